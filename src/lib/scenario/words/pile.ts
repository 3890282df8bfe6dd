/** What lies in slots, decks and discards, and ¢. */
import { deckOf } from '../../cards/card.ts';
import type { Deck } from '../../model/words.ts';
import type { Fitting } from '../parse/card.ts';
import { fail, readAll, shorten, type Reader } from '../parse/reader.ts';
import { part, split, type Span } from '../parse/span.ts';
import { REST_OF_DECK } from '../reserved-words.ts';
import {
	ITEM,
	readCell,
	readList,
	readSlot,
	slotText,
	type CellSetup,
	type SlotSetup
} from './object.ts';

/** The cards of a deck. */
export const ofDeck = (deck: Deck): Fitting => ({
	fits: ({ kind }) => deckOf(kind) === deck,
	what: `a card of the ${deck} deck`
});

/** A bonus soul. */
export const BONUS_SOUL: Fitting = {
	fits: ({ kind }) => kind === 'bonus soul',
	what: 'a bonus soul'
};

/** The word of a line about slots, by their kind. */
export const SLOT_WORDS = { monster: 'monsters', shop: 'shop', room: 'rooms' } as const;

/** What can lie in each kind of slot. */
const MONSTER: Fitting = {
	fits: ({ kind, keywords }) =>
		deckOf(kind) === 'monster' || (keywords?.includes('ambush') ?? false),
	what: 'a card of the monster deck, or an ambush'
};

export const SLOT_FITS = { monster: MONSTER, shop: ITEM, room: ofDeck('room') } as const;

/** Reads the slots of one kind, first to last; `none` for no slot, `empty` for one without a card. */
export function readSlots(
	reader: Reader,
	span: Span,
	slot: keyof typeof SLOT_FITS
): readonly SlotSetup[] | null {
	if (/^none$/iu.test(span.text)) return [];
	return readAll(split(span, ','), (one) => readSlot(reader, one, SLOT_FITS[slot]));
}

export const slotsText = (slots: readonly SlotSetup[]): string =>
	slots.map(slotText).join(', ') || 'none';

/** Reads a deck or discard, the top first; `...` is as many unknown cards as a deck has by default. */
export function readPile(reader: Reader, span: Span, deck: Deck): readonly CellSetup[] | null {
	return readList(reader, span, (one) =>
		/^(\.\.\.|…)$/u.test(one.text) ? { unknown: REST_OF_DECK } : readCell(reader, one, ofDeck(deck))
	);
}

/** Reads the expected cards of a pile; `...` says that others may lie below. */
export function readExpectedPile(
	reader: Reader,
	span: Span,
	deck: Deck
): { readonly cards: readonly CellSetup[]; readonly more?: true } | null {
	const open = /(?:^|,)\s*(?:\.\.\.|…)$/u.exec(span.text);
	const listed = open ? part(span, 0, open.index) : span;
	const cards =
		open && listed.text === ''
			? []
			: readList(reader, listed, (one) => readCell(reader, one, ofDeck(deck)));
	return cards && { cards, ...(open ? { more: true as const } : {}) };
}

/** Reads an amount of ¢. */
export function readCents(reader: Reader, span: Span): number | null {
	const found = /^(\d{1,4})\s?(?:¢|c|cents?)?$/iu.exec(span.text)?.[1];
	if (found !== undefined) return Number(found);
	return fail(reader, span, `“${shorten(span.text)}” is not an amount of ¢.`, { expected: '90¢' });
}
