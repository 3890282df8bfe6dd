import { attacksLeft } from '../../mechanics/attack-targets.ts';
import type { Undone } from '../../judge/verdict/outcome.ts';
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

/** A loot card or ability that lay on the stack, and what has come of it. */
interface Left {
	readonly item: StackItem;
	readonly came: 'resolved' | Undone['came'];
}

/** What has left the stack, in the order in which it did. */
function leftOf({ happened, outcome }: CameOf): readonly Left[] {
	const gone = new Map(outcome.undone.map(({ item, came }) => [item.id, came]));
	const items = happened.flatMap((what) =>
		what.did === 'began to resolve' || what.did === 'cancelled' || what.did === 'fizzled'
			? [what.item]
			: []
	);
	return items.flatMap((item, at) => {
		const isFirst = items.findIndex(({ id }) => id === item.id) === at;
		return isFirst && cardIn(item) !== null
			? [{ item, came: gone.get(item.id) ?? 'resolved' }]
			: [];
	});
}

const controllerOf = (item: StackItem): Seat | 'game' | null =>
	'controller' in item ? item.controller : null;

/** A card whose fate is asked, and whose it is; null is anybody. */
export interface AskedCard {
	readonly key: CardKey;
	readonly of: Seat | null;
}

const fatesOf = ({ key, of }: AskedCard, came: CameOf): readonly Left[] =>
	leftOf(came).filter(
		({ item }) => cardIn(item) === key && (of === null || controllerOf(item) === of)
	);

/** What has come of a card, or of each that may be meant; null where it differs, or none lay there. */
export function fateOf(card: AskedCard, came: CameOf): Left['came'] | null {
	const [first, ...others] = fatesOf(card, came).map((one) => one.came);
	return first !== undefined && others.every((other) => other === first) ? first : null;
}

/** A card or its ability on the stack is cancelled, fizzles, resolves; null where it never lay there. */
export const comesTo = (card: AskedCard, came: Left['came']): Fact =>
	settled((of) => {
		const fate = fateOf(card, of);
		return fate === null ? null : fate === came;
	});

/** Loot cards and abilities in the order in which they resolve. */
export const resolvedOf = (of: CameOf): readonly StackItem[] =>
	leftOf(of).flatMap(({ item, came }) => (came === 'cancelled' ? [] : [item]));

/** Whose cards of a name do what they say; null where none does, or it is the game's. */
export const controllersOf =
	(card: CardKey | null) =>
	(of: CameOf): readonly Seat[] | null => {
		const seats = leftOf(of).flatMap(({ item, came }) => {
			const seat = controllerOf(item);
			return cardIn(item) === card && came === 'resolved' && typeof seat === 'number' ? [seat] : [];
		});
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

/** An attack roll, and what it came to: one that never resolved neither hit nor missed. */
interface AttackRolled {
	readonly result: number;
	readonly came: 'hit' | 'missed' | null;
}

const rollsIn = ({ happened }: CameOf): readonly AttackRolled[] =>
	happened.flatMap((what): readonly AttackRolled[] => {
		if (what.did === 'hit' || what.did === 'missed')
			return [{ result: what.result, came: what.did }];
		if (what.did !== 'fizzled' && what.did !== 'cancelled') return [];
		const { item } = what;
		return item.kind === 'roll' && item.purpose.for === 'attack'
			? [{ result: item.result, came: null }]
			: [];
	});

/** Every attack roll that was told came to that, or none did. */
const allCame = (came: 'hit' | 'missed'): Fact =>
	settled((of) => inAll(rollsIn(of).map((roll) => roll.came === came)));
export const hits: Fact = allCame('hit');
export const misses: Fact = allCame('missed');

/** An attack roll came to that. @param at which one of them, from 0; −1 is the last. */
const cameAt = (at: number, came: 'hit' | 'missed'): Fact =>
	settled((of) => {
		const roll = rollsIn(of).at(at);
		return roll ? roll.came === came : null;
	});
/** It resolved, whatever it came to. */
export const countsAt = (at: number): Fact =>
	settled((of) => {
		const roll = rollsIn(of).at(at);
		return roll ? roll.came !== null : null;
	});
export const hitsAt = (at: number): Fact => cameAt(at, 'hit');
export const missesAt = (at: number): Fact => cameAt(at, 'missed');

/** Every attack roll of a number came to that, or none did. */
const cameWith = (result: number, came: 'hit' | 'missed'): Fact =>
	settled((of) =>
		inAll(rollsIn(of).flatMap((roll) => (roll.result === result ? [roll.came === came] : [])))
	);
export const hitsWith = (result: number): Fact => cameWith(result, 'hit');
export const missesWith = (result: number): Fact => cameWith(result, 'missed');

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
export const discarded = (card: AskedCard): Fact =>
	once((of) => {
		const [first] = of.parts;
		const all = leftOf(of).filter(({ item }) => cardIn(item) === card.key);
		if (!first || all.length === 0) return null;
		const more = inDiscards(of.end, card.key) - inDiscards(first.before, card.key);
		return inAll(all.map((_, at) => at < more));
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
