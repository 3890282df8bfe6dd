import { attacksLeft } from '../../mechanics/attack-targets.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';
import { inAll, not, once, settled } from './fact.ts';

/** The card of a loot card or of an ability on the stack. */
export const cardIn = (item: StackItem): CardKey | null => {
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

/** Loot cards and abilities in the order in which they resolve. */
export const resolvedOf = ({ happened }: CameOf): readonly StackItem[] =>
	happened.flatMap((what) =>
		what.did === 'began to resolve' && cardIn(what.item) !== null ? [what.item] : []
	);

/** Whose cards of a name resolve; null where none does, or it is the game's. */
export const controllersOf =
	(card: CardKey | null) =>
	(of: CameOf): readonly Seat[] | null => {
		const seats = resolvedOf(of).flatMap((item) =>
			cardIn(item) === card && 'controller' in item && item.controller !== 'game'
				? [item.controller]
				: []
		);
		return seats.length > 0 ? [...new Set(seats)] : null;
	};

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

const hitsIn = ({ happened }: CameOf): readonly boolean[] =>
	happened.flatMap(({ did }) => (did === 'hit' ? [true] : did === 'missed' ? [false] : []));

/** Every attack roll that was told hits, or none does. */
export const hits: Fact = settled((of) => inAll(hitsIn(of)));
export const misses: Fact = not(hits);
/** An attack roll hits. @param at which one of them, from 0; −1 is the last. */
export const hitsAt = (at: number): Fact => settled((of) => hitsIn(of).at(at) ?? null);
export const missesAt = (at: number): Fact => not(hitsAt(at));

/** All damage that lay on the stack is dealt, or none is; null where some is. */
export const damageDealt: Fact = settled(({ happened, outcome }) =>
	inAll([
		...happened.flatMap(({ did }) =>
			did === 'took damage' ? [true] : did === 'prevented damage' ? [false] : []
		),
		...outcome.undone.flatMap(({ item }) => (item.kind === 'damage' ? [false] : []))
	])
);
export const damageGone: Fact = not(damageDealt);

/** What was declared comes to nothing; null where nothing was to be purchased. */
export const purchaseFails: Fact = settled(({ happened }) => {
	const ends = happened.flatMap(({ did }) =>
		did === 'purchase failed' ? [true] : did === 'purchased' ? [false] : []
	);
	return inAll(ends);
});
export const purchases: Fact = not(purchaseFails);

const inDiscards = ({ discards }: Position, card: CardKey): number =>
	Object.values(discards)
		.flat()
		.filter((one) => one.card === card).length;

/** A card goes into its discard; null where it was not on the stack. */
export const discarded = (card: CardKey): Fact =>
	once((of) => {
		const [first] = of.parts;
		if (!first || resolves(card).holds(of) === null) return null;
		return inDiscards(of.end, card) > inDiscards(first.before, card);
	});

/** The turn is over; null where its end was declared, since what comes of that is not gone into. */
export const turnOver: Fact = once(({ happened }) => {
	if (happened.some(({ did }) => did === 'turn ends' || did === 'turn passed')) return true;
	const isDeclared = happened.some((what) => what.did === 'declared' && what.what === 'end turn');
	return isDeclared ? null : false;
});

/** The turn of somebody is over; null where it is somebody else's. */
export const turnOverOf = (seat: Seat): Fact => ({
	holds: (of) => (of.end.turn.active === seat ? turnOver.holds(of) : null),
	stays: turnOver.stays
});
/** It is their turn still; null where its end was declared. */
export const isTurnOf = (seat: Seat): Fact => ({
	holds: (of) => {
		const next = whoseTurn(of);
		return next === null ? null : next === seat;
	},
	stays: [true, false]
});

/** Whose turn it is once all has resolved: that of the next player where it ends; null where that is not plain. */
export function whoseTurn(of: CameOf): Seat | null {
	const { end } = of;
	const { active } = end.turn;
	const isOver = turnOver.holds(of);
	if (isOver === null || end.winners) return null;
	if (!isOver) return active;
	const isPlain = (end.extraTurns ?? []).length === 0 && !end.turn.extra;
	const next = (active + 1) % end.players.length;
	return isPlain && (end.players[next]?.skips ?? 0) === 0 ? next : null;
}

/** Somebody may declare an attack after all that; null while one goes on. */
export const mayAttackAgain = (seat: Seat): Fact =>
	settled((of) => {
		const { end, outcome } = of;
		if (outcome.attacks.at(-1)?.ended === null || turnOver.holds(of) === null) return null;
		const isAble = end.turn.active === seat && turnOver.holds(of) === false;
		return isAble && end.players[seat]?.dead !== true && attacksLeft(end, seat) > 0;
	});
