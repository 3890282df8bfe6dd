import type { Card } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import { variantsSaid } from '../../cards/nicknames.ts';
import type { CardKey } from '../../model/words.ts';
import { basePrinting, cardsMeant, cardsCalled, cardText } from '../names.ts';
import { fail, shorten, type Reader } from './reader.ts';
import { meant } from './meant.ts';
import { lastBracket, letters, part, plain, sameWord, split, type Span } from './span.ts';

/** A kind of card that fits a place of the text, and how that place is called in an error. */
export interface Fitting {
	readonly fits: (card: Card) => boolean;
	readonly what: string;
	/** Names that are no cards and could stand there too. */
	readonly others?: readonly string[];
}

export const ANY_CARD: Fitting = { fits: () => true, what: 'the name of a card' };
export const LOOT: Fitting = { fits: (card) => card.kind === 'loot', what: 'a loot card' };

/** A card's name with what stands in brackets behind it, one entry for each remark. */
export interface Bracketed {
	readonly card: CardKey;
	readonly remarks: readonly Span[];
	/** The number after "#". */
	readonly copy: number | null;
}

/** Reads a card's name, `#2`, and brackets: the variant settles which card, the rest are remarks. */
export function readCard(reader: Reader, span: Span, fitting = ANY_CARD): Bracketed | null {
	let name = /^card\s/iu.test(span.text) ? part(span, 'card'.length) : span;
	let copy: number | null = null;
	const remarks: Span[] = [];
	for (;;) {
		if (cardsCalled(name.text, reader.cards).length > 0) break;
		const numbered = /\s*#(\d{1,3})$/u.exec(name.text);
		const bracket = lastBracket(name);
		if (numbered && Number(numbered[1]) === 0)
			return fail(reader, name, 'Things of one name are counted from #1.', {
				expected: `${name.text.slice(0, numbered.index)} #1`
			});
		if (numbered) {
			copy = Number(numbered[1]);
			name = part(name, 0, numbered.index);
		} else if (bracket && bracket.rest.text !== '') {
			remarks.unshift(...split(bracket.inside, ','));
			name = bracket.rest;
		} else break;
	}
	if (name.text === '')
		return fail(reader, name, 'A card is missing here.', { expected: fitting.what });
	const named = cardsCalled(name.text, reader.cards);
	if (named.length === 0) return failMissing(reader, name, fitting);
	const fits = named.filter((key) => fitting.fits(cardOf(key)));
	if (fits.length === 0) {
		const { name: printed, kind } = cardOf(named[0] ?? '');
		const didYouMean = reader.isTry ? [] : cardsMeant(name.text, fitting.fits, reader.cards);
		return fail(reader, name, `${printed} is a ${kind} card, which cannot stand here.`, {
			expected: fitting.what,
			...(didYouMean.length > 0 ? { didYouMean } : {})
		});
	}
	const marked = remarks.findIndex((remark) => fits.some((key) => isMark(key, remark.text)));
	const mark = remarks[marked];
	if (mark) {
		const chosen = fits.filter((key) => isMark(key, mark.text));
		const [card] = chosen;
		if (card !== undefined && chosen.length === 1)
			return { card, remarks: remarks.filter((_, i) => i !== marked), copy };
	}
	const base = fits.length === 1 ? fits[0] : basePrinting(fits);
	const card = base ?? null;
	// Which of them is meant is told in brackets: of a name alone nobody knows.
	if (card === null)
		return isNew(reader, name)
			? fail(reader, name, `Several cards are called ${cardOf(fits[0] ?? '').name}.`, {
					expected: fits.map(cardText).join(' · ')
				})
			: null;
	return { card, remarks, copy };
}

/** Notes, once for each name, that there is no such card. */
function failMissing(reader: Reader, name: Span, fitting: Fitting): null {
	if (reader.isTry) return fail(reader, name, `There is no card “${shorten(name.text)}”.`);
	if (!isNew(reader, name)) return null;
	const aimed = aimedIn(reader, name);
	if (aimed) return fail(reader, name, 'Targets stand behind an arrow.', { expected: aimed });
	const near = [
		...meant(name.text, fitting.others ?? [], plain),
		...cardsMeant(name.text, fitting.fits, reader.cards)
	];
	return fail(reader, name, `There is no card “${shorten(name.text)}”.`, {
		expected: fitting.what,
		...(near.length > 0 ? { didYouMean: near } : {})
	});
}

/** Notes a name that means no one card; false where it has been noted, as one problem is enough. */
function isNew(reader: Reader, name: Span): boolean {
	const folded = letters(name.text);
	if (reader.missing.has(folded)) return false;
	reader.missing.add(folded);
	return true;
}

/** A card and its targets as the notation writes them, where other words stand between: "Bomb! on Ben". */
function aimedIn(reader: Reader, { text }: Span): string | null {
	for (const { 0: word, index } of text.matchAll(
		/\s+(?:on|at|to|targeting|targets|against|with)\s+/giu
	)) {
		const card = text.slice(0, index);
		if (cardsCalled(card, reader.cards).length > 0)
			return `${card} -> ${text.slice(index + word.length)}`;
	}
	return null;
}

/** Whether a remark in brackets names the variant or the kind of a card. */
function isMark(key: CardKey, text: string): boolean {
	const { variant, kind } = cardOf(key);
	const variants = variant === undefined ? [] : [variant, ...variantsSaid(key)];
	return [...variants, kind].some((mark) => sameWord(mark, text));
}

/** Reads a card's name with nothing else. */
export function readCardOnly(reader: Reader, span: Span, fitting = ANY_CARD): CardKey | null {
	const found = readCard(reader, span, fitting);
	if (!found) return null;
	const [extra] = found.remarks;
	if (extra) return fail(reader, extra, `“${shorten(extra.text)}” cannot be said here.`);
	return found.card;
}
