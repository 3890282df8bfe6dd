import type { Ability, Keyword } from '../abilities/grammar.ts';
import type { Deck, EditionId } from '../model/words.ts';

export const CARD_KINDS = [
	'character',
	'starting item',
	'treasure',
	'loot',
	'monster',
	'event',
	'curse',
	'room',
	'bonus soul'
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What a monster gives when it dies (2.3.1). */
export type Reward =
	| { readonly gain: '¢'; readonly amount: number }
	| { readonly gain: 'loot'; readonly amount: number }
	| { readonly gain: 'treasure'; readonly amount: number };

/** A card of the library: facts and abilities, no behaviour. */
export interface Card {
	readonly name: string;
	readonly kind: CardKind;
	/** Tells cards of one name apart ("white/blue" of the Pills). */
	readonly variant?: string;
	readonly hp?: number;
	readonly attack?: number;
	/** Missing on a monster that cannot be attacked. */
	readonly evasion?: number;
	readonly rewards?: readonly Reward[];
	/** The soul value it gives as a soul (2.4); 0 without a soul icon. */
	readonly souls?: number;
	readonly startingItem?: string;
	/** The card that its back face is (6.15). */
	readonly back?: string;
	/** Leaves the deck in a game of one or two players (2.7). */
	readonly threePlus?: true;
	/** Everybody begins with a copy of it in casino mode of the original rules. */
	readonly casino?: true;
	/** It is an Eden, which everybody is dealt where that is agreed (20.2). */
	readonly eden?: true;
	readonly keywords?: readonly Keyword[];
	/** Copies in the base set's deck. */
	readonly copies: number;
	readonly abilities: readonly Ability[];
	/** Abilities of another edition, where they differ. */
	readonly variants?: Partial<Record<EditionId, readonly Ability[]>>;
}

/** A card with the abilities that it has in the original edition instead. */
export const originally = (card: Card, ...abilities: Ability[]): Card => ({
	...card,
	variants: { ...card.variants, original: abilities }
});

/** The deck a kind of card belongs to, or null where it has none (3.2). */
export function deckOf(kind: CardKind): Deck | null {
	switch (kind) {
		case 'treasure':
			return 'treasure';
		case 'loot':
			return 'loot';
		case 'monster':
		case 'event':
		case 'curse':
			return 'monster';
		case 'room':
			return 'room';
		case 'character':
		case 'starting item':
		case 'bonus soul':
			return null;
	}
}
