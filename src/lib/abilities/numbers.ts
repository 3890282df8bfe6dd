/**
 * The numbers that an ability says, in the order in which they are written, and the ability with some of
 * them changed. What is no number in its words ("a card", "the top card", "each", "first") is none here.
 *
 * @example
 * numbersOf(loot(2)); // [2]
 */
import type { Ability } from './grammar.ts';

/** One of the numbers of an ability, counted from 0, and by how much it is another. */
export interface NumberChange {
	readonly at: number;
	readonly by: number;
}

/** The numbers that an ability says. */
export function numbersOf(ability: Ability): readonly number[] {
	const found: number[] = [];
	mapped(ability, (number) => {
		found.push(number);
		return number;
	});
	return found;
}

/** An ability in which some of its numbers are others. */
export function withNumbers(ability: Ability, changes: readonly NumberChange[]): Ability {
	let at = 0;
	return mapped(ability, (number) => {
		const place = at++;
		return changes.reduce((sum, { at: one, by }) => (one === place ? sum + by : sum), number);
	});
}

type Visit = (number: number) => number;

/** An ability with each of its numbers as a visitor has it: nothing but numbers is replaced. */
const mapped = (ability: Ability, visit: Visit): Ability => inner(ability, visit, []) as Ability;

/** Names of what points at something, or counts places; a level is printed beside the text. */
const POINTERS: ReadonlySet<string> = new Set(['target', 'chosen', 'level', 'limit', 'nth', 'is']);
/** Verbs and costs of which one is said without a number: "discard a loot card". */
const SAID_AS_A: ReadonlySet<string> = new Set([
	'discard',
	'put counters',
	'remove counters',
	'counters',
	'destroy',
	'search',
	'reveal until',
	'give loot cards',
	'put cards from hand',
	'extra turn',
	'additional attack',
	'must attack',
	'gain loot play'
]);

/** The words above a value: its names from the outside in, and the verb that it is part of. */
type Above = readonly string[];

function inner(value: unknown, visit: Visit, above: Above): unknown {
	if (typeof value === 'number') return one(value, visit, above);
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return list(value, visit, above);
	if ('min' in value && 'max' in value) return several({ ...value }, visit, above);
	const verb = verbOf(value);
	return Object.fromEntries(
		Object.entries(value).map(([key, part]: [string, unknown]) => [
			key,
			POINTERS.has(key) ? part : inner(part, visit, verb === null ? [key] : [verb, key])
		])
	);
}

const verbOf = (value: object): string | null => {
	const verb: unknown = 'do' in value ? value.do : 'pay' in value ? value.pay : null;
	return typeof verb === 'string' ? verb : null;
};

/** A number, unless it is one that goes without saying. */
function one(value: number, visit: Visit, above: Above): number {
	if (value < 0) return -visit(-value);
	const isUnsaid =
		value === 1 && (above.includes('top') || above.some((name) => SAID_AS_A.has(name)));
	return isUnsaid ? value : visit(value);
}

const isNumbers = (value: readonly unknown[]): value is readonly number[] =>
	value.length > 0 && value.every((number) => typeof number === 'number');
/** All faces of a die: no result is named. */
const FACES = 6;

function list(value: readonly unknown[], visit: Visit, above: Above): unknown {
	if (!isNumbers(value)) return value.map((part) => inner(part, visit, above));
	if (value.length === FACES) return value;
	const [first, last] = [value[0] ?? 0, value.at(-1) ?? 0];
	const isRange = above.at(-1) === 'on' && last - first === value.length - 1 && last > first;
	if (!isRange) return value.map((number) => one(number, visit, []));
	const [from, to] = [visit(first), visit(last)];
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
}

/** "2", "up to 2", "1 or more"; of exactly one, "a" is said. */
function several(
	value: { readonly min: unknown; readonly max: unknown },
	visit: Visit,
	above: Above
): unknown {
	const { min, max } = value;
	if (min === max) {
		const both = min === 1 ? 1 : inner(min, visit, above);
		return { min: both, max: both };
	}
	return {
		min: min === 0 ? min : inner(min, visit, []),
		max: inner(max, visit, [])
	};
}
