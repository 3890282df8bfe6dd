import { unaskedMemory, type TurnMemory } from '../mechanics/turn-memory.ts';
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

/**
 * Keys of positions: equal for two of the same start that play alike. What is new is counted in the order
 * of its numbers, as the judge only asks whether they are the same and which is larger; the number that
 * comes next is left out, and what the turn remembers for cards that are not there.
 */
export class Keys {
	/** The same table, with new things numbered apart. */
	readonly start: Position;
	readonly #unasked: ReadonlySet<TurnMemory>;
	readonly #texts = new Map<string, number>();
	readonly #written = new WeakMap<object, Written>();
	readonly #turns = new WeakMap<object, Written>();

	constructor(start: Position) {
		this.start = { ...start, nextId: Math.max(start.nextId, FIRST_NEW) };
		this.#unasked = unaskedMemory(start);
	}

	/** @param beside what counts besides the position, as plain data. */
	of(position: Position, beside: object): string {
		const ids: number[] = [];
		let text = '';
		for (const [name, value] of Object.entries(position) as [string, unknown][]) {
			if (name === 'nextId' || value === undefined) continue;
			const written = name === 'turn' ? this.#turn(position.turn) : this.#write(value);
			text += `${name}${String(written.text)},`;
			for (const id of written.ids) ids.push(id);
		}
		const also = this.#write(beside);
		for (const id of also.ids) ids.push(id);
		return `${String(this.#number(text))}.${String(also.text)}${ranked(ids)}`;
	}

	#turn(turn: Position['turn']): Written {
		const known = this.#turns.get(turn);
		if (known) return known;
		const asked = Object.entries(turn).filter(([name]) => !isOneOf(this.#unasked, name));
		const written = this.#write(Object.fromEntries(asked));
		this.#turns.set(turn, written);
		return written;
	}

	#write(value: unknown): Written {
		switch (typeof value) {
			case 'number':
				return value >= FIRST_NEW
					? { text: this.#number('@'), ids: [value] }
					: { text: this.#number(`n${String(value)}`), ids: NONE };
			case 'string':
				return this.#text(value);
			case 'object':
				return value === null ? { text: this.#number('null'), ids: NONE } : this.#object(value);
			default:
				return { text: this.#number(String(value)), ids: NONE };
		}
	}

	#text(value: string): Written {
		if (value.length < 10 || value.search(NEW_IN_TEXT) < 0)
			return { text: this.#number(`"${value}`), ids: NONE };
		const ids: number[] = [];
		const text = value.replace(NEW_IN_TEXT, (id) => {
			ids.push(Number(id));
			return '@';
		});
		return { text: this.#number(`@"${text}`), ids };
	}

	#object(value: object): Written {
		const known = this.#written.get(value);
		if (known) return known;
		const ids: number[] = [];
		let text: string;
		if (Array.isArray(value)) {
			text = '[';
			for (const one of value as readonly unknown[]) {
				const { text: part, ids: more } = this.#write(one);
				text += `${String(part)},`;
				for (const id of more) ids.push(id);
			}
		} else {
			text = '{';
			for (const [name, one] of Object.entries(value).sort(byName) as [string, unknown][]) {
				if (one === undefined) continue;
				const called = this.#text(name);
				const { text: part, ids: more } = this.#write(one);
				text += `${String(called.text)}:${String(part)},`;
				for (const id of called.ids) ids.push(id);
				for (const id of more) ids.push(id);
			}
		}
		const written = { text: this.#number(text), ids: ids.length === 0 ? NONE : ids };
		this.#written.set(value, written);
		return written;
	}

	/** Each text has a number of its own, so that what is made of it stays short. */
	#number(text: string): number {
		const known = this.#texts.get(text);
		if (known !== undefined) return known;
		const next = this.#texts.size;
		this.#texts.set(text, next);
		return next;
	}
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
	a < b ? -1 : a > b ? 1 : 0;

const isOneOf = (set: ReadonlySet<string>, name: string): boolean => set.has(name);

/** The numbers as places in their own order: "…0.2.1". */
function ranked(ids: readonly number[]): string {
	if (ids.length === 0) return '';
	const places = new Map([...new Set(ids)].sort((a, b) => a - b).map((id, place) => [id, place]));
	return `|${ids.map((id) => String(places.get(id))).join('.')}`;
}
