import { describe, expect, it } from 'vitest';
import { mendingOf, understand } from '#lib/scenario/spoken/index.ts';

/** What is offered for the first act that is refused, and what the text says with it. */
const mended = (text: string): readonly (readonly [words: string, put: string])[] =>
	(mendingOf(text)?.remedies ?? []).map(({ words, put }) => [words, put]);

describe('what would make an act legal that was said', () => {
	it.each([
		[
			// 7.1: whoever writes stays who they are, whatever is put before their own act.
			'the target is said as whoever writes says it',
			'Ben uses Jawbone. Cleo has 3 cents. In response I use Decoy on his Jawbone.',
			[
				['Ben taps Jawbone on Ben.', ''],
				['Ben taps Jawbone on Cleo.', ''],
				['Ben taps Jawbone on Amy.', '']
			]
		],
		[
			// 2.2: a loot play; that there is none was said, and can be said otherwise.
			'the character is tapped first',
			'Amy attacks Gurdy, Ben has 0 loot plays, Ben bombs Gurdy',
			[
				['Ben taps Isaac #2 first.', 'Ben taps Isaac'],
				['Ben has another loot play.', '']
			]
		],
		[
			// 4.1: what was said to be so is said otherwise.
			'an item is charged',
			'Amy has the D6, it is deactivated. Amy attacks Gurdy, rolls 2, Amy D6s it',
			[['The D6 is charged.', '']]
		],
		[
			// 8: a roll to reroll.
			'an attack comes first',
			'Amy D6s it',
			[
				[
					'Amy attacks first (say, Amy chooses Fly and a 6 is rolled).',
					'Amy attacks\nAmy chooses Fly\nrolls 6'
				]
			]
		],
		[
			// 14: what is asked comes first.
			'the die is rolled first',
			'Amy attacks Gurdy, Amy chooses Gurdy, Amy plays 3 Cents',
			[['The die is rolled first (say, a 6 is rolled).', 'rolls 6']]
		],
		[
			// 4.1: another target.
			'a target is named',
			'Amy has Sleight of Hand, Amy taps Sleight of Hand',
			[
				['Amy taps Sleight of Hand on the loot deck.', ''],
				['Amy taps Sleight of Hand on the treasure deck.', ''],
				['Amy taps Sleight of Hand on the monster deck.', '']
			]
		]
	])('%s', (_, text, expected) => {
		expect(mended(text)).toEqual(expected);
	});

	it('is understood and played with the rest of the text', () => {
		const text = 'Amy attacks Gurdy, Ben has 0 loot plays, Ben bombs Gurdy, everyone passes';
		const [first] = mendingOf(text)?.remedies ?? [];
		const chips = understand(first?.text ?? '').chips;
		expect(chips.map(({ words }) => words)).toEqual([
			'Amy attacks Gurdy',
			'Ben has 0 loot plays',
			'Ben taps Isaac',
			'Ben plays Bomb! on Gurdy',
			'everyone passes'
		]);
		expect(chips.every(({ trouble }) => trouble === null)).toBe(true);
	});

	it('is nothing where every act is legal', () => {
		expect(mendingOf('Amy attacks Gurdy, rolls a 2, Ben bombs it')).toBeNull();
	});
});
