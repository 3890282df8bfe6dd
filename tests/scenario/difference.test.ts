import { describe, expect, it } from 'vitest';
import { play, verdictOf } from '#lib/scenario/index.ts';
import { differenceOf, type Compared } from '#lib/scenario/difference.ts';
import { read } from './read.ts';

function comesTo(text: string): Compared {
	const scenario = read(text);
	const played = play(scenario);
	if (!played.ok) return expect.fail(JSON.stringify(played.problems));
	return { verdict: verdictOf(played, { script: scenario.script }), position: played.position };
}
/** The sentence of two scripts on one table. */
const between = (table: string, first: string, second: string): string =>
	differenceOf(comesTo(`${table}\n---\n${first}`), comesTo(`${table}\n---\n${second}`)).sentence;

const TWO =
	'player Amy: Isaac | items: Sleight of Hand, The D6 | hand: 3 Cents!, Bomb!, Pills! (brown/green)\nplayer Ben: Cain, 2 loot plays | hand: Butter Bean!, Bomb!\nmonsters: Gurdy (1 HP), Fly';
const ATTACK = 'Amy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2';

describe('the difference of two lines', () => {
	it.each([
		[
			// 4.1: a ↷ ability deactivates the item; cancelled, it stays so (6.5).
			'what is spent',
			'Amy plays 3 Cents!',
			'Amy plays 3 Cents!\nAmy activates Isaac',
			'The only difference: Isaac is spent.'
		],
		['nothing', 'Amy plays 3 Cents!', 'Amy plays 3 Cents!', 'Both lines come to the same.'],
		[
			// 6.5: what is cancelled does nothing; the bean is spent for it.
			'¢ before cards in hand',
			'Amy plays 3 Cents!',
			'Amy plays 3 Cents!\nBen plays Butter Bean! -> 3 Cents!',
			'The difference: Amy has 3¢, not 6¢; Ben has 1 loot card, not 2; and 1 more.'
		],
		[
			// 8, 11.1: the attack ends with the monster, and who attacks gains what it gives.
			'a soul before everything else',
			ATTACK,
			`${ATTACK}\nBen plays Bomb! -> Gurdy`,
			"The difference: Amy gains Gurdy's soul; Amy has 10¢, not 3¢; and 3 more."
		],
		[
			// The die decides both: each answer is set against the same answer.
			'what an answer comes to',
			'Amy plays Pills! (brown/green)',
			'Amy plays Pills! (brown/green)\nBen plays Bomb! -> Amy\neveryone passes',
			'The difference: Amy takes 1 damage, and Ben has 1 loot card, not 2.'
		]
	])('says %s', (_, first, second, sentence) => {
		expect(between(TWO, first, second)).toBe(sentence);
	});

	it('goes both ways', () => {
		expect(between(TWO, `${ATTACK}\nBen plays Bomb! -> Gurdy`, ATTACK)).toBe(
			"The difference: Amy doesn't gain Gurdy's soul; Amy has 3¢, not 10¢; and 2 more."
		);
	});

	// Each face has an end of its own: what only some of them bring is not said.
	it('says of what a die decides only what is so with every answer', () => {
		const { clauses } = differenceOf(
			comesTo(`${TWO}\n---\n${ATTACK}`),
			comesTo(`${TWO}\n---\n${ATTACK}\nAmy activates The D6 -> Amy's roll`)
		);
		expect(clauses).toEqual(["it depends on Amy's reroll", 'The D6 is spent']);
	});
});
