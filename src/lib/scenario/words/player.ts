/** What is said of a player. */
import * as v from 'valibot';
import { cardsCalled } from '../names.ts';
import { ANY_CARD } from '../parse/card.ts';
import { fail, unknownWord, type Reader } from '../parse/reader.ts';
import { after, halves, part, split, type Span } from '../parse/span.ts';
import { inLinks, type InLinks } from './in-links.ts';
import { count, list, maybe, player, shape, type Of, type Shaped } from './kit.ts';
import {
	AMONG_ITEMS,
	cell,
	cellText,
	CHARACTER,
	COUNTERS,
	counters,
	countersText,
	listText,
	object,
	objectText,
	readCell,
	readList,
	readObject
} from './object.ts';

/** What is set; the rest is given and removed one by one. */
const changeable = {
	character: maybe(object()),
	/** Current HP. */
	hp: maybe(count()),
	cents: maybe(count()),
	dead: maybe(inLinks(v.boolean(), { likely: 0.9 })),
	lootPlays: maybe(count()),
	attacks: maybe(count()),
	purchases: maybe(count()),
	hand: maybe(list(cell()))
};
/** Counters on the player, not on the character. */
const counted = maybe(counters);
const given = {
	items: maybe(list(object())),
	souls: maybe(list(object())),
	curses: maybe(list(object()))
};
const links: InLinks = { likely: 0.3, since: [['counters'], ['skips']] };

const facts = {
	...changeable,
	...given,
	counters: counted,
	/** Turns of theirs that will be skipped (5.2). */
	skips: maybe(count())
};
export const playerFacts = inLinks(shape(facts), links);
/** What can be said of a player, before the game or as an expectation. */
export type PlayerFacts = Of<typeof playerFacts>;

export const playerSetup = shape({ name: player(), ...facts });
export type PlayerSetup = Of<typeof playerSetup>;

/** What can be set of a player; items, souls and curses are given and removed one by one. */
export const playerChange = inLinks(
	shape({ ...changeable, counters: counted, skips: maybe(count()) }),
	links
);
export type PlayerChange = Of<typeof playerChange>;

/** What only an expectation can say of a player. */
const counts = {
	cards: maybe(count()),
	/** The soul value of all they control. */
	soulValue: maybe(count()),
	maxHp: maybe(count()),
	attackStat: maybe(count())
};
export type PlayerCounts = Shaped<typeof counts>;
export const expectedOfPlayer = shape({ ...facts, ...counts });

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

const plural = (count: number, word: string): string =>
	`${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Prints what is said of a player. */
export function factsText(facts: PlayerFacts & PlayerCounts): string {
	const words = [
		...(facts.character ? [objectText(facts.character)] : []),
		...(facts.hp === undefined ? [] : [`${String(facts.hp)} HP`]),
		...(facts.maxHp === undefined ? [] : [`max HP ${String(facts.maxHp)}`]),
		...(facts.attackStat === undefined ? [] : [`attack ${String(facts.attackStat)}`]),
		...(facts.cents === undefined ? [] : [`${String(facts.cents)}¢`]),
		...(facts.dead === undefined ? [] : [facts.dead ? 'dead' : 'alive']),
		...(facts.lootPlays === undefined ? [] : [plural(facts.lootPlays, 'loot play')]),
		...(facts.attacks === undefined ? [] : [plural(facts.attacks, 'attack')]),
		...(facts.purchases === undefined ? [] : [plural(facts.purchases, 'purchase')]),
		...(facts.skips === undefined ? [] : [plural(facts.skips, 'skipped turn')]),
		...countersText(facts.counters),
		...(facts.cards === undefined ? [] : [plural(facts.cards, 'card')]),
		...(facts.soulValue === undefined ? [] : [plural(facts.soulValue, 'soul')])
	].join(', ');
	const sections = [
		...(['items', 'souls', 'curses'] as const).flatMap((word) => {
			const list = facts[word];
			return list ? [`${word}: ${listText(list, objectText)}`] : [];
		}),
		...(facts.hand ? [`hand: ${listText(facts.hand, cellText)}`] : [])
	];
	return [words, ...sections].join(' | ').trim();
}
