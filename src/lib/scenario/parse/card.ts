import type { Card } from '../../cards/card.ts';
import { cardOf } from '../../cards/library.ts';
import { variantsSaid } from '../../cards/nicknames.ts';
import { isTyped } from '../../cards/typed-key.ts';
import { readTypedLine } from '../../cards/typed.ts';
import { officialNames, type UnknownCard } from '../../cards/official/unknown.ts';
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
	if (named.length === 0) return failMissing(reader, name, remarks, fitting);
	const fits = named.filter((key) => fitting.fits(cardOf(key)));
	if (fits.length === 0) {
		const unknown = named.some(isTyped) ? null : unknownCard(name, remarks, fitting);
		if (unknown && fitsAs(unknown, fitting))
			return isNew(reader, name) ? failUnknown(reader, name, unknown) : null;
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
	const unknown = card === null && remarks.length > 0 ? unknownCard(name, remarks, fitting) : null;
	if (unknown) return failUnknown(reader, name, unknown);
	if (card === null)
		return isNew(reader, name)
			? fail(reader, name, `Several cards are called ${cardOf(fits[0] ?? '').name}.`, {
					expected: fits.map(cardText).join(' · ')
				})
			: null;
	return { card, remarks, copy };
}

/** Notes, once for each name, that there is no such card: that the library lacks it, or nobody knows it. */
function failMissing(reader: Reader, name: Span, remarks: readonly Span[], fitting: Fitting): null {
	if (reader.isTry) return fail(reader, name, `There is no card “${shorten(name.text)}”.`);
	if (!isNew(reader, name)) return null;
	const unknown = unknownCard(name, remarks, fitting);
	if (unknown) return failUnknown(reader, name, unknown);
	const aimed = aimedIn(reader, name);
	if (aimed) return fail(reader, name, 'Targets stand behind an arrow.', { expected: aimed });
	const near = [
		...meant(name.text, fitting.others ?? [], plain),
		...cardsMeant(name.text, fitting.fits, reader.cards)
	];
	const didYouMean =
		near.length > 0 ? near : meant(name.text, officialNames()?.names ?? [], letters);
	return fail(reader, name, `There is no card “${shorten(name.text)}”.`, {
		expected: fitting.what,
		...(didYouMean.length > 0 ? { didYouMean } : {})
	});
}

/** Notes a name that means no one card; false where it has been noted, as one problem is enough. */
function isNew(reader: Reader, name: Span): boolean {
	const folded = letters(name.text);
	if (reader.missing.has(folded)) return false;
	reader.missing.add(folded);
	return true;
}

/** The official card of a name that the library lacks, one that fits the place if there is one. */
function unknownCard(name: Span, remarks: readonly Span[], fitting: Fitting): UnknownCard | null {
	const marks = remarks.map(({ text }) => text);
	const all = officialNames()?.called(name.text, marks) ?? [];
	return all.find((one) => fitsAs(one, fitting)) ?? all[0] ?? null;
}

/** Whether a card that the library lacks would fit once its line was added. */
function fitsAs({ line }: UnknownCard, { fits }: Fitting): boolean {
	const { card } = readTypedLine(line.slice('card '.length));
	return card !== null && fits(card);
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

const failUnknown = (reader: Reader, name: Span, { card, variant, line }: UnknownCard): null =>
	fail(
		reader,
		name,
		`${card.name}${variant === null ? '' : ` (${variant})`} is an official ${card.kind} card, but the library doesn’t have it yet.`,
		{ expected: 'a line that says what is printed on it', add: line }
	);

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
