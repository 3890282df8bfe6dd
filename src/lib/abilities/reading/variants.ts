/** Other ways to say things: each is taken for our own words before a text is read. */
import { tokensOf, type Token } from './tokens.ts';
import { VARIANTS } from './variants/index.ts';

/** A word of ours: what it is, and how it is written where that matters. */
type Ours = Pick<Token, 'stem' | 'third' | 'opens'>;
interface Read {
	readonly theirs: readonly string[];
	readonly ours: readonly Ours[];
	/** Whether it is said at the beginning of a line alone; at its end. */
	readonly opens: boolean;
	readonly ends: boolean;
	/** Whether a comma must stand behind it: "attacks you," is no "attacks, you". */
	readonly stops: boolean;
}

const MARKS: ReadonlySet<string> = new Set(['#th', '#', '*', '/']);
/** The words of a piece that stands within a sentence: "-" is no sign of an option there. */
const inside = (piece: string): readonly Token[] => tokensOf(`so ${piece}`).slice(1);
const words = (text: string): readonly Ours[] =>
	text
		.split(/(?<=#th)|(?=#th)|(?<=[#*+/])(?!th)|(?=[*+/])|(?=#(?!th))/u)
		.flatMap((part): readonly Ours[] =>
			MARKS.has(part)
				? [{ stem: part, opens: false }]
				: inside(part).map(({ stem, third }) => ({
						stem,
						opens: false,
						...(third ? { third } : {})
					}))
		);
const stems = (text: string): readonly string[] => words(text).map(({ stem }) => stem);

/** Our words, each told whether a line begins with it. */
const inLines = (all: readonly Ours[]): readonly Ours[] =>
	all.flatMap((one, i) => (one.stem === '/' ? [] : [{ ...one, opens: all[i - 1]?.stem === '/' }]));

const ALL = VARIANTS.map(([theirs, ours]): Read => ({
	theirs: stems(theirs.replace('^ ', '').replace(/ \/$/u, '')),
	ours: inLines(words(ours)),
	opens: theirs.startsWith('^'),
	ends: theirs.endsWith(' /'),
	stops: theirs.endsWith(' ,')
})).sort((a, b) => b.theirs.length - a.theirs.length || Number(b.opens) - Number(a.opens));

/** Variants by the word that they go on with, and those that any word may go on. */
interface Sorted {
	readonly bySecond: ReadonlyMap<string, readonly Read[]>;
	readonly anyway: readonly Read[];
}
function sortedBySecond(all: readonly Read[]): Sorted {
	const isOpen = ({ theirs: [, second = '*'] }: Read): boolean => MARKS.has(second);
	const seconds = new Set(all.flatMap((one) => (isOpen(one) ? [] : (one.theirs[1] ?? []))));
	const beginning = (second: string): readonly Read[] =>
		all.filter((one) => isOpen(one) || one.theirs[1] === second);
	return {
		bySecond: new Map([...seconds].map((second) => [second, beginning(second)])),
		anyway: all.filter(isOpen)
	};
}

/** The variants by the two words that they begin with, the longest first. */
const BY_FIRST: ReadonlyMap<string, Sorted> = new Map(
	[...Map.groupBy(ALL, ({ theirs: [first = ''] }) => first)].map(([first, all]) => [
		first,
		sortedBySecond(all)
	])
);

/** The tokens of a text, other words replaced by ours; they keep the places of what they replace. */
export function inOurWords(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const first = tokens[at];
		if (!first) break;
		const found =
			variantAt(BY_FIRST.get(first.stem), tokens, at) ??
			(NUMBER.test(first.stem) ? variantAt(BY_FIRST.get('#'), tokens, at) : undefined);
		if (!found) {
			said.push(first);
			at += 1;
			continue;
		}
		said.push(...replaced(found, tokens.slice(at, at + found.theirs.length)));
		at += found.theirs.length;
	}
	return said;
}

/** The first of these that stands at a place. */
function variantAt(
	all: Sorted | undefined,
	tokens: readonly Token[],
	at: number
): Read | undefined {
	if (all === undefined) return undefined;
	const some = all.bySecond.get(tokens[at + 1]?.stem ?? '') ?? all.anyway;
	for (const one of some) if (isAt(one, tokens, at)) return one;
	return undefined;
}

function isAt({ opens, ends, stops, theirs }: Read, tokens: readonly Token[], at: number): boolean {
	if (opens && !tokens[at]?.opens) return false;
	for (let i = 1; i < theirs.length; i += 1) {
		if (!fits(theirs[i] ?? '', tokens[at + i]?.stem ?? '')) return false;
		if (tokens[at + i]?.comma && OF_WHOM.has(theirs[i - 1] ?? '')) return false;
	}
	if (stops && !tokens[at + theirs.length]?.comma) return false;
	return !ends || isLineEnd(tokens, at + theirs.length);
}

/** Whether nothing goes on with a line behind a place, but for its full stop. */
function isLineEnd(tokens: readonly Token[], at: number): boolean {
	const end = tokens[at]?.stem === '.' ? at + 1 : at;
	return tokens[end]?.opens ?? true;
}

/** What has its object behind it, unless a comma is there: "each time you hit, a monster …" names none that is hit. */
const OF_WHOM: ReadonlySet<string> = new Set(['hit', 'miss']);

const NUMBER = /^\d+$/u;
const ORDINAL = /^\d+(?:th|st|nd|rd)$/u;
const fits = (stem: string, token: string): boolean =>
	stem === token ||
	(stem === '#' && NUMBER.test(token)) ||
	(stem === '#th' && ORDINAL.test(token)) ||
	(stem === '*' && token !== '');

function replaced({ theirs, ours }: Read, tokens: readonly Token[]): readonly Token[] {
	const open = (mark: string): readonly Token[] =>
		tokens.filter((_, i) => theirs[i] === mark || (mark === '#' && theirs[i] === '#th'));
	const kept = { '#': open('#'), '*': open('*') };
	const taken = { '#': 0, '*': 0 };
	// What is said twice in our words is said once in theirs: the last one counts again.
	const next = (mark: '#' | '*'): Token | undefined => {
		const one = kept[mark][Math.min(taken[mark], kept[mark].length - 1)];
		taken[mark] += 1;
		return one && mark === '#' ? { ...one, stem: one.stem.replace(/\D+$/u, '') } : one;
	};
	const [first] = tokens;
	const whole = { from: first?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
	return ours.map(({ stem, third, opens }, i): Token => {
		// A word that stays as it is keeps its place: it may be somebody's own name for something.
		const own = stem === '#' || stem === '*' ? next(stem) : undefined;
		const { from, to } = own ?? whole;
		return {
			stem: own?.stem ?? stem,
			from,
			to,
			opens: opens || (i === 0 && (first?.opens ?? false)),
			...(i === 0 && first?.comma ? { comma: true as const } : {}),
			...(third ? { third } : {})
		};
	});
}
