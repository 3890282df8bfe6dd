import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '#lib/cards/library.ts';
import { parse } from '#lib/scenario/index.ts';
import { distance, meant } from '#lib/scenario/parse/meant.ts';
import { cardsNamed, cardText } from '#lib/scenario/names.ts';

const keyOf = (text: string): string | null => {
	const parsed = parse(`---\nreveal ${text}`);
	const line = parsed.ok ? parsed.scenario.script[0] : undefined;
	return line && 'do' in line && line.do === 'reveal' ? line.card : null;
};

describe('cards', () => {
	it.each([...LIBRARY.keys()])('%s is read as it is written', (key) => {
		expect(keyOf(cardText(key))).toBe(key);
	});

	it.each([
		'the table sets {}: 1 counter',
		'expect {}: 1 counter',
		'expect asked Amy: {}',
		'the table gives Amy: {}',
		'the table removes {}',
		'expect stack: damage 1 to Amy from {}'
	])('stand in “%s” as they are written', (line) => {
		const wrong = [...LIBRARY.keys()].filter((key) => {
			const text = `---\n${line.replace('{}', cardText(key))}`;
			const read = parse(text);
			return read.ok
				? !JSON.stringify(read.scenario.script).includes(`"${key}"`)
				: read.problems.some(({ message }) => message.startsWith('There is no card'));
		});
		expect(wrong).toEqual([]);
	});

	it.each([
		['butter bean', 'butter-bean'],
		['BUTTER BEAN!', 'butter-bean'],
		['relic', 'the-relic'],
		['dad’s lost coin', 'dads-lost-coin'],
		['dads lost coin', 'dads-lost-coin'],
		['o the fool', 'the-fool'],
		['The  Fly', 'fly'],
		['Gold Bomb', 'gold-bomb']
	])('%s is %s', (text, key) => {
		expect(keyOf(text)).toBe(key);
	});

	it.each(['', '!', 'the', 'no such card'])('%j is none', (text) => {
		expect(cardsNamed(text)).toEqual([]);
	});
});

describe('what may have been meant', () => {
	it.each([
		['Gurdi', ['Gurdy']],
		['Gudry', ['Gurdy']],
		['gurd', ['Gurdy']],
		['Xyzzy', []],
		['', []]
	])('%s', (word, expected) => {
		expect(meant(word, ['Gurdy', 'Fly', 'Fat Bat'], (name) => name.toLowerCase())).toEqual(
			expected
		);
	});

	it('is counted in letters added, dropped, changed and swapped', () => {
		const word = fc.string({ maxLength: 12 });
		fc.assert(
			fc.property(word, word, (a, b) => {
				const away = distance(a, b, 99);
				expect(away).toBe(distance(b, a, 99));
				expect(away === 0).toBe(a === b);
				expect(away).toBeLessThanOrEqual(Math.max(a.length, b.length));
				expect(away).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
			})
		);
		expect(distance('abcd', 'acbd', 9)).toBe(1);
	});
});
