import { CHARACTERS } from '../../cards/characters.ts';
import { plain } from '../parse/span.ts';
import { FIRST_NAMES } from './first-names.ts';
import type { Token } from './token.ts';
import { isOwnWord, verbOf } from './vocabulary.ts';

/** Words before a name that are no part of it: "Big Bob" is Bob. */
const TITLES: ReadonlySet<string> = new Set(
	'big little lil old young uncle aunt mr mrs ms dr captain grandpa grandma sir lady'.split(' ')
);

/** The most words that one name has. */
const MOST_WORDS = 4;

/** What a token is called by, without the end that says whose something is. */
const bareName = ({ text }: Token): string => text.replace(/['’]s?$/u, '');

const isFirstName = (token: Token | undefined): boolean =>
	token?.kind === 'word' && FIRST_NAMES.has(bareName(token));

/** One token of several that stand in a row. */
function joined(tokens: readonly Token[], between: string): Token | null {
	const [first, ...more] = tokens;
	const last = more.at(-1);
	if (!first || !last) return null;
	const text = tokens.map((token) => token.text).join(between);
	const capital = first.capital || (isFirstName(first) && isFirstName(last));
	return { ...first, text, bare: text.replace(/'/gu, ''), capital, to: last.to };
}

/**
 * Tokens with the names in one that have several words: "Tom-the-Third", "Mary Ann", "Tom B.".
 * @param isTaken whether a word is part of a card's name, or says what is done.
 */
export function withLongNames(
	tokens: readonly Token[],
	isTaken: (index: number) => boolean
): readonly Token[] {
	const acting = actingRoles(tokens, isTaken);
	const found: Token[] = [];
	const titles = titlesOf(tokens);
	for (let i = 0; i < tokens.length;) {
		const { name, length } =
			roleAt(tokens, i, acting) ??
			dashed(tokens, i, isTaken) ??
			titled(tokens, i, titles) ??
			inTwo(tokens, i, isTaken) ??
			{};
		const token = name ?? tokens[i];
		if (token) found.push(token);
		i += length ?? 1;
	}
	return found;
}

type LongName = { readonly name: Token; readonly length: number } | null;

/** The characters with several words for a name, as they are said. */
const ROLES: readonly string[] = Object.values(CHARACTERS).flatMap(({ name }) =>
	/\s/u.test(name) ? [plain(name)] : []
);

/** Words before a character that lies there, and plays nothing. */
const BEFORE_CARDS: ReadonlySet<string> = new Set(
	'as playing with tap taps tapped tapping use uses used turns turned using'.split(' ')
);

/** Whether the words of a name stand at a place, the last perhaps with the end that says whose something is. */
const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
	words.every((word, i) => {
		const token = tokens[at + i];
		return token !== undefined && (i < words.length - 1 ? token.text : bareName(token)) === word;
	});

/** "The Lost plays Bomb!", "Blue Baby attacks": the characters by which somebody who acts is called. */
function actingRoles(
	tokens: readonly Token[],
	isTaken: (index: number) => boolean
): readonly (readonly string[])[] {
	return ROLES.map((name) => name.split(' ')).filter((words) =>
		tokens.some((_, at) => {
			const next = tokens[at + words.length];
			return (
				standsAt(tokens, at, words) &&
				!BEFORE_CARDS.has(tokens[at - 1]?.text ?? '') &&
				next?.kind === 'word' &&
				/(?:s|ed)$/u.test(next.text) &&
				(verbOf(next.text) !== null || isTaken(at + words.length))
			);
		})
	);
}

function roleAt(
	tokens: readonly Token[],
	at: number,
	roles: readonly (readonly string[])[]
): LongName {
	const words = roles.find((one) => standsAt(tokens, at, one));
	if (!words || BEFORE_CARDS.has(tokens[at - 1]?.text ?? '')) return null;
	const name = joined(tokens.slice(at, at + words.length), ' ');
	return name && { name: { ...name, capital: true }, length: words.length };
}

/** "Tom-the-Third": words with nothing but a dash between them, none of which is one of ours. */
function dashed(
	tokens: readonly Token[],
	at: number,
	isTaken: (index: number) => boolean
): LongName {
	const words: Token[] = [];
	for (let i = at; words.length < MOST_WORDS; i += 2) {
		const token = tokens[i];
		if (token?.kind !== 'word' || isTaken(i) || verbOf(token.text) !== null) break;
		words.push(token);
		const dash = tokens[i + 1];
		if (dash?.text !== '-' || dash.from !== token.to || tokens[i + 2]?.from !== dash.to) break;
	}
	const [first] = words;
	const last = words.at(-1);
	if (!first || !last || words.length < 2 || isOwnWord(first.text)) return null;
	const isCapital = first.capital && last.capital;
	// "Hyun-woo attacks": two words that are none of ours, before what is done.
	const next = tokens[at + words.length * 2 - 1];
	const isDoer =
		first.capital &&
		words.every(({ text }) => !isOwnWord(text)) &&
		next?.kind === 'word' &&
		verbOf(next.text) !== null;
	if (!isCapital && !isDoer && !(isFirstName(first) && isFirstName(last))) return null;
	const name = joined(words, '-');
	return name && { name, length: words.length * 2 - 1 };
}

/** By which word each name is called that a word stands before; a name with several keeps them. */
function titlesOf(tokens: readonly Token[]): ReadonlyMap<string, string | null> {
	const titles = new Map<string, string | null>();
	tokens.forEach((token, i) => {
		const next = tokens[i + 1];
		if (!next || !TITLES.has(token.text) || !isFirstName(next)) return;
		const name = bareName(next);
		const known = titles.get(name);
		titles.set(name, known === undefined || known === token.text ? token.text : null);
	});
	return titles;
}

/** "Big Bob": nobody else is called by the name. */
function titled(
	tokens: readonly Token[],
	at: number,
	titles: ReadonlyMap<string, string | null>
): LongName {
	const [title, name] = [tokens[at], tokens[at + 1]];
	if (!title || !name || !TITLES.has(title.text) || !isFirstName(name)) return null;
	const only = titles.get(bareName(name));
	if (only !== title.text) {
		const both = joined([title, name], ' ');
		return both && { name: { ...both, capital: true }, length: 2 };
	}
	return { name: { ...name, from: title.from }, length: 2 };
}

/** "Mary Ann attacks", "Tom B's turn": two names in a row, the first of which is nowhere alone. */
function inTwo(
	tokens: readonly Token[],
	at: number,
	isTaken: (index: number) => boolean
): LongName {
	const [first, second] = [tokens[at], tokens[at + 1]];
	if (!first?.capital || !second?.capital || /['’]/u.test(first.text)) return null;
	if (!isFirstName(first) || isTaken(at) || isTaken(at + 1)) return null;
	const isInitial = /^\p{L}(?:['’]s)?$/u.test(second.text) && second.text !== 'i';
	if (!isInitial && !isFirstName(second)) return null;
	if (!isInitial && isAlone(tokens, first.text, bareName(second))) return null;
	const stop = isInitial && tokens[at + 2]?.text === '.' ? 1 : 0;
	const next = tokens[at + 2 + stop];
	const isActing = next?.kind === 'word' && verbOf(next.text) !== null;
	// "Tom B. Ben attacks": the full stop ends something.
	if (isInitial && !isActing && !/['’]s$/u.test(second.text)) return null;
	const name = joined([first, second], ' ');
	if (!name) return null;
	return stop > 0
		? { name: { ...name, to: tokens[at + 2]?.to ?? name.to }, length: 3 }
		: { name, length: 2 };
}

/** Whether one of two names stands somewhere without the other, so that they are two people. */
const isAlone = (tokens: readonly Token[], first: string, second: string): boolean =>
	tokens.some((token, i) => {
		const name = bareName(token);
		if (name === first) return bareName(tokens[i + 1] ?? token) !== second;
		return name === second && tokens[i - 1]?.text !== first;
	});
