import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import {
	MECHANIC_NAMES,
	MECHANICS,
	type Difficulty,
	DIFFICULTIES
} from '#lib/ui/puzzles/puzzle.ts';
import type { PageServerLoad } from './$types';

/** Puzzles of one mechanic, by their names. */
interface Group {
	readonly mechanic: string;
	readonly puzzles: readonly { readonly id: string; readonly title: string }[];
}

const groupsOf = (difficulty: Difficulty): readonly Group[] =>
	MECHANICS.map((mechanic) => ({
		mechanic: MECHANIC_NAMES[mechanic],
		puzzles: PUZZLES.filter(
			(one) => one.difficulty === difficulty && one.mechanic === mechanic
		).map(({ id, title }) => ({ id, title }))
	})).filter(({ puzzles }) => puzzles.length > 0);

export const load: PageServerLoad = () => ({
	count: PUZZLES.length,
	parts: DIFFICULTIES.map((difficulty) => ({ difficulty, groups: groupsOf(difficulty) }))
});
