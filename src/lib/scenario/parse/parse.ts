import { EDITIONS } from '../../model/words.ts';
import { READINGS } from '../../rules/readings.ts';
import type { Variants } from '../../rules/variants.ts';
import { BOARD_LINES, type BoardParts } from './board.ts';
import { readEdit } from './edit.ts';
import { EDITOR } from '../reserved-words.ts';
import { readExpectation, readReading } from './expect.ts';
import { canBeCalled, canBeWritten, LONGEST_NAME } from '../player-name.ts';
import { readPlayerFacts } from './player.ts';
import { readAct } from './script.ts';
import { readTypedCards, typedLine } from './typed.ts';
import { readVariants } from './variants.ts';
import type { Problem } from './problem.ts';
import { fail, MOST_PROBLEMS, unknownWord, type Reader } from './reader.ts';
import { LONGEST_LINE, LONGEST_TEXT, MOST_PLAYERS } from '../limits.ts';
import { seated } from '../seats.ts';
import type { Board, Line, PlayerSetup, Scenario } from '../scenario.ts';
import { after, halves, linesOf, plain, sameWord, type Span } from './span.ts';

/** Where something of a scenario stands in its text. */
export interface TextPlace {
	readonly line: number;
	readonly column: number;
}

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
		asIs
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

const isFull = (reader: Reader): boolean => reader.problems.length >= MOST_PROBLEMS;

/** The names of the players, which the rest of the text is read with. */
function namesIn(header: readonly Span[]): readonly string[] {
	return header.flatMap((line) => {
		const name = halves(line, ':')?.[0];
		const rest = name && after(name, 'player');
		return rest && rest.text !== '' ? [rest.text] : [];
	});
}

const KEYWORDS = [
	'title',
	'rules',
	'source',
	'variants',
	'reading',
	'card NAME',
	'player NAME',
	...BOARD_LINES.keys()
];

interface Header {
	readonly scenario: Omit<Scenario, 'script'>;
	readonly places: Readonly<Record<string, TextPlace>>;
}

interface Gathered extends BoardParts {
	title: string | null;
	rules: Scenario['rules'];
	readonly sources: string[];
	readonly readings: Record<string, string>;
	variants: Variants;
	readonly players: PlayerSetup[];
	readonly places: Record<string, TextPlace>;
}

function readHeader(reader: Reader, lines: readonly Span[]): Header {
	const gathered: Gathered = {
		title: null,
		rules: '2023',
		sources: [],
		readings: {},
		variants: {},
		players: [],
		board: {},
		stack: null,
		dying: [],
		places: {}
	};
	for (const line of lines) {
		if (isFull(reader)) break;
		const sides = halves(line, ':');
		if (!sides) {
			fail(reader, line, 'A line above “---” has a colon behind its first words.', {
				expected: KEYWORDS.join(' · ')
			});
			continue;
		}
		if (typedLine(line))
			gathered.places[sides[0].text] ??= { line: line.line, column: line.column };
		else readHeaderLine(reader, sides[0], sides[1], gathered);
	}
	const { title, rules, sources, readings, variants, players, places } = gathered;
	const board = boardOf(reader, gathered);
	return {
		scenario: {
			...(title === null ? {} : { title }),
			rules,
			...(sources.length > 0 ? { sources } : {}),
			...(Object.keys(readings).length > 0 ? { readings } : {}),
			...(Object.keys(variants).length > 0 ? { variants } : {}),
			...(players.length > 0 ? { players } : {}),
			...(Object.keys(board).length > 0 ? { board } : {})
		},
		places
	};
}

const REPEATED = ['source', 'reading'];

function readHeaderLine(reader: Reader, head: Span, rest: Span, gathered: Gathered): void {
	const word = plain(head.text);
	const name = after(head, 'player');
	const key = name ? `player ${name.text}` : word;
	if (Object.hasOwn(gathered.places, key) && !REPEATED.includes(word)) {
		fail(reader, head, `“${head.text}” has been said before.`);
		return;
	}
	gathered.places[key] = { line: rest.line, column: rest.text === '' ? head.column : rest.column };
	if (name) {
		const player = readPlayerLine(reader, name, rest, gathered.players);
		if (player) gathered.players.push(player);
		return;
	}
	const board = BOARD_LINES.get(word);
	if (board) {
		board(reader, rest, gathered);
		return;
	}
	switch (word) {
		case 'title':
			gathered.title = rest.text;
			return;
		case 'source':
			if (rest.text === '') fail(reader, head, 'The source is missing.');
			else gathered.sources.push(rest.text);
			return;
		case 'rules': {
			const rules = EDITIONS.find((id) => id === rest.text.toLowerCase());
			if (rules) gathered.rules = rules;
			else unknownWord(reader, rest, 'The rulebook', EDITIONS);
			return;
		}
		case 'variants':
			gathered.variants = readVariants(reader, rest);
			return;
		case 'reading':
			readReadingLine(reader, rest, gathered);
			return;
		default:
			unknownWord(reader, head, 'The word', KEYWORDS);
	}
}

function readReadingLine(reader: Reader, span: Span, gathered: Gathered): void {
	const [left, right] = halves(span, '=') ?? [span, null];
	const id = readReading(reader, left);
	if (id === null) return;
	const values: readonly string[] = READINGS[id].values;
	if (!right)
		fail(reader, span, 'A reading is followed by “=” and its value.', {
			expected: values.join(' · ')
		});
	else if (values.includes(right.text)) gathered.readings[id] = right.text;
	else unknownWord(reader, right, 'The value', values);
}

function readPlayerLine(
	reader: Reader,
	name: Span,
	rest: Span,
	others: readonly PlayerSetup[]
): PlayerSetup | null {
	const expected = `at most ${String(LONGEST_NAME)} characters, no punctuation that the notation uses, none of its small words inside, and not “everyone”, “nobody” or “player”`;
	if (name.text === '')
		return fail(reader, name, 'A player needs a name.', { expected: 'player Amy: …' });
	if (!canBeWritten(name.text) || (!reader.asIs && !canBeCalled(name.text)))
		return fail(reader, name, 'A player cannot be called that.', { expected });
	if (others.length === MOST_PLAYERS)
		return fail(reader, name, `At most ${String(MOST_PLAYERS)} players can sit at a table.`);
	if (others.some((other) => sameWord(other.name, name.text)))
		return fail(reader, name, `Two players are called ${name.text}.`);
	const facts = readPlayerFacts(reader, rest);
	return facts && { name: name.text, ...facts };
}

/** The board, with each death under way given its part of the stack. */
function boardOf(reader: Reader, { board, stack, dying, places }: Gathered): Board {
	const bars = stack?.bars ?? [];
	const windowed = dying.filter(({ at }) => at !== 'cleanup');
	if (bars.length > windowed.length && !isFull(reader)) {
		const at = places['stack'] ?? { line: 1, column: 1 };
		fail(
			reader,
			{ text: '', ...at },
			'A “|” in the stack needs a death under way that it belongs to.',
			{
				expected: 'dying: Gurdy in slot 1 (before rewards)'
			}
		);
	}
	const things = stack?.things;
	return {
		...board,
		...(dying.length > 0
			? {
					dying: dying.map((death) => ({
						...death,
						below:
							bars[windowed.indexOf(death)] ?? (death.at === 'cleanup' ? 0 : (things?.length ?? 0))
					}))
				}
			: {}),
		...(things ? { stack: things } : {})
	};
}

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
