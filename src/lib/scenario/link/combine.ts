import { chance, LinkError, type Chance, type Coder } from './range.ts';

/**
 * Says how a value is coded, in both directions at once: writing, it is given the value and gives
 * it back; reading, it is given undefined and gives what was read.
 */
export type Codec = (coder: Coder, value: unknown) => unknown;

/** A value that the codec does not know how to write, which a test would show. */
const cannotWrite = (value: unknown): never => {
	throw new LinkError(`This cannot be put into a link: ${JSON.stringify(value)}`);
};

export const NEWER = 'The link was made by a newer version of this page.';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** One field of a value that is being written; undefined while reading. */
const fieldOf = (value: unknown, key: string): unknown =>
	isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Largest number of bits that a number needs. */
const MOST_DIGITS = 24;

/** Whole numbers from 0 on, small ones in few bits; what is usual becomes cheaper. */
export function number(): Codec {
	const more = Array.from({ length: MOST_DIGITS + 1 }, () => chance(0.5));
	const first = Array.from({ length: MOST_DIGITS + 1 }, () => chance(0.5));
	const rest = chance(0.5);
	return (coder, value) => {
		const wanted = coder.isReading ? 0 : wholeOf(value);
		const wantedDigits = 31 - Math.clz32(wanted + 1);
		let digits = 0;
		while (digits < MOST_DIGITS && coder.bit(at(more, digits), digits < wantedDigits)) digits++;
		let read = 1;
		for (let i = digits - 1; i >= 0; i--) {
			const isSet = ((wanted + 1) >> i) % 2 === 1;
			const bit = coder.bit(i === digits - 1 ? at(first, digits) : rest, isSet);
			read = read * 2 + (bit ? 1 : 0);
		}
		return read - 1;
	};
}

const at = (chances: readonly Chance[], index: number): Chance =>
	chances[index] ?? cannotWrite(index);

const wholeOf = (value: unknown): number =>
	typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** MOST_DIGITS - 1
		? value
		: cannotWrite(value);

/** Whole numbers, negative ones too. */
export function signed(): Codec {
	const size = number();
	const negative = chance(0.2);
	return (coder, value) => {
		const wanted = typeof value === 'number' ? value : 0;
		const isNegative = coder.bit(negative, wanted < 0);
		const read = size(coder, coder.isReading ? undefined : Math.abs(wanted));
		return isNegative && typeof read === 'number' ? -read : read;
	};
}

/** Yes or no. */
export function flag(yes = 0.5): Codec {
	const likely = chance(yes);
	return (coder, value) => coder.bit(likely, value === true);
}

/** What is always the same. */
export const always =
	(constant: unknown): Codec =>
	() =>
		constant;

/** One of several words; more can be added at the end. What followed what before becomes cheaper. */
export function word(...words: readonly unknown[]): Codec {
	const choice = choiceOf(words.length);
	return (coder, value) => words[choice(coder, () => words.indexOf(value))];
}

/** Which of several things, learning what follows what. */
function choiceOf(count: number): (coder: Coder, wanted: () => number) => number {
	const after = Array.from({ length: count + 1 }, () => number());
	const self = {};
	return (coder, wanted) => {
		const index = coder.isReading ? undefined : wanted();
		const last = coder.memory.last.get(self) ?? count;
		const read = (after[last] ?? number())(coder, index);
		if (typeof read !== 'number' || read >= count) throw new LinkError(NEWER);
		coder.memory.last.set(self, read);
		return read;
	};
}

/** A value of one of several shapes, told apart by the word in a field; more can be added at the end. */
export function variant(key: string, shapes: readonly (readonly [string, Fields])[]): Codec {
	const words = shapes.map(([name]) => name);
	const choice = choiceOf(shapes.length);
	const codecs = shapes.map(([name, fields]) =>
		record({ ...fields, always: { ...fields.always, [key]: always(name) } })
	);
	return (coder, value) => {
		const wanted = fieldOf(value, key);
		const index = choice(coder, () =>
			typeof wanted === 'string' && words.includes(wanted)
				? words.indexOf(wanted)
				: cannotWrite(value)
		);
		return codecs[index]?.(coder, value);
	};
}

/** The fields of a value: those it always has, and those it may have. */
export interface Fields {
	readonly always?: Readonly<Record<string, Codec>>;
	readonly maybe?: Readonly<Record<string, Codec>>;
	/** How likely each of the fields is that it may have. */
	readonly likely?: number;
	/**
	 * Fields it may have since a later day, oldest first, a group for each day. Links from before
	 * say nothing of them, and a page from before says that the link is newer.
	 */
	readonly since?: readonly Readonly<Record<string, Codec>>[];
}

/** How deep a value can be nested. */
const DEEPEST = 24;

/** A value with fields. Behind them is room for those of later days. */
export function record({
	always: given = {},
	maybe = {},
	likely = 0.12,
	since = []
}: Fields): Codec {
	const groups = [maybe, ...since].map((group) =>
		Object.entries(group).map(([key, codec]): Optional => [key, codec, chance(likely)])
	);
	const room = groups.map(() => chance(0.001));
	const known = new Set([given, maybe, ...since].flatMap((group) => Object.keys(group)));
	return (coder, value) => {
		if (isRecord(value) && Object.keys(value).some((key) => !known.has(key))) cannotWrite(value);
		if (++coder.memory.depth > DEEPEST) throw new LinkError('The link is nested too deeply.');
		const read: Record<string, unknown> = {};
		for (const [key, codec] of Object.entries(given)) read[key] = codec(coder, fieldOf(value, key));
		for (const [index, group] of groups.entries()) {
			for (const [key, codec, there] of group)
				if (coder.bit(there, fieldOf(value, key) !== undefined))
					read[key] = codec(coder, fieldOf(value, key));
			const rest = groups.slice(index + 1).flat();
			const goesOn = coder.bit(
				at(room, index),
				rest.some(([key]) => fieldOf(value, key) !== undefined)
			);
			if (!goesOn) break;
			if (rest.length === 0) throw new LinkError(NEWER);
		}
		coder.memory.depth--;
		return read;
	};
}

type Optional = readonly [string, Codec, Chance];

/** More than any list of a table holds. */
const LONGEST_LIST = 2_000;

/** Any number of values. */
export function list(item: Codec): Codec {
	const length = number();
	return (coder, value) => {
		const values: readonly unknown[] = Array.isArray(value) ? value : [];
		const count = length(coder, coder.isReading ? undefined : values.length);
		if (typeof count !== 'number' || count > LONGEST_LIST)
			throw new LinkError('The link says more than any table holds.');
		return Array.from({ length: count }, (_, i) => item(coder, values[i]));
	};
}

/** Names with values, such as kinds of counters. */
export function entries(name: Codec, held: Codec): Codec {
	const pairs = list(record({ always: { name, held } }));
	return (coder, value) => {
		const given = isRecord(value)
			? Object.entries(value).map(([key, one]) => ({ name: key, held: one }))
			: undefined;
		const read = pairs(coder, given);
		return Object.fromEntries(
			Array.isArray(read)
				? read.map((pair: unknown) => [String(fieldOf(pair, 'name')), fieldOf(pair, 'held')])
				: []
		);
	};
}

/** The first of several codecs that a value fits; which one is coded before it. */
export function either(
	...codecs: readonly (readonly [fits: (value: unknown) => boolean, Codec])[]
): Codec {
	const choice = choiceOf(codecs.length);
	return (coder, value) => {
		const index = choice(coder, () => codecs.findIndex(([fits]) => fits(value)));
		return codecs[index]?.[1](coder, value);
	};
}

/** A codec that is made of others which are not there yet. */
export const later =
	(codec: () => Codec): Codec =>
	(coder, value) =>
		codec()(coder, value);

/** Whether a value has a field. */
export const has =
	(key: string) =>
	(value: unknown): boolean =>
		fieldOf(value, key) !== undefined;
