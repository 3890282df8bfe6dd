/** What is expected of the table, or of what has happened. */
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { isThingAbout } from '../expect/step-words.ts';
import { cardsCalled, cardText } from '../names.ts';
import {
	fail,
	playerMeant,
	readAll,
	readPlayer,
	trying,
	unknownWord,
	type Reader
} from '../parse/reader.ts';
import { lastBracket, part, plain, split, type Span } from '../parse/span.ts';
import { EXPECTATION_WORDS, isExpectationWord } from '../reserved-words.ts';
import type { Expectation } from './expectations.ts';
import { STEPS } from './lists.ts';
import { actText, readAct } from './act/act.ts';
import { readCardThing, readDamageable, readThings } from './card.ts';
import { citedText, readReading, readRule, readWithRules } from './cited.ts';
import { nameText } from './named.ts';
import { objectFactsText, readObjectFacts } from './object-facts.ts';
import { cellText, listText, readCards } from './object.ts';
import {
	BONUS_SOUL,
	readCents,
	readExpectedPile,
	readSlots,
	SLOT_WORDS,
	slotsText
} from './pile.ts';
import { factsText, readPlayerFacts } from './player.ts';
import { readStack } from './stack.ts';
import { readStep, stepText } from './step.ts';
import { atColon, readStackThing, thingsText, thingText } from './thing.ts';
import { type Damageable, type StackThing } from './things.ts';

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

function readDamageableOrStackThing(reader: Reader, span: Span): Damageable | StackThing | null {
	const isDamageable = playerMeant(reader, span.text) !== null || /^gone$/iu.test(span.text);
	return isDamageable ? readDamageable(reader, span) : readStackThing(reader, span);
}

/** Prints an expectation, without the word "expect". */
export function expectationText(expectation: Expectation, players: readonly string[]): string {
	switch (expectation.expect) {
		case 'stack':
			return `stack: ${expectation.things.map((thing) => thingText(thing, players)).join('; ') || 'empty'}`;
		case 'player': {
			const name = isExpectationWord(expectation.player)
				? `player ${expectation.player}`
				: nameText(expectation.player);
			return `${name}: ${factsText(expectation.facts)}`;
		}
		case 'object':
			return `object ${thingText(expectation.object, players)}: ${objectFactsText(expectation.facts)}`;
		case 'slots':
			return `${SLOT_WORDS[expectation.slot]}: ${slotsText(expectation.slots)}`;
		case 'deck':
		case 'discard': {
			const cards = expectation.cards.map(cellText);
			const all = expectation.more ? [...cards, '...'] : cards;
			return `${expectation.deck} ${expectation.expect}: ${all.join(', ') || 'empty'}`;
		}
		case 'pool':
			return `pool: ${String(expectation.cents)}¢`;
		case 'outside':
		case 'bonus souls':
			return `${expectation.expect}: ${listText(expectation.cards, cardText)}`;
		case 'priority':
			return `priority: ${nameText(expectation.player)}`;
		case 'turn':
			return `turn: ${[
				...(expectation.player === undefined ? [] : [nameText(expectation.player)]),
				...(expectation.step === undefined ? [] : [expectation.step])
			].join(', ')}`;
		case 'asked': {
			const about = expectation.about === undefined ? '' : ` (${expectation.about})`;
			const options = expectation.options ? `: ${thingsText(expectation.options, players)}` : '';
			return `asked: ${nameText(expectation.player)}${about}${options}`;
		}
		case 'legal':
			return `legal: ${actText(expectation.act, players)}`;
		case 'refused':
			return `refused: ${actText(expectation.act, players)}${citedText(expectation.rules)}`;
		case 'steps':
			return `${expectation.steps.length === 1 ? 'step' : 'steps'}: ${expectation.steps
				.map((step) => stepText(step, players))
				.join('; ')}`;
		case 'no step':
			return `no step: ${stepText(expectation.step, players)}`;
		case 'rules':
			return `${expectation.rules.length === 1 ? 'rule' : 'rules'}: ${expectation.rules.join(', ')}`;
		case 'reading':
			return `reading: ${expectation.reading}`;
		case 'winner':
			return expectation.players.length === 0
				? 'winner: nobody'
				: `winner: ${expectation.players.map(nameText).join(', ')}`;
		default:
			return `${expectation.expect}: ${thingText(expectation.thing, players)}${citedText(expectation.rules)}`;
	}
}
