/** The puzzles of the site, each looked at once more, so that a change of the judge cannot leave a false one. */
import { describe, expect, test } from 'vitest';

import { firstMovesOf, isSure } from '#lib/scenario/puzzle/analysis.ts';
import { lineText, namesOf } from '#lib/scenario/index.ts';
import { actOf } from '#lib/scenario/act-of.ts';
import { stepsAt } from '#lib/scenario/entry.ts';
import { posed, triedView } from '#lib/ui/puzzles/puzzle-view.ts';
import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import { answeredInAllWays } from '../../scripts/puzzles/keep.ts';
import { titled } from '../../scripts/puzzles/titles.ts';
import { type Puzzle, MECHANICS, DIFFICULTIES } from '#lib/ui/puzzles/puzzle.ts';

/** The first moves of a puzzle: the sure ones and the others. */
function firstMoves(puzzle: Puzzle) {
	const { scenario, position, challenge } = posed(puzzle);
	const first = firstMovesOf(position, challenge);
	if (!first) throw new Error(`${puzzle.title}: nothing does what is asked.`);
	const moves = first.moves.flatMap(({ edge, chance }) =>
		edge.decisions.map((decision) => {
			const act = actOf(position, decision);
			return { act, line: lineText(act, namesOf(scenario)), sure: isSure(chance) };
		})
	);
	return { moves, first };
}

describe.each(PUZZLES)('$title', (puzzle) => {
	const { moves, first } = firstMoves(puzzle);

	test('has exactly one first move that does, and all others are refuted', () => {
		expect(first.proved).toBe(true);
		expect(moves.filter(({ sure }) => sure).map(({ line }) => line)).toEqual([puzzle.answer]);
		expect(first.depth).toBe(puzzle.depth);
		expect(moves.length).toBeGreaterThan(1);
	});

	test('has the same way out however an open question is answered that is touched on the way', () => {
		const touched = new Set(
			moves.flatMap(({ act }) => {
				const { since } = posed(puzzle, [act, ...triedView(puzzle, [act]).lines]);
				return since.flatMap(stepsAt).flatMap(({ readings }) => readings);
			})
		);
		for (const lines of answeredInAllWays([...touched])) {
			if (lines.length === 0) continue;
			const other = firstMoves({ ...puzzle, text: [...lines, puzzle.text].join('\n') });
			expect(other.first.proved).toBe(true);
			expect(other.moves.filter(({ sure }) => sure).map(({ line }) => line)).toEqual([
				puzzle.answer
			]);
		}
	});

	test('is solved by it, and a wrong try ends as it must not', () => {
		const answer = moves.find(({ sure }) => sure);
		const wrong = moves.find(({ sure }) => !sure);
		if (!answer || !wrong) throw new Error('There is nothing to choose.');
		expect(triedView(puzzle, [answer.act]).is).toBe(puzzle.depth > 1 ? 'on' : 'solved');
		const failed = triedView(puzzle, [wrong.act]);
		expect(failed.is).toBe('failed');
		// What refutes it can be played, and comes to what was to be kept from coming.
		const { position, challenge } = posed(puzzle, [wrong.act, ...failed.lines]);
		const { fact } = challenge;
		const won = fact.does === 'wins' && (position.winners?.includes(fact.player) ?? false);
		const died =
			fact.does === 'dies' && 'player' in fact && position.players[fact.player]?.dead === true;
		if (!puzzle.wanted) expect(won || died).toBe(true);
		else expect(won).toBe(false);
	});
});

test('there are many of each kind, each under a name of its own', () => {
	expect(PUZZLES.length).toBeGreaterThanOrEqual(100);
	for (const key of ['id', 'title', 'text'] as const)
		expect(new Set(PUZZLES.map((puzzle) => puzzle[key])).size).toBe(PUZZLES.length);
	const few = DIFFICULTIES.flatMap((difficulty) =>
		MECHANICS.flatMap((mechanic) => {
			const { length } = PUZZLES.filter(
				(one) => one.difficulty === difficulty && one.mechanic === mechanic
			);
			return length < 10 ? [`${mechanic} ${difficulty}: ${String(length)}`] : [];
		})
	);
	expect(few).toEqual([]);
});

test('each is called by who is in trouble and by which card, and told apart by a card of its own', () => {
	expect(titled(PUZZLES)).toEqual(PUZZLES);
	const twice = titled([
		{ ...like('Bomb!', 'Butter Bean!'), id: 'one' },
		{ ...like('Bomb!', 'Butter Bean!, Lil Battery'), id: 'other' },
		{ ...like('Gold Bomb!!', 'Butter Bean!'), id: 'third' }
	]);
	expect(twice.map(({ title }) => title)).toEqual([
		'Isaac plays Bomb! on Eve: you have only Butter Bean!',
		'Isaac plays Bomb! on Eve: you have Lil Battery',
		'Isaac plays Gold Bomb!! on Eve'
	]);
	expect(twice[1]).toMatchObject({ character: 'Eve', cards: ['Butter Bean!', 'Lil Battery'] });
});

/** A puzzle in which Eve is bombed and holds some cards. */
const like = (bomb: string, hand: string): Puzzle => ({
	id: '',
	title: '',
	character: '',
	cards: [],
	asks: '',
	text: `player Amy: Eve (deactivated), 1 HP, 1 loot play | hand: ${hand}
player Ben: Isaac (deactivated), 1 loot play | items: The D6 | hand: ${bomb}
turn: Ben, action phase
---
Ben plays ${bomb} -> Amy
Ben passes`,
	solver: 'Amy',
	fact: 'Amy dies',
	wanted: false,
	difficulty: 'easy',
	mechanic: 'damage',
	depth: 1,
	answer: ''
});
