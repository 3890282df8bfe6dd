import { clauseAt } from './clauses.ts';
import { endsHere } from './facts.ts';
import { tellsNew } from './reports.ts';
import { type Reader, anyOf, is, skip } from './reader.ts';
import type { Match, Piece } from './said.ts';
import type { Said } from './clause.ts';

/** Whether it is denied right behind: "he says Butter Bean can't …". */
export const isDenied = (reader: Reader, at: number): boolean =>
	is(reader, at, 'cant', 'cannot', 'couldnt', 'wont', 'wouldnt', 'doesnt', 'didnt', 'shouldnt');

/** Words before a reason. */
const REASONS = ['because', 'cause', 'cuz', 'since', 'bc', 'cos', 'coz'];

/** Whether a reason begins at a place. */
export const isReason = (reader: Reader, at: number): boolean =>
	is(reader, skip(reader, at, ''), ...REASONS);

/**
 * "… because Amy gold bombs him": a reason that tells of something which is done, and which is told nowhere
 * else; null where none stands there.
 */
export function reasonAct(
	reader: Reader,
	at: number,
	reads: (reader: Reader, at: number) => Match<Said> | null
): Match<Said> | null {
	const start = skip(reader, at, '');
	const led = anyOf(reader, start, REASONS.join('|'));
	if (led < 0 || !tellsNew(reader, led, reads)) return null;
	const found = clauseAt(reader, skip(reader, led, ''));
	const isUse = found?.value.some(({ say }) => say === 'use' || say === 'reroll') === true;
	if (!found || !isUse || !isLeftBehind(reader, found.to)) return null;
	return {
		to: found.to,
		value: found.value.map((one) => ({ ...one, order: 'before' as const }))
	};
}

/** "… because Max bombed him on Lou's turn", "… since he was mean": when and why it was done stands behind it. */
const isLeftBehind = (reader: Reader, at: number): boolean =>
	endsHere(reader, at) || is(reader, at, 'on', 'during') || isReason(reader, at);

/** "… because she only had 1 HP", "… although he only has 7¢": a reason that is so at the table. */
export function reasonFact(reader: Reader, at: number): Match<Said> | null {
	const start = skip(reader, at, '');
	const led = anyOf(reader, start, 'even though', 'although|though|while', REASONS.join('|'));
	const found = led < 0 ? null : clauseAt(reader, skip(reader, led, ''));
	const isState =
		found?.value.every(
			(one) => one.say === 'fact' && (one.facts.hp !== undefined || one.facts.cents !== undefined)
		) === true;
	return found && isState && found.value.length > 0 ? found : null;
}

/** What made something so, as it is told in brackets behind it. */
export const asCause = (piece: Piece): Piece =>
	piece.what.say === 'use' ? { ...piece, isAside: true } : piece;
