import type { MonsterOutcome } from '../../judge/verdict/outcome.ts';
import type { Who } from '../../model/happening/named.ts';
import type { CardKey } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';
import { inAll, not, once } from './fact.ts';

export const isTo = (to: Who, { monster }: MonsterOutcome): boolean =>
	'object' in to && to.object === monster.object;
/** Damage was dealt to a monster, which no longer shows on one that has died. */
export const isHurt = (monster: MonsterOutcome, { happened }: CameOf): boolean =>
	happened.some((what) => what.did === 'took damage' && isTo(what.to, monster));

/** The monsters that are told of die: all, or none, or nothing can be said. */
export const monstersDie: Fact = {
	...once(({ outcome: { monsters } }) => inAll(monsters.map(({ died }) => died))),
	of: 'monsters'
};
export const monstersHurt: Fact = {
	...once((of) => inAll(of.outcome.monsters.map((monster) => isHurt(monster, of)))),
	of: 'monsters'
};
export const monstersLive: Fact = not(monstersDie);

const isOf =
	(card: CardKey | null) =>
	({ monster }: MonsterOutcome): boolean =>
		card === null || monster.card === card;
export const monstersOf = ({ outcome: { monsters } }: CameOf, card: CardKey | null) =>
	monsters.filter(isOf(card));

/** A monster dies: of several that "it" may be, all or none, or nothing can be said. */
export const monsterDies = (card: CardKey | null): Fact =>
	once((of) => inAll(monstersOf(of, card).map(({ died }) => died)) ?? (card ? false : null));
export const monsterLives = (card: CardKey | null): Fact => not(monsterDies(card));
export const monsterHurt = (card: CardKey | null): Fact =>
	once(
		(of) =>
			inAll(monstersOf(of, card).map((monster) => isHurt(monster, of))) ?? (card ? false : null)
	);

/** It dies and is nobody's soul; null where nothing is told of it. */
export const monsterDiscarded = (card: CardKey): Fact =>
	once((of) => inAll(monstersOf(of, card).map(({ died, soulTo }) => died && soulTo === null)));
