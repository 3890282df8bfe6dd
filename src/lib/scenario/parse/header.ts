import { EDITIONS } from '../../model/words.ts';
import { READINGS } from '../../rules/readings.ts';
import type { Variants } from '../../rules/variants.ts';
import { MOST_PLAYERS } from '../limits.ts';
import { canBeCalled, canBeWritten, LONGEST_NAME } from '../player-name.ts';
import type { Board, PlayerSetup, Scenario } from '../scenario.ts';
import { BOARD_LINES, type BoardParts } from '../words/board.ts';
import { readReading } from '../words/cited.ts';
import { readPlayerFacts } from '../words/player.ts';
import { fail, MOST_PROBLEMS, unknownWord, type Reader } from './reader.ts';
import { after, halves, plain, sameWord, type Span } from './span.ts';
import { typedLine } from './typed.ts';
import { readVariants } from './variants.ts';

/** Where something of a scenario stands in its text. */
export interface TextPlace {
	readonly line: number;
	readonly column: number;
}

export const isFull = (reader: Reader): boolean => reader.problems.length >= MOST_PROBLEMS;

/** The names of the players, which the rest of the text is read with. */
export function namesIn(header: readonly Span[]): readonly string[] {
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

export interface Header {
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

export function readHeader(reader: Reader, lines: readonly Span[]): Header {
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
