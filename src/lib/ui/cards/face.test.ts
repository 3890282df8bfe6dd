import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../../cards/library.ts';
import { editionsOf, faceOf } from './face.ts';
import { segmentsOf } from './segments.ts';

describe('the lines of a face', () => {
	it.each([
		['↷: Roll-', ['tap', 'words']],
		['1-2: Gain 1¢.', ['results', 'words']],
		['6: $: Pay 1¢: Loot 1.', ['results', 'paid', 'words']],
		['• Loot 1.', ['bullet', 'words']],
		['Each time you activate a ↷ ability, loot 1.', ['words', 'tap', 'words']]
	])('%s', (line, sets) => {
		expect(segmentsOf(line).map(({ set }) => set)).toEqual(sets);
	});

	it('lose nothing', () => {
		for (const key of LIBRARY.keys())
			for (const { lines } of faceOf(key).abilities)
				for (const line of lines)
					expect(
						segmentsOf(line)
							.map(({ text }) => text)
							.join('')
					).toBe(line);
	});

	it('are there for every ability', () => {
		const silent = [...LIBRARY.keys()].filter((key) =>
			faceOf(key).abilities.some(({ lines }) => lines.length === 0)
		);
		expect(silent).toEqual([]);
	});
});

/** Treasure errata of the original comprehensive ruleset. */
it('tells what the editions change, where they do', () => {
	expect(editionsOf('jawbone').map(({ edition, lines }) => [edition, lines])).toEqual([
		['2023', ['↷: Steal 3¢ from a player.']],
		['original', ['↷: Steal up to 3¢ from a player.']]
	]);
	expect(editionsOf('bomb')).toEqual([]);
});

/** Curse, 4.6: the keyword stands for two triggered abilities. */
it('tells what a keyword brings from what is written', () => {
	const { abilities } = faceOf('curse-of-pain');
	expect(abilities.map(({ byKeyword }) => byKeyword)).toEqual([false, true, true]);
});
