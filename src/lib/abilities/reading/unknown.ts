/**
 * Numbers that a sentence tells at its end: "gain x¢, where x is …", "gain 2¢ for each …". While the
 * sentence is read, a number of its own stands for x.
 */
import type { Amount } from '../grammar.ts';

/** The number that stands for x. */
export const X = 8888;

/** Where a number is an amount, so that any amount can stand there. */
const PLACES: ReadonlySet<string> = new Set([
	'add',
	'amount',
	'count',
	'dice',
	'fromTop',
	'heal',
	'max',
	'min',
	'prevent',
	'set',
	'times',
	'top',
	'value'
]);

const isAmountAt = (key: string, inside: object): boolean =>
	PLACES.has(key) && !('do' in inside && inside.do === 'choose number');

/** What was read with the amount in place of x; null where no x is, or one where no amount can be. */
export function withX<T>(value: T, amount: Amount): T | null {
	const said = put(value, amount);
	// What replaces a number is an amount, in a place of amounts: the whole keeps its type.
	return said.done === 0 || hasX(said.value) ? null : (said.value as T);
}

interface Put {
	readonly value: unknown;
	readonly done: number;
}

function put(value: unknown, amount: Amount): Put {
	if (typeof value !== 'object' || value === null || isExactlyX(value)) return { value, done: 0 };
	let done = 0;
	const inside = (one: unknown): unknown => {
		const said = put(one, amount);
		done += said.done;
		return said.value;
	};
	if (Array.isArray(value)) return { value: value.map(inside), done };
	const entries = Object.entries(value).map(([key, one]): [string, unknown] => {
		if (Math.abs(Number(one)) !== X || !isAmountAt(key, value)) return [key, inside(one)];
		done += 1;
		return [key, one === X ? amount : { minus: [0, amount] }];
	});
	return { value: Object.fromEntries(entries), done };
}

/** Exactly so many, chosen among more: an amount by itself says the same. */
const isExactlyX = (value: object): boolean =>
	'min' in value && 'max' in value && value.min === X && value.max === X;

/** Whether an x stands somewhere that nothing has been said of. */
export const hasX = (value: unknown): boolean =>
	typeof value === 'number'
		? Math.abs(value) === X
		: typeof value === 'object' && value !== null && Object.values(value).some(hasX);

/** So often what was said once: "for each", "for every 2". */
export const multiplied = (n: number, unit: Amount): Amount =>
	n === 1 ? unit : n === -1 ? { minus: [0, unit] } : { times: [unit, n] };
