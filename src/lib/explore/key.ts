import { unaskedMemory } from '../mechanics/turn-memory.ts';
import type { Position } from '../model/position.ts';

/**
 * The first number of things that come up while it is looked ahead. No other number at a table is as large,
 * so that these are told from every other wherever they stand, in texts too.
 */
const FIRST_NEW = 1_000_000_000;
const NEW_IN_TEXT = /1\d{9}/gu;

/** What is written of a value: the number of its text, and the new numbers in it in the order they stand. */
interface Written {
	readonly text: number;
	readonly ids: readonly number[];
}

const NONE: readonly number[] = [];

/** How deep below a position parts of it are written once for all; what lies deeper is small. */
const KEPT_DEPTH = 3;

/**
 * Keys of positions: equal for two of the same start that play alike. What is new is counted in the order
 * of its numbers, as the judge only asks whether they are the same and which is larger; the number that
 * comes next is left out, and what the turn remembers for cards that are not there.
 */
export class Keys {
	/** The same table, with new things numbered apart. */
	readonly start: Position;
	readonly #unasked: ReadonlySet<string>;
	#turn: object | null = null;
	/** Each text has a number of its own, so that what is made of it stays short. */
	readonly #texts = new Map<string, number>();
	readonly #shapes = new Map<string, readonly string[]>();
	readonly #written = new WeakMap<object, Written>();
	#text = '';
	#ids: number[] = [];

	constructor(start: Position) {
		this.start = { ...start, nextId: Math.max(start.nextId, FIRST_NEW) };
		this.#unasked = unaskedMemory(start);
	}

	/** @param beside what counts besides the position, as plain data. */
	of(position: Position, beside: object): string {
		this.#text = '';
		this.#ids = [];
		this.#turn = position.turn;
		for (const name of this.#namesOf(position)) {
			if (name === 'nextId') continue;
			const field: unknown = position[name as keyof Position];
			if (field === undefined) continue;
			this.#string(name);
			this.#append(field, 1);
		}
		this.#append(beside, 0);
		return this.#ids.length === 0 ? this.#text : `${this.#text}|${ranked(this.#ids)}`;
	}

	#append(value: unknown, depth: number): void {
		switch (typeof value) {
			case 'number':
				if (value >= FIRST_NEW) {
					this.#text += '@';
					this.#ids.push(value);
				} else this.#text += String(value);
				break;
			case 'string':
				this.#string(value);
				break;
			case 'object':
				if (value === null) this.#text += '~';
				else if (depth > KEPT_DEPTH) this.#parts(value, depth);
				else this.#kept(value, depth);
				break;
			default:
				this.#text += String(value);
		}
		this.#text += ',';
	}

	/** A text by its number; new numbers in it stand for themselves. */
	#string(value: string): void {
		if (value.length >= 10 && value.search(NEW_IN_TEXT) >= 0)
			value = value.replace(NEW_IN_TEXT, (id) => {
				this.#ids.push(Number(id));
				return '@';
			});
		this.#text += `"${String(this.#number(value))}`;
	}

	/** A part that is written once as long as it stays the same object. */
	#kept(value: object, depth: number): void {
		let written = this.#written.get(value);
		if (!written) {
			const [text, ids] = [this.#text, this.#ids];
			this.#text = '';
			this.#ids = [];
			this.#parts(value, depth);
			const own = this.#ids;
			written = { text: this.#number(this.#text), ids: own.length === 0 ? NONE : own };
			this.#written.set(value, written);
			this.#text = text;
			this.#ids = ids;
		}
		this.#text += `#${String(written.text)}`;
		for (const id of written.ids) this.#ids.push(id);
	}

	#parts(value: object, depth: number): void {
		if (Array.isArray(value)) {
			this.#text += '[';
			for (const one of value as readonly unknown[]) this.#append(one, depth + 1);
			this.#text += ']';
		} else this.#fields(value, depth);
	}

	/** The fields in the order of their names, but for those that cannot matter. */
	#fields(value: object, depth: number): void {
		this.#text += '{';
		for (const name of this.#namesOf(value)) {
			const field: unknown = Reflect.get(value, name);
			if (field === undefined || (value === this.#turn && this.#unasked.has(name))) continue;
			this.#string(name);
			this.#append(field, depth + 1);
		}
		this.#text += '}';
	}

	#namesOf(value: object): readonly string[] {
		const names = Object.keys(value);
		const shape = names.join('\n');
		let sorted = this.#shapes.get(shape);
		if (!sorted) {
			sorted = names.sort();
			this.#shapes.set(shape, sorted);
		}
		return sorted;
	}

	#number(text: string): number {
		const known = this.#texts.get(text);
		if (known !== undefined) return known;
		const next = this.#texts.size;
		this.#texts.set(text, next);
		return next;
	}
}

/** The numbers as places in their own order: "0.2.1". */
function ranked(ids: readonly number[]): string {
	const sorted = [...ids].sort((a, b) => a - b);
	const places = new Map<number, number>();
	for (const id of sorted) if (!places.has(id)) places.set(id, places.size);
	return ids.map((id) => places.get(id)).join('.');
}
