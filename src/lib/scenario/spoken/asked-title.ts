import { cleanText } from '../../model/clean-text.ts';
import { readQuestion, ASKS_WHO_IS_RIGHT } from '../reply/read-question.ts';
import { whomAsked } from './asked-whom.ts';
import type { Talk } from './discourse.ts';
import { activeOf } from './laying.ts';
import { is, type Reader } from './reader.ts';
import { TELLS_FIRST } from './question-ends.ts';
import { usualPronoun } from './usual-pronouns.ts';
import type { Piece } from './said.ts';

/** The longest that a title of several questions may be. */
const LONGEST = 200;

/** What a text asks that a verdict can answer, or else asks first of all, as a title; null where it asks nothing. */
export function questionIn(
	text: string,
	reader: Reader,
	pieces: readonly Piece[],
	talk: Talk
): string | null {
	const titles = pieces.flatMap((piece) =>
		piece.what.say === 'asked' ? [titleOf(text, reader, piece, talk)] : []
	);
	const { names } = talk.plan;
	const seated = names.length > 1 ? names : [...new Set([...names, talk.nameless.friend])];
	const at = { names: seated, cards: [...new Set(reader.mentioned)] };
	const asks = (title: string): boolean => readQuestion(title, at) !== null;
	const right = titles.find((title) => ASKS_WHO_IS_RIGHT.test(title));
	// "I say I take none. Ben says I take 1": they want to know who is right.
	const isDispute = titles.length === 0 && pieces.filter(isReported).length > 1;
	const question = right ?? (isDispute ? 'Who is right?' : null);
	const claimed = question === null ? null : withClaims(text, reader, pieces, talk, question);
	if (claimed !== null && asks(claimed)) return claimed;
	const answered = titles.filter(
		(title, nth) => asks(title) && !titles.slice(0, nth).some((other) => endsIn(other, title))
	);
	const [first = null] = answered;
	const all = answered.map((title) => title.replace(/[.?!]*$/u, '?')).join(' ');
	if (answered.length > 1 && all.length <= LONGEST && asks(all)) return all;
	return first ?? titles.find((title) => title.endsWith('?')) ?? titles[0] ?? null;
}

/** "Does anyone know if Gus dies?" asks what "Gus dies?" does. */
const endsIn = (title: string, part: string): boolean =>
	title.toLowerCase().endsWith(part.toLowerCase());

/** "Amy says she gets 7 cents. Ben says she gets nothing. Who is right?" */
function withClaims(
	text: string,
	reader: Reader,
	pieces: readonly Piece[],
	talk: Talk,
	question: string
): string {
	const claims = pieces.flatMap((piece) =>
		isReported(piece) ? [titleOf(text, reader, piece, talk)] : []
	);
	const called = claims.flatMap((claim) => PRONOUN.exec(claim)?.[0].toLowerCase() ?? []);
	const { names } = talk.plan;
	// "Amy says she gets 7 cents, Ben says she gets nothing": of whose turn it is, and the title says so.
	const isOfOne = called.length > 1 && new Set(called).size === 1;
	const active = activeOf(talk.plan);
	const told = claims.map((claim) => {
		const pronoun = PRONOUN.exec(claim)?.[0].toLowerCase();
		const fitting = names.filter((name) => usualPronoun(name) === pronoun);
		// "Ben says he gets it", "He (Ben) says he gets it".
		const claimant =
			names.find((name) => claim.startsWith(name)) ?? /^(?:he|she) \(([^()]+)\)/iu.exec(claim)?.[1];
		const [only, other] = fitting;
		const known = other === undefined ? only : fitting.find((name) => name === claimant);
		const whom = known ?? (isOfOne ? active : (claimant ?? active));
		return whom === null ? claim : claim.replace(PRONOUN, `$& (${whom})`);
	});
	return [...told.map((claim) => claim.replace(/[.!?]*$/u, '.')), question].join(' ');
}

const PRONOUN = /\b(?:he|she)\b(?!(?:['’]\p{L}+)? \()/iu;
const isReported = ({ claim }: Piece): boolean => claim === 'reported';

/** A question as a title, with a capital, and whom its "I" and "he" mean. */
function titleOf(text: string, reader: Reader, { from, to }: Piece, talk: Talk): string {
	const last = lastOf(reader, from, to) - 1;
	const end = reader.tokens[last]?.to ?? 0;
	let at = reader.tokens[from]?.from ?? 0;
	let title = '';
	for (const { to: behind, name } of whomAsked(reader, from, to, talk)) {
		// "I'm (Amy) dead".
		const verb = /^['’]\p{L}+/u.exec(text.slice(behind))?.[0] ?? '';
		title += `${text.slice(at, behind)}${verb} (${name})`;
		at = behind + verb.length;
	}
	const words = cleanText(title + text.slice(at, end))
		.replace(/\s+/gu, ' ')
		.replace(/(?<![\p{L}\d.-])i(?![\p{L}\d.-])/gu, 'I')
		// "Does Ben die to my bomb (on 1 health)?": what is told there is not asked.
		.replace(
			/ \((?:\d|on |at |with |(?:he|she|it|they)\b[^()]*(?:\(\p{L}+\)[^()]*)?\d)[^()]*\)(?=\??$)/iu,
			''
		)
		.trim()
		.slice(0, LONGEST);
	// "Can Ben attack on Amy's turn?": whose turn it is has been told apart.
	const isWhole = words.endsWith('?') || words.length >= LONGEST;
	const mark = is(reader, last, '?') && !isWhole ? '?' : '';
	return words.charAt(0).toUpperCase() + words.slice(1) + mark;
}

/**
 * Behind the last word of a question of which only a part says nothing of the table: at its "?", if it has one, or
 * else before "if" where that leads to what is told ("is Fly alive if Ben rolls 2").
 */
function lastOf(reader: Reader, from: number, to: number): number {
	const asks = reader.tokens.findIndex((_, i) => i >= to - 1 && is(reader, i, '?', '.', ';', '\n'));
	if (is(reader, asks, '?')) return Math.max(to, asks + 1);
	return to - from > 2 && is(reader, to - 1, ...TELLS_FIRST) ? to - 1 : to;
}
