import { cleanText } from '../../model/clean-text.ts';
import { readQuestion } from '../reply/read-question.ts';
import { whomAsked } from './asked-whom.ts';
import type { Talk } from './discourse.ts';
import { is, type Reader } from './reader.ts';
import type { Piece } from './said.ts';

/** What a text asks first that a verdict can answer, or else asks first of all, as a title; null where it asks nothing. */
export function questionIn(
	text: string,
	reader: Reader,
	pieces: readonly Piece[],
	talk: Talk
): string | null {
	const titles = pieces.flatMap((piece) =>
		piece.what.say === 'asked' ? [titleOf(text, reader, piece, talk)] : []
	);
	const at = { names: talk.plan.names, cards: [...new Set(reader.mentioned)] };
	const asks = (title: string): boolean => readQuestion(title, at) !== null;
	return titles.find(asks) ?? titles.find((title) => title.endsWith('?')) ?? titles[0] ?? null;
}

/** A question as a title, with a capital, and whom its "I" and "he" mean. */
function titleOf(text: string, reader: Reader, { from, to }: Piece, talk: Talk): string {
	const end = reader.tokens[lastOf(reader, to) - 1]?.to ?? 0;
	let at = reader.tokens[from]?.from ?? 0;
	let title = '';
	for (const { to: behind, name } of whomAsked(reader, from, to, talk)) {
		title += `${text.slice(at, behind)} (${name})`;
		at = behind;
	}
	const words = cleanText(title + text.slice(at, end))
		.replace(/\s+/gu, ' ')
		.trim()
		.slice(0, 200);
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Behind the last word of a question of which only a part says nothing of the table: at its "?", if it has one. */
function lastOf(reader: Reader, to: number): number {
	const asks = reader.tokens.findIndex((_, i) => i >= to - 1 && is(reader, i, '?', '.', ';', '\n'));
	return is(reader, asks, '?') ? Math.max(to, asks + 1) : to;
}
