import type { CardKey } from '../../model/words.ts';
import type { Thing } from '../words/things.ts';
import type { Problem } from './problem.ts';
import { meant } from './meant.ts';
import { plain, sameWord, type Span } from './span.ts';

/** What reading a text needs to know and gathers. */
export interface Reader {
	/** Names of the players, in turn order. */
	readonly players: readonly string[];
	/** The cards that were typed for the scenario. */
	readonly cards: readonly CardKey[];
	readonly problems: Problem[];
	/** Names that mean no one card, as there is none or several: each is one problem, however often it is used. */
	readonly missing: Set<string>;
	/** Whether it is only a try, so that nobody will read what is wrong with it. */
	readonly isTry?: true;
	/** Whether `print` has written the text. */
	readonly asIs: boolean;
	/** Reads what a word holds inside: anything that can be pointed at. */
	readonly thing: (reader: Reader, span: Span) => Thing | null;
}

/** A reader for a try, of which nothing is noted. */
export const trying = (reader: Reader): Reader => ({
	...reader,
	problems: [],
	missing: new Set(),
	isTry: true
});

/** More problems than anybody reads at once. */
export const MOST_PROBLEMS = 20;

/** Notes a problem; gives null, so that a reading function can return it. */
export function fail(
	reader: Reader,
	at: Span,
	message: string,
	rest: Pick<Problem, 'expected' | 'didYouMean' | 'add'> = {}
): null {
	if (reader.problems.length < MOST_PROBLEMS)
		reader.problems.push({ line: at.line, column: at.column, message, ...rest });
	return null;
}

/** Notes that a word is none of those that could stand here. */
export function unknownWord(
	reader: Reader,
	at: Span,
	what: string,
	known: readonly string[]
): null {
	const didYouMean = reader.isTry ? [] : meant(at.text, known, plain);
	return fail(reader, at, `${what} “${shorten(at.text)}” is not known.`, {
		expected: known.join(' · '),
		...(didYouMean.length > 0 ? { didYouMean } : {})
	});
}

/** A quotation that fits into a sentence. */
export const shorten = (text: string): string =>
	text.length > 40 ? `${text.slice(0, 40)}…` : text;

/** The player with this name, as it was first written. */
export const playerNamed = (reader: Reader, text: string): string | null =>
	reader.players.find((name) => sameWord(name, text)) ?? null;

const MARK = /^player\s+/iu;

/** The player that a text means, with `player` before the name or without. */
export const playerMeant = (reader: Reader, text: string): string | null =>
	(MARK.test(text) ? playerNamed(reader, text.replace(MARK, '')) : null) ??
	playerNamed(reader, text);

/**
 * Reads a player's name.
 * @param others words that could have stood there too.
 */
export function readPlayer(
	reader: Reader,
	span: Span,
	others: readonly string[] = []
): string | null {
	const player = playerMeant(reader, span.text);
	if (player !== null) return player;
	const text = span.text.replace(MARK, '');
	const known = [...reader.players, ...others];
	const didYouMean = reader.isTry ? [] : meant(text, known, plain);
	return fail(reader, span, `Nobody at the table is called “${shorten(text)}”.`, {
		expected: known.join(' · '),
		...(didYouMean.length > 0 ? { didYouMean } : {})
	});
}

/** Reads a whole number that is not negative. */
export function readNumber(reader: Reader, span: Span, what: string): number | null {
	if (/^\d{1,6}$/u.test(span.text)) return Number(span.text);
	return fail(reader, span, `“${shorten(span.text)}” is not a number.`, { expected: what });
}

/** Reads each part of a list; null when one of them could not be read. */
export function readAll<T>(
	parts: readonly Span[],
	read: (part: Span) => T | null
): readonly T[] | null {
	const all: T[] = [];
	let complete = true;
	for (const part of parts) {
		const one = read(part);
		if (one === null) complete = false;
		else all.push(one);
	}
	return complete ? all : null;
}
