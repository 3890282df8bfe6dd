import type { Scenario } from '../../scenario/scenario.ts';
import { claimed, isQuestion } from '../search/question.ts';
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
	if (tells || pieces.some(({ kind }) => kind === 'fact' || kind === 'act')) return pieces;
	const isAsked = isQuestion(text);
	if (!isAsked && claimed(text) === null) return pieces;
	// What somebody claims is all that is asked.
	return pieces.map((piece) =>
		piece.kind === 'unread' || (piece.kind === 'left' && !isAsked)
			? { ...piece, kind: 'asked' }
			: piece
	);
}
