/** How hard a puzzle is: by how many decisions have to be found, and how tempting what fails is. */
import { ZERO, compare } from '#lib/explore/fraction.ts';
import type { FirstMove, FirstMoves } from '#lib/scenario/puzzle/analysis.ts';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const isPass = ({ edge }: FirstMove): boolean => edge.decisions[0]?.do === 'pass';

/** What fails and is more than passing. */
export const triesOf = ({ moves, answer }: FirstMoves): readonly FirstMove[] =>
	moves.filter((move) => move !== answer && !isPass(move));

/** What fails and looks as if it did not: it would do if nobody answered, or dice may still save it. */
export const temptingOf = (first: FirstMoves): readonly FirstMove[] =>
	triesOf(first).filter(({ tempting, chance }) => tempting || compare(chance, ZERO) > 0);

/** What is played or activated, whatever it is aimed at. */
function playOf({ edge }: FirstMove): string {
	const [decision] = edge.decisions;
	if (decision?.do === 'play') return decision.card;
	if (decision?.do === 'activate') return `${String(decision.object)} ${String(decision.line)}`;
	return JSON.stringify(decision);
}

/** How hard it is; null where there is nothing to puzzle over: nothing else that could be played. */
export function difficultyOf(first: FirstMoves): Difficulty | null {
	const { answer, depth } = first;
	if (!answer) return null;
	const others = new Set(triesOf(first).map(playOf));
	others.delete(playOf(answer));
	if (others.size === 0) return null;
	const tempting = temptingOf(first).length;
	const waits = isPass(answer);
	if (depth >= 3 || (depth === 2 && tempting > 0) || tempting >= 3 || (waits && tempting > 0))
		return 'hard';
	return depth === 2 || tempting > 0 || others.size >= 3 || waits ? 'medium' : 'easy';
}
