/** The questions of the quiz, which are made from the rulings. */
import { describe, expect, it } from 'vitest';
import { questionsOf } from '#lib/ui/quiz/questions.ts';
import type { QuizQuestion } from '#lib/ui/quiz/question.ts';
import { rulings } from '../support/rulings.ts';

const byRuling = rulings().map((ruling) => ({ ruling, made: questionsOf(ruling) }));
const all = byRuling.flatMap(({ made }) => made);
const rightOf = ({ sides }: QuizQuestion): readonly string[] =>
	sides.filter(({ isRight }) => isRight).map(({ words }) => words);

describe('a question', () => {
	it('comes from most rulings, once for the case and once for its twin', () => {
		expect(all.length).toBeGreaterThanOrEqual(120);
		for (const { made } of byRuling) expect([0, 2]).toContain(made.length);
	});

	it('has exactly one right side, and what is changed makes it another', () => {
		for (const { made } of byRuling) {
			const rights = made.map(rightOf);
			for (const right of rights) expect(right).toHaveLength(1);
			expect(new Set(rights.flat()).size).toBe(made.length);
		}
	});

	it('has the same sides in both', () => {
		for (const { made } of byRuling) {
			const [one, other] = made.map(({ sides }) => sides.map(({ words }) => words));
			expect(other).toEqual(one);
		}
	});

	it('tells what was done, or what lies on the stack, and every card that is typed for it', () => {
		const empty = all.filter(({ acts, board }) => acts.length + board.stack.length === 0);
		expect(empty.map(({ id }) => id)).toEqual([]);
		const twin = all.find(({ id }) => id === 'the-die-that-was-not-chosen-changed');
		expect(twin?.acts).toEqual(['Amy attacks Fly.', 'The die shows a 1.', 'The die shows a 5.']);
		expect(twin?.cards.map(({ title }) => title)).toEqual(['The Relic', 'Bent Dice']);
	});

	it('has an answer, and is of every level', () => {
		expect(all.filter(({ verdict }) => verdict === '')).toEqual([]);
		expect(new Set(all.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
	});
});

it('tells who has no loot play left, and of what is only tried why it cannot be', () => {
	const question = all.find(
		({ acts, lootPlays }) =>
			lootPlays.length > 0 && acts.join(' ') === 'Amy plays 3 Cents!, or tries to.'
	);
	expect(question?.lootPlays).toEqual(['Amy has no loot play left.']);
	expect(question?.verdict).toMatch(/^Amy can't play 3 Cents!: .*loot/u);
});

it('says of a Bomb! under a losing roll that the attacker takes no damage, by the rule on attacks that end', () => {
	const question = all.find(({ id }) => id === 'kill-the-monster-under-a-losing-roll');
	expect(question).toMatchObject({
		acts: ['Amy plays Bomb!, choosing Fly.'],
		board: { stack: [{ name: "Amy's attack roll of 1 against Fly" }] }
	});
	expect(question && rightOf(question)).toEqual(['Amy takes no damage']);
});
