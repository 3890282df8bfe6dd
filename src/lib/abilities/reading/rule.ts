/**
 * Rules that read a text from a place on, every way it can be read: each way is handed on with where
 * it ends. What was read at a place is kept, so a rule may begin with itself ("its controller's
 * controller").
 */
import type { Ability } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { forgetMany } from './alike-are-one.ts';
import { asWeSayIt } from './as-we-say-it.ts';
import { eitherEvent } from './either-event.ts';
import type { Said, Voice } from './clause.ts';
import type { Piece } from './form.ts';
import { COST, spend, type Purse } from './purse.ts';
import { meanings, means, tokensOf, type Token } from './tokens.ts';

/** A text under way: what was read of it, how far anybody came, and what would have gone on there. */
export interface Text {
	readonly source: string;
	readonly tokens: readonly Token[];
	readonly kept: Map<object, Map<number, Kept>>;
	/** Short names of what was read, the same for what says the same. */
	readonly names: WeakMap<object, string>;
	readonly shapes: Map<string, string>;
	furthest: number;
	readonly expected: Set<string>;
	/** Where something with a name of its own is being read: its single words are not noted there. */
	named: number;
	/** Whether it says what an "x" is. */
	readonly saysX: boolean;
	/** What its reading may still cost. */
	readonly purse: Purse;
	/** Whether what was missed is noted: all is tried then, and not only what can be read. */
	readonly noting: boolean;
	/** Where each word stands for the last time, by all that it can be read as. */
	readonly last: ReadonlyMap<string, number>;
	/** What can be said in this text that begins with a word: by what it is one of, and the word. */
	readonly begun: Map<object, Map<string, readonly unknown[]>>;
	/** Which of these are read alike in every sentence. */
	readonly alike: Map<object, boolean>;
	/** How the greater parts are read. */
	readonly grammar: Grammar;
	/** Whether a player has the card: "you" is nobody but them. Of the game's own, it is the active player. */
	readonly owned: boolean;
}

/**
 * What has all else inside and is inside of all else: effects hold abilities, and abilities effects. The rules of the
 * smaller parts ask the text for it.
 */
export interface Grammar {
	/** What stands in the place of a piece that is no word. */
	readonly piece: (piece: Exclude<Piece, string>, scope: Scope) => Rule<unknown>;
	/** One thing that is done, of every kind. */
	readonly single: (scope: Scope, voice: Voice) => Rule<Said>;
	/** An ability that something gives. */
	readonly given: Rule<Ability>;
}

interface Kept {
	readonly found: { readonly value: unknown; readonly end: number }[];
	readonly waiting: ((value: never, end: number) => void)[];
}

/** Takes a value and where it ends. */
export type Next<T> = (value: T, end: number) => void;
export type Rule<T> = (text: Text, at: number, next: Next<T>) => void;

/**
 * A text to be read by a grammar.
 * @param noting whether it is only read to say what was not understood.
 * @param parted whether what waits for either of two things is read as two abilities.
 */
export function textOf(
	source: string,
	purse: Purse,
	grammar: Grammar,
	{
		owned = false,
		noting = false,
		parted = false
	}: { readonly owned?: boolean; readonly noting?: boolean; readonly parted?: boolean } = {}
): Text {
	forgetMany();
	const tokens = asWeSayIt(parted ? eitherEvent(tokensOf(source)) : tokensOf(source));
	return {
		source,
		grammar,
		owned,
		tokens,
		saysX: /\bwhere x is\b/iu.test(source),
		kept: new Map(),
		names: new WeakMap(),
		shapes: new Map(),
		furthest: 0,
		expected: new Set(),
		named: -1,
		noting,
		last: lastOf(tokens),
		begun: new Map(),
		alike: new Map(),
		purse
	};
}

const lastOf = (tokens: readonly Token[]): Text['last'] => {
	const last = new Map<string, number>();
	for (const [at, { stem }] of tokens.entries())
		for (const word of meanings(stem)) last.set(word, at);
	return last;
};

export const stemAt = ({ tokens }: Text, at: number): string => tokens[at]?.stem ?? '';

/** Whether a word stands at a place or behind it. */
export const isToCome = ({ last }: Text, at: number, word: string): boolean =>
	(last.get(word) ?? -1) >= at;

/** A rule that is made, and tried, only where a text is such. */
export function inCase<T>(is: (text: Text, at: number) => boolean, make: () => Rule<T>): Rule<T> {
	let made: Rule<T> | null = null;
	return (text, at, next) => {
		if (is(text, at)) (made ??= make())(text, at, next);
	};
}

/** The same where nothing could be read otherwise: what was missed there is noted all the same. */
export const where = <T>(
	canBe: (text: Text, at: number) => boolean,
	make: () => Rule<T>
): Rule<T> => inCase((text, at) => text.noting || canBe(text, at), make);

/** Notes what would have been understood at a place. */
export function miss(text: Text, at: number, expected: string): void {
	if (!text.noting || at < text.furthest) return;
	if (at > text.furthest) {
		text.furthest = at;
		text.expected.clear();
	}
	text.expected.add(expected);
}

/**
 * What is there, if it is the word.
 * @throws TooMuch where the text has cost all it may.
 */
export function word(text: Text, at: number, stem: string): boolean {
	spend(text.purse, COST.word);
	if (means(stemAt(text, at), stem)) return true;
	if (at !== text.named) miss(text, at, stem);
	return false;
}

const LINES = new WeakMap<Text, Map<number, Text>>();

function upTo(text: Text, end: number): Text {
	const tokens = text.tokens.slice(0, end);
	return {
		...text,
		tokens,
		kept: new Map(),
		last: lastOf(tokens),
		begun: new Map(),
		alike: new Map()
	};
}

/** Reads to the end of the line that a place is on, and no further. */
export const onItsLine =
	<T>(rule: Rule<T>): Rule<T> =>
	(text, at, next) => {
		let end = at + 1;
		while (end < text.tokens.length && !text.tokens[end]?.opens) end += 1;
		const known = LINES.get(text) ?? new Map<number, Text>();
		LINES.set(text, known);
		const line = known.get(end) ?? upTo(text, end);
		known.set(end, line);
		rule(line, at, (value, to) => {
			if (to === end) next(value, end);
		});
		for (const one of line.expected) miss(text, line.furthest, one);
	};

/** Nothing, with a value. */
export const nothing =
	<T>(value: T): Rule<T> =>
	(_, at, next) =>
		next(value, at);

/** Words one after the other. */
export const words =
	<T>(stems: readonly string[], value: T): Rule<T> =>
	(text, at, next) => {
		for (let i = 0; i < stems.length; i += 1) if (!word(text, at + i, stems[i] ?? '')) return;
		next(value, at + stems.length);
	};

export const either =
	<T>(...rules: readonly Rule<T>[]): Rule<T> =>
	(text, at, next) => {
		for (const rule of rules) rule(text, at, next);
	};

export const map =
	<A, B>(rule: Rule<A>, change: (value: A) => B): Rule<B> =>
	(text, at, next) =>
		rule(text, at, (value, end) => next(change(value), end));

/** One rule after the other, the second by what the first has found. */
export const chain =
	<A, B>(rule: Rule<A>, more: (value: A, at: number) => Rule<B>): Rule<B> =>
	(text, at, next) =>
		rule(text, at, (value, end) => more(value, end)(text, end, next));

/** Words, and then a rule. */
export const after = <T>(stems: readonly string[], rule: Rule<T>): Rule<T> =>
	chain(words(stems, null), () => rule);

/** A rule, and then words. */
export const before = <T>(rule: Rule<T>, stems: readonly string[]): Rule<T> =>
	chain(rule, (value) => words(stems, value));

export const optional = <T>(rule: Rule<T>, otherwise: T): Rule<T> =>
	either(rule, nothing(otherwise));

/** A short name of what was read: its parts go by the names that they have already. */
function nameOf(text: Text, value: unknown): string {
	if (typeof value !== 'object' || value === null)
		return value === undefined ? 'none' : JSON.stringify(value);
	const known = text.names.get(value);
	if (known !== undefined) return known;
	const parts = Object.entries(value).filter(([, one]: [string, unknown]) => one !== undefined);
	const shape = Array.isArray(value)
		? `[${value.map((one: unknown) => nameOf(text, one)).join()}]`
		: `{${parts.map(([key, one]) => `${key}:${nameOf(text, one)}`).join()}}`;
	spend(text.purse, shape.length * COST.letter);
	const name = text.shapes.get(shape) ?? `#${String(text.shapes.size)}`;
	text.shapes.set(shape, name);
	text.names.set(value, name);
	return name;
}

const saysTheSame = (text: Text, one: unknown, other: unknown): boolean =>
	one === other || nameOf(text, one) === nameOf(text, other);

/**
 * Keeps what a rule has read of a text; a rule that begins with itself is told what it finds.
 * @param make makes the rule once it is asked for something.
 * @throws TooMuch where the alternatives grow beyond what the text may cost.
 */
export function kept<T>(make: () => Rule<T>): Rule<T> {
	let rule: Rule<T> | null = null;
	const self: Rule<T> = (text, at, next) => {
		let places = text.kept.get(self);
		if (places === undefined) text.kept.set(self, (places = new Map<number, Kept>()));
		const before = places.get(at);
		if (before) {
			before.waiting.push(next);
			// What is found meanwhile is told to all that wait.
			for (let i = 0, { length } = before.found; i < length; i += 1) {
				const one = before.found[i];
				if (one) next(one.value as T, one.end);
			}
			return;
		}
		const here: Kept = { found: [], waiting: [next] };
		places.set(at, here);
		(rule ??= make())(text, at, (value, end) => {
			spend(text.purse, COST.alternative);
			if (here.found.some((one) => one.end === end && saysTheSame(text, one.value, value))) return;
			here.found.push({ value, end });
			for (let i = 0, { length } = here.waiting; i < length; i += 1)
				(here.waiting[i] as Next<T>)(value, end);
		});
	};
	return self;
}

/** Says what a rule reads, for those who wrote something else in its place. */
export const called =
	<T>(name: string, rule: Rule<T>): Rule<T> =>
	(text, at, next) => {
		if (!text.noting) {
			rule(text, at, next);
			return;
		}
		miss(text, at, name);
		const before = text.named;
		text.named = at;
		rule(text, at, next);
		text.named = before;
	};
