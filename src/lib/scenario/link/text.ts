import type { Codec } from './combine.ts';
import { learn, LinkError, type Coder } from './range.ts';
import { EXAMPLE_TEXT } from './text-example.ts';

/** How often a bit was set behind some letters. */
interface Habit {
	set: number;
	seen: number;
}

/** Letters that come before, and how much their habit counts. */
const ORDERS = [
	[0, 1],
	[1, 4],
	[2, 12],
	[3, 30],
	[5, 80]
] as const;

type Habits = Map<string, Habit>;

const HALF = 1 << 15;

/** The habits of writing that a text is read with, where it has shown none of its own. */
let learned: Habits | null = null;

/** What was learned from the example, and what a text adds to it. */
interface Model {
	readonly base: Habits;
	readonly own: Habits;
}

function habitOf({ base, own }: Model, context: string): Habit {
	let habit = own.get(context);
	if (!habit) {
		const known = base.get(context);
		own.set(context, (habit = known ? { ...known } : { set: HALF, seen: 0 }));
	}
	return habit;
}

/** Codes one bit of a letter by the letters before it. */
function codeBit(
	model: Model,
	before: string,
	prefix: number,
	wanted: boolean,
	code: (set: number, wanted: boolean) => boolean
): boolean {
	const habits = ORDERS.map(([length, weight]) => ({
		habit: habitOf(
			model,
			`${before.slice(before.length - length)}|${String(prefix)}|${String(length)}`
		),
		weight
	}));
	let sum = HALF;
	let all = 1;
	for (const { habit, weight } of habits) {
		const counts = Math.min(habit.seen, 8) * weight;
		sum += habit.set * counts;
		all += counts;
	}
	const set = Math.min((1 << 16) - 256, Math.max(256, Math.floor(sum / all)));
	const bit = code(set, wanted);
	for (const { habit } of habits) habit.set = learn(habit.set, habit.seen++, bit);
	return bit;
}

/** Ends a text; nothing a person types. */
const END = 0;
/** A letter beyond the plain ones follows. */
const FAR = 1;
const PLAIN = 128;
const PLAIN_BITS = 7;
const FAR_BITS = 21;
const LAST_LETTER = 0x10ffff;
const BEFORE = '     ';

function codeLetter(
	model: Model,
	before: string,
	wanted: number,
	code: (set: number, wanted: boolean) => boolean
): number {
	let prefix = 1;
	for (let i = PLAIN_BITS - 1; i >= 0; i--) {
		const bit = codeBit(model, before, prefix, ((wanted >> i) & 1) === 1, code);
		prefix = prefix * 2 + (bit ? 1 : 0);
	}
	return prefix - PLAIN;
}

const lettersOf = (text: string): readonly number[] =>
	Array.from(text, (letter) => letter.codePointAt(0) ?? END);

function base(): Habits {
	if (learned) return learned;
	const habits: Habits = new Map();
	const model = { base: habits, own: habits };
	for (const line of EXAMPLE_TEXT.split('\n')) {
		let before = BEFORE;
		for (const letter of [...lettersOf(line), END]) {
			codeLetter(model, before, letter, (_, wanted) => wanted);
			before = `${before}${String.fromCodePoint(letter)}`.slice(-BEFORE.length);
		}
	}
	learned = habits;
	return habits;
}

/** Longer than anything a link says in words. */
const LONGEST = 2_000;

const MODELS = new WeakMap<Coder, Model>();

/** What people write: titles, names. */
export const text: Codec = (coder, value) => {
	let model = MODELS.get(coder);
	if (!model) MODELS.set(coder, (model = { base: base(), own: new Map() }));
	const letters = lettersOf(typeof value === 'string' ? value : '');
	let before = BEFORE;
	let read = '';
	for (let at = 0; at <= LONGEST; at++) {
		const wanted = letters[at] ?? END;
		const isFar = at < letters.length && (wanted >= PLAIN || wanted <= FAR);
		const near = codeLetter(model, before, isFar ? FAR : wanted, coder.rawBit);
		if (near === END) return read;
		const letter = String.fromCodePoint(near === FAR ? farLetter(coder, wanted) : near);
		read += letter;
		before = `${before}${letter}`.slice(-BEFORE.length);
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
