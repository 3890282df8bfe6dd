/** The words of the game that everything else is made of. */

/** A player's place in turn order, counted from 0; the seat is the player's identity. */
export type Seat = number;
/** Identity of an object in play. Ids only grow: a larger id entered play later. */
export type ObjectId = number;
/** Identity of a thing on the stack; shares one counter with objects, so a larger id was put there later. */
export type ItemId = number;
/** A card of the library, by its slug ("butter-bean"). */
export type CardKey = string;

export const DECKS = ['loot', 'treasure', 'monster', 'room'] as const;
export type Deck = (typeof DECKS)[number];

export const SLOT_KINDS = ['monster', 'shop', 'room'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/** The deck a slot is refilled from. */
export const DECK_OF_SLOT = { monster: 'monster', shop: 'treasure', room: 'room' } as const;

export const OBJECT_KINDS = [
	'character',
	'item',
	'soul',
	'curse',
	'monster',
	'event',
	'room'
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];

/** The numbers that a die can show. */
export const DIE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** The editions of the rulebook: the usual one, its later states, and what came before it. */
export const EDITIONS = ['2023', '2024', 'original'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** The same in the order in which they came out. */
export const IN_TIME: readonly EditionId[] = ['original', '2023', '2024'];

/** The editions that are a later state of another: what is not said of them is as it is there. */
const LATER_STATES = { '2024': '2023' } as const;

/** An edition whose rulebook is no later state of another. */
export type RootEdition = Exclude<EditionId, keyof typeof LATER_STATES>;

/** The edition that one is a state of; itself where it is its own. */
export const rootOf = (edition: EditionId): RootEdition =>
	isLaterState(edition) ? LATER_STATES[edition] : edition;

/** The editions that are no later state of another. */
export const ROOT_EDITIONS: readonly RootEdition[] = [...new Set(EDITIONS.map(rootOf))];

function isLaterState(edition: EditionId): edition is keyof typeof LATER_STATES {
	return Object.hasOwn(LATER_STATES, edition);
}

/** A place in the card library where an effect is written: the card, its line, and the way down inside that line. */
export interface EffectRef {
	readonly card: CardKey;
	readonly line: number;
	readonly path: readonly number[];
	/** The effect as it is with all its countable qualities doubled. */
	readonly doubled?: true;
	/** The numbers of its line that are others, counted in their order, and by how much. */
	readonly changed?: readonly { readonly at: number; readonly by: number }[];
}

/** Anything a target or a choice can point at. */
export type Ref =
	| { readonly player: Seat }
	| { readonly object: ObjectId }
	| { readonly item: ItemId }
	| { readonly deck: Deck }
	| { readonly discard: Deck }
	| { readonly slot: SlotKind; readonly index: number }
	/** A card in the hand of a player; `null` is a card nobody has named yet. */
	| { readonly hand: Seat; readonly card: CardKey | null }
	/** A player's attack under way. */
	| { readonly attackOf: Seat };

/** Something that a question offers: a thing to point at, a number, a trigger to order, a yes or a no. */
export type Option =
	| Ref
	| { readonly number: number }
	| { readonly trigger: number }
	| { readonly mode: number }
	| { readonly card: CardKey | null; readonly at: number }
	| { readonly answer: 'yes' | 'no' }
	/** One of the words that an ability puts to the vote. */
	| { readonly word: string };

/** Whether two options point at the same thing. */
export function sameOption(a: Option, b: Option): boolean {
	const one: Readonly<Record<string, unknown>> = a;
	const other: Readonly<Record<string, unknown>> = b;
	for (const key in one) if (one[key] !== other[key]) return false;
	for (const key in other) if (!(key in one)) return false;
	return true;
}
