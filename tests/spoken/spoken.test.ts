import { describe, expect, it, test } from 'vitest';
import { parse, print } from '#lib/scenario/index.ts';
import { isPassedOver, suggest, understand } from '#lib/scenario/spoken/index.ts';
import { corpus, POOLS, type Pool } from './corpus.ts';
import { understood, type Understood } from './whole.ts';

/**
 * How many sentences of each pool are understood whole, at least, and how many are understood otherwise
 * than they are meant without a word, at most. The grammar is good enough when 80 % of the half that was
 * set aside are understood whole and none of it wrongly: these numbers only ever go that way.
 */
const REACHED: Readonly<Record<Pool, { readonly whole: number; readonly wrong: number }>> = {
	seen: { whole: 251, wrong: 0 },
	fresh: { whole: 2322, wrong: 1 },
	'set-aside': { whole: 28, wrong: 3 }
};

/** Each pool with what its sentences are understood as, which takes most of the time of this file. */
const READ = new Map(
	POOLS.map((pool) => [
		pool,
		corpus(pool).map((entry) => ({ entry, spoken: understand(entry.said) }))
	])
);
const readOf = (pool: Pool) => READ.get(pool) ?? [];

/** Only numbers are told of a pool: whoever mends the grammar does not read what was set aside. */
test.each(POOLS)('what is understood of the pool %s', (pool) => {
	const counts: Record<Understood, number> = { whole: 0, 'in part': 0, wrong: 0 };
	for (const { entry, spoken } of readOf(pool)) counts[understood(entry, spoken)]++;
	const { whole, wrong } = REACHED[pool];
	expect(counts.whole).toBeGreaterThanOrEqual(whole);
	expect(counts.wrong).toBeLessThanOrEqual(wrong);
});

describe('what is understood', () => {
	const read = [...readOf('seen'), ...readOf('fresh')];

	it('is canonical notation, which reads back the same', () => {
		for (const { spoken } of read) {
			const text = print(spoken.scenario);
			const parsed = parse(text);
			expect(parsed.ok && print(parsed.scenario)).toBe(text);
		}
	});

	it('leaves no word of the text without a chip, but those of the closed lists', () => {
		for (const { entry, spoken } of read) {
			const { said: sentence } = entry;
			const { chips } = spoken;
			const edges = [0, ...chips.flatMap(({ from, to }) => [from, to]), sentence.length];
			const between = edges.flatMap((from, i) =>
				i % 2 === 0 ? [sentence.slice(from, edges[i + 1])] : []
			);
			expect(between.filter((text) => !isPassedOver(text))).toEqual([]);
		}
	});

	it('is plain data', () => {
		const spoken = understand('amy attacks gurdy (1 hp), rolls 2, ben bombs it');
		expect(structuredClone(spoken)).toEqual(spoken);
	});

	it('is scenario notation as it is', () => {
		for (const { meant } of corpus('seen').slice(0, 40)) {
			const { scenario } = understand(meant);
			const parsed = parse(meant);
			expect(parsed.ok && print(parsed.scenario)).toBe(print(scenario));
		}
	});
});

it.each([
	"Amy plays Bomb! on Ben. Ben plays Butter Bean! on it. What if Ben doesn't play Butter Bean!?",
	'Amy plays Bomb! on Ben, Ben plays Butter Bean! on it, Ben did not play butter bean'
])('takes back an act that somebody does not do: %s', (sentence) => {
	const { scenario, chips } = understand(sentence);
	expect(print(scenario)).toMatch(/---\nAmy plays Bomb! -> Ben\n$/u);
	expect(chips.map(({ kind }) => kind)).toEqual(['act', 'left', 'left']);
});

it('does not take back what nobody has done', () => {
	const { chips } = understand("Ben doesn't play Bomb!, Amy attacks Gurdy");
	expect(chips.map(({ kind }) => kind)).toEqual(['unread', 'act']);
});

it('shows with an act what was said of its target', () => {
	const shown = (sentence: string) => understand(sentence).chips.map(({ words }) => words);
	expect(shown('Amy attacks Gurdy (1 hp), rolls a 2')).toEqual([
		'Amy attacks Gurdy (1 HP)',
		'rolls 2'
	]);
	expect(shown('Amy attacks Gurdy with 1 HP')).toEqual([
		'Amy attacks Gurdy (1 HP) (Gurdy’s HP, or Amy’s?)'
	]);
	expect(shown('Amy (1 HP) attacks Gurdy')).toEqual(['Amy (1 HP) attacks Gurdy']);
	expect(shown('Amy (1 HP) attacks Gurdy (2 HP left)')).toEqual([
		'Amy (1 HP) attacks Gurdy (2 HP left)'
	]);
});

it.each([
	['Ben bombs Amy, she dies', 'everyone passes (so Amy has 1 HP)'],
	['Amy killed Gurdy with a bomb', 'Amy plays Bomb! on Gurdy (so Gurdy has 1 HP)'],
	['Ben bombs Amy (1 HP), she dies', 'everyone passes']
])('says which HP it takes from a death that is told: %s', (text, last) => {
	expect(understand(text).chips.at(-1)?.words).toBe(last);
});

describe('onto a table', () => {
	const table = parse(
		'player Amy: Cain\nplayer Ben: Cain\nmonsters: Gurdy (1 HP), Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2\n'
	);
	if (!table.ok) throw new Error('The table is no notation.');
	const { scenario: onto } = table;

	it('offers acts that are legal, and such as need a card that is not there', () => {
		expect(suggest('', onto).map(({ words }) => words)).toContain('everyone passes');
		const [first] = suggest('ben bombs g', onto);
		expect(first?.words).toBe('Ben plays Bomb! on Gurdy');
		for (const { text } of suggest('', onto).slice(0, 6))
			expect(understand(text, onto).chips.filter(({ kind }) => kind === 'unread')).toEqual([]);
	});
});

describe('what did not happen', () => {
	it.each([
		'Ben could bomb Gurdy',
		'Ben does not bomb Gurdy',
		'Amy never attacked Gurdy',
		'I should have bombed Gurdy',
		'Unless Ben bombs Gurdy Amy wins',
		'Ben would bomb Gurdy',
		'Ben almost bombs Amy',
		'Ben forgets to tap the d6',
		'Nobody bombs Gurdy',
		'Ben had no bomb'
	])('is no act, and is marked: %s', (sentence) => {
		const { scenario, chips } = understand(sentence);
		expect(scenario.script).toEqual([]);
		expect(chips.some(({ kind }) => kind === 'unread')).toBe(true);
	});
});

it("says that what was told does not come of it: Ida (2 HP) dies to Gus's bomb", () => {
	const { chips } = understand("Ida (2 HP) dies to Gus's bomb");
	expect(chips.some(({ kind, trouble }) => kind === 'left' || trouble !== null)).toBe(true);
});

it('knows where a turn is said to have started', () => {
	const { scenario } = understand("Gus's turn just started");
	expect(print(scenario)).toContain('turn: Gus, start triggers');
});

describe('what is not understood', () => {
	it('is kept, with what would fit', () => {
		const { chips } = understand('amy plays pills');
		expect(chips).toMatchObject([{ kind: 'unread', words: 'amy plays pills' }]);
		expect(chips[0]?.fits.length).toBeGreaterThan(1);
	});

	it('is an act that the rules refuse, with why', () => {
		const { chips } = understand('i attack stoney');
		expect(chips[0]?.trouble).toMatch(/\w/u);
	});

	it.each([
		['', 0],
		['   \n\n  ', 0],
		['((((((((((', 0],
		['\u202Eamy attacks fly\u0000', 1]
	])('is nothing to be afraid of: %j', (text, count) => {
		expect(understand(text).chips).toHaveLength(count);
	});

	it.each([
		"ben's bomb on ".repeat(280),
		'ben bombs gurdy, '.repeat(230),
		"amy's roll of 3 against gurdy and ".repeat(115),
		'on top of the bomb of ben '.repeat(150),
		'('.repeat(4000)
	])('is bounded, however long', (text) => {
		expect(understand(text.slice(0, 4000)).chips.length).toBeLessThan(1000);
	});

	it('is a text that is too long to be speech', () => {
		const { chips } = understand('amy attacks gurdy '.repeat(1000));
		expect(chips).toMatchObject([{ kind: 'unread' }]);
		expect(chips[0]?.trouble).toContain('too long');
	});
});
