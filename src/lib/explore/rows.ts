/** A number for each row of whole numbers below 2^31: the same for the same row, another for every other. */
export class Rows {
	/** All rows, one behind the other. */
	#numbers = new Int32Array(1 << 14);
	/** Where each row begins, and where the next one will. */
	#begins = new Int32Array(1 << 10);
	/** Where rows are found again: their numbers counted from 1, by their hash; 0 is free. */
	#slots = new Int32Array(1 << 11);
	#count = 0;

	/** The number of the row that stands in a list between two places. */
	of(list: Int32Array, from: number, to: number): number {
		const mask = this.#slots.length - 1;
		const length = to - from;
		let slot = hashOf(list, from, to) & mask;
		for (let row = this.#rowAt(slot); row >= 0; row = this.#rowAt(slot)) {
			if (this.#isRow(row, list, from, length)) return row;
			slot = (slot + 1) & mask;
		}
		const begin = this.#begins[this.#count] ?? 0;
		while (begin + length > this.#numbers.length) this.#numbers = longer(this.#numbers);
		this.#numbers.set(list.subarray(from, to), begin);
		this.#slots[slot] = this.#count + 1;
		this.#begins[this.#count + 1] = begin + length;
		this.#count += 1;
		if (this.#count + 1 === this.#begins.length) this.#grow();
		return this.#count - 1;
	}

	#rowAt(slot: number): number {
		return (this.#slots[slot] ?? 0) - 1;
	}

	#isRow(row: number, list: Int32Array, from: number, length: number): boolean {
		const begin = this.#begins[row] ?? 0;
		if (this.#begins[row + 1] !== begin + length) return false;
		for (let at = 0; at < length; at++)
			if (this.#numbers[begin + at] !== list[from + at]) return false;
		return true;
	}

	#grow(): void {
		this.#begins = longer(this.#begins);
		this.#slots = new Int32Array(2 * this.#slots.length);
		const mask = this.#slots.length - 1;
		for (let row = 0; row < this.#count; row++) {
			const [begin, end] = [this.#begins[row] ?? 0, this.#begins[row + 1] ?? 0];
			let slot = hashOf(this.#numbers, begin, end) & mask;
			while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
			this.#slots[slot] = row + 1;
		}
	}
}

/** The same numbers with room for as many more. */
export function longer(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
	const twice = new Int32Array(2 * numbers.length);
	twice.set(numbers);
	return twice;
}

function hashOf(numbers: Int32Array, from: number, to: number): number {
	let hash = to - from;
	for (let at = from; at < to; at++)
		hash = Math.imul(hash ^ (numbers[at] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
	return Math.imul(hash ^ (hash >>> 16), 0x2c1b3c6d) >>> 4;
}
