/**
 * What the reading of a text may cost: work, and memory. A text can be written so that the ways to read
 * it double with every line; it is not read to its end, and the players do by hand what it says.
 */

/** What is left to spend on a text. */
export interface Purse {
	left: number;
	/** How many clauses with a body of their own are being read, one in or behind the other. */
	deep: number;
}

/** A purse with so much in it. */
export const purseWith = (left: number): Purse => ({ left, deep: 0 });

/**
 * What things cost, the same on every machine: each word that is looked at, each alternative that is kept and each
 * letter of those that are told apart, which is what memory and most of the time go into, and each pair of words of
 * two texts that are compared.
 */
export const COST = { word: 1, alternative: 1, letter: 1 / 24, pair: 1 / 60 };

/** What one card may cost; the dearest that was ever printed comes to 50,000. */
export const MOST_FOR_A_CARD = 300_000;

/** What may be spent to learn when the lines of a card are used that are not read, and for what. */
export const MOST_FOR_HEADS = 100_000;

/** Thrown where a text could be read in too many ways to look at them all. */
export class TooMuch extends Error {}

/** @throws TooMuch where so much is not left. */
export function spend(purse: Purse, cost: number): void {
	purse.left -= cost;
	if (purse.left < 0) throw new TooMuch();
}

/**
 * How many clauses with a body of their own a text may have in or behind each other: two for each list in a list.
 * What was printed reads as well with 40, and a cold machine has its whole stack full with 88.
 */
const MOST_DEEP = 66;

/**
 * Reads the body of a clause. What stands in it and behind it is read meanwhile, and each takes a part of the
 * machine's stack, which is smaller on some machines: the count ends it in the same place on all.
 * @throws TooMuch where there are too many.
 */
export function deeper(purse: Purse, read: () => void): void {
	if (purse.deep >= MOST_DEEP) throw new TooMuch();
	purse.deep += 1;
	try {
		read();
	} finally {
		purse.deep -= 1;
	}
}

/** What comes of reading, or null where it costs too much. */
export function unlessTooMuch<T>(read: () => T): T | null {
	try {
		return read();
	} catch (error) {
		if (error instanceof TooMuch) return null;
		throw error;
	}
}
