import { cardsCalled } from '../names.ts';
import { AMONG_ITEMS, CHARACTER, COUNTERS, readCell, readList, readObject } from './objects.ts';
import { ANY_CARD } from './card.ts';
import { fail, unknownWord, type Reader } from './reader.ts';
import type { PlayerCounts, PlayerFacts } from '../scenario.ts';
import { after, halves, part, split, type Span } from './span.ts';

type Facts = PlayerFacts & PlayerCounts;

const SECTIONS = ['items', 'hand', 'souls', 'curses'] as const;

/** Numbers that can be said of a player, with the words for each. */
const NUMBERS: readonly (readonly [RegExp, (n: number) => Facts, expectedOnly?: true])[] = [
	[/^(\d{1,3}) HP$/iu, (hp) => ({ hp })],
	[/^(\d{1,4})\s?(?:¢|c|cents?)$/iu, (cents) => ({ cents })],
	[/^(\d{1,4}) loot plays?$/iu, (lootPlays) => ({ lootPlays })],
	[/^(\d{1,3}) attacks?$/iu, (attacks) => ({ attacks })],
	[/^(\d{1,3}) purchases?$/iu, (purchases) => ({ purchases })],
	[/^(\d{1,3}) skipped turns?$/iu, (skips) => ({ skips })],
	[/^(\d{1,3}) (?:loot )?cards?$/iu, (cards) => ({ cards }), true],
	[/^(\d{1,3}) souls?$/iu, (soulValue) => ({ soulValue }), true],
	[/^(?:maximum HP|max HP) (\d{1,3})$/iu, (maxHp) => ({ maxHp }), true],
	[/^attack (\d{1,3})$/iu, (attackStat) => ({ attackStat }), true]
];

const EXPECTED =
	'a character · 2 HP · 3¢ · dead · 1 loot play · 1 attack · 1 purchase · 1 skipped turn · 2 egg counters';
const EXPECTED_MORE = `${EXPECTED} · alive · 4 cards · 2 souls · max HP 3 · attack 2`;

/**
 * Reads what is said of a player: `Isaac, 2 HP, 3¢ | items: The Relic | hand: Butter Bean!`.
 * @param expectation whether things may be said that only an expectation can say.
 */
export function readPlayerFacts(reader: Reader, span: Span, expectation = false): Facts | null {
	let facts: Facts = {};
	let complete = true;
	for (const [index, section] of split(span, '|').entries()) {
		const list = SECTIONS.find((word) => after(section, word)?.text.startsWith(':'));
		const more = list
			? readSection(reader, list, part(section, section.text.indexOf(':') + 1))
			: index === 0 || section.text !== ''
				? readWords(reader, section, index, expectation)
				: null;
		if (more) facts = { ...facts, ...more };
		else complete = false;
	}
	return complete ? facts : null;
}

function readSection(reader: Reader, list: (typeof SECTIONS)[number], span: Span): Facts | null {
	if (list === 'hand') {
		const hand = readList(reader, span, (one) => readCell(reader, one));
		return hand && { hand };
	}
	const objects = readList(reader, span, (one) =>
		readObject(reader, one, list === 'items' ? AMONG_ITEMS : ANY_CARD)
	);
	return objects && { [list]: objects };
}

function readWords(reader: Reader, span: Span, index: number, expectation: boolean): Facts | null {
	if (index > 0) {
		const name = halves(span, ':')?.[0] ?? span;
		return unknownWord(reader, name, 'The section', SECTIONS);
	}
	let facts: Facts = {};
	for (const word of span.text === '' ? [] : split(span, ',')) {
		const more = readWord(reader, word, expectation, facts);
		if (!more) return null;
		facts = { ...facts, ...more };
	}
	return facts;
}

function readWord(reader: Reader, word: Span, expectation: boolean, so: Facts): Facts | null {
	if (/^dead$/iu.test(word.text)) return { dead: true };
	if (/^alive$/iu.test(word.text)) return { dead: false };
	for (const [pattern, give, expectedOnly] of NUMBERS) {
		const found = pattern.exec(word.text)?.[1];
		if (found !== undefined && (expectation || !expectedOnly)) return give(Number(found));
	}
	const counted = COUNTERS.exec(word.text);
	if (counted)
		return {
			counters: { ...so.counters, [counted[2] ?? 'plain']: Number(counted[1]) }
		};
	const expected = expectation ? EXPECTED_MORE : EXPECTED;
	if (/^\d/u.test(word.text) && cardsCalled(word.text, reader.cards).length === 0)
		return fail(reader, word, `“${word.text}” cannot be said of a player.`, { expected });
	const character = readObject(reader, word, { ...CHARACTER, what: expected });
	return character && { character };
}
