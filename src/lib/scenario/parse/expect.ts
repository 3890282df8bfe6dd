import { DECKS, SLOT_KINDS, type SlotKind } from '../../model/words.ts';
import { isRuleId, RULES, type RuleId } from '../../rules/index.ts';
import { isReadingId, READINGS, type ReadingId } from '../../rules/readings.ts';
import { DIDS, isThingAbout } from '../expect/step-words.ts';
import { cardsCalled } from '../names.ts';
import { EXPECTATION_WORDS } from '../reserved-words.ts';
import { STEPS, type Expectation, type StepPattern } from '../scenario.ts';
import type { Damageable, StackThing } from '../words/things.ts';
import { BONUS_SOUL, readCents, readExpectedPile, readSlots } from './board.ts';
import { readObjectFacts } from './facts.ts';
import { readCards } from './objects.ts';
import { readPlayerFacts } from './player.ts';
import {
	fail,
	playerMeant,
	readAll,
	readPlayer,
	trying,
	unknownWord,
	type Reader
} from './reader.ts';
import { readAct } from './script.ts';
import { lastBracket, part, plain, split, type Span } from './span.ts';
import { readStack } from './stack.ts';
import {
	atColon,
	readCardThing,
	readDamageable,
	readStackThing,
	readThing,
	readThings
} from './thing.ts';

const SLOT_WORDS: Readonly<Record<SlotKind, string>> = {
	monster: 'monsters',
	shop: 'shop',
	room: 'rooms'
};
/** Reads what stands behind `expect`. */
export function readExpectation(reader: Reader, span: Span): Expectation | null {
	const sides = atColon(reader, span);
	if (!sides)
		return fail(reader, span, 'An expectation has a colon behind its first words.', {
			expected: `${EXPECTATION_WORDS.join(' · ')} · a player or an object`
		});
	const [head, rest] = sides;
	const word = plain(head.text);
	const slot = SLOT_KINDS.find((kind) => SLOT_WORDS[kind] === word);
	if (slot) {
		const slots = readSlots(reader, rest, slot);
		return slots && { expect: 'slots', slot, slots };
	}
	for (const deck of DECKS)
		for (const pile of ['deck', 'discard'] as const)
			if (word === `${deck} ${pile}`) {
				const cards = readExpectedPile(reader, rest, deck);
				return cards && { expect: pile, deck, ...cards };
			}
	if (isThingAbout(word)) {
		const about = readWithRules(reader, rest, readDamageableOrStackThing);
		return about && { expect: word, thing: about.value, ...about.rules };
	}
	switch (word) {
		case 'stack': {
			const stack = readStack(reader, rest);
			return stack && { expect: 'stack', things: stack.things };
		}
		case 'pool': {
			const cents = readCents(reader, rest);
			return cents === null ? null : { expect: 'pool', cents };
		}
		case 'outside': {
			const cards = readCards(reader, rest);
			return cards && { expect: 'outside', cards };
		}
		case 'bonus souls': {
			const cards = readCards(reader, rest, BONUS_SOUL);
			return cards && { expect: 'bonus souls', cards };
		}
		case 'priority': {
			const player = readPlayer(reader, rest);
			return player === null ? null : { expect: 'priority', player };
		}
		case 'turn':
			return readTurn(reader, rest);
		case 'asked':
			return readAsked(reader, rest);
		case 'legal': {
			const act = readAct(reader, rest);
			return act && { expect: 'legal', act };
		}
		case 'refused': {
			const refused = readWithRules(reader, rest, readAct);
			return refused && { expect: 'refused', act: refused.value, ...refused.rules };
		}
		case 'step':
		case 'steps': {
			const steps = readAll(split(rest, ';'), (one) => readStep(reader, one));
			return steps && { expect: 'steps', steps };
		}
		case 'no step': {
			const step = readStep(reader, rest);
			return step && { expect: 'no step', step };
		}
		case 'rule':
		case 'rules': {
			const rules = readAll(split(rest, ','), (one) => readRule(reader, one));
			return rules && { expect: 'rules', rules };
		}
		case 'reading': {
			const reading = readReading(reader, rest);
			return reading && { expect: 'reading', reading };
		}
		case 'winner':
		case 'winners': {
			if (/^(nobody|none)$/iu.test(rest.text)) return { expect: 'winner', players: [] };
			const players = readAll(split(rest, ','), (one) => readPlayer(reader, one));
			return players && { expect: 'winner', players };
		}
		default:
			return readFacts(reader, head, rest);
	}
}

/** What is expected of a player or an object. */
function readFacts(reader: Reader, head: Span, rest: Span): Expectation | null {
	const bare = /^(object|card)\s+/iu.exec(head.text);
	if (!bare) {
		const player = playerMeant(reader, head.text);
		if (player !== null) {
			const facts = readPlayerFacts(reader, rest, true);
			return facts && { expect: 'player', player, facts };
		}
		const near = reader.problems.length;
		const tried = trying(reader);
		const known = readCardThing(tried, head);
		const isMissing =
			cardsCalled(head.text, reader.cards).length > 0 ||
			tried.problems.some(({ add }) => add !== undefined) ||
			[...tried.missing].some((name) => reader.missing.has(name));
		if (!known && !isMissing && near === reader.problems.length)
			return unknownWord(reader, head, 'The expectation', [
				...EXPECTATION_WORDS,
				...reader.players
			]);
	}
	const object = readCardThing(reader, bare ? part(head, bare[0].length) : head);
	const facts = readObjectFacts(reader, rest);
	return object && facts && { expect: 'object', object, facts };
}

function readTurn(reader: Reader, span: Span): Expectation | null {
	let expectation: Extract<Expectation, { expect: 'turn' }> = { expect: 'turn' };
	for (const word of split(span, ',')) {
		const step = STEPS.find((s) => s === plain(word.text));
		if (step) expectation = { ...expectation, step };
		else {
			const player = readPlayer(reader, word, STEPS);
			if (player === null) return null;
			expectation = { ...expectation, player };
		}
	}
	return expectation;
}

/** `Amy (attack target): Fly, Gurdy`. */
function readAsked(reader: Reader, span: Span): Expectation | null {
	const sides = atColon(reader, span);
	const head = sides ? sides[0] : span;
	const bracket = lastBracket(head);
	const player = readPlayer(reader, bracket ? bracket.rest : head);
	const options = sides ? readThings(reader, sides[1]) : null;
	if (player === null || (sides && !options)) return null;
	return {
		expect: 'asked',
		player,
		...(bracket ? { about: plain(bracket.inside.text) } : {}),
		...(options ? { options } : {})
	};
}

const QUOTED = /^["“](.+)["”]$/u;

/** `took damage, Amy, 1 (damage.taken)`, `attack ended, Amy, "target gone"`. */
function readStep(reader: Reader, span: Span): StepPattern | null {
	const found = readWithRules(reader, span, (_, rest) => rest);
	if (!found) return null;
	const [first, ...details] = split(found.value, ',');
	const word = first ?? span;
	const did = DIDS.find((known) => plain(known) === plain(word.text));
	if (did === undefined) return unknownWord(reader, word, 'The step', DIDS);
	const words = details.flatMap(({ text }) => QUOTED.exec(text)?.[1] ?? []);
	const about = readAll(
		details.filter(({ text }) => !QUOTED.test(text)),
		(one) => readThing(reader, one)
	);
	return (
		about && {
			did,
			...(about.length > 0 ? { about } : {}),
			...(words.length > 0 ? { words } : {}),
			...found.rules
		}
	);
}

/** Reads something with the rules in brackets behind it. */
function readWithRules<T>(
	reader: Reader,
	span: Span,
	read: (reader: Reader, span: Span) => T | null
): { readonly value: T; readonly rules: { readonly rules?: readonly RuleId[] } } | null {
	const bracket = lastBracket(span);
	const cites = bracket !== null && /^[a-z0-9.-]+\.[a-z0-9.-]+(\s*,|$)/u.test(bracket.inside.text);
	const value = read(reader, cites ? bracket.rest : span);
	const rules = cites ? readAll(split(bracket.inside, ','), (one) => readRule(reader, one)) : [];
	if (value === null || !rules) return null;
	return { value, rules: rules.length > 0 ? { rules } : {} };
}

function readRule(reader: Reader, span: Span): RuleId | null {
	const { text } = span;
	return isRuleId(text) ? text : unknownWord(reader, span, 'The rule', nearRules(text));
}

/** Rules whose ids begin alike, so that an error does not list them all. */
function nearRules(text: string): readonly string[] {
	const all = Object.keys(RULES);
	const [first = ''] = text.split('.');
	const near = all.filter((id) => id.startsWith(`${first}.`));
	return near.length > 0 ? near : all;
}

const READING_IDS = Object.keys(READINGS);

/** Reads the id of a reading. */
export function readReading(reader: Reader, span: Span): ReadingId | null {
	const { text } = span;
	return isReadingId(text) ? text : unknownWord(reader, span, 'The reading', READING_IDS);
}

function readDamageableOrStackThing(reader: Reader, span: Span): Damageable | StackThing | null {
	const isDamageable = playerMeant(reader, span.text) !== null || /^gone$/iu.test(span.text);
	return isDamageable ? readDamageable(reader, span) : readStackThing(reader, span);
}
