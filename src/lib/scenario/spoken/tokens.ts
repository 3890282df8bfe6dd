import { cleanText } from '../../model/clean-text.ts';
import { plain } from '../parse/span.ts';
import { inOne } from './in-one.ts';
import type { Token } from './token.ts';

const PIECES =
	/(?<number>\d+)|(?<word>(?:rolls?|gets?|got|rolled)(?=\d)|\p{L}[\p{L}\p{M}\p{N}]*(?:['’`´][\p{L}\p{N}]+)*['’]?)|(?<mark>->|→|=>|\.{2,}|…|\n|[^\s])/gu;

/** What stands between single quotes. */
const QUOTED =
	/(?<=^|[\s:(])['‘](?=\p{L})([^'‘’\n]*(?:\p{L}['’]\p{L}[^'‘’\n]*)*)['’](?=[\s.,;:!?)]|$)/gu;

/** Faces that are drawn with marks and letters, ":P", "xD", ";-)", and "TL;DR": what follows is said anew. */
const FACES =
	/(?<=^|\s)(?:[:;=]['’]?-?[)(DPpOo/|\\3]+|[xX]D+|<3|\^\^|:\*|[tT][lL];?[dD][rR])(?=\s|$|[.,:!?])/gu;

/** When a line of a chat was written: "[19:02] Sue: …", "19:02 - Sue: …". */
const WRITTEN_AT =
	/^[^\S\n]*(?:\[\d{1,2}:\d{2}(?::\d{2})?(?: ?[apAP][mM])?\]|\d{1,2}:\d{2}(?::\d{2})?(?: ?[apAP][mM])?(?: -)?(?= \p{L}+:))/gmu;

/** "1-UP", "2-damage": a hyphen between a number and a word is no dash. */
const isHyphen = (text: string, at: number): boolean =>
	/^\d-\p{L}/u.test(text.slice(at - 1, at + 2));

/** The pieces of a text in their order; blanks and letters that nobody sees are none. */
export function tokensOf(text: string): readonly Token[] {
	const tokens: Token[] = [];
	// "'I attack Leech'": quotes that are written as apostrophes.
	const unquoted = text.replace(QUOTED, '"$1"');
	const timeless = unquoted.replace(WRITTEN_AT, (time) => ' '.repeat(time.length));
	const faceless = timeless.replace(FACES, (face) => ','.padEnd(face.length));
	for (const found of faceless.matchAll(PIECES)) {
		const clean = cleanText(found[0]);
		if (clean === '' || (clean === '-' && isHyphen(faceless, found.index))) continue;
		const { groups } = found;
		const kind =
			groups?.['number'] !== undefined
				? 'number'
				: groups?.['word'] !== undefined
					? 'word'
					: 'mark';
		const isAt = clean === '@';
		const folded = kind === 'mark' ? (isAt ? 'at' : clean) : plain(clean.replace(/[`´]/gu, "'"));
		tokens.push({
			kind: isAt ? 'word' : kind,
			text: kind === 'mark' && (clean === '→' || clean === '=>') ? '->' : folded,
			bare: folded.replace(/'/gu, ''),
			capital: /^\p{Lu}/u.test(clean),
			...writtenAs(clean, folded),
			from: found.index,
			to: found.index + found[0].length
		});
	}
	const words = tokens.flatMap((token, i) =>
		QUOTES.test(token.text) && token.text !== '*' ? [] : parted(token, tokens[i + 1])
	);
	return inOne(unnumbered(words));
}

/** How a word is written as a name, if its accents or its capitals tell more than that it has one. */
function writtenAs(clean: string, folded: string): { readonly written?: string } {
	const word = clean.replace(/['’]s?$/u, '');
	const isLoud = /^\p{Lu}{2,}$/u.test(word);
	const isAccented =
		/^\p{L}\p{Ll}/u.test(word) && word.toLowerCase() !== folded.slice(0, word.length);
	return isLoud || isAccented ? { written: word.charAt(0).toUpperCase() + word.slice(1) } : {};
}

/** A number that only says which line or step it is, with what stands before and behind it. */
const NUMBERED = /^[.,;\s]*(?:step )?\d{1,2}(?: ?[.):])?$/u;

/** Whether a text is nothing but such a number. */
export const isNumbering = (text: string): boolean => NUMBERED.test(text.trim().toLowerCase());

/** "1. I attack Gurdy", "step 2: I roll": numbers of lines and steps that go up from the first are marks. */
function unnumbered(tokens: readonly Token[]): readonly Token[] {
	const places: { readonly from: number; readonly to: number; readonly number: number }[] = [];
	for (const [i, token] of tokens.entries()) {
		const before = tokens[i - 1];
		const isStep = before?.text === 'step';
		const behind = tokens[i + 1]?.text ?? '';
		const opens = before === undefined || before.text === '\n' || isStep;
		const isMarked = ['.', ')', ':'].includes(behind) || (behind === '-' && !isStep);
		if (token.kind === 'number' && opens && isMarked)
			places.push({ from: isStep ? i - 1 : i, to: i + 1, number: Number(token.text) });
	}
	const isRow = places.length > 1 && places.every(({ number }, i) => number === i + 1);
	if (!isRow) return tokens;
	return tokens.map((token, i) =>
		places.some(({ from, to }) => i >= from && i < to)
			? { ...token, kind: 'mark' as const, text: '-', bare: '-' }
			: token
	);
}

/** Words that are two in one: "it's", "I'm". */
const JOINED: Readonly<Record<string, readonly [string, string]>> = {
	...Object.fromEntries<readonly [string, string]>(
		['it', 'he', 'she', 'that', 'who', 'what', 'there', 'here'].map(
			(word): readonly [string, readonly [string, string]] => [`${word}'s`, [word, 'is']]
		)
	),
	...Object.fromEntries<readonly [string, string]>(
		['he', 'she', 'i', 'they', 'it'].flatMap((word): [string, readonly [string, string]][] => [
			[`${word}'d`, [word, 'had']],
			[`${word}'ll`, [word, 'will']]
		])
	),
	"one's": ['one', 'is'],
	"i'm": ['i', 'am'],
	im: ['i', 'am'],
	"i've": ['i', 'have'],
	ive: ['i', 'have'],
	"they're": ['they', 'are'],
	"they've": ['they', 'have'],
	hes: ['he', 'is'],
	shes: ['she', 'is'],
	thats: ['that', 'is']
};

/** What is said of somebody behind "is": "Monstro's at 1", "Ben's got a bomb". */
const STATES =
	/^(?:at|on|down|got|dying|still|now|being|about|going|gonna|allowed|already|tapped|untapped|turned|sideways|charged|uncharged|deactivated|exhausted|ready|alive|out|in|the|fighting|attacking)$/u;

/** Quotes say nothing. */
const QUOTES = /^["“”„«»*_`]$/u;

/** The tokens of a word that is two; the second begins behind the apostrophe, or with the last letter. */
function parted(token: Token, next: Token | undefined): readonly Token[] {
	const isIts =
		token.text === 'its' &&
		(next?.kind === 'number' ||
			/^(?:an?|on|at|now|still|dead|gone|tapped|turned|charged|only|just|not|my|his|her|already|alive)$/u.test(
				next?.text ?? ''
			));
	const known = Object.hasOwn(JOINED, token.text) ? JOINED[token.text] : undefined;
	const stem = token.kind === 'word' ? /^(.+)'s$/u.exec(token.text)?.[1] : undefined;
	// "Amy's The D6": the article is of the name.
	const isOfName = next?.text === 'the' && next.capital;
	// "Ruben's Charged Penny": a capital begins a name.
	const isCapital = next?.capital === true;
	const isState = stem !== undefined && STATES.test(next?.text ?? '') && !isOfName && !isCapital;
	const two = isIts ? (['it', 'is'] as const) : isState ? ([stem, 'is'] as const) : known;
	if (!two) return [token];
	const cut = token.from + two[0].length;
	return [
		{ ...token, text: two[0], bare: two[0], to: cut },
		{ ...token, text: two[1], bare: two[1], capital: false, from: cut }
	];
}

/** Marks that end what was said; a new line is one. */
export const ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', '\n', '..', '...', '…', '-']);

/** Numbers in words. */
const COUNTS: Readonly<Record<string, number>> = {
	zero: 0,
	no: 0,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
	thirteen: 13,
	fourteen: 14,
	fifteen: 15,
	sixteen: 16,
	seventeen: 17,
	eighteen: 18,
	nineteen: 19,
	twenty: 20
};

/** The number that a token is, in digits or as a word; null for any other. */
export function numberIn(token: Token | undefined): number | null {
	if (!token) return null;
	if (token.kind === 'number') return token.text.length > 4 ? null : Number(token.text);
	return token.kind === 'word' && Object.hasOwn(COUNTS, token.text)
		? (COUNTS[token.text] ?? null)
		: null;
}
