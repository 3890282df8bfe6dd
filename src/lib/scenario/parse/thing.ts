import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { cardsCalled, keepingNames } from '../names.ts';
import type {
	CardThing,
	Damageable,
	DamageThing,
	DeathThing,
	GameThing,
	RollThing,
	StackThing,
	Thing
} from '../words/things.ts';
import { GAME_EVENTS } from '../words/lists.ts';
import { ANY_CARD, readCard } from './card.ts';
import { fail, playerMeant, readAll, readPlayer, shorten, type Reader } from './reader.ts';
import { halves, indexOutside, part, split, type Span } from './span.ts';

const BARE_STACK_WORD =
	/^(?:(?:the )?roll(?: \d)?|(?:combat )?damage(?: \d+)?|loot step|modifier(?: [+-]\d)?)$/iu;
const GONE = /^gone$/iu;

/** The two sides of the arrow before targets. */
export const atArrow = (span: Span): readonly [Span, Span] | null =>
	halves(span, '->') ?? halves(span, '→');

/** The two sides of the first colon that no card has in its name; null without one. */
export function atColon(reader: Reader, span: Span): readonly [Span, Span] | null {
	const at = indexOutside(keepingNames(span.text, reader.cards), ':');
	return at < 0 ? null : [part(span, 0, at), part(span, at + 1)];
}

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
	const place = readPlace(text);
	if (place) return place;
	if (BARE_STACK_WORD.test(text)) return readStackWord(reader, span);
	const name = playerMeant(reader, text);
	if (name !== null) return { is: 'player', name };
	const attacker = /^(.+)['’]s attack$/iu.exec(text)?.[1];
	const of = attacker === undefined ? null : playerMeant(reader, attacker);
	if (of !== null) return { is: 'attack', of };
	return readStackWord(reader, span) ?? readCardThing(reader, span, THINGS);
}
const THINGS = 'a player · a card · a deck · a slot · a number · mode 1 · yes · no';

/** A deck, a discard, a slot, a number and the like. */
function readPlace(text: string): Thing | null {
	const deck = /^(?:the )?(loot|treasure|monster|room) (deck|discard)$/iu.exec(text);
	const which = DECKS.find((d) => d === deck?.[1]?.toLowerCase());
	if (deck && which)
		return { is: deck[2]?.toLowerCase() === 'deck' ? 'deck' : 'discard', deck: which };
	const slot = /^(?:the )?(monster|shop|room) slot(?: (\d{1,2}))?$/iu.exec(text);
	const kind = SLOT_KINDS.find((s) => s === slot?.[1]?.toLowerCase());
	if (slot && kind) return { is: 'slot', slot: kind, number: Number(slot[2] ?? 1) };
	const word = /^word (.+)$/iu.exec(text)?.[1];
	if (word !== undefined) return { is: 'word', word };
	if (GONE.test(text)) return { is: 'gone' };
	if (/^\d{1,6}$/u.test(text)) return { is: 'number', number: Number(text) };
	const mode = /^mode ([1-9]\d?)$/iu.exec(text);
	if (mode) return { is: 'mode', mode: Number(mode[1]) };
	if (/^(yes|no)$/iu.test(text))
		return { is: 'answer', answer: /^yes$/iu.test(text) ? 'yes' : 'no' };
	const unknown = /^(?:\?|unknown)(?: #([1-9]\d{0,2}))?$/iu.exec(text);
	if (unknown) return { is: 'unknown', ...(unknown[1] ? { copy: Number(unknown[1]) } : {}) };
	return null;
}

/** Reads anything that lies on the stack. */
export function readStackThing(reader: Reader, span: Span): StackThing | null {
	return readStackWord(reader, span) ?? readCardThing(reader, span);
}

/** A roll, damage or a death; null when the words are none of these. Problems inside are noted. */
function readStackWord(reader: Reader, span: Span): StackThing | null {
	const arrow = atArrow(span);
	if (cardsCalled(arrow ? arrow[0].text : span.text, reader.cards).length > 0) return null;
	const roll = readRoll(reader, span);
	if (roll || arrow) return roll;
	return readDamage(reader, span) ?? readDeath(reader, span) ?? readGameEvent(reader, span);
}

const ROLL =
	/^(?:(.+?)['’]s )?(?:the )?roll(?: (\d))?(?: #([1-9]\d{0,2}))?((?: ?\([^)]*\))*)(?: (against|for) (.+))?$/iu;

/** `Amy's roll 4 (was 1) (looked at) against Gurdy` or `… (effect gone) for Book of Sin (Amy)`. */
function readRoll(reader: Reader, span: Span): RollThing | null {
	const found = ROLL.exec(span.text);
	if (!found || (found[1] !== undefined && /[()]|->/u.test(found[1]))) return null;
	const [, by, shows, copy, brackets, aim, rest] = found;
	const roller = by === undefined ? null : readPlayer(reader, part(span, 0, by.length));
	const remarks = (brackets ?? '').match(/\([^)]*\)/gu) ?? [];
	let was: readonly number[] | null = null;
	let lookedAt: readonly number[] | null = null;
	let effectGone = false;
	for (const remark of remarks) {
		const inside = remark.slice(1, -1).trim();
		const numbers = /^was (\d(?: and \d)*)$/iu.exec(inside)?.[1];
		const looked = /^looked at(?: (\d(?: and \d)*))?$/iu.exec(inside);
		if (numbers !== undefined) was = numbers.split(/ and /iu).map(Number);
		else if (looked) lookedAt = (looked[1] ?? shows ?? '0').split(/ and /iu).map(Number);
		else if (/^effect gone$/iu.test(inside)) effectGone = true;
		else
			fail(reader, span, `“${shorten(inside)}” cannot be said of a roll.`, {
				expected: '(was 1 and 3) · (looked at) · (looked at 1 and 3) · (effect gone)'
			});
	}
	const aimed = rest === undefined ? null : part(span, span.text.length - rest.length);
	const isAgainst = aim?.toLowerCase() === 'against';
	const against = aimed && isAgainst ? readDamageable(reader, aimed) : null;
	const target = aimed && !isAgainst ? readCardThing(reader, aimed) : null;
	return {
		is: 'roll',
		...(roller === null ? {} : { by: roller }),
		...(shows === undefined ? {} : { shows: Number(shows) }),
		...(was ? { was } : {}),
		...(lookedAt ? { lookedAt } : {}),
		...(effectGone ? { effectGone } : {}),
		...(against ? { against } : {}),
		...(target ? { for: target } : {}),
		...(copy === undefined ? {} : { copy: Number(copy) })
	};
}

/** `combat damage 1 to Amy from Fly`. */
function readDamage(reader: Reader, span: Span): DamageThing | null {
	const found =
		/^(combat )?damage(?: (\d{1,3}))?(?: #([1-9]\d{0,2}))?(?: to (.+?))?(?: from (.+))?$/iu.exec(
			keepingNames(span.text, reader.cards)
		);
	if (!found) return null;
	const [, combat, amount, copy, to, from] = found;
	const fromAt = span.text.length - (from?.length ?? 0);
	const toEnd = from === undefined ? fromAt : fromAt - ' from '.length;
	const whom =
		to === undefined ? null : readDamageable(reader, part(span, toEnd - to.length, toEnd));
	const source = from === undefined ? null : readDamageable(reader, part(span, fromAt));
	return {
		is: 'damage',
		...(amount === undefined ? {} : { amount: Number(amount) }),
		...(combat === undefined ? {} : { combat: true as const }),
		...(whom ? { to: whom } : {}),
		...(source ? { from: source } : {}),
		...(copy === undefined ? {} : { copy: Number(copy) })
	};
}

/** `Amy's death` or `death of Amy`. */
function readDeath(reader: Reader, span: Span): DeathThing | null {
	const owned = /^(.+)['’]s death(?: #([1-9]\d{0,2}))?( \(looked at\))?$/iu.exec(span.text);
	const named = /^(?:the )?death(?: #([1-9]\d{0,2}))?( \(looked at\))? of (.+)$/iu.exec(span.text);
	const whose = owned?.[1] ?? named?.[3];
	if (whose === undefined) return null;
	const copy = owned?.[2] ?? named?.[1];
	const looked = owned?.[3] ?? named?.[2];
	const at = owned ? part(span, 0, whose.length) : part(span, span.text.length - whose.length);
	const of = readDamageable(reader, at);
	return (
		of && {
			is: 'death',
			of,
			...(looked === undefined ? {} : { lookedAt: true }),
			...(copy === undefined ? {} : { copy: Number(copy) })
		}
	);
}

const GAME_EVENT =
	/^(?:the )?(declared attack|declared purchase|declared soul purchase|loot step|reward|monster card|penalty|refill)(?: #([1-9]\d{0,2}))?(?: (?:on|of|with) (.+))?$/iu;
const MODIFIER = /^modifier(?: ([+-]\d))?(?: #([1-9]\d{0,2}))?$/iu;

/** `declared attack on Fly`, `penalty of Amy`, `refill of monster slot 1`, `modifier +1`. */
function readGameEvent(reader: Reader, span: Span): GameThing | null {
	const modifier = MODIFIER.exec(span.text);
	if (modifier) {
		const [, by, copy] = modifier;
		return {
			is: 'game',
			event: 'modifier',
			...(by === undefined
				? {}
				: by.startsWith('-')
					? { minus: Number(by.slice(1)) }
					: { plus: Number(by.slice(1)) }),
			...(copy === undefined ? {} : { copy: Number(copy) })
		};
	}
	const found = GAME_EVENT.exec(span.text);
	const name = found?.[1]?.toLowerCase().replace('declared ', '');
	const event = GAME_EVENTS.find((one) => one === name);
	if (!found || !event) return null;
	const [, , copy, rest] = found;
	const of =
		rest === undefined ? null : readThing(reader, part(span, span.text.length - rest.length));
	if (of && !isOfGame(of))
		return fail(reader, span, `“${shorten(rest ?? '')}” has no ${event}.`, {
			expected: 'a player, a card, a deck or a slot'
		});
	return {
		is: 'game',
		event,
		...(of && isOfGame(of) ? { of } : {}),
		...(copy === undefined ? {} : { copy: Number(copy) })
	};
}

const isOfGame = (thing: Thing): thing is NonNullable<GameThing['of']> =>
	['player', 'card', 'gone', 'deck', 'discard', 'slot'].includes(thing.is);

/** Reads a player or an object. */
export function readDamageable(reader: Reader, span: Span): Damageable | null {
	if (GONE.test(span.text)) return { is: 'gone' };
	const name = playerMeant(reader, span.text);
	return name === null ? readCardThing(reader, span) : { is: 'player', name };
}

/** Reads a card with all that tells it from others, and its targets behind an arrow. */
export function readCardThing(reader: Reader, span: Span, what = ANY_CARD.what): CardThing | null {
	const sides = atArrow(span);
	const found = readCard(reader, sides ? sides[0] : span, {
		...ANY_CARD,
		what,
		others: reader.players
	});
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
	'a player · the game · in play · on the stack · dying · gone · line 2 · mode 1 · a copy · doubled · rolled 5 · saw Amy and 1';

/** What a bracket says of a card. */
function readRemark(reader: Reader, span: Span): Partial<CardThing> | null {
	const { text } = span;
	if (/^(the )?game$/iu.test(text)) return { game: true };
	if (/^in play$/iu.test(text)) return { where: 'in play' };
	if (/^on the stack$/iu.test(text)) return { where: 'on the stack' };
	if (/^dying$/iu.test(text)) return { where: 'dying' };
	if (/^a copy$/iu.test(text)) return { copied: true };
	if (/^doubled$/iu.test(text)) return { doubled: true };
	if (/^gone$/iu.test(text)) return { where: 'gone' };
	const numbered = /^(line|mode|rolled) ([1-9]\d?)$/iu.exec(text);
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
	if (/^saw nothing$/iu.test(text)) return { saw: [] };
	if (/^saw /iu.test(text)) {
		const saw = readAll(split(part(span, 4), ' and '), (one) => readThing(reader, one));
		return saw ? { saw } : null;
	}
	const of = playerMeant(reader, text);
	if (of !== null) return { of };
	return fail(reader, span, `“${shorten(text)}” cannot be said of a card here.`, {
		expected: REMARKS
	});
}
