import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAbility } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { anyAbility } from '../support/arbitrary-abilities.ts';
import { LANGUAGE } from '../support/language-words.ts';

/** What is longer than any card may cost more to read than a card may. */
const LONGEST = 400;

/** The keys under which the words of a kind stand; of the others, they are any key or word. */
const KEYS: Readonly<Partial<Record<keyof typeof LANGUAGE, readonly string[]>>> = {
	verbs: ['do'],
	events: ['on'],
	replaced: ['would'],
	costs: ['pay'],
	untils: ['until'],
	stats: ['stat', 'set'],
	owned: ['owned', 'most', 'fewest', 'more']
};

/** What is never said: what nobody could read, and what a keyword stands for (4.6). */
const UNSAID: ReadonlySet<string> = new Set([
	'verbs: by hand',
	'standings: byHand',
	'verbs: team rolls'
]);

/** Notes every key and word of a value, a word with its key too. */
function note(value: unknown, said: Set<string>, key = ''): void {
	if (typeof value === 'string') {
		said.add(value);
		said.add(`${key} ${value}`);
	}
	if (typeof value !== 'object' || value === null) return;
	for (const [name, inner] of Object.entries(value)) {
		said.add(name);
		note(inner, said, Array.isArray(value) ? key : name);
	}
}

describe('random abilities', () => {
	it('have every word of the language', () => {
		const said = new Set<string>();
		for (const one of fc.sample(anyAbility, { numRuns: 40000, seed: 1 })) note(one, said);
		const missing = Object.entries(LANGUAGE).flatMap(([kind, words]) => {
			const keys = KEYS[kind as keyof typeof LANGUAGE];
			return words
				.filter((word) =>
					keys ? !keys.some((key) => said.has(`${key} ${word}`)) : !said.has(word)
				)
				.map((word) => `${kind}: ${word}`);
		});
		expect(missing.filter((word) => !UNSAID.has(word))).toEqual([]);
	});

	it('are read back as the ability they are of', () => {
		fc.assert(
			fc.property(anyAbility, (one) => {
				const text = wordAbility(one);
				fc.pre(text.length <= LONGEST);
				const isEvent = one.way === 'trigger' && one.opening === 'unsaid';
				expect(readAbility(text, isEvent ? 'event' : 'loot'), text).toEqual({ ability: one });
			}),
			{ numRuns: 200 }
		);
	});
});
