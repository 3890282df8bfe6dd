import '../../cards/sets/known.ts';
import { LONGEST_LINE, LONGEST_TEXT, MOST_PLAYERS } from '../limits.ts';
import { EDITOR } from '../reserved-words.ts';
import type { Line, Scenario } from '../scenario.ts';
import { seated } from '../seats.ts';
import { readEdit } from '../words/edit/edit.ts';
import { readExpectation } from '../words/expectation.ts';
import { isFull, namesIn, readHeader, type TextPlace } from './header.ts';
import type { Problem } from './problem.ts';
import { fail, type Reader } from './reader.ts';
import { readAct } from '../words/act/act.ts';
import { readThing } from '../words/thing.ts';
import { after, linesOf, type Span } from './span.ts';
import { readTypedCards } from './typed.ts';

/** Where the parts of a scenario stand in its text. */
export interface Places {
	/** Header lines by the word before the colon, "player Amy" for a player. */
	readonly header: Readonly<Record<string, TextPlace>>;
	/** Lines of the script, in order. */
	readonly script: readonly TextPlace[];
}

/** A scenario that could be read, or all that was wrong with the text. */
export type Parsed =
	| {
			readonly ok: true;
			readonly scenario: Scenario;
			readonly places: Places;
			/** Lines of typed cards that cannot be read and are left to the players. */
			readonly notes: readonly Problem[];
	  }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** What a text must have beside being a scenario. */
export interface Asked {
	/** A ruling names its source. */
	readonly ruling?: boolean;
	/**
	 * Nobody has typed it, but `print` has written it: names stay that nobody can choose any more.
	 */
	readonly asIs?: boolean;
}

/** Reads a scenario. Nothing is thrown and nothing half read is given back. */
export function parse(text: string, { ruling = false, asIs = false }: Asked = {}): Parsed {
	if (text.length > LONGEST_TEXT)
		return failed([
			{
				line: 1,
				column: 1,
				message: `This is far too long for a scenario: ${String(text.length)} characters.`,
				expected: `at most ${String(LONGEST_TEXT)}`
			}
		]);
	const lines = linesOf(text);
	const long = lines.find((line) => line.text.length > LONGEST_LINE);
	if (long)
		return failed([
			{
				line: long.line,
				column: 1,
				message: 'This line is too long to be one of a scenario.',
				expected: `at most ${String(LONGEST_LINE)} characters`
			}
		]);
	const said = lines.filter((line) => line.text !== '' && !line.text.startsWith('#'));
	const bar = said.findIndex((line) => /^-{3,}$/u.test(line.text));
	const header = bar < 0 ? said : said.slice(0, bar);
	const script = bar < 0 ? [] : said.slice(bar + 1);
	const typed = readTypedCards(header);
	const reader: Reader = {
		players: seated(namesIn(header).slice(0, MOST_PLAYERS)),
		cards: typed.cards,
		problems: [...typed.problems],
		missing: new Set(),
		asIs,
		thing: readThing
	};
	const head = readHeader(reader, header);
	const read = readScript(reader, script);
	const [unread] = read.unread;
	// Whoever reads a line says what is wrong with it; should nobody have, it is not left out unsaid.
	if (unread && reader.problems.length === 0) fail(reader, unread, 'This line cannot be read.');
	if (ruling && !head.scenario.sources)
		fail(
			reader,
			{ text: '', line: 1, column: 1 },
			'A ruling names where its answer can be looked up.',
			{
				expected: 'source: 8 Attacking, p. 36'
			}
		);
	if (reader.problems.length > 0) return failed(reader.problems);
	return {
		ok: true,
		scenario: { ...head.scenario, script: read.lines },
		places: { header: head.places, script: read.places },
		notes: typed.notes
	};
}

const failed = (problems: readonly Problem[]): Parsed => ({
	ok: false,
	problems: [...problems].sort((a, b) => a.line - b.line || a.column - b.column)
});

function readScript(
	reader: Reader,
	spans: readonly Span[]
): {
	readonly lines: readonly Line[];
	readonly places: readonly TextPlace[];
	readonly unread: readonly Span[];
} {
	const unread: Span[] = [];
	const lines: Line[] = [];
	const places: TextPlace[] = [];
	for (const span of spans) {
		if (isFull(reader)) break;
		const line = readLine(reader, span);
		if (!line) {
			unread.push(span);
			continue;
		}
		lines.push(line);
		places.push({ line: span.line, column: span.column });
	}
	return { lines, places, unread };
}

function readLine(reader: Reader, span: Span): Line | null {
	const expected = after(span, 'expect');
	if (expected) return readExpectation(reader, expected);
	const edit = after(span, EDITOR);
	return edit ? readEdit(reader, edit) : readAct(reader, span);
}
