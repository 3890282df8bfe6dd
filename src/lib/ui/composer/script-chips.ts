import { linesWords } from '../../scenario/spoken/act-words.ts';
import { isExpectation, type Line } from '../../scenario/scenario.ts';
import type { LineChip } from './line.ts';

/** Entries of a script that are said as one: a declaration with its choice, passes in a row. */
interface Piece {
	readonly at: number;
	readonly lines: readonly Line[];
}

const does = (line: Line | undefined): string => (line && 'do' in line ? line.do : '');
const isPass = (line: Line | undefined): boolean => does(line) === 'everyone passes';

/** A script in pieces; expectations say nothing that happens. */
function piecesOf(script: readonly Line[], isInserted: (line: Line) => boolean): readonly Piece[] {
	const pieces: Piece[] = [];
	for (let at = 0; at < script.length;) {
		const length = insertedFrom(script, at, isInserted) || lengthOf(script, at, isInserted);
		const lines = script.slice(at, at + length);
		if (lines.some((line) => !isExpectation(line))) pieces.push({ at, lines });
		at += length;
	}
	return pieces;
}

/** How many entries in a row nobody said. */
function insertedFrom(
	script: readonly Line[],
	at: number,
	isInserted: (line: Line) => boolean
): number {
	const said = script.slice(at).findIndex((line) => !isInserted(line));
	return said < 0 ? script.length - at : said;
}

/** How many entries are said as one with an entry. */
function lengthOf(
	script: readonly Line[],
	at: number,
	isInserted: (line: Line) => boolean
): number {
	const put = script.findIndex((line, i) => i > at && isInserted(line));
	const rest = script.slice(at + 1, put < 0 ? undefined : put);
	const passes = rest.findIndex((line) => !isPass(line) && !isExpectation(line));
	const next = passes < 0 ? rest.length : passes;
	if (isPass(script[at])) return trimmed(script, at, next + 1);
	const declares = does(script[at]) === 'attack' || does(script[at]) === 'purchase';
	return declares && does(rest[next]) === 'choose' ? next + 2 : 1;
}

/** Passes in a row without the expectations behind the last of them. */
function trimmed(script: readonly Line[], at: number, length: number): number {
	let end = length;
	while (end > 1 && !isPass(script[at + end - 1])) end--;
	return end;
}

/** What is wrong with entries, by their places. */
export const troubleBy = (
	all: readonly (readonly [at: number, message: string])[]
): ReadonlyMap<number, string> => new Map(all);

/**
 * The entries of a script as pieces of a line.
 * @param trouble why each entry cannot have happened, by its place.
 * @param isInserted whether nobody said an entry.
 */
export const chipsOf = (
	script: readonly Line[],
	players: readonly string[],
	trouble: ReadonlyMap<number, string>,
	isInserted: (line: Line) => boolean
): readonly LineChip[] =>
	piecesOf(script, isInserted).map(({ at, lines }) => {
		const words = wordsOf(lines, players, lines.some(isInserted));
		const places = lines.map((_, i) => at + i);
		return {
			key: `${String(at)} ${words}`,
			kind: lines.some((line) => 'do' in line) ? 'act' : 'fact',
			words,
			at,
			lines: lines.length,
			inserted: lines.some(isInserted),
			trouble: places.map((place) => trouble.get(place)).find((why) => why !== undefined) ?? null,
			fits: []
		};
	});

function wordsOf(lines: readonly Line[], players: readonly string[], isPut: boolean): string {
	const acts = lines.filter((line) => !isExpectation(line));
	// Passes on the way to what was put in are not said.
	const told = isPut ? acts.filter((line) => does(line) !== 'pass' && !isPass(line)) : [];
	if (told.length > 0) return linesWords(told, players);
	return acts.length > 1 && acts.every(isPass)
		? `everyone passes, ${String(acts.length)} times`
		: linesWords(acts, players);
}
