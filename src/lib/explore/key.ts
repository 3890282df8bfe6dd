import { askedAt, type Asked } from '../mechanics/asked.ts';
import { unaskedMemory } from '../mechanics/turn-memory.ts';
import type { Position } from '../model/position.ts';
import { longer, Rows } from './rows.ts';

/**
 * The first number of things that come up while it is looked ahead. No other number at a table is as large,
 * so that these are told from every other wherever they stand, in texts too.
 */
const FIRST_NEW = 1_000_000_000;
const NEW_IN_TEXT = /1\d{9}/gu;
/** Texts that are shorter have no new number in them. */
const SHORT = 10;

/** What stands for a value: a number, and the new numbers in it in the order they stand. */
interface Written {
	readonly as: number;
	readonly ids: readonly number[];
}

/** The fields of an object, by the way their names come one after the other. */
interface Shape {
	readonly next: Map<string, Shape>;
	/** The name that came next the last time, which most often comes again, and what it led to. */
	lastName: string;
	last: Shape | null;
	readonly names: readonly string[];
	sorted: Fields | null;
}

/** Names of fields in their order, and what stands for them. */
interface Fields extends Written {
	readonly names: readonly string[];
}

const newShape = (names: readonly string[]): Shape => ({
	next: new Map(),
	lastName: '',
	last: null,
	names,
	sorted: null
});

/** The shape with another name behind it. */
function withName(shape: Shape, name: string): Shape {
	if (shape.last && shape.lastName === name) return shape.last;
	let next = shape.next.get(name);
	if (!next) {
		next = newShape([...shape.names, name]);
		shape.next.set(name, next);
	}
	shape.lastName = name;
	shape.last = next;
	return next;
}

const NONE: readonly number[] = [];

/** What was written last at a place of a position, as most of it is the same in the next one. */
interface Last {
	value: object | null;
	written: Written;
	/** The same of its parts, in their order. */
	readonly parts: (Last | undefined)[];
}

const newLast = (): Last => ({ value: null, written: { as: NULL, ids: NONE }, parts: [] });

/** What lies deeper than this is small, and is written anew. */
const DEEPEST_KEPT = 3;

/**
 * Keys of positions: equal for two of the same start that play alike. What is new is counted in the order
 * of its numbers, as the judge only asks whether they are the same and which is larger; the number that
 * comes next is left out, what the turn remembers for cards that are not there, and how often a die has
 * shown a number.
 *
 * A key is exact: each value has a number of its own, that of an object being made of those of its fields.
 */
export class Keys {
	/** The same table, with new things numbered apart. */
	readonly start: Position;
	readonly #unasked: ReadonlySet<string>;
	readonly #asked: Asked;
	readonly #rows = new Rows();
	readonly #leaves = new Map<unknown, number>();
	readonly #texts = new Map<string, Written>();
	readonly #shapes = newShape([]);
	readonly #last = newLast();
	#position: object | null = null;
	#turn: object | null = null;
	/** What stands for the parts of what is being written, each behind what it is a part of. */
	#open = new Int32Array(1 << 10);
	#top = 0;
	#ids: number[] = [];

	constructor(start: Position) {
		this.start = { ...start, nextId: Math.max(start.nextId, FIRST_NEW) };
		this.#unasked = unaskedMemory(start);
		this.#asked = askedAt(start);
	}

	/** @param beside what counts besides the position, as plain data. */
	of(position: Position, beside: object): number {
		this.#ids = [];
		this.#top = 0;
		this.#position = position;
		this.#turn = position.turn;
		this.#push(this.#parts(position, this.#last, 0));
		this.#push(this.#value(beside, null, 0));
		this.#pushRanks();
		return this.#rows.of(this.#open, 0, this.#top);
	}

	#push(as: number): void {
		if (this.#top === this.#open.length) this.#open = longer(this.#open);
		this.#open[this.#top] = as;
		this.#top += 1;
	}

	/** What stands for a value: an even number for one that has parts, an odd one for every other. */
	#value(value: unknown, last: Last | null, depth: number): number {
		switch (typeof value) {
			case 'number':
				if (value >= FIRST_NEW) {
					this.#ids.push(value);
					return NEW;
				}
				return Number.isInteger(value) && value >= 0 && value < MOST_SMALL
					? 4 * value + 1
					: this.#leaf(value);
			case 'string':
				return value.length < SHORT ? this.#leaf(value) : this.#text(value);
			case 'object':
				if (value === null) return NULL;
				if (Array.isArray(value) && value.length === 0) return EMPTY;
				return last ? this.#unlessLast(value, last, depth) : this.#parts(value, null, depth);
			default:
				return this.#leaf(value);
		}
	}

	#leaf(value: unknown): number {
		const known = this.#leaves.get(value);
		if (known !== undefined) return known;
		const next = 4 * (FIRST_LEAF + this.#leaves.size) + 3;
		this.#leaves.set(value, next);
		return next;
	}

	#text(value: string): number {
		let written = this.#texts.get(value);
		if (!written) {
			written = this.#written(value);
			this.#texts.set(value, written);
		}
		return this.#again(written);
	}

	/** New numbers in a text stand for themselves. */
	#written(text: string): Written {
		const ids = (text.match(NEW_IN_TEXT) ?? []).map(Number);
		return { as: this.#leaf(text.replace(NEW_IN_TEXT, '@')), ids };
	}

	#again({ as, ids }: Written): number {
		for (const id of ids) this.#ids.push(id);
		return as;
	}

	/** A part that was perhaps written last time. */
	#unlessLast(value: object, last: Last, depth: number): number {
		if (last.value === value) return this.#again(last.written);
		const before = this.#ids;
		this.#ids = [];
		const as = this.#parts(value, last, depth);
		last.value = value;
		last.written = { as, ids: this.#ids.length === 0 ? NONE : this.#ids };
		this.#ids = before;
		return this.#again(last.written);
	}

	#parts(value: object, last: Last | null, depth: number): number {
		const from = this.#top;
		const known = depth < DEEPEST_KEPT ? (last?.parts ?? null) : null;
		if (Array.isArray(value)) {
			const list: readonly unknown[] = value;
			this.#push(LIST);
			for (let nth = 0; nth < list.length; nth++) this.#part(list[nth], known, nth, depth);
		} else if (isRecord(value)) {
			const fields = this.#fieldsOf(value);
			const { names } = fields;
			this.#push(this.#again(fields));
			for (let nth = 0; nth < names.length; nth++) {
				const name = names[nth] ?? '';
				this.#part(this.#asked.of(value, name, value[name]), known, nth, depth);
			}
		}
		const row = 2 * this.#rows.of(this.#open, from, this.#top);
		this.#top = from;
		return row;
	}

	#part(part: unknown, known: (Last | undefined)[] | null, nth: number, depth: number): void {
		this.#push(this.#value(part, known && (known[nth] ??= newLast()), depth + 1));
	}

	/** The fields in the order of their names, but for those that cannot matter. */
	#fieldsOf(value: Readonly<Record<string, unknown>>): Fields {
		let shape = this.#shapes;
		// Plain data has no fields but its own.
		for (const name in value)
			if (value[name] !== undefined && !this.#isLeftOut(value, name)) shape = withName(shape, name);
		if (shape.sorted) return shape.sorted;
		const names = [...shape.names].sort();
		// Behind a word of its own, as a text of the table may be the same.
		shape.sorted = { names, ...this.#written(`fields ${names.join()}`) };
		return shape.sorted;
	}

	#isLeftOut(value: object, name: string): boolean {
		if (value === this.#turn) return this.#unasked.has(name);
		if (value === this.#position) return name === 'nextId';
		return this.#asked.isUnasked(value, name);
	}

	/** The new numbers as places in their own order. */
	#pushRanks(): void {
		const ids = this.#ids;
		for (const id of ids) {
			let rank = 0;
			for (const other of ids) if (other < id) rank++;
			this.#push(rank);
		}
	}
}

/** Numbers from 0 up to this one stand for themselves. */
const MOST_SMALL = 1 << 20;
/** What stands for a new number, for nothing and for an empty list, and what a list begins with. */
const [NEW, NULL, LIST, EMPTY] = [3, 7, 11, 15];
const FIRST_LEAF = 4;

const isRecord = (value: object): value is Readonly<Record<string, unknown>> =>
	!Array.isArray(value);
