/** "Roll a die. On a 5 or 6, loot 1. Otherwise, take 1 damage.": a table, said in sentences. */
import { DIE_NUMBERS } from '../../model/words.ts';
import { endOfSentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** A row of a table: the numbers it is for, and what is done. */
interface Row {
	readonly on: readonly number[];
	readonly done: readonly Token[];
	/** Where the next sentence begins. */
	readonly end: number;
}

/** The tokens of a text, each roll whose numbers are told in sentences as a table. */
export function rolledInLine(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const one = tokens[at];
		if (!one) break;
		const found = isOrder(tokens, at) ? tableAt(tokens, at) : null;
		said.push(one, ...(found?.table ?? []));
		at = found?.end ?? at + 1;
	}
	return said;
}

/** What stands before a roll that is a thing. */
const BEFORE_A_THING: ReadonlySet<string> = new Set([
	...['a', 'the', 'that', 'this', 'your', 'their', 'its', "'s", 'each', 'any', 'all', 'other'],
	...['dice', 'attack', 'non-attack', 'next', 'last', 'of', 'to', ...DIE_NUMBERS.map(String)]
]);
/** What a sentence begins with that tells when something happens, up to its comma. */
const WHEN: ReadonlySet<string> = new Set(['time', 'when', 'while', 'if', 'after', 'before']);

/** Whether somebody is told to roll: it is no thing, and not what is waited for. */
function isOrder(tokens: readonly Token[], at: number): boolean {
	const roll = tokens[at];
	if (roll?.stem !== 'roll') return false;
	if (!roll.comma && BEFORE_A_THING.has(tokens[at - 1]?.stem ?? '')) return false;
	for (let i = at; i >= 0; i -= 1) {
		if (i < at && WHEN.has(tokens[i]?.stem ?? '')) return false;
		const isFirst = opens(tokens, i) || ['.', ':'].includes(tokens[i - 1]?.stem ?? '');
		if (isFirst || tokens[i]?.comma) return true;
	}
	return true;
}

interface Table {
	readonly table: readonly Token[];
	readonly end: number;
}

function tableAt(tokens: readonly Token[], at: number): Table | null {
	const die = behind(tokens, at + 1, DIE) ?? at + 1;
	const begin = behindSign(tokens, die);
	const rows = rowsFrom(tokens, begin);
	if (rows) return { table: tableOf(rows, tokens[at]), end: rows.at(-1)?.end ?? begin };
	return begin > die && !isRow(tokens, begin) ? byResult(tokens, begin) : null;
}

const DIE = [
	['a', 'die'],
	['a', 'dice'],
	['1', 'die']
];
const behindSign = (tokens: readonly Token[], at: number): number =>
	['.', ':', '-', 'then', 'and'].includes(tokens[at]?.stem ?? '') && !opens(tokens, at)
		? at + 1
		: at;
const opens = (tokens: readonly Token[], at: number): boolean => tokens[at]?.opens ?? true;

/** Where a text goes on behind the first of these that stands at a place. */
function behind(
	tokens: readonly Token[],
	at: number,
	all: readonly (readonly string[])[]
): number | null {
	const found = all.find((words) => words.every((word, i) => tokens[at + i]?.stem === word));
	return found ? at + found.length : null;
}

/** How a row begins, before its numbers. */
const HEADS = [
	...['on', 'on a roll of', 'if it be', 'if the result be', 'if the roll be', 'if the die be'],
	...['you', 'they', 'that player'].map((who) => `if ${who} roll`)
]
	.flatMap((head) => [`${head} a`, head])
	.map((head) => head.split(' '));
const isRow = (tokens: readonly Token[], at: number): boolean => behind(tokens, at, HEADS) !== null;

/** The rows of a table; nothing where a sentence behind them belongs to none. */
function rowsFrom(tokens: readonly Token[], begin: number): readonly Row[] | null {
	const rows: Row[] = [];
	for (let at = begin; ;) {
		const known = rows.flatMap(({ on }) => on);
		const row = rowAt(tokens, at) ?? (rows.length > 0 ? otherRowAt(tokens, at, known) : null);
		// Whether a sentence on the same line is done with every number is not said.
		if (!row) return rows.length > 0 && opens(tokens, at) ? rows : null;
		if (row.on.length === 0 || row.on.some((n) => known.includes(n))) return null;
		rows.push(row);
		at = row.end;
	}
}

function rowAt(tokens: readonly Token[], at: number): Row | null {
	const head = behind(tokens, at, HEADS);
	const numbers = head === null ? null : numbersAt(tokens, head);
	return numbers && doneFrom(tokens, numbers.end, numbers.on);
}

function otherRowAt(tokens: readonly Token[], at: number, known: readonly number[]): Row | null {
	const others = DIE_NUMBERS.filter((n) => !known.includes(n));
	return tokens[at]?.stem === 'otherwise' ? doneFrom(tokens, at + 1, others) : null;
}

/** What is done by a row: a sentence, and those that ask whether it was done. */
function doneFrom(tokens: readonly Token[], at: number, on: readonly number[]): Row | null {
	const from = behindSign(tokens, at);
	let end = endOfSentence(tokens, from);
	while (!opens(tokens, end) && behind(tokens, end, IF_DONE) !== null)
		end = endOfSentence(tokens, end);
	return end > from ? { on, done: tokens.slice(from, end), end } : null;
}
const IF_DONE = ['you', 'they'].flatMap((who) => ['do', "don't"].map((done) => ['if', who, done]));

interface Numbers {
	readonly on: readonly number[];
	readonly end: number;
}

/** "5 or 6", "1-3", "4+", "3 or less", "even". */
function numbersAt(tokens: readonly Token[], at: number): Numbers | null {
	const stem = tokens[at]?.stem ?? '';
	if (stem === 'even' || stem === 'odd')
		return { on: DIE_NUMBERS.filter((n) => n % 2 === (stem === 'even' ? 0 : 1)), end: at + 1 };
	const first = faceAt(tokens, at);
	if (first === null) return null;
	const [more, less] = [behind(tokens, at + 1, OR_MORE), behind(tokens, at + 1, OR_LESS)];
	if (more !== null) return { on: DIE_NUMBERS.filter((n) => n >= first), end: more };
	if (less !== null) return { on: DIE_NUMBERS.filter((n) => n <= first), end: less };
	const [on, last] = [[first], tokens[at + 1]?.stem === '-' ? faceAt(tokens, at + 2) : null];
	if (last !== null) return { on: DIE_NUMBERS.filter((n) => n >= first && n <= last), end: at + 3 };
	for (let end = at + 1; ;) {
		const joined = ['or', 'and'].includes(tokens[end]?.stem ?? '') ? end + 1 : end;
		const next = faceAt(tokens, tokens[joined]?.stem === 'a' ? joined + 1 : joined);
		if (next === null) return { on, end };
		on.push(next);
		end = tokens[joined]?.stem === 'a' ? joined + 2 : joined + 1;
	}
}
const OR_MORE = [
	['+'],
	...['more', 'higher', 'above', 'greater', 'better'].map((more) => ['or', more])
];
const OR_LESS = ['less', 'lower', 'below', 'fewer', 'under'].map((less) => ['or', less]);
const faceAt = (tokens: readonly Token[], at: number): number | null =>
	DIE_NUMBERS.find((n) => String(n) === tokens[at]?.stem) ?? null;

/** "Roll a die. Gain that much ¢.": what is done with any number. */
function byResult(tokens: readonly Token[], begin: number): Table | null {
	const end = endOfSentence(tokens, begin);
	const words = tokens.slice(begin, end).map(({ stem }) => stem);
	const isAsked =
		/\bresult\b|\bthat (?:much|many)\b|\brolle?d? (?:the )?(?:low|high)est\b|\b(?:low|high)est roll\b/u.test(
			words.join(' ')
		);
	const [first] = tokens.slice(begin, end);
	return first && isAsked && opens(tokens, end) ? { table: [sign('-', first)], end: begin } : null;
}

const sign = (stem: string, { from, to }: Token): Token => ({ stem, from, to, opens: false });

/** A table as print has it, in the places of what says it. */
const tableOf = (rows: readonly Row[], roll: Token | undefined): readonly Token[] =>
	rows.flatMap(({ on, done }, i) => {
		const [place] = done;
		if (!place || !roll) return [];
		const numbers = on.map((n, nth) => ({ ...sign(String(n), place), opens: nth === 0 }));
		return [...(i === 0 ? [sign('-', roll)] : []), ...numbers, sign(':', place), ...done];
	});
