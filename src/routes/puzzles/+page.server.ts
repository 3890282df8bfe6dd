import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import { DEPTHS, listedAt, type Depth } from '#lib/ui/puzzles/depth.ts';
import { MECHANIC_NAMES, MECHANICS, type Puzzle } from '#lib/ui/puzzles/puzzle.ts';
import type { PageServerLoad } from './$types';

/** Puzzles of one mechanic, by their names. */
interface Group {
	readonly mechanic: string;
	readonly puzzles: readonly Pick<Puzzle, 'id' | 'title' | 'character' | 'cards'>[];
}

const groupsOf = (depth: Depth): readonly Group[] =>
	MECHANICS.map((mechanic) => ({
		mechanic: MECHANIC_NAMES[mechanic],
		puzzles: PUZZLES.filter(
			(one) => listedAt(one.depth) === depth && one.mechanic === mechanic
		).map(({ id, title, character, cards }) => ({ id, title, character, cards }))
	})).filter(({ puzzles }) => puzzles.length > 0);

export const load: PageServerLoad = () => ({
	count: PUZZLES.length,
	parts: DEPTHS.map((depth) => ({ depth, groups: groupsOf(depth) }))
});
