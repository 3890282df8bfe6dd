/**
 * A binary range coder whose chances learn as it goes: what is likely costs a fraction of a bit.
 * Only whole numbers are used, so that every machine reads what any other has written.
 */

/** The chance that a bit is set, to begin with; each coder learns its own from there. */
export interface Chance {
	/** Of `ONE`. */
	readonly start: number;
}

const ONE = 1 << 16;
/** No chance is so small that a surprise would cost more than eleven bits. */
const LEAST = 32;
/** After so many bits a chance no longer learns faster. */
const SLOWEST = 30;

/** A chance that a bit is set, between 0 and 1. */
export const chance = (of: number): Chance => ({ start: Math.round(of * ONE) });

/** Why a link cannot be read or written. */
export class LinkError extends Error {}

/** Writes bits, or reads them: what codes a value does not have to know which. */
export interface Coder {
	readonly isReading: boolean;
	/** Codes a bit: writes the one wanted and gives it back, or gives the one read. */
	readonly bit: (likely: Chance, wanted: boolean) => boolean;
	/** The same for a bit whose chance is kept elsewhere, of 65,536. */
	readonly rawBit: (set: number, wanted: boolean) => boolean;
	/** What has been coded so far and helps to say the rest. */
	readonly memory: Memory;
}

export interface Memory {
	/** Names of the players, in turn order. */
	players: readonly string[];
	/** Cards that were named, the last one first. */
	readonly cards: string[];
	/** What was chosen last, by who asks. */
	readonly last: Map<object, number>;
	/** How deep values are nested. */
	depth: number;
}

/** A chance that has learned. */
interface Learned {
	set: number;
	seen: number;
}

/** The chance after a bit has been seen. */
export function learn(set: number, seen: number, bit: boolean): number {
	const next = set + Math.trunc(((bit ? ONE : 0) - set) / (Math.min(seen, SLOWEST) + 2));
	return Math.min(ONE - LEAST, Math.max(LEAST, next));
}

function learning(code: (set: number, wanted: boolean) => boolean): Coder['bit'] {
	const all = new Map<Chance, Learned>();
	return (likely, wanted) => {
		let known = all.get(likely);
		if (!known) all.set(likely, (known = { set: Math.max(LEAST, likely.start), seen: 2 }));
		const bit = code(known.set, wanted);
		known.set = learn(known.set, known.seen++, bit);
		return bit;
	};
}

const freshMemory = (): Memory => ({ players: [], cards: [], last: new Map(), depth: 0 });

/** Where the range is divided between a set bit below and an unset one above. */
const divide = (low: number, high: number, set: number): number =>
	low + Math.floor(((high - low) * set) / ONE);

const TOP = 2 ** 24;
const RANGE = 2 ** 32;

/** Writes bits; `bytes` ends the writing. */
export function writer(): Coder & { readonly bytes: () => Uint8Array } {
	let low = 0;
	let high = RANGE - 1;
	const out: number[] = [];
	const rawBit = (set: number, wanted: boolean): boolean => {
		const middle = divide(low, high, set);
		if (wanted) high = middle;
		else low = middle + 1;
		while (Math.floor(low / TOP) === Math.floor(high / TOP)) {
			out.push(Math.floor(high / TOP));
			low = (low % TOP) * 256;
			high = (high % TOP) * 256 + 255;
		}
		return wanted;
	};
	return {
		isReading: false,
		memory: freshMemory(),
		rawBit,
		bit: learning(rawBit),
		bytes: () => {
			// Whatever is read behind the end is 0: one byte, or none, says where in the range it lies.
			const last = low === 0 ? [] : [Math.floor(low / TOP) + 1];
			const all = [...out, ...last];
			while (all.at(-1) === 0) all.pop();
			return Uint8Array.from(all);
		}
	};
}

/** More bits than any table needs; a hostile link is not read to its end. */
const MOST_BITS = 200_000;
/** So many bytes are read ahead. */
const AHEAD = 8;

/**
 * Reads what was written.
 * @throws LinkError while reading, when the bytes are at an end.
 */
export function reader(bytes: Uint8Array): Coder {
	let low = 0;
	let high = RANGE - 1;
	let at = 0;
	let bits = 0;
	const next = (): number => {
		if (at > bytes.length + AHEAD) throw new LinkError('The link is cut short.');
		return bytes[at++] ?? 0;
	};
	let code = 0;
	for (let i = 0; i < 4; i++) code = code * 256 + next();
	const rawBit = (set: number): boolean => {
		if (++bits > MOST_BITS) throw new LinkError('The link says more than any table holds.');
		const middle = divide(low, high, set);
		const bit = code <= middle;
		if (bit) high = middle;
		else low = middle + 1;
		while (Math.floor(low / TOP) === Math.floor(high / TOP)) {
			low = (low % TOP) * 256;
			high = (high % TOP) * 256 + 255;
			code = (code % TOP) * 256 + next();
		}
		return bit;
	};
	return { isReading: true, memory: freshMemory(), rawBit, bit: learning(rawBit) };
}
