/** Texts that are written to keep their reader busy: what is not read is said, and nothing is lost. */
import { describe, expect, it } from 'vitest';
import { MOST_FOR_A_CARD, MOST_FOR_HEADS } from '#lib/abilities/reading/purse.ts';
import { cardOf } from '#lib/cards/library.ts';
import { readTypedLine } from '#lib/cards/typed.ts';
import { decodeLink, encodeLink } from '#lib/scenario/link/index.ts';
import { MOST_READING } from '#lib/scenario/limits.ts';
import { parse } from '#lib/scenario/parse/parse.ts';
import { print } from '#lib/scenario/print/print.ts';
import { fromJson } from '#lib/scenario/from-json.ts';
import { typedCardsIn } from '#lib/scenario/typed-cards-in.ts';

const CHOICES = `When you die, ${'Choose a player. Choose an item. '.repeat(45).trim()}`;
const DOTS = '.'.repeat(1490);
const LONGEST = 1490;
const filledWith = (words: string): string =>
	words.repeat(Math.floor(LONGEST / words.length)).trim();

const NAMES = 'abcdefghijklmnopqrstuvwxyz';
const cardLine = (index: number, text: string): string =>
	`card Odd ${NAMES.charAt(index % 26)}${NAMES.charAt(Math.floor(index / 26))}: treasure | ${text}`;
const scenario = (cards: number, text: string): string =>
	[
		...Array.from({ length: cards }, (_, i) => cardLine(i, text)),
		'player Amy: Isaac | items: Odd aa',
		'player Ben: Cain',
		''
	].join('\n');

describe('a card that can be read in too many ways', () => {
	it('is left to the players, and its line says so', () => {
		const parsed = parse(scenario(1, CHOICES));
		if (!parsed.ok) throw new Error('It is a scenario.');
		expect(parsed.notes).toEqual([
			{
				line: 1,
				column: 25,
				message:
					'“When you die, Choose a player. Choose an…” can be read in more ways than the judge looks through, so the players do this line by hand.',
				expected: 'fewer lists inside each other · shorter sentences, each on a line of its own'
			}
		]);
		const [key = ''] = typedCardsIn([parsed.scenario]);
		expect(key).toContain(CHOICES);
		expect(cardOf(key).abilities).toMatchObject([{ way: 'trigger', effect: { do: 'by hand' } }]);
		expect(parse(print(parsed.scenario))).toMatchObject({ ok: true, scenario: parsed.scenario });
		const opened = decodeLink(encodeLink({ scenario: parsed.scenario }));
		expect(opened).toEqual({ ok: true, shared: { scenario: parsed.scenario } });
	});

	// Each table in a table takes a part of the machine's stack; so many are by hand on every machine.
	it('ends where tables stand too deep in each other', () => {
		const nested = (times: number): string =>
			`↷: ${'Roll- / 1-2: Loot 1. / 3-6: '.repeat(times)}Gain 1¢.`;
		const effectsOf = (times: number): string => {
			const { key } = readTypedLine(`Odd: treasure | ${nested(times)}`);
			return JSON.stringify(key === null ? null : cardOf(key).abilities);
		};
		expect(effectsOf(10)).not.toContain('by hand');
		expect(effectsOf(45)).toContain('by hand');
	});

	it.each([
		`↷: ${'Roll- / 1-2: Loot 1. / 3-6: '.repeat(45)}Gain 1¢.`,
		CHOICES,
		DOTS,
		filledWith('. '),
		filledWith('↷: '),
		filledWith('↷: / '),
		filledWith('( '),
		filledWith('() '),
		filledWith('(. '),
		filledWith('" '),
		filledWith('Roll- / 1-6: '),
		filledWith('Roll- / 1: Loot 1. / 2-6: '),
		filledWith('Choose one- / • Loot 1. / • '),
		filledWith('If you do, loot 1. '),
		filledWith('You may loot 1 and '),
		filledWith('Each player may loot 1, then '),
		filledWith('Choose a player and an item. They loot 1. '),
		filledWith('a player or a monster or '),
		filledWith("its controller's "),
		filledWith('When this dies, if it’s your turn, '),
		filledWith('Deal 1 damage to a player, then they may deal 1 damage to a monster. ')
	])('costs no more than a card may, %#', (text) => {
		const { key, cost } = readTypedLine(`Odd: treasure | ${text}`);
		expect(key).not.toBeNull();
		// What is spent last may be one thing more than was left.
		expect(cost).toBeLessThan((MOST_FOR_A_CARD + MOST_FOR_HEADS) * 1.1);
	});
});

describe('cards that are too much together', () => {
	const most = Math.floor(MOST_READING / MOST_FOR_A_CARD);

	it('twenty of dots are read', () => {
		expect(parse(scenario(20, DOTS)).ok).toBe(true);
	});

	it('end a text at the line of the first that is too much', () => {
		const parsed = parse(scenario(most + 1, CHOICES));
		if (parsed.ok) throw new Error('It should be refused.');
		expect(parsed.problems).toEqual([
			{
				line: most,
				column: 6,
				message:
					'The cards that were typed for this scenario can be read in too many ways to look at all of them. This one and those below it are not read.',
				expected: 'fewer cards, shorter sentences, or fewer lists inside each other'
			}
		]);
	});

	it('are refused as JSON and in a link', () => {
		const cards = Array.from({ length: most + 1 }, (_, i) => cardLine(i, CHOICES).slice(5));
		const items = cards.map((card) => ({ card }));
		const data = { rules: '2023', players: [{ name: 'Amy', items }], script: [] };
		expect(fromJson(data)).toEqual({
			ok: false,
			problems: [expect.stringContaining('too many ways')]
		});
	});
});
