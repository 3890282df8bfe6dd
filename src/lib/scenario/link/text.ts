import type { Codec } from './combine.ts';
import { learn, LinkError, type Coder } from './range.ts';
import { EXAMPLE_TEXT } from './text-example.ts';

/** How often each bit was set behind some letters, by a number for those letters. */
interface Habits {
	/** Of 65,536. */
	readonly set: Uint16Array;
	readonly seen: Uint8Array;
}

const NUMBER_BITS = 18;
const HALF = 1 << 15;
const MOST_SEEN = 255;

/** How many letters before a letter are looked at, and how much each way of looking counts. */
const ORDERS = [
	{ letters: 0, weight: 1 },
	{ letters: 1, weight: 4 },
	{ letters: 2, weight: 12 },
	{ letters: 3, weight: 30 },
	{ letters: 5, weight: 80 }
] as const;
const MOST_LETTERS = 5;
/** After so many times a habit counts no more than before. */
const SETTLED = 8;

/** Mixes two numbers into one. */
const mixed = (a: number, b: number): number => Math.imul(Math.imul(a, 0x9e3779b1) ^ b, 0x85ebca6b);

/** A number for the last letters, for each way of looking at them. */
function contextsOf(before: readonly number[]): readonly number[] {
	return ORDERS.map(({ letters }) => {
		let context = letters + 1;
		for (let at = before.length - letters; at < before.length; at++)
			context = mixed(context, before[at] ?? END);
		return context;
	});
}

type BitCoder = (set: number, wanted: boolean) => boolean;

/** Codes one bit of a letter by the letters before it. */
function codeBit(
	{ set, seen }: Habits,
	contexts: readonly number[],
	prefix: number,
	wanted: boolean,
	code: BitCoder
): boolean {
	let sum = HALF;
	let all = 1;
	for (let order = 0; order < ORDERS.length; order++) {
		const slot = slotOf(contexts, order, prefix);
		const counts = Math.min(seen[slot] ?? 0, SETTLED) * (ORDERS[order]?.weight ?? 0);
		sum += (set[slot] ?? HALF) * counts;
		all += counts;
	}
	const likely = Math.min((1 << 16) - 256, Math.max(256, Math.floor(sum / all)));
	const bit = code(likely, wanted);
	for (let order = 0; order < ORDERS.length; order++) {
		const slot = slotOf(contexts, order, prefix);
		const times = seen[slot] ?? 0;
		set[slot] = learn(set[slot] ?? HALF, times, bit);
		seen[slot] = Math.min(MOST_SEEN, times + 1);
	}
	return bit;
}

const slotOf = (contexts: readonly number[], order: number, prefix: number): number =>
	mixed(contexts[order] ?? 0, prefix) >>> (32 - NUMBER_BITS);

/** Ends a text; nothing a person types. */
const END = 0;
/** A letter beyond the plain ones follows. */
const FAR = 1;
const PLAIN_BITS = 7;
const PLAIN = 1 << PLAIN_BITS;
const FAR_BITS = 21;
const LAST_LETTER = 0x10ffff;

function codeLetter(
	habits: Habits,
	before: readonly number[],
	wanted: number,
	code: BitCoder
): number {
	const contexts = contextsOf(before);
	let prefix = 1;
	for (let i = PLAIN_BITS - 1; i >= 0; i--) {
		const bit = codeBit(habits, contexts, prefix, ((wanted >> i) & 1) === 1, code);
		prefix = prefix * 2 + (bit ? 1 : 0);
	}
	return prefix - PLAIN;
}

const lettersOf = (text: string): readonly number[] =>
	Array.from(text, (letter) => letter.codePointAt(0) ?? END);

const NOTHING_BEFORE: readonly number[] = Array.from({ length: MOST_LETTERS }, () => END);
const followed = (before: readonly number[], letter: number): readonly number[] => [
	...before.slice(1),
	letter
];

let learned: Habits | null = null;

/** What the example teaches of how people write. */
function taught(): Habits {
	if (learned) return learned;
	const size = 1 << NUMBER_BITS;
	const habits = { set: new Uint16Array(size).fill(HALF), seen: new Uint8Array(size) };
	for (const line of EXAMPLE_TEXT.split('\n')) {
		let before = NOTHING_BEFORE;
		for (const letter of [...lettersOf(line), END]) {
			codeLetter(habits, before, letter, (_, wanted) => wanted);
			before = followed(before, letter);
		}
	}
	learned = habits;
	return habits;
}

/** The habits of each link, which grow with what it says. */
const HABITS = new WeakMap<Coder, Habits>();

function habitsOf(coder: Coder): Habits {
	let habits = HABITS.get(coder);
	if (!habits) {
		const { set, seen } = taught();
		HABITS.set(coder, (habits = { set: set.slice(), seen: seen.slice() }));
	}
	return habits;
}

/** Longer than anything a link says in words. */
const LONGEST = 2_000;

/** What people write: titles, names. */
export const text: Codec = (coder, value) => {
	const habits = habitsOf(coder);
	const letters = lettersOf(typeof value === 'string' ? value : '');
	let before = NOTHING_BEFORE;
	let read = '';
	for (let at = 0; at <= LONGEST; at++) {
		const wanted = letters[at] ?? END;
		const isFar = at < letters.length && (wanted >= PLAIN || wanted <= FAR);
		const near = codeLetter(habits, before, isFar ? FAR : wanted, coder.rawBit);
		if (near === END) return read;
		const letter = near === FAR ? farLetter(coder, wanted) : near;
		read += String.fromCodePoint(letter);
		before = followed(before, letter);
	}
	throw new LinkError('The link says more than any table holds.');
};

function farLetter(coder: Coder, wanted: number): number {
	let letter = 0;
	for (let i = FAR_BITS - 1; i >= 0; i--)
		letter = letter * 2 + (coder.rawBit(HALF, ((wanted >> i) & 1) === 1) ? 1 : 0);
	if (letter > LAST_LETTER) throw new LinkError('The link is damaged.');
	return letter;
}
