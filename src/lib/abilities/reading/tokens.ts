/** A text as the words and signs that matter, each with its place. */

import { own } from '../../model/own.ts';

/** A word by its stem, a number or a sign. */
export interface Token {
	readonly stem: string;
	readonly from: number;
	readonly to: number;
	/** Whether a line begins with it. */
	readonly opens: boolean;
	/** Whether a comma stands before it. */
	readonly comma?: true;
	/** Whether it is of an ability that was parted from its line: it may stand behind what comes after it. */
	readonly parted?: true;
	/** Whether it stands with the ending of one who does something: "loots". */
	readonly third?: true;
}

/** Letters of another alphabet and pictures are words too: nothing that stands there is passed over. */
const LEXEME =
	/⟪[^⟫]*⟫|\{tap\}|\[tap\]|\(([a-f])\)|\d+(?:th|st|nd|rd)\b|\d+|[a-z]+(?:['’][a-z]+)*(?:-[a-z]+(?:['’][a-z]+)*)*['’]?|[+¢:.•↷$"“”()-]|[–—−]|['’]s?|\p{L}+|♡|\p{Extended_Pictographic}/giu;

/** Words of two that mean one, for those who type them otherwise. */
const SIGNS: Readonly<Record<string, string>> = {
	'{tap}': '↷',
	'[tap]': '↷',
	cents: '¢',
	cent: '¢',
	cannot: "can't",
	// Print draws the heart and the sword; so does who types a card.
	'♥': 'hp',
	'♡': 'hp',
	'❤': 'hp',
	'🖤': 'hp',
	'⚔': 'atk',
	'🗡': 'atk',
	'“': '"',
	'”': '"',
	'–': '-',
	'—': '-',
	'−': '-'
};

/** A quotation in single signs, told from an apostrophe by what stands around it. */
const SINGLE_QUOTES = /(^|[\s(•-])['‘](?=[^\s'’])([^\n]*?[^\s'‘(])['’](?=$|[\s.,;:)])/gmu;
const withDoubleQuotes = (text: string): string => text.replace(SINGLE_QUOTES, '$1"$2"');

/** A name as print has it: capitals behind "named", without quotation marks. */
const WORDS = "\\p{Lu}[\\p{L}'’-]*!*(?:\\s(?:of\\s|the\\s|and\\sthe\\s)?\\p{Lu}[\\p{L}'’-]*!*)*";
const NAME = new RegExp(`^(\\s+)(${WORDS})`, 'u');
/** More names of the same list: ", Greed, or Lust". */
const MORE_NAMES = new RegExp(`^(?:,\\s+${WORDS})*,?\\s+or\\s+${WORDS}`, 'u');
const EACH_NAME = new RegExp(`(,?\\s+or\\s+|,\\s+)(${WORDS})`, 'gu');

interface Place {
	readonly from: number;
	readonly to: number;
}

/** Where names stand behind "named", at this place of a text. */
function namesAt(text: string, at: number): readonly Place[] {
	const [, blank = '', first] = NAME.exec(text.slice(at)) ?? [];
	if (first === undefined) return [];
	const from = at + blank.length;
	const end = from + first.length;
	const [more = ''] = MORE_NAMES.exec(text.slice(end)) ?? [];
	const others = [...more.matchAll(EACH_NAME)].map(({ index, 1: sign = '', 2: name = '' }) => ({
		from: end + index + sign.length,
		to: end + index + sign.length + name.length
	}));
	return [{ from, to: end }, ...others];
}

/** The tokens of a text: without commas and capitals, words by their stems. */
export function tokensOf(source: string): readonly Token[] {
	const text = withDoubleQuotes(source);
	const tokens: Token[] = [];
	let last = 0;
	let names: readonly Place[] = [];
	const quote = (at: number): void => {
		tokens.push({ stem: '"', from: at, to: at, opens: false });
	};
	for (const found of text.matchAll(LEXEME)) {
		const from = found.index;
		const between = text.slice(last, from);
		const opens = last === 0 || /\n/u.test(between);
		const raw = found[0].toLowerCase().replaceAll('’', "'");
		const push = (stem: string, at = from, to = from + raw.length): void => {
			const comma = at === from && /^\s*,/u.test(between) ? { comma: true as const } : {};
			const third = raw.endsWith('s') && raw !== stem ? { third: true as const } : {};
			tokens.push({ stem, from: at, to, opens: opens && at === from, ...comma, ...third });
		};
		if (names[0] && from >= names[0].to) {
			quote(names[0].to);
			names = names.slice(1);
		}
		if (names[0]?.from === from) quote(from);
		last = from + found[0].length;
		if (found[1] !== undefined || (opens && raw === '-' && !LESS.test(text.slice(from)))) push('•');
		else if (raw === 'c' && /^\d+$/u.test(tokens.at(-1)?.stem ?? '')) push('¢');
		else if (own(SIGNS, raw) !== undefined) push(own(SIGNS, raw) ?? raw);
		else if (/^'s?$/u.test(raw)) push("'s");
		else if (raw === "it's") {
			push('it', from, from + 2);
			push('be', from + 2);
		} else if (!CONTRACTIONS.has(raw) && /'s?$/u.test(raw)) {
			const word = raw.replace(/'s?$/u, '');
			push(stemOf(word), from, from + word.length);
			push("'s", from + word.length);
		} else push(stemOf(raw));
		if (raw === 'named') names = namesAt(text, last);
	}
	if (names[0]) quote(names[0].to);
	return tokens;
}

/** How a line begins that says how much less there is of a stat: "-1 ATK" is no option. */
const LESS = /^[-–—−]\d+ ?(?:atk|attack|hp|health|dc|evasion|to |[♥♡❤🖤⚔🗡])/iu;

const CONTRACTIONS: ReadonlySet<string> = new Set(["that's", "there's", "who's"]);
const IRREGULAR: Readonly<Record<string, string>> = {
	an: 'a',
	has: 'have',
	is: 'be',
	are: 'be',
	does: 'do',
	dies: 'die',
	ties: 'tie',
	one: '1',
	two: '2',
	three: '3'
};
const UNINFLECTED: ReadonlySet<string> = new Set(['this', 'plus', 'minus', 'always']);

/** A word without the endings of number and person. */
export function stemOf(word: string): string {
	const known = own(IRREGULAR, word);
	if (known !== undefined) return known;
	if (UNINFLECTED.has(word) || word.length <= 3) return word;
	if (/[^aeiou]ies$/u.test(word)) return word.replace(/ies$/u, 'y');
	if (/(?:ss|sh|ch|x)es$/u.test(word)) return word.slice(0, -2);
	return /[^s']s$/u.test(word) ? word.slice(0, -1) : word;
}

const STEMS = new Map<string, readonly string[]>();
const MOST_KEPT = 5000;

/** The stems of words that are looked for in texts, kept as the same few come again and again. */
export function stemsOf(words: string): readonly string[] {
	const known = STEMS.get(words);
	if (known) return known;
	const found = tokensOf(words).map(({ stem }) => stem);
	if (STEMS.size >= MOST_KEPT) STEMS.clear();
	STEMS.set(words, found);
	return found;
}

const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	atk: ['attack'],
	hp: ['health', 'heart'],
	evasion: ['dc'],
	their: ['its', 'his', 'her'],
	till: ['until'],
	gain: ['get']
};

/** The words that each other name can be read as. */
const ALSO: ReadonlyMap<string, readonly string[]> = new Map(
	[...new Set(Object.values(OTHER_NAMES).flat())].map((name) => [
		name,
		Object.keys(OTHER_NAMES).filter((word) => OTHER_NAMES[word]?.includes(name))
	])
);

/** Whether a token can be read as a word that is asked for: the same, or another name of it. */
export const means = (token: string, word: string): boolean =>
	token === word || (ALSO.get(token)?.includes(word) ?? false);

/** The words that a token can be read as: itself, and those that it is another name of. */
export const meanings = (token: string): readonly string[] => [token, ...(ALSO.get(token) ?? [])];

/** Words by which a text may go on, with the other names of each. */
export const openings = (...words: readonly string[]): ReadonlySet<string> =>
	new Set(words.flatMap((word) => [word, ...(OTHER_NAMES[word] ?? [])]));
