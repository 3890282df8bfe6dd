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
	readonly names: readonly string[];
	sorted: Fields | null;
}

/** Names of fields in their order, and what stands for them. */
interface Fields extends Written {
	readonly names: readonly string[];
}

const newShape = (names: readonly string[]): Shape => ({ next: new Map(), names, sorted: null });

const NONE: readonly number[] = [];

/** Parts of a position that are written once for all lie so deep; those deeper are small. */
const [FIRST_KEPT, LAST_KEPT] = [2, 3];
/** So many parts are kept at once, so that memory stays bounded. */
const MOST_KEPT = 100_000;

/**
 * Keys of positions: equal for two of the same start that play alike. What is new is counted in the order
 * of its numbers, as the judge only asks whether they are the same and which is larger; the number that
 * comes next is left out, and what the turn remembers for cards that are not there.
 *
 * A key is exact: each value has a number of its own, that of an object being made of those of its fields.
 */
export class Keys {
	/** The same table, with new things numbered apart. */
	readonly start: Position;
	readonly #unasked: ReadonlySet<string>;
	readonly #rows = new Rows();
	readonly #leaves = new Map<unknown, number>();
	readonly #texts = new Map<string, Written>();
	readonly #shapes = newShape([]);
	#kept = new Map<object, Written>();
	/** The fields of the last position, most of which are those of the next one too. */
	readonly #last = new Map<string, { readonly value: object; readonly written: Written }>();
	#position: object | null = null;
	#turn: object | null = null;
	/** What stands for the parts of what is being written, each behind what it is a part of. */
	#open = new Int32Array(1 << 10);
	#top = 0;
	#ids: number[] = [];

	constructor(start: Position) {
		this.start = { ...start, nextId: Math.max(start.nextId, FIRST_NEW) };
		this.#unasked = unaskedMemory(start);
	}

	/** @param beside what counts besides the position, as plain data. */
	of(position: Position, beside: object): number {
		if (this.#kept.size > MOST_KEPT) this.#kept = new Map();
		this.#ids = [];
		this.#top = 0;
		this.#position = position;
		this.#turn = position.turn;
		this.#push(this.#parts(position, 0));
		this.#push(this.#value(beside, FIRST_KEPT));
		this.#pushRanks();
		return this.#rows.of(this.#open, 0, this.#top);
	}

	#push(as: number): void {
		if (this.#top === this.#open.length) this.#open = longer(this.#open);
		this.#open[this.#top] = as;
		this.#top += 1;
	}

	/** What stands for a value: an even number for one that has parts, an odd one for every other. */
	#value(value: unknown, depth: number): number {
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
				return depth < FIRST_KEPT || depth > LAST_KEPT
					? this.#parts(value, depth)
					: this.#once(value, depth);
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

	/** A part that is written once as long as it stays the same object. */
	#once(value: object, depth: number): number {
		let written = this.#kept.get(value);
		if (!written) {
			written = this.#apart(value, depth);
			this.#kept.set(value, written);
		}
		return this.#again(written);
	}

	/** A field of a position, which most often is that of the last one too. */
	#field(name: string, value: unknown): number {
		if (typeof value !== 'object' || value === null) return this.#value(value, 1);
		const last = this.#last.get(name);
		if (last?.value === value) return this.#again(last.written);
		const written = this.#apart(value, 1);
		this.#last.set(name, { value, written });
		return this.#again(written);
	}

	#apart(value: object, depth: number): Written {
		const before = this.#ids;
		this.#ids = [];
		const as = this.#parts(value, depth);
		const ids = this.#ids.length === 0 ? NONE : this.#ids;
		this.#ids = before;
		return { as, ids };
	}

	#parts(value: object, depth: number): number {
		const from = this.#top;
		if (Array.isArray(value)) {
			this.#push(LIST);
			for (const one of value as readonly unknown[]) this.#push(this.#value(one, depth + 1));
		} else if (isRecord(value)) {
			const fields = this.#fieldsOf(value);
			this.#push(this.#again(fields));
			for (const name of fields.names)
				this.#push(
					depth === 0 ? this.#field(name, value[name]) : this.#value(value[name], depth + 1)
				);
		}
		const row = 2 * this.#rows.of(this.#open, from, this.#top);
		this.#top = from;
		return row;
	}

	/** The fields in the order of their names, but for those that cannot matter. */
	#fieldsOf(value: Readonly<Record<string, unknown>>): Fields {
		let shape = this.#shapes;
		for (const name of Object.keys(value)) {
			if (value[name] === undefined || this.#isLeftOut(value, name)) continue;
			let next = shape.next.get(name);
			if (!next) {
				next = newShape([...shape.names, name]);
				shape.next.set(name, next);
			}
			shape = next;
		}
		if (shape.sorted) return shape.sorted;
		const names = [...shape.names].sort();
		// Behind a word of its own, as a text of the table may be the same.
		shape.sorted = { names, ...this.#written(`fields ${names.join()}`) };
		return shape.sorted;
	}

	#isLeftOut(value: object, name: string): boolean {
		if (value === this.#turn) return this.#unasked.has(name);
		return value === this.#position && name === 'nextId';
	}

	/** The new numbers as places in their own order. */
	#pushRanks(): void {
		const sorted = [...this.#ids].sort((a, b) => a - b);
		for (const id of this.#ids) this.#push(sorted.indexOf(id));
	}
}

/** Numbers from 0 up to this one stand for themselves. */
const MOST_SMALL = 1 << 20;
/** What stands for a new number and for nothing, and what a list begins with. */
const [NEW, NULL, LIST] = [3, 7, 11];
const FIRST_LEAF = 3;

const isRecord = (value: object): value is Readonly<Record<string, unknown>> =>
	!Array.isArray(value);
