import { error } from '@sveltejs/kit';
import { puzzleView } from '#lib/ui/puzzles/puzzle-view.ts';
import { PUZZLES } from '#lib/ui/puzzles/puzzles.ts';
import type { Puzzle } from '#lib/ui/puzzles/puzzle.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => PUZZLES.map(({ id }) => ({ puzzle: id }));

const named = (puzzle: Puzzle | undefined) => puzzle && { id: puzzle.id, title: puzzle.title };

export const load: PageServerLoad = ({ params }) => {
	const at = PUZZLES.findIndex(({ id }) => id === params.puzzle);
	const puzzle = PUZZLES[at];
	if (!puzzle) error(404, 'There is no puzzle of that name.');
	const view = puzzleView(puzzle);
	return {
		puzzle,
		view,
		answer: view.moves.find(({ line }) => line === puzzle.answer)?.says ?? puzzle.answer,
		number: at + 1,
		of: PUZZLES.length,
		previous: named(PUZZLES[at - 1]),
		next: named(PUZZLES[at + 1])
	};
};
