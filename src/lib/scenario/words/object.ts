/** Objects in play, cards in a hand or a pile, and slots. */
import { brackets } from './named.ts';
import * as v from 'valibot';
import { CHALLENGE_SLOTS } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import { cardsCalled, cardText } from '../names.ts';
import { ANY_CARD, LOOT, readCard, readCardOnly, type Fitting } from '../parse/card.ts';
import { fail, readAll, readPlayer, shorten, type Reader } from '../parse/reader.ts';
import { after, halves, lastBracket, part, split, type Span } from '../parse/span.ts';
import { inLinks } from './in-links.ts';
import { card, count, list, maybe, player, shape, text, yes, type Of } from './kit.ts';

export const counters = v.pipe(v.record(text, count()), v.readonly());

/** What can change of an object. */
export const state = {
	charged: maybe(inLinks(v.boolean(), { likely: 0.1 })),
	/** Current HP. */
	hp: maybe(count()),
	counters: maybe(counters)
};
/** An object in play. */
export const object = () =>
	inLinks(
		shape({
			card: card(),
			...state,
			/** The card it is printed on, where it is a copy of another or shows its other face. */
			printed: maybe(card()),
			/** A card that became a starting item, with the eternal that has (2.5). */
			starting: maybe(yes)
		}),
		{ since: [['printed'], ['starting']] }
	);
export type ObjectSetup = Of<ReturnType<typeof object>>;

const seenBy = maybe(list(player()));
/** A card in a hand, a deck or a discard, or some that nobody has named. */
export const cell = () =>
	v.union([shape({ card: card(), seenBy }), shape({ unknown: count(), seenBy })]);
export type CellSetup = Of<ReturnType<typeof cell>>;

/** A slot: the object on top, and the cards it covers, the uppermost first. */
export const slot = inLinks(
	shape({
		top: maybe(object()),
		covered: maybe(list(card())),
		/** A slot of a challenge (18). */
		as: maybe(v.picklist(CHALLENGE_SLOTS))
	}),
	{ likely: 0.6, since: [['as']] }
);
export type SlotSetup = Of<typeof slot>;

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

/** Prints a list that may be empty. */
export const listText = <T>(list: readonly T[], print: (one: T) => string): string =>
	list.length === 0 ? 'empty' : list.map(print).join(', ');

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

/** Prints an object with what is said of it. */
export const objectText = (object: ObjectSetup): string =>
	`${object.printed === undefined ? '' : `${cardText(object.printed)} as `}${cardText(object.card)}${brackets(stateText(object))}`;

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

/** Prints what is said of an object. */
export const stateText = (object: Omit<ObjectSetup, 'card'>): readonly string[] => [
	...(object.hp === undefined ? [] : [`${String(object.hp)} HP`]),
	...(object.charged === undefined ? [] : [object.charged ? 'charged' : 'deactivated']),
	...countersText(object.counters),
	...(object.starting ? ['from setup'] : [])
];

/** Prints counters: "2 gold counters". */
export const countersText = (counters: ObjectSetup['counters']): readonly string[] =>
	Object.entries(counters ?? {}).map(
		([kind, count]) =>
			`${String(count)} ${kind === 'plain' ? '' : `${kind} `}counter${count === 1 ? '' : 's'}`
	);

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

/** Prints a slot, the uppermost card first. */
export const slotText = ({ top, covered, as }: SlotSetup): string =>
	`${as ? `${as} ` : ''}${[top ? objectText(top) : 'empty', ...(covered ?? []).map(cardText)].join(' over ')}`;

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

/** Prints a card of a hand or a pile. */
export function cellText(cell: CellSetup): string {
	const seen = cell.seenBy ? ` (seen by ${cell.seenBy.join(' and ')})` : '';
	if ('card' in cell) return `${cardText(cell.card)}${seen}`;
	return `${cell.unknown === 1 ? '?' : `${String(cell.unknown)} unknown`}${seen}`;
}

/** Reads names of cards. */
export const readCards = (
	reader: Reader,
	span: Span,
	fitting = ANY_CARD
): readonly CardKey[] | null => readList(reader, span, (one) => readCardOnly(reader, one, fitting));
