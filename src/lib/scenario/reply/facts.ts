import type { PlayerOutcome } from '../../judge/verdict/outcome.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';

const once = (holds: Fact['holds']): Fact => ({ holds, stays: [true] });
const settled = (holds: Fact['holds']): Fact => ({ holds, stays: [true, false] });

/** The opposite of a fact: it holds where that does not, and nothing is known of it where nothing is of that. */
const not = ({ holds, stays }: Fact): Fact => ({
	holds: (of) => {
		const is = holds(of);
		return is === null ? null : !is;
	},
	stays: stays.map((value) => !value)
});

const ofPlayer = (seat: Seat, is: (player: PlayerOutcome) => boolean): Fact['holds'] => {
	return ({ outcome }) => {
		const player = outcome.players[seat];
		return player ? is(player) : null;
	};
};

export const dies = (seat: Seat): Fact => once(ofPlayer(seat, ({ died }) => died));
export const lives = (seat: Seat): Fact => not(dies(seat));

/** Gains a soul, or the one of a card. */
export const gainsSoul = (seat: Seat, card: CardKey | null): Fact =>
	once(
		ofPlayer(seat, ({ soulsGained }) =>
			soulsGained.some((soul) => card === null || soul.card === card)
		)
	);

export const gainsSouls = (seat: Seat, count: number): Fact => ({
	holds: ofPlayer(seat, ({ souls }) => souls.after - souls.before === count),
	stays: []
});

/** Gets the reward of a monster, of a certain one or of any. */
export const rewarded = (seat: Seat, card: CardKey | null): Fact =>
	once(({ outcome }) => rewardsOf(outcome, card).includes(seat));

/** Who got a reward. */
export const rewardsOf = (
	{ monsters }: CameOf['outcome'],
	card: CardKey | null
): readonly Seat[] => [
	...new Set(
		monsters.flatMap(({ monster, rewardTo, rewardAlsoTo = [] }) =>
			rewardTo !== null && (card === null || monster.card === card)
				? [rewardTo, ...rewardAlsoTo]
				: []
		)
	)
];

export const gainsCents = (seat: Seat): Fact => ({
	holds: ofPlayer(seat, ({ cents }) => cents.after > cents.before),
	stays: []
});
export const loots = (seat: Seat): Fact => once(ofPlayer(seat, ({ looted }) => looted > 0));

export const losesCents = (seat: Seat): Fact => ({
	holds: ofPlayer(seat, ({ cents }) => cents.after < cents.before),
	stays: []
});
export const losesLoot = (seat: Seat): Fact =>
	once(ofPlayer(seat, ({ discarded }) => discarded.length > 0));
export const losesItem = (seat: Seat): Fact =>
	once(ofPlayer(seat, ({ itemsLost }) => itemsLost.length > 0));
export const losesSoul = (seat: Seat): Fact =>
	once(ofPlayer(seat, ({ soulsLost }) => soulsLost.length > 0));
/** Loses an item, a soul or a loot card. */
export const losesCard = (seat: Seat, card: CardKey): Fact =>
	once(
		ofPlayer(
			seat,
			({ itemsLost, soulsLost, discarded }) =>
				[...itemsLost, ...soulsLost].some((one) => one.card === card) || discarded.includes(card)
		)
	);
/** Gains an item or a soul. */
export const gainsCard = (seat: Seat, card: CardKey): Fact =>
	once(
		ofPlayer(seat, ({ itemsGained, soulsGained }) =>
			[...itemsGained, ...soulsGained].some((one) => one.card === card)
		)
	);

export const paysPenalty = (seat: Seat): Fact =>
	once(({ happened }) => happened.some((what) => what.did === 'penalty' && what.player === seat));

export const takesDamage = (seat: Seat): Fact => once(ofPlayer(seat, ({ damage }) => damage > 0));
export const takesSoMuch = (seat: Seat, amount: number): Fact => ({
	holds: ofPlayer(seat, ({ damage }) => damage === amount),
	stays: []
});

export const wins = (seat: Seat): Fact =>
	once(({ outcome }) => outcome.winners?.includes(seat) ?? false);

/** Whoever "he" or "they" may be dies, a monster among them: all, or none, or nothing can be said. */
export const anyoneDies: Fact = once(({ outcome: { players, monsters } }) =>
	inAll([...players, ...monsters].map(({ died }) => died))
);
export const anyoneLives: Fact = not(anyoneDies);

const monstersOf = ({ outcome: { monsters } }: CameOf, card: CardKey | null) =>
	monsters.filter(({ monster }) => card === null || monster.card === card);

/** A monster dies: of several that "it" may be, all or none, or nothing can be said. */
export const monsterDies = (card: CardKey | null): Fact =>
	once((of) => inAll(monstersOf(of, card).map(({ died }) => died)) ?? (card ? false : null));
export const monsterLives = (card: CardKey | null): Fact => not(monsterDies(card));
export const monsterHurt = (card: CardKey | null): Fact =>
	once(
		(of) => inAll(monstersOf(of, card).map(({ damage }) => damage > 0)) ?? (card ? false : null)
	);

/** What each of several things says, where they say the same; null where they do not, or there are none. */
function inAll([first, ...others]: readonly boolean[]): boolean | null {
	if (first === undefined) return null;
	return others.every((other) => other === first) ? first : null;
}

const cardIn = (item: StackItem): CardKey | null => {
	if (item.kind === 'loot') return item.card;
	return item.kind === 'ability' ? item.effect.card : null;
};

/** A card or its ability on the stack is cancelled; null where it never lay there. */
export const undone = (card: CardKey, came: 'cancelled' | 'fizzled' | 'either'): Fact =>
	settled(({ outcome, happened }) => {
		const gone = outcome.undone.filter(({ item }) => cardIn(item) === card);
		if (gone.length > 1) return null;
		const [one] = gone;
		if (one) return came === 'either' || one.came === came;
		return resolved(happened, card) ? false : null;
	});
/** It resolves; whatever comes later, what has left the stack has left it. */
export const resolves = (card: CardKey): Fact => ({
	...not(undone(card, 'either')),
	stays: [true, false]
});

const resolved = (happened: readonly Happening[], card: CardKey): boolean =>
	happened.some((what) => what.did === 'began to resolve' && cardIn(what.item) === card);

/** An ability triggers; null where neither it nor its silence was told. */
export const triggers = (card: CardKey): Fact =>
	settled(({ outcome, happened }) => {
		if (happened.some((what) => what.did === 'triggered' && what.source.card === card)) return true;
		return outcome.silent.some(({ source }) => source.card === card) ? false : null;
	});

/** The attack is over. */
export const attackOver: Fact = once(({ outcome }) => {
	const last = outcome.attacks.at(-1);
	return last ? last.ended !== null : null;
});
export const attackGoesOn: Fact = not(attackOver);

/** Every attack roll that was told hits, or none does. */
export const hits: Fact = settled(({ happened }) =>
	inAll(happened.flatMap(({ did }) => (did === 'hit' ? [true] : did === 'missed' ? [false] : [])))
);
export const misses: Fact = not(hits);

/** What was declared comes to nothing; null where nothing was to be purchased. */
export const purchaseFails: Fact = settled(({ happened }) => {
	const ends = happened.flatMap(({ did }) =>
		did === 'purchase failed' ? [true] : did === 'purchased' ? [false] : []
	);
	return inAll(ends);
});
export const purchases: Fact = not(purchaseFails);

/** The turn is over; null where its end was declared, since what comes of that is not gone into. */
export const turnOver: Fact = once(({ happened }) => {
	if (happened.some(({ did }) => did === 'turn ends' || did === 'turn passed')) return true;
	const isDeclared = happened.some((what) => what.did === 'declared' && what.what === 'end turn');
	return isDeclared ? null : false;
});

/** Of players who die, the one who does first. */
export const firstDead = ({ happened }: CameOf): readonly Seat[] =>
	happened
		.flatMap((what) => (what.did === 'died' && 'player' in what.of ? [what.of.player] : []))
		.slice(0, 1);

/** Who dies; null where only monsters do, which is no "nobody". */
export const dead = ({ outcome: { players, monsters } }: CameOf): readonly Seat[] | null =>
	unlessMonsters(
		players.filter(({ died }) => died),
		monsters.some(({ died }) => died)
	);
/** Who takes damage; null where only monsters do. */
export const hurt = ({ outcome: { players, monsters } }: CameOf): readonly Seat[] | null =>
	unlessMonsters(
		players.filter(({ damage }) => damage > 0),
		monsters.some(({ damage }) => damage > 0)
	);

const unlessMonsters = (
	players: readonly PlayerOutcome[],
	areMonsters: boolean
): readonly Seat[] | null =>
	players.length === 0 && areMonsters ? null : players.map(({ player }) => player);
