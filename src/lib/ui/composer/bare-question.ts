import type { Scenario } from '../../scenario/scenario.ts';
import { isQuestion } from '../search/question.ts';
import type { LineChip } from './line.ts';

/**
 * The pieces of a text that tells of nothing and asks: the rules answer it as a whole, so nothing of it was not
 * understood. Any other text keeps its pieces.
 */
export function asQuestion<P extends Pick<LineChip, 'kind'>>(
	pieces: readonly P[],
	text: string,
	scenario: Scenario
): readonly P[] {
	const { script, board } = scenario;
	const tells = script.length > 0 || (board?.stack ?? []).length > 0;
	if (tells || !isQuestion(text) || pieces.some(({ kind }) => kind === 'fact' || kind === 'act'))
		return pieces;
	return pieces.map((piece) => (piece.kind === 'unread' ? { ...piece, kind: 'asked' } : piece));
}
