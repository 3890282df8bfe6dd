import { cardOf } from '../../cards/library.ts';
import type { Undone } from '../../judge/verdict/outcome.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { CameOf, Fact } from './asked.ts';
import { either, inAll, not, ofAny, once, settled } from './fact.ts';

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

/** What a card says never comes to be; null where it does, since that may have changed nothing. */
export const wasted = (card: AskedCard): Fact =>
	settled((of) => {
		const fate = fateOf(card, of);
		return fate === null || fate === 'resolved' ? null : true;
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

/** An ability triggers; null where it was not there, or nothing triggers it. */
export const triggers = (card: CardKey): Fact =>
	once(({ outcome, happened, told, parts }) => {
		const isIts = (item: StackItem): boolean => item.kind === 'ability' && cardIn(item) === card;
		if (happened.some((what) => what.did === 'triggered' && what.source.card === card)) return true;
		if (outcome.silent.some(({ source }) => source.card === card)) return false;
		const [first] = parts;
		if (told.stack.some(isIts) || !first || !isInPlay(first.before, card)) return null;
		return cardOf(card).abilities.some(({ way }) => way === 'trigger') ? false : null;
	});

const isInPlay = ({ players, slots }: Position, card: CardKey): boolean =>
	[
		...players.flatMap(({ items, curses, character }) => [...items, ...curses, character]),
		...[slots.monster, slots.room].flat().map(({ top }) => top)
	].some((one) => one?.card === card);

/** What was told last resolves first; null where nothing else lies there. */
export const newestFirst: Fact = settled(({ told }) => (told.stack.length > 1 ? true : null));

/** An item or character is recharged. */
export const recharged = (card: CardKey): Fact =>
	settled(({ happened }) =>
		happened.some((what) => what.did === 'recharged' && what.source.card === card)
	);

/** The attack is over. */
export const attackOver: Fact = once(({ outcome }) => {
	const last = outcome.attacks.at(-1);
	return last ? last.ended !== null : null;
});
export const attackGoesOn: Fact = not(attackOver);

/** A card or its ability is what resolves first of all that lies on the stack; null where it does not lie there. */
export const resolvesFirst = (card: AskedCard): Fact =>
	settled(({ told }) => {
		const isIt = (item: StackItem): boolean =>
			cardIn(item) === card.key && (card.of === null || controllerOf(item) === card.of);
		const top = told.stack.at(-1);
		return top && told.stack.some(isIt) ? isIt(top) : null;
	});

/** An item or a character is deactivated; null where it is not in play. */
export const deactivated = (card: AskedCard): Fact =>
	settled(({ end }) =>
		inAll(
			end.players.flatMap(({ items, character }, seat) =>
				[...items, character].flatMap((one) =>
					one.card === card.key && (card.of === null || card.of === seat) ? [!one.charged] : []
				)
			)
		)
	);

/** What was tapped stays deactivated; null where nothing was. */
export const tappedStays: Fact = settled(({ happened, end }) => {
	const tapped = happened.flatMap((what) =>
		what.did === 'activated' && what.way === 'tap' ? [what.source.object] : []
	);
	const all = end.players.flatMap(({ items, character }) => [...items, character]);
	return inAll(all.flatMap(({ id, charged }) => (tapped.includes(id) ? [!charged] : [])));
});

/** Something that was played or activated is cancelled; null where nothing lay there. */
export const cancelsAny: Fact = settled((of) => {
	const all = leftOf(of);
	return all.length === 0 ? null : all.some(({ came }) => came === 'cancelled');
});

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

/** Damage is prevented, and none is dealt. */
const allPrevented: Fact = settled(({ happened }) =>
	happened.some(({ did }) => did === 'took damage')
		? false
		: happened.some(({ did }) => did === 'prevented damage') || null
);

/** A card or its ability is cancelled, or all damage is prevented. */
export const isStopped = (card: AskedCard): Fact =>
	ofAny([comesTo(card, 'cancelled'), allPrevented]);

/** The damage of an attack is dealt; none is where its roll never resolves. Null where some of it is prevented. */
export const combatDamageDealt: Fact = settled(({ happened, outcome }) => {
	const dealt = happened.some((what) => what.did === 'took damage' && what.combat);
	if (happened.some(({ did }) => did === 'prevented damage') || outcome.attacks.length === 0)
		return null;
	const isGone = outcome.undone.some(({ item }) => item.kind === 'damage' && item.combat);
	return dealt && isGone ? null : dealt;
});

/** Damage is dealt, and none by what comes to nothing. */
export const dealsAny: Fact = either(
	damageDealt,
	settled((of) => (leftOf(of).some(({ came }) => came !== 'resolved') ? false : null))
);

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

/** The loot card that was told last is discarded; null where that is no loot card. */
export const lastDiscarded: Fact = once((of) => {
	const last = of.told.stack.at(-1);
	if (last?.kind !== 'loot') return null;
	return discarded({ key: last.card, of: last.controller }).holds(of);
});
