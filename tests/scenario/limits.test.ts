import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, play, print } from '#lib/scenario/index.ts';

const HUGE = '9999999999999999999999';
const players = 'player Amy: Isaac | hand: Bomb!\nplayer Ben: Cain';

/** What a text is told to have too much of, or nothing. */
function toldOf(text: string): string {
	const parsed = parse(text);
	if (!parsed.ok) return parsed.problems.map(({ message }) => message).join(' ');
	const played = play(parsed.scenario);
	if (!played.ok) return played.problems.map(({ message }) => message).join(' ');
	return played.stopped?.trouble.message ?? '';
}

describe('a number that is too large', () => {
	it.each([
		`monster, ${HUGE} HP`,
		`monster, HP: ${HUGE}`,
		`monster, 2 HP, ${HUGE}+`,
		`monster, 2 HP, 4+, ${HUGE} ATK`,
		`monster, ${HUGE} souls`,
		`monster, ${HUGE}¢`,
		`monster, loot ${HUGE}`,
		`monster, +${HUGE} treasure`,
		'monster, 1000 HP'
	])('is refused on a typed card: %s', (facts) => {
		expect(toldOf(`card X: ${facts}\n${players}`)).toMatch(/is more than a card can have/u);
	});

	it('is none that a line of a typed card counts with', () => {
		const parsed = parse(`card X: treasure | ↷: Gain ${HUGE}¢.\n${players} | items: X`);
		expect(parsed.ok && parsed.notes.map(({ message }) => message)).toMatchObject([
			expect.stringMatching(/cannot be read, so the players do this line by hand/u)
		]);
	});

	it('never makes reading a card throw', () => {
		const digits = fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String);
		const facts = fc.constantFrom('HP', '+', 'ATK', 'souls', '¢', 'loot', 'treasure');
		fc.assert(
			fc.property(digits, facts, (n, word) => {
				const text = word === 'loot' ? `loot ${n}` : `${n} ${word}`;
				const parsed = parse(`card X: monster, ${text} | ↷: Gain ${n}¢.\nplayer Amy:\nmonsters: X`);
				if (!parsed.ok) return;
				expect(parse(print(parsed.scenario))).toMatchObject({
					ok: true,
					scenario: parsed.scenario
				});
			})
		);
	});
});

it.each([
	'Amy plays Bomb! -> Fly #0',
	'Amy plays Bomb! #00 -> Fly',
	'the table sets monster slot 0: Fly',
	'the table puts Fly into monster slot 0',
	'Amy activates Isaac (line 0)',
	'Amy plays Bomb! (mode 0)',
	'the table removes Fly #0',
	'expect stack: Bomb! #0'
])('counts from 1: %s', (line) => {
	expect(toldOf(`${players}\n---\n${line}`)).not.toBe('');
});

it('counts from 1 above the script too, and not in what is said by hand', () => {
	expect(toldOf(`${players}\nmonsters: Fly\nstack: Bomb! -> Fly #0`)).not.toBe('');
	expect(toldOf(`${players}\n---\nthe table does by hand: card #0`)).toBe('');
});

const rows = (count: number, row: (at: number) => string): string =>
	Array.from({ length: count }, (_, at) => row(at)).join('\n');

describe('too much', () => {
	it.each([
		['players', rows(1_100, (at) => `player P${String(at)}:`), /At most 12 players/u],
		[
			'typed cards',
			rows(210, (at) => `card X${String(at)}: treasure`),
			/at most 200 cards of its own/u
		],
		[
			'things on the stack',
			`${players}\n---\n${rows(300, () => 'the table puts on the stack: damage 1 to Amy')}`,
			/At most 200 things/u
		],
		[
			'slots',
			`${players}\n---\n${rows(600, () => 'the table adds a monster slot: Fly')}`,
			/At most 500 objects/u
		],
		[
			'effects',
			`${players}\n---\n${rows(300, () => 'the table adds an effect: +1 attack for Amy from Book of Sin')}`,
			/At most 200 effects/u
		],
		[
			'cards of a hand',
			`${players}\n---\n${rows(3, () => 'the table gives Amy 900 unknown')}`,
			/At most 1000 cards/u
		],
		['cards of a deck', `${players}\nloot deck: 900 unknown, 900 unknown`, /At most 1000 cards/u]
	])('of %s is said', (_, text, told) => {
		expect(toldOf(text)).toMatch(told);
	});

	it('is not what a large table has', () => {
		const twelve = rows(12, (at) => `player P${String(at)}:`);
		expect(toldOf(`${twelve}\n---\n${rows(2_000, () => 'everyone passes')}`)).toBe('');
	});
});

describe('a word that every object of the language has', () => {
	const words = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

	it.each(words)('is a name like any other: %s', (word) => {
		const parsed = parse(
			`player ${word}: | hand: Bomb!\nplayer Ben:\n---\n${word} plays Bomb! -> Ben\neveryone passes\neveryone passes\nexpect Ben: 1 HP`
		);
		const played = parsed.ok ? play(parsed.scenario) : expect.fail(JSON.stringify(parsed.problems));
		expect(played.ok && played.held).toBe(true);
	});

	it.each(words)('is no stat: %s', (word) => {
		expect(toldOf(`${players}\neffects: +1 ${word} for Amy from Book of Sin`)).toMatch(
			/is not something an effect can raise/u
		);
	});

	it.each(['toString', 'valueOf', 'hasOwnProperty'])('is counted as a counter: %s', (word) => {
		const parsed = parse(
			`card X: treasure | ↷: Put a ${word} counter on this.\nplayer Amy: | items: X\n---\nexpect X: 0 ${word} counters\nAmy activates X\neveryone passes\nexpect X: 1 ${word} counter`
		);
		const played = parsed.ok ? play(parsed.scenario) : expect.fail(JSON.stringify(parsed.problems));
		expect(played.ok && played.held).toBe(true);
	});

	it.each(['constructor', '__proto__', 'prototype'])('or names no counter: %s', (word) => {
		expect(toldOf(`player Amy: Isaac, 2 ${word} counters`)).not.toBe('');
	});

	it.each(['constructor', 'prototype'])('not on a typed card either: %s', (word) => {
		const parsed = parse(`card X: treasure | ↷: Put a ${word} counter on this.\nplayer Amy:`);
		expect(parsed.ok && parsed.notes).toHaveLength(1);
	});
});
