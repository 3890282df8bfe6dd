import { CHALLENGE_SLOTS } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import { ANY_CARD, LOOT, readCard, readCardOnly, type Fitting } from './card.ts';
import { fail, readAll, readPlayer, shorten, type Reader } from './reader.ts';
import type { CellSetup, ObjectSetup, SlotSetup } from '../scenario.ts';
import { cardsCalled } from '../names.ts';
import { after, halves, lastBracket, part, split, type Span } from './span.ts';

export const ITEM: Fitting = {
	fits: ({ kind, keywords }) =>
		kind === 'treasure' ||
		kind === 'starting item' ||
		(kind === 'loot' && (keywords?.includes('trinket') ?? false)),
	what: 'an item: a treasure, a starting item or a trinket'
};
/** What may lie among the items: other cards too can have become items. */
export const AMONG_ITEMS: Fitting = {
	fits: ({ kind }) => kind !== 'character',
	what: 'an item: a treasure, a starting item, a trinket, or another card that has become one'
};
export const CHARACTER: Fitting = {
	fits: ({ kind }) => kind === 'character',
	what: 'a character'
};

const NONE = /^(empty|none|nothing)$/iu;

/** Reads a list that may be `empty`. */
export function readList<T>(
	reader: Reader,
	span: Span,
	read: (part: Span) => T | null
): readonly T[] | null {
	if (NONE.test(span.text)) return [];
	if (span.text === '')
		return fail(reader, span, 'The list is missing.', {
			expected: 'names with commas between them, or “empty”'
		});
	return readAll(split(span, ','), read);
}

/** Reads an object in play: `Gurdy (3 HP, 2 gold counters)`, `The Relic (deactivated)`. */
export function readObject(reader: Reader, span: Span, fitting = ANY_CARD): ObjectSetup | null {
	const bracket = lastBracket(span);
	const named = bracket ? bracket.rest : span;
	const faces = halves(named, ' as ');
	if (faces && cardsCalled(named.text, reader.cards).length === 0) {
		const printed = readCardOnly(reader, faces[0], fitting);
		const shown = readObject(
			reader,
			part(span, span.text.length - faces[1].text.length - (span.text.length - named.text.length))
		);
		return printed === null || !shown ? null : { ...shown, printed };
	}
	const found = readCard(reader, span, fitting);
	if (!found) return null;
	const state = readState(reader, found.remarks);
	return state && { card: found.card, ...state };
}

/** Counters and how many: `2 counters`, `3 egg counters`. */
export const COUNTERS = /^(\d{1,3})(?: (?!(?:__proto__|constructor|prototype) )(.+))? counters?$/iu;

/** Reads what can be said of an object in play: `3 HP`, `deactivated`, `2 gold counters`. */
export function readState(
	reader: Reader,
	remarks: readonly Span[]
): Omit<ObjectSetup, 'card'> | null {
	let object: Omit<ObjectSetup, 'card'> = {};
	for (const remark of remarks) {
		const hp = /^(\d{1,3}) HP$/iu.exec(remark.text)?.[1];
		const counted = COUNTERS.exec(remark.text);
		if (hp !== undefined) object = { ...object, hp: Number(hp) };
		else if (counted)
			object = {
				...object,
				counters: { ...object.counters, [counted[2] ?? 'plain']: Number(counted[1]) }
			};
		else if (/^in play$/iu.test(remark.text)) continue;
		else if (/^from setup$/iu.test(remark.text)) object = { ...object, starting: true };
		else if (/^(charged|deactivated)$/iu.test(remark.text))
			object = { ...object, charged: /^charged$/iu.test(remark.text) };
		else
			return fail(reader, remark, `“${shorten(remark.text)}” cannot be said of an object.`, {
				expected: '3 HP · deactivated · charged · 2 counters · 2 gold counters · from setup'
			});
	}
	return object;
}

/** Reads a slot: `Gurdy over Fly over Fat Bat`, the uppermost first; `empty` is no card on top. */
export function readSlot(reader: Reader, span: Span, fitting: Fitting): SlotSetup | null {
	const as = CHALLENGE_SLOTS.find((word) => after(span, word));
	const what = as ? (after(span, as) ?? span) : span;
	const [first, ...below] = split(what, ' over ');
	const isEmpty = /^empty$/iu.test((first ?? what).text);
	const top = isEmpty ? undefined : readObject(reader, first ?? what, fitting);
	const covered = readAll(below, (one) => readCardOnly(reader, one, fitting));
	if (top === null || !covered) return null;
	return {
		...(top ? { top } : {}),
		...(covered.length > 0 ? { covered } : {}),
		...(as ? { as } : {})
	};
}

/** Reads a card of a hand or a pile: `Bomb!`, `Bomb! (seen by Ben and Cleo)`, `?`, `20 unknown`. */
export function readCell(reader: Reader, span: Span, fitting = LOOT): CellSetup | null {
	const unknown = /^(?:\?|(?:(\d{1,4}) )?unknown)(\s*\(.*\))?$/iu.exec(span.text);
	if (unknown) {
		const brackets = unknown[2]?.trim();
		const seen =
			brackets === undefined
				? {}
				: readSeen(
						reader,
						part(span, span.text.length - brackets.length + 1, span.text.length - 1)
					);
		return seen && { unknown: Number(unknown[1] ?? 1), ...seen };
	}
	const found = readCard(reader, span, fitting);
	if (!found) return null;
	const [remark, second] = found.remarks;
	if (second) return fail(reader, second, 'Only one remark can be made here.');
	if (!remark) return { card: found.card };
	const seen = readSeen(reader, remark);
	return seen && { card: found.card, ...seen };
}

function readSeen(reader: Reader, span: Span): { readonly seenBy: readonly string[] } | null {
	const names = /^seen by (.+)$/iu.exec(span.text)?.[1];
	if (names === undefined)
		return fail(reader, span, `“${shorten(span.text)}” cannot be said of a card here.`, {
			expected: 'seen by Amy and Ben'
		});
	const seenBy = readAll(split(part(span, span.text.length - names.length), ' and '), (one) =>
		readPlayer(reader, one)
	);
	return seenBy && { seenBy };
}

/** Reads names of cards. */
export const readCards = (
	reader: Reader,
	span: Span,
	fitting = ANY_CARD
): readonly CardKey[] | null => readList(reader, span, (one) => readCardOnly(reader, one, fitting));
