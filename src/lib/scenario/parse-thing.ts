import { DECKS, SLOT_KINDS, type Deck } from '../model/words.ts';
import { cardsNamed } from './names.ts';
import { ANY_CARD, readCard } from './parse-card.ts';
import { fail, playerNamed, readAll, readPlayer, shorten, type Reader } from './reader.ts';
import type {
	CardThing,
	DamageThing,
	DeathThing,
	Mortal,
	RollThing,
	StackThing,
	Thing
} from './scenario.ts';
import { halves, part, split, type Span } from './span.ts';

const GONE = /^gone$/iu;

/** The two sides of the arrow before targets. */
export const atArrow = (span: Span): readonly [Span, Span] | null =>
	halves(span, '->') ?? halves(span, '→');

/** Reads a list of things; "nothing" is the empty one. */
export function readThings(reader: Reader, span: Span): readonly Thing[] | null {
	if (/^nothing$/iu.test(span.text)) return [];
	return readAll(split(span, ','), (one) => readThing(reader, one));
}

/** Reads anything a script can point at. */
export function readThing(reader: Reader, span: Span): Thing | null {
	const { text } = span;
	if (text === '')
		return fail(reader, span, 'Something is missing here.', {
			expected: 'a player, a card, a deck …'
		});
	if (/^player\s/iu.test(text)) {
		const name = readPlayer(reader, span);
		return name === null ? null : { is: 'player', name };
	}
	if (/^card\s/iu.test(text)) return readCardThing(reader, part(span, 5));
	const name = playerNamed(reader, text);
	if (name !== null) return { is: 'player', name };
	return readPlace(text) ?? readStackWord(reader, span) ?? readCardThing(reader, span);
}

/** A deck, a discard, a slot, a number and the like. */
function readPlace(text: string): Thing | null {
	const deck = /^(?:the )?(loot|treasure|monster|room) (deck|discard)$/iu.exec(text);
	const which = DECKS.find((d) => d === deck?.[1]?.toLowerCase());
	if (deck && which)
		return { is: deck[2]?.toLowerCase() === 'deck' ? 'deck' : 'discard', deck: which };
	const slot = /^(?:the )?(monster|shop|room) slot(?: (\d{1,2}))?$/iu.exec(text);
	const kind = SLOT_KINDS.find((s) => s === slot?.[1]?.toLowerCase());
	if (slot && kind) return { is: 'slot', slot: kind, number: Number(slot[2] ?? 1) };
	if (GONE.test(text)) return { is: 'gone' };
	if (/^\d{1,6}$/u.test(text)) return { is: 'number', number: Number(text) };
	const mode = /^mode (\d{1,2})$/iu.exec(text);
	if (mode) return { is: 'mode', mode: Number(mode[1]) };
	if (/^(yes|no)$/iu.test(text))
		return { is: 'answer', answer: /^yes$/iu.test(text) ? 'yes' : 'no' };
	const unknown = /^(?:\?|unknown)(?: #(\d{1,3}))?$/iu.exec(text);
	if (unknown) return { is: 'unknown', ...(unknown[1] ? { copy: Number(unknown[1]) } : {}) };
	return null;
}

/** A deck's name out of "loot deck". */
export const deckIn = (text: string): Deck | null => {
	const place = readPlace(text);
	return place && (place.is === 'deck' || place.is === 'discard') ? place.deck : null;
};

/** Reads anything that lies on the stack. */
export function readStackThing(reader: Reader, span: Span): StackThing | null {
	const word = readStackWord(reader, span);
	if (word) return word;
	return readCardThing(reader, /^card\s/iu.test(span.text) ? part(span, 5) : span);
}

/** A roll, damage or a death; null when the words are none of these. Problems inside are noted. */
function readStackWord(reader: Reader, span: Span): StackThing | null {
	if (cardsNamed(span.text).length > 0) return null;
	const numbered = /\s+#(\d{1,3})$/u.exec(span.text);
	const whole = numbered ? part(span, 0, numbered.index) : span;
	const found = readRoll(reader, whole) ?? readDamage(reader, whole) ?? readDeath(reader, whole);
	return found && numbered ? { ...found, copy: Number(numbered[1]) } : found;
}

/** `Amy's roll 4 (was 1) (looked at) against Gurdy` or `… for Book of Sin (Amy)`. */
function readRoll(reader: Reader, span: Span): RollThing | null {
	const found =
		/^(?:(.+?)['’]s )?(?:the )?roll\b(?: (\d))?((?:\s*\([^)]*\))*)(?: (against|for) (.+))?$/iu.exec(
			span.text
		);
	if (!found) return null;
	const [, by, shows, brackets, aim, rest] = found;
	const roller = by === undefined ? null : readPlayer(reader, part(span, 0, by.length));
	const remarks = (brackets ?? '').match(/\([^)]*\)/gu) ?? [];
	let was: readonly number[] | null = null;
	let lookedAt = false;
	for (const remark of remarks) {
		const inside = remark.slice(1, -1).trim();
		const numbers = /^was (\d(?: and \d)*)$/iu.exec(inside)?.[1];
		if (numbers !== undefined) was = numbers.split(/ and /iu).map(Number);
		else if (/^looked at$/iu.test(inside)) lookedAt = true;
		else
			fail(reader, span, `“${shorten(inside)}” cannot be said of a roll.`, {
				expected: '(was 1 and 3) · (looked at)'
			});
	}
	const aimed = rest === undefined ? null : part(span, span.text.length - rest.length);
	const target = aimed && !GONE.test(aimed.text) ? readCardThing(reader, aimed) : null;
	const gone = aimed !== null && GONE.test(aimed.text) && aim?.toLowerCase() === 'against';
	return {
		is: 'roll',
		...(roller === null ? {} : { by: roller }),
		...(shows === undefined ? {} : { shows: Number(shows) }),
		...(was ? { was } : {}),
		...(lookedAt ? { lookedAt: true as const } : {}),
		...(target && aim?.toLowerCase() === 'against' ? { against: target } : {}),
		...(gone ? { against: { is: 'gone' as const } } : {}),
		...(target && aim?.toLowerCase() === 'for' ? { for: target } : {})
	};
}

/** `combat damage 1 to Amy from Fly`. */
function readDamage(reader: Reader, span: Span): DamageThing | null {
	const found = /^(combat )?damage(?: (\d{1,3}))?(?: to (.+?))?(?: from (.+))?$/iu.exec(span.text);
	if (!found) return null;
	const [, combat, amount, to, from] = found;
	const fromAt = span.text.length - (from?.length ?? 0);
	const toEnd = from === undefined ? fromAt : fromAt - ' from '.length;
	const whom = to === undefined ? null : readMortal(reader, part(span, toEnd - to.length, toEnd));
	const source = from === undefined ? null : readMortal(reader, part(span, fromAt));
	return {
		is: 'damage',
		...(amount === undefined ? {} : { amount: Number(amount) }),
		...(combat === undefined ? {} : { combat: true as const }),
		...(whom ? { to: whom } : {}),
		...(source ? { from: source } : {})
	};
}

/** `Amy's death` or `death of Amy`. */
function readDeath(reader: Reader, span: Span): DeathThing | null {
	const owned = /^(.+)['’]s death$/iu.exec(span.text)?.[1];
	const named = /^(?:the )?death of (.+)$/iu.exec(span.text)?.[1];
	if (owned === undefined && named === undefined) return null;
	const at =
		owned === undefined
			? part(span, span.text.length - (named?.length ?? 0))
			: part(span, 0, owned.length);
	const of = readMortal(reader, at);
	return of ? { is: 'death', of } : null;
}

/** Reads a player or an object. */
export function readMortal(reader: Reader, span: Span): Mortal | null {
	if (GONE.test(span.text)) return { is: 'gone' };
	const name = playerNamed(reader, span.text);
	if (name !== null) return { is: 'player', name };
	if (/^player\s/iu.test(span.text)) {
		const player = readPlayer(reader, span);
		return player === null ? null : { is: 'player', name: player };
	}
	return readCardThing(reader, /^card\s/iu.test(span.text) ? part(span, 5) : span);
}

/** Reads a card with all that tells it from others, and its targets behind an arrow. */
export function readCardThing(reader: Reader, span: Span): CardThing | null {
	const sides = atArrow(span);
	const found = readCard(reader, sides ? sides[0] : span, ANY_CARD);
	if (!found) return null;
	const targets = sides ? readThings(reader, sides[1]) : null;
	if (sides && !targets) return null;
	let thing: CardThing = {
		is: 'card',
		card: found.card,
		...(found.copy === null ? {} : { copy: found.copy })
	};
	for (const remark of found.remarks) {
		const more = readRemark(reader, remark);
		if (!more) return null;
		thing = { ...thing, ...more };
	}
	return targets && targets.length > 0 ? { ...thing, targets } : thing;
}

const REMARKS =
	'a player · the game · in play · on the stack · gone · line 2 · mode 1 · rolled 5 · saw Amy and 1';

/** What a bracket says of a card. */
function readRemark(reader: Reader, span: Span): Partial<CardThing> | null {
	const { text } = span;
	const of = playerNamed(reader, text.replace(/^player\s+/iu, ''));
	if (of !== null) return { of };
	if (/^(the )?game$/iu.test(text)) return { game: true };
	if (/^in play$/iu.test(text)) return { where: 'in play' };
	if (/^on the stack$/iu.test(text)) return { where: 'on the stack' };
	if (/^gone$/iu.test(text)) return { where: 'gone' };
	const numbered = /^(line|mode|rolled) (\d{1,2})$/iu.exec(text);
	if (numbered) {
		const number = Number(numbered[2]);
		switch (numbered[1]?.toLowerCase()) {
			case 'line':
				return { line: number };
			case 'mode':
				return { mode: number };
			default:
				return { rolled: number };
		}
	}
	if (/^saw /iu.test(text)) {
		const saw = readAll(split(part(span, 4), ' and '), (one) => readThing(reader, one));
		return saw ? { saw } : null;
	}
	return fail(reader, span, `“${shorten(text)}” cannot be said of a card here.`, {
		expected: REMARKS
	});
}
