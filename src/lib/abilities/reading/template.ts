/**
 * The wording turned around: a sample is worded with marks in place of its parts, and the words
 * between the marks are then looked for in a text. So what the wording says is what is read.
 */
import type { Amount, Destination, Filter, Reach, Several, Test, Whose } from '../grammar.ts';
import type { Hole } from '../english/hole.ts';
import { noun, type Noun, type Scope } from '../wording/scope.ts';
import { tokensOf } from './tokens.ts';

/** What stands in a sample where something else is read. */
export type Mark =
	| { readonly mark: 'hole'; readonly hole: Hole<unknown>; readonly role: Role }
	/** What the deck is called that is spoken of around it. */
	| { readonly mark: 'deck' }
	| SampleMark;
/** A part of what is worded with marks in it. */
export type SampleMark =
	| { readonly mark: 'noun'; readonly of: string; readonly role: Role; readonly player: boolean }
	| {
			readonly mark: 'amount' | 'number' | 'numbers' | 'ordinals' | 'changes' | 'string';
			readonly of: string;
	  }
	| { readonly mark: 'filters'; readonly of: string; readonly how: FilterRole }
	| { readonly mark: 'destination'; readonly of: string }
	| { readonly mark: 'whose' | 'reach'; readonly of: string; readonly role: Role }
	| {
			readonly mark: 'cards';
			readonly of: string;
			readonly kind: string | null;
			readonly article: boolean;
	  };
export type Role = 'subject' | 'object' | 'possessive';
export type FilterRole = 'some' | 'each' | 'many';
export type Piece = string | Mark;

/** A sample with the words that say it. */
export interface Template<T> {
	readonly sample: T;
	readonly pieces: readonly Piece[];
}

// Marks as data. Each stands for one part; one that stands twice in a sample is the same part.
const FIRST_MARK = 20;
const MARKED_NOUNS = 10;
const FIRST_PATIENT = 24;
const FIRST_AMOUNT = 28;
type Bound = { readonly chosen: number };

export const player = (n = 0): Bound => ({ chosen: FIRST_MARK + n });
export const patient = (n = 0): Bound => ({ chosen: FIRST_PATIENT + n });
/** An amount that is no mere number. */
export const amount = (n = 0): Amount => ({ stat: 'hp', of: { chosen: FIRST_AMOUNT + n } });
const FIRST_NUMBER = 7770;
const FIRST_LIST = 7780;
export const number = (n = 0): number => FIRST_NUMBER + n;
export const numbers = (n = 0): readonly number[] => [FIRST_LIST + n];
const FIRST_CHANGE = 7790;
/** What may be added to a roll. */
export const additions = (): readonly number[] => [FIRST_CHANGE];
export const string = (n = 0): string => `⟪S${n}⟫`;
const marked = (letter: string, n: number): readonly Test[] => [{ named: `⟪${letter}${n}⟫` }];
export const filter = (n = 0): Filter => ({ is: 'object', where: marked('F', n) });
export const filters = (n = 0): readonly Filter[] => [filter(n)];
export const tests = (n = 0): readonly Test[] => marked('T', n);
export const whose = (n = 0): Whose => ({ is: 'object', where: marked('W', n) });
/** Whom a standing reaches; those who play are worded otherwise than things at times. */
export const reach = (is: 'player' | 'object' = 'object'): Reach => ({ is, where: marked('R', 0) });

/** Each amount that has words of its own. */
export const amounts = (n = 0): readonly Amount[] => [
	1,
	number(n),
	'that much',
	{ plus: ['that much', number(n)] },
	{ minus: ['that much', number(n)] },
	{ times: ['that much', number(n)] },
	amount(n)
];

/** Each way to say how many. */
export const severals = (n = 0): readonly Several[] => {
	const [few, more] = [number(n), number(n + 1)];
	return [
		{ min: 1, max: 1 },
		{ min: few, max: few },
		{ min: amount(n), max: amount(n) },
		{ min: 0, max: few },
		{ min: 0, max: amount(n) },
		{ min: 0, max: null },
		{ min: few, max: null },
		{ min: few, max: more }
	];
};

const DESTINATION_MARKS = 26;
/** Where something is put, whatever that is. */
export const destination = (n = 0): Destination => ({ under: { chosen: DESTINATION_MARKS + n } });
/** Where something is put, and what is said otherwise: who gains it, that it leaves the game. */
export const destinations = (n = 0): readonly Destination[] => [
	destination(n),
	{ gainedBy: player(2 + n) },
	{ startingItemOf: player(2 + n) },
	'removed from the game'
];

/**
 * What the words of a sample stand for: every mark has a name.
 * @param gap what stands within the names: a word of one part is worded in other places at times.
 */
export function sampleScope(event: Scope['event'] = 'none', gap = ' '): Scope {
	const bound = Array.from({ length: FIRST_MARK + MARKED_NOUNS }, (_, i): Noun => {
		const name = (role: Role): string => `⟪N${i}${gap}${role}⟫`;
		const possessive = i >= FIRST_AMOUNT ? `⟪A${i - FIRST_AMOUNT}⟫` : name('possessive');
		return { ...noun(''), subject: name('subject'), object: name('object'), possessive };
	});
	return { targets: [], inline: false, event, says: { they: false, it: false }, bound };
}

/** The words of a sample, with marks where its parts are said. */
export function piecesOf(text: string): readonly Piece[] {
	const pieces: Piece[] = [];
	const source = tokensOf(text);
	for (const [i, { stem }] of source.entries()) {
		const drop = (...stems: readonly string[]): boolean => {
			const last = pieces.slice(-stems.length);
			if (stems.some((one, k) => last[k] !== one)) return false;
			pieces.splice(pieces.length - stems.length);
			return true;
		};
		const next = source[i + 1]?.stem;
		const mark = /^⟪([A-Z])(\d+)(?:[ _](\w+))?⟫$/iu.exec(stem);
		if (mark) {
			const [, letter = '', n = '', role = ''] = mark;
			const at = Number(n) - DESTINATION_MARKS;
			if (letter === 'n' && (at === 0 || at === 1) && drop('under'))
				pieces.push({ mark: 'destination', of: String(at) });
			else pieces.push(markOf(letter.toUpperCase(), n, role as Role, drop));
		} else if (/^777\d$/u.test(stem)) pieces.push({ mark: 'number', of: stem });
		else if (/^778\d$/u.test(stem)) pieces.push({ mark: 'numbers', of: stem });
		else if (/^778\dth$/u.test(stem)) pieces.push({ mark: 'ordinals', of: stem.slice(0, 4) });
		else if (/^779\d$/u.test(stem)) {
			drop('+');
			pieces.push({ mark: 'changes', of: stem });
		} else {
			const last = pieces.at(-1);
			if (typeof last === 'object' && swallows(last, stem, next)) {
				if (stem === "'s" && 'role' in last)
					pieces[pieces.length - 1] = { ...last, role: 'possessive' };
				continue;
			}
			pieces.push(stem);
		}
	}
	return pieces;
}

/** Whether a sign after a mark belongs to how the mark is worded. */
function swallows(last: Mark, stem: string, _next: string | undefined): boolean {
	switch (last.mark) {
		case 'amount':
			return stem === 'hp';
		case 'filters':
		case 'cards':
			return stem === '"';
		case 'whose':
		case 'reach':
			return stem === '"' || stem === "'s";
		default:
			return false;
	}
}

function markOf(
	letter: string,
	n: string,
	role: Role,
	drop: (...stems: readonly string[]) => boolean
): SampleMark {
	const named = (): void => {
		drop('named', '"');
	};
	switch (letter) {
		case 'A':
			return { mark: 'amount', of: n };
		case 'S':
			return { mark: 'string', of: n };
		case 'F': {
			named();
			drop('object');
			const how = drop('a') ? 'some' : drop('each') ? 'each' : 'many';
			return { mark: 'filters', of: n, how };
		}
		case 'W':
		case 'R':
			named();
			if (!drop('object')) drop('player');
			if (!drop('a')) drop('each');
			return { mark: letter === 'W' ? 'whose' : 'reach', of: n, role: 'subject' };
		case 'T': {
			named();
			drop('card');
			const kind = KINDS.find((one) => drop(one)) ?? null;
			return { mark: 'cards', of: n, kind, article: drop('a') };
		}
		default:
			return { mark: 'noun', of: n, role, player: Number(n) < FIRST_PATIENT };
	}
}
const KINDS = ['loot', 'treasure', 'monster', 'room'];

/** The parts that were read, by what they are and their number. */
export type Parts = ReadonlyMap<string, unknown>;
export const partKey = (mark: Mark): string =>
	mark.mark === 'hole' ? mark.hole.hole : mark.mark === 'deck' ? '' : `${mark.mark} ${mark.of}`;

/**
 * Gives a sample with what was read in place of its marks; nothing where it has room for one kind of thing and
 * several were read.
 */
export function filled<T>(sample: T, parts: Parts, next: (made: T) => void): void {
	// What replaces a mark is of the mark's own type, so the whole keeps its type.
	if (!isCutShort(sample, parts)) next(fill(sample, parts) as T);
}

/** Whether something would be left out of "a monster or player" where there is room for one of them alone. */
function isCutShort(value: unknown, parts: Parts): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if (Array.isArray(value))
		return value.length === 1 && filterMark(value[0]) !== null
			? false
			: value.some((one) => isCutShort(one, parts));
	const mark = filterMark(value);
	if (mark === null) return Object.values(value).some((one) => isCutShort(one, parts));
	const read = parts.get(`filters ${mark}`);
	return Array.isArray(read) && read.length > 1;
}

/** The number of the mark that stands for a filter; null for anything else. */
function filterMark(value: unknown): string | null {
	if (typeof value !== 'object' || value === null || !('where' in value)) return null;
	const [letter, n] = markedBy(value.where);
	return letter === 'F' ? n : null;
}

function fill(value: unknown, parts: Parts): unknown {
	if (typeof value === 'number') {
		if (Math.abs(value) < FIRST_NUMBER) return value;
		const read = Number(parts.get(`number ${Math.abs(value)}`));
		return value < 0 ? -read : read;
	}
	if (typeof value === 'string') {
		const name = /^⟪S(\d)⟫$/u.exec(value);
		return name ? parts.get(`string ${name[1] ?? ''}`) : value;
	}
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return fillList(value, parts);
	if ('of' in value && 'stat' in value) {
		const n = boundOf(value.of);
		if (n >= FIRST_AMOUNT) return parts.get(`amount ${n - FIRST_AMOUNT}`);
	}
	if ('under' in value && boundOf(value.under) >= DESTINATION_MARKS)
		return parts.get(`destination ${boundOf(value.under) - DESTINATION_MARKS}`);
	const bound = boundOf(value);
	if (bound >= FIRST_MARK) return parts.get(`noun ${bound}`);
	if ('where' in value) {
		const [letter, n] = markedBy(value.where);
		if (letter === 'F') {
			const read = parts.get(`filters ${n}`);
			return Array.isArray(read) ? (read[0] as unknown) : read;
		}
		if (letter === 'W') return parts.get(`whose ${n}`);
		if (letter === 'R') return parts.get(`reach ${n}`);
	}
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, parts)]));
}

function fillList(list: readonly unknown[], parts: Parts): unknown {
	const [first] = list;
	if (typeof first === 'number' && first >= FIRST_LIST)
		return (['numbers', 'ordinals', 'changes'] as const)
			.map((mark) => parts.get(`${mark} ${first}`))
			.find((read) => read !== undefined);
	if (markedBy(list)[0] === 'T') return parts.get(`cards ${markedBy(list)[1]}`);
	if (typeof first === 'object' && first !== null && 'where' in first) {
		const [letter, n] = markedBy(first.where);
		if (letter === 'F' && list.length === 1) return parts.get(`filters ${n}`);
	}
	return list.map((one) => fill(one, parts));
}

const boundOf = (value: unknown): number =>
	typeof value === 'object' && value !== null && 'chosen' in value ? Number(value.chosen) : -1;

function markedBy(where: unknown): readonly [letter: string, n: string] {
	const first: unknown = Array.isArray(where) ? where[0] : null;
	if (typeof first !== 'object' || first === null || !('named' in first)) return ['', ''];
	const mark = /^⟪([A-Z])(\d)⟫$/u.exec(String(first.named));
	return [mark?.[1] ?? '', mark?.[2] ?? ''];
}

/** Samples with their words, each once. */
export function templates<T>(
	samples: readonly T[],
	...wordings: readonly ((sample: T) => string)[]
): readonly Template<T>[] {
	const known = new Set<string>();
	return samples.flatMap((sample) =>
		wordings.flatMap((worded) => {
			const pieces = piecesOf(worded(sample));
			const key = JSON.stringify([sample, pieces]);
			if (known.has(key)) return [];
			known.add(key);
			return [{ sample, pieces }];
		})
	);
}
