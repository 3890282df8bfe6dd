import { describe, expect, test } from 'vitest';
import { why } from '#lib/judge/judge.ts';
import type { Position } from '#lib/model/position.ts';
import type { Domain } from '#lib/model/question.ts';
import type { Option } from '#lib/model/words.ts';
import { chanceOf, randomTable } from '../support/random.ts';

const OPTIONS: readonly Option[] = [{ player: 0 }, { player: 1 }, { player: 2 }];

/** A table at which Amy is asked something. */
const asking = (domain: Domain): Position => ({
	...randomTable(chanceOf(2), 3),
	question: { who: 0, purpose: { about: 'trigger order' }, domain, options: OPTIONS }
});

const [amy, ben, cleo] = [{ player: 0 }, { player: 1 }, { player: 2 }];

describe.each<{ domain: Domain; right: Option[][]; wrong: Option[][] }>([
	{ domain: { pick: 'one' }, right: [[amy], [cleo]], wrong: [[], [amy, ben], [{ player: 7 }]] },
	{
		domain: { pick: 'some', min: 1, max: 2 },
		right: [[amy], [cleo, ben]],
		wrong: [[], [amy, ben, cleo], [amy, amy]]
	},
	{
		domain: { pick: 'order' },
		right: [[cleo, amy, ben]],
		wrong: [[amy, ben], [amy, ben, ben], []]
	},
	{
		domain: { pick: 'amount', min: 0, max: 4 },
		right: [[{ number: 0 }], [{ number: 4 }]],
		wrong: [[{ number: 5 }], [{ number: 1.5 }], [amy], [], [{ number: 1 }, { number: 2 }]]
	},
	{
		domain: { pick: 'split', total: 2 },
		right: [
			[amy, amy],
			[amy, cleo]
		],
		wrong: [[amy], [amy, ben, cleo], [amy, { number: 1 }]]
	}
])('$domain.pick', ({ domain, right, wrong }) => {
	test.each(right.map((picks) => ({ picks })))('takes $picks', ({ picks }) => {
		expect(why(asking(domain), { do: 'choose', player: 0, picks })).toBeNull();
	});
	test.each(wrong.map((picks) => ({ picks })))('refuses $picks', ({ picks }) => {
		expect(why(asking(domain), { do: 'choose', player: 0, picks })?.refused).toBeTruthy();
	});
	test('refuses an answer of somebody else', () => {
		const [picks = []] = right;
		expect(why(asking(domain), { do: 'choose', player: 1, picks })?.refused).toMatch(
			/^\S+ has to choose$/u
		);
	});
});

test('a die shows 1 to 6 and nothing else', () => {
	const position = asking({ pick: 'roll' });
	for (const result of [1, 2, 3, 4, 5, 6]) expect(why(position, { do: 'roll', result })).toBeNull();
	for (const result of [0, 7, 2.5, NaN])
		expect(why(position, { do: 'roll', result })?.rules).toEqual(['roll.bounds', 'roll.d6']);
});

test('only a card of the deck can be revealed from it', () => {
	const position = asking({ pick: 'card', deck: 'monster' });
	expect(why(position, { do: 'reveal', card: 'gurdy' })).toBeNull();
	expect(why(position, { do: 'reveal', card: 'bomb' })?.rules).toEqual(['put.deck']);
});

test('nobody can act while something is asked', () => {
	expect(why(asking({ pick: 'one' }), { do: 'pass', player: 0 })?.rules).toEqual([
		'priority.nobody'
	]);
});
