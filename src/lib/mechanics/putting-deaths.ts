import type { Task } from '../model/frame.ts';
import type { Damageable } from '../model/stack.ts';
import type { Option } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import { abilityWritten } from './abilities-on.ts';
import { deathsTogether, forgetDoomed } from './deaths.ts';
import type { TaskResult } from './task-result.ts';
import { ask, follow, type Run } from './run.ts';
import { putDeath } from './stack.ts';
import { sameDamageable } from './stats.ts';
import { looksAtDamage } from './waiting.ts';

const NOTHING: TaskResult = [];

type PutDeaths = Extract<Task, { do: 'put deaths' }>;

/** Deaths in the order in which they resolve, and the rules of that order. */
interface Ordered {
	readonly deaths: readonly Damageable[];
	readonly rules: readonly RuleId[];
}

/**
 * Puts deaths on the stack. What is put last resolves first: players below monsters. Whom one effect
 * kills dies in the order of the effect; of others, several players in the order of the edition,
 * several monsters as the active player orders them.
 */
export function putDeaths(
	run: Run,
	{ players, monsters, playersFirst, byTiming }: PutDeaths
): TaskResult {
	const ofMonsters = orderMonsters(run, monsters);
	if (!ofMonsters) return null;
	const ofPlayers = orderPlayers(run, players);
	const both: readonly RuleId[] = players.length > 0 && monsters.length > 0 ? ['death.order'] : [];
	const put = ({ deaths, rules }: Ordered): void => {
		const inOrder = byTiming ?? rules.length > 0;
		for (const of of deaths.toReversed())
			putDeath(run, of, [
				'death.at-zero',
				...rules,
				...both,
				...(inOrder
					? (['player' in of ? 'timing.own-death' : 'timing.monsters-first'] as const)
					: []),
				...(byTiming ? [] : rulesOfPlace(run))
			]);
	};
	for (const ordered of playersFirst ? [ofMonsters, ofPlayers] : [ofPlayers, ofMonsters])
		put(ordered);
	forgetDoomed(run);
	return NOTHING;
}

/** Monsters: as one effect has them die, else as the active player says, who keeps to such orders. */
function orderMonsters(run: Run, monsters: readonly Damageable[]): Ordered | null {
	const lots = deathsTogether(run.position, monsters);
	const [first = [], ...others] = lots;
	if (others.length === 0)
		return { deaths: first, rules: first.length > 1 ? ['each.monsters'] : [] };
	const purpose = { about: 'death order' } as const;
	const who = run.position.turn.active;
	const rules = ['death.players-order'] as const;
	if (lots.length === monsters.length) {
		const order = ask(run, 0, { who, purpose, domain: { pick: 'order' }, options: monsters });
		return order && { deaths: order.flatMap(damageableIn), rules };
	}
	const deaths: Damageable[] = [];
	for (let n = 0; deaths.length < monsters.length; n++) {
		const next = lots.flatMap((lot) => lot.find((one) => !includes(deaths, one)) ?? []);
		const answer = ask(run, n, { who, purpose, domain: { pick: 'one' }, options: next });
		if (!answer) return null;
		deaths.push(...answer.flatMap(damageableIn));
	}
	return { deaths, rules };
}

/** Players: in turn order where one effect kills them; else as the edition or the reading has it. */
function orderPlayers(run: Run, players: readonly Damageable[]): Ordered {
	if (players.length < 2) return { deaths: players, rules: [] };
	if (deathsTogether(run.position, players).length === 1)
		return { deaths: players, rules: ['each.stacked'] };
	const turnwise =
		run.options.playerDeaths === 'resolve in turn order' &&
		follow(run, 'player-deaths') === 'turn-order';
	return {
		deaths: turnwise ? players : players.toReversed(),
		rules: ['death.players-order']
	};
}

/** What damage has triggered lies below the death that it causes. */
function rulesOfPlace({ position }: Run): readonly RuleId[] {
	const below = position.stack.at(-1);
	const isOfDamage =
		below?.kind === 'ability' &&
		below.way === 'trigger' &&
		looksAtDamage(abilityWritten(position, below.effect));
	return isOfDamage ? ['death.above-damage-triggers'] : [];
}

const includes = (all: readonly Damageable[], one: Damageable): boolean =>
	all.some((other) => sameDamageable(one, other));

const damageableIn = (option: Option): readonly Damageable[] =>
	'player' in option || 'object' in option ? [option] : [];
