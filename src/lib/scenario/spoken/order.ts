import { outcomeAt } from './dice-said.ts';
import { clauseAt } from './clauses.ts';
import { statePiece, withPiece } from './fact-pieces.ts';
import { usePiece } from './use-nouns.ts';
import { anyOf, is, skip, verbAt, type Reader } from './reader.ts';
import { eventRef, thingRef, useRef, cardRef } from './references.ts';
import type { Match, Order, Piece, Saying } from './said.ts';
import type { CardRef, Ref } from './ref.ts';
import { readAt } from './ways.ts';
import { nextName } from './speakers.ts';
import { lyingAt } from './stack-nouns.ts';
import { ownerAt, whoAt } from './who.ts';
import { useOf } from './uses.ts';
import { isLoot, isOwnable, isUsable } from './cards-said.ts';
import { cardList } from './card-lists.ts';
import { endsHere } from './facts.ts';
import type { Said } from './clause.ts';
import { LONGEST_FIRST, awaitedFirst, earlierAt, meanwhile } from './earlier.ts';

/** A piece with a word before it that says how it stands to the others; null where there is none. */
export function ordered(reader: Reader, at: number, before: readonly Piece[]): Match<Said> | null {
	const held = holding(reader, at) ?? heldCard(reader, at) ?? meanwhile(reader, at, before);
	if (held) return held;
	const more = moreItems(reader, at, before) ?? oneMore(reader, at, before);
	if (more) return more;
	const awaited = awaitedFirst(reader, at) ?? earlierAt(reader, at, before);
	if (awaited) return awaited;
	const led = anyOf(reader, at, ...LONGEST_FIRST);
	if (led < 0) return null;
	// "After that Fatty is attacked": what comes then, and not what came before.
	const isThen = anyOf(reader, at, 'after that|this') >= 0;
	if (isThen && clauseAt(reader, at + 2)?.value.some(({ say }) => say === 'attack')) return null;
	const isOn = is(reader, at, 'on', 'in', 'to') && led === at + 1;
	const isBefore = is(reader, at, 'before');
	const start = skip(reader, led, '');
	const use = useRef(reader, start);
	// "After my roll already missed": it was told, or is so.
	const ended = outcomeAt(reader, start);
	if (ended && is(reader, at, 'after', 'when', 'once'))
		return before.some(({ what }) => what.say === 'roll') || tellsLater(reader, ended.to)
			? { to: ended.to, value: [] }
			: ended;
	const event = use ?? eventRef(reader, start);
	// "She rolled a 2 when Ben bombed it": what is done on a roll answers it.
	const told = before.findLast(({ what }) => what.say !== 'joins')?.what;
	const isOnRoll = is(reader, at, 'when') && told?.say === 'roll' && told.for === undefined;
	const order: Order = isFirst(before) || isOnRoll ? 'next' : 'before';
	// "While Amy's bomb on Kim is still on the stack": it lies there.
	const lying = is(reader, at, 'while') ? lyingAt(reader, start) : null;
	if (lying)
		return {
			to: lying.to,
			value: lying.value.map((one) => (one.say === 'lies' ? { ...one, isMeanwhile: true } : one))
		};
	const isAnswer =
		anyOf(
			reader,
			at,
			'as a reaction|response to',
			'in response|reaction|answer|resp to',
			'reacting|responding to'
		) >= 0;
	const trigger = isAnswer ? triggerAt(reader, start) : null;
	if (trigger)
		return {
			to: trigger.to,
			value: [{ say: 'until', until: 'trigger there', what: trigger.value, order: 'next' }]
		};
	// "Before the attack", "after the purchase": it may be what was told, or come of it.
	const isBare =
		!isAnswer &&
		is(reader, at, 'before', 'after', 'once', 'following') &&
		event !== null &&
		(event.value.ref === 'attack' || event.value.ref === 'purchase') &&
		event.value.on === null &&
		ongoing(reader, event.to) === event.to;
	const isKnown = before.some(({ what }) => ['attack', 'buy', 'roll'].includes(what.say));
	if (isBare && (isKnown || event.value.ref === 'purchase')) return null;
	if (event && (event.value.ref !== 'death' || isAnswer)) {
		const rest = ongoing(reader, event.to);
		const about: Ref =
			isAnswer && (event.value.ref === 'purchase' || event.value.ref === 'use')
				? { ...event.value, isAnswered: true }
				: event.value;
		const said: Saying = { say: 'fact', about, facts: {} };
		// "Ida bombs the Fly, in response to its death Gus …": it comes of that, and before what follows.
		const isLed = isAnswer && leads(reader, at, rest);
		return { to: rest, value: [{ ...said, order: isLed ? 'next' : order }] };
	}
	const roll = thingRef(reader, start);
	// "On the 4 Walt responds".
	const isTold = roll?.value.ref === 'roll' && roll.value.shows !== null && whoAt(reader, roll.to);
	if (isOn && !isTold) return null;
	const passed = roll ? ongoing(reader, roll.to) : -1;
	if (
		roll?.value.ref === 'roll' &&
		roll.value.shows !== null &&
		(passed > roll.to || verbAt(reader, roll.to) === null)
	)
		return { to: passed, value: [{ say: 'fact', about: roll.value, facts: {}, order }] };
	if (isBefore) return null;
	const isOpen = whoAt(reader, start) === null && verbAt(reader, start)?.tense === 'going on';
	const doing = doingAt(reader, start);
	const first = isOpen ? clauseAt(reader, start) : null;
	const next = first ? nextName(reader, first.to) : null;
	const doer = next === null ? undefined : ({ is: 'name', name: next } as const);
	const own = doer && clauseAt(reader, start, { who: doer, facts: {}, thing: null });
	const one = doing ?? own ?? readAt(reader, start) ?? usePiece(reader, start, true);
	const found = one && order === 'before' ? withMore(reader, one) : one;
	if (!found) return null;
	const self = { ref: 'who', who: { is: 'self' }, facts: {} } as const;
	const isState = is(reader, at, 'while', 'when');
	return {
		to: found.to,
		value: found.value.map((one) => {
			if (isState && one.say === 'fact' && one.about === null)
				return { ...one, about: self, order };
			return isAnswer && one.say === 'use'
				? { ...one, isAnswered: true, order }
				: { ...one, order };
		})
	};
}

/** "… after she attacks Gurdy and misses with a 1": all that goes on without another subject came first. */
function withMore(reader: Reader, found: Match<Said>): Match<Said> {
	if (!is(reader, found.to, 'and', 'then')) return found;
	const start = skip(reader, found.to);
	if (whoAt(reader, start) || verbAt(reader, start) === null) return found;
	const more = clauseAt(reader, start);
	const isAct = more?.value.every(({ say }) => ['attack', 'roll', 'use', 'kill'].includes(say));
	return more && isAct === true && more.to > start
		? { to: more.to, value: [...found.value, ...more.value] }
		: found;
}

/** "The trigger", "its trigger", "the Relic trigger": what has triggered, by its card where that is said. */
function triggerAt(reader: Reader, at: number): Match<CardRef | null> | null {
	const bare = anyOf(
		reader,
		at,
		'the|its|that|this|his|her|my|their| trigger|triggers',
		'the|its|that|this|his|her|my|their| triggered ability'
	);
	const of =
		bare >= 0 && is(reader, bare, 'of', 'from') ? cardRef(reader, bare + 1, isOwnable) : null;
	if (bare >= 0) return of ?? { to: bare, value: null };
	const card = cardRef(reader, at, isOwnable);
	return card?.value.isTrigger === true ? card : null;
}

/** Whether words stand before the act that they belong to. */
function leads(reader: Reader, at: number, to: number): boolean {
	const before = reader.tokens[at - 1];
	const opens = !before || before.kind === 'mark' || is(reader, at - 1, 'and', 'but', 'then', 'so');
	const start = skip(reader, to);
	return opens && whoAt(reader, start) !== null && clauseAt(reader, start) !== null;
}

/** Whether behind a question a fight is told. */
function tellsLater(reader: Reader, at: number): boolean {
	const mark = reader.tokens.findIndex(({ text }, i) => i >= at && text === '?');
	if (mark < 0) return false;
	return [...reader.tokens.keys()].some(
		(i) => i > mark && ['attack', 'roll', 'hit', 'miss'].includes(verbAt(reader, i)?.verb ?? '')
	);
}

/** "Me buying Dinner", "his attacking Gurdy": what somebody does, as a noun. */
function doingAt(reader: Reader, at: number): Match<Said> | null {
	const who = whoAt(reader, at) ?? ownerAt(reader, at);
	if (!who || verbAt(reader, who.to)?.tense !== 'going on') return null;
	return clauseAt(reader, who.to, { who: who.value, facts: {}, thing: null });
}

/** Behind words that say of something that it lies on the stack, or is to resolve. */
const ongoing = (reader: Reader, at: number): number =>
	anyOf(
		reader,
		at,
		'is|was still on the stack',
		'is|was| on the stack',
		'is|was still|yet| waiting|pending|unresolved',
		'can|could resolve',
		'resolves|resolve|resolved|happens|happened|hits|lands|goes',
		''
	);

/** Whether nothing of the sentence has been said yet. */
function isFirst(before: readonly Piece[]): boolean {
	const last = before.findLastIndex(({ what }) => what.say !== 'joins');
	const index = before.length - 1;
	if (last < 0) return true;
	// After a full stop a new sentence begins.
	return index > last && before.slice(last + 1).some(({ isEnd }) => isEnd === true);
}

/** "… and Meat": what somebody has beside what was said before. */
function moreItems(reader: Reader, at: number, before: readonly Piece[]): Match<Said> | null {
	const led = anyOf(reader, at, 'and|plus|also|& also|', '+');
	const last = before.findLast(({ what }) => what.say !== 'joins')?.what;
	if (led < 0 || last?.say !== 'fact' || last.facts.items === undefined) return null;
	const cards = cardList(reader, led, isOwnable);
	if (!cards || !endsHere(reader, cards.to)) return null;
	// "Ivo's Mini Mush and my D6": each is said whose it is.
	return {
		to: cards.to,
		value: cards.value.map((card) => ({
			say: 'fact',
			about: card.of ? { ref: 'who', who: card.of, facts: {} } : last.about,
			facts: { items: [card] }
		}))
	};
}

/** "Uses Golden Razor Blade on him, then a Bomb": the same is done with another card. */
function oneMore(reader: Reader, at: number, before: readonly Piece[]): Match<Said> | null {
	const last = before.findLast(({ what }) => what.say !== 'joins')?.what;
	if (last?.say !== 'use' || last.on.length === 0 || !is(reader, at, 'a', 'an', 'another'))
		return null;
	const card = cardRef(reader, at + 1, isLoot, false);
	return card && endsHere(reader, card.to)
		? {
				to: card.to,
				value: [{ say: 'use', who: null, card: card.value, on: last.on, words: [], isVerb: true }]
			}
		: null;
}

/** "Holding priority I play 3 Cents and on top of it A Penny". */
function holding(reader: Reader, at: number): Match<Said> | null {
	const top = anyOf(
		reader,
		at,
		'and on top of it|that|this',
		'on top of it|that|this',
		'holding|keeping priority',
		'without passing',
		'still holding priority',
		'on top'
	);
	if (top < 0) return null;
	const start = skip(reader, top);
	const found = clauseAt(reader, start) ?? usePiece(reader, start, true);
	if (!found) return null;
	return {
		to: found.to,
		value: found.value.map((one) =>
			one.say === 'use' ? { ...one, order: 'on top' as const } : one
		)
	};
}

/** "With a bomb, Ben responds to …, targeting Amy": the card stands before its clause. */
function heldCard(reader: Reader, at: number): Match<Said> | null {
	const before = reader.tokens[at - 1];
	const opens = !before || before.kind === 'mark' || is(reader, at - 1, 'and', 'but', 'then', 'so');
	if (!opens || !is(reader, at, 'with', 'using', 'on', 'at', 'having', 'owning')) return null;
	const card = cardRef(reader, at + 1, isUsable, false);
	const clause = card && is(reader, card.to, ',') ? clauseAt(reader, card.to + 1) : null;
	if (card && clause) {
		const doer = clause.value.find((one) => one.say === 'responds');
		if (doer?.say === 'responds') {
			const use = useOf(reader, clause.to, doer.who, card.value);
			if (use)
				return { to: use.to, value: [...clause.value.filter((one) => one !== doer), ...use.value] };
		}
	}
	const facts = withPiece(reader, at) ?? statePiece(reader, at);
	const then = facts ? clauseAt(reader, skip(reader, facts.to)) : null;
	if (!facts || !then) return null;
	const [first] = facts.value;
	const act = then.value.find((one) => 'who' in one);
	const who =
		act && 'who' in act && typeof act.who === 'object' && act.who !== null && 'is' in act.who
			? act.who
			: null;
	if (first?.say !== 'fact') return null;
	return {
		to: then.to,
		value: [{ ...first, about: who && { ref: 'who', who, facts: {} } }, ...then.value]
	};
}
