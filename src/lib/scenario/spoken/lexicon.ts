import { cardOf } from '../../cards/library.ts';
import { isOfOtherSet } from '../../cards/sets/index.ts';
import type { CardKey } from '../../model/words.ts';
import { distance } from '../parse/meant.ts';
import { letters, plain } from '../parse/span.ts';
import { numberIn } from './tokens.ts';
import type { Token } from './token.ts';
import { REAL_WORDS } from './real-words.ts';
import { bracketedAt } from './bracketed-names.ts';
import { isOwnWord } from './vocabulary.ts';
import { LIBRARY, calledWhole, wholeNames } from './card-names.ts';
import type { Naming } from './naming.ts';

/** "Blood" of "Blood Rights": one word of a name, with a capital, before another that has one too. */
export const isHalfSaid = (
	{ part, length, form }: Naming,
	token: Token | undefined,
	next: Token | undefined
): boolean =>
	part === true &&
	form === 'name' &&
	length === 1 &&
	token?.capital === true &&
	next?.kind === 'word' &&
	next.capital;

/** The most tokens that one name has. */
const LONGEST_NAME = 6;

/** What stands before a full stop inside a name: "Mr. Boom", "XIII. Death". */
const CUT_SHORT = /^(?:mr|mrs|dr|jr|st|vs|[ivxo0]+)$/u;

/** A name with the letters that are in it, a bit each: most others are told from it by those. */
interface Spelling {
	readonly name: string;
	readonly letters: number;
}

const spellingOf = (name: string): Spelling => ({ name, letters: lettersIn(name) });

function lettersIn(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
	return bits;
}

/** Whether more letters are in only one of two words than mistyped ones leave: two for each that is changed. */
function areApart(one: number, other: number, mistyped: number): boolean {
	let left = 2 * mistyped;
	for (let bits = one ^ other; bits !== 0; bits &= bits - 1) if (--left < 0) return true;
	return false;
}

/** A short word that nobody has ("which") is no mistyped name of a card that few tables have. */
const OFTEN_MISTYPED: readonly Spelling[] = [...LIBRARY.whole].flatMap(([name, cards]) =>
	name.length > 6 || cards.some((key) => !isOfOtherSet(key)) ? [spellingOf(name)] : []
);

/** A word as it may be written before an ending was put behind it. */
function stems(word: string): readonly string[] {
	const found: string[] = [];
	for (const ending of ['s', 'es', 'ed', 'd', 'ing'])
		if (word.length > ending.length + 1 && word.endsWith(ending))
			found.push(word.slice(0, -ending.length));
	if (/ies$/u.test(word)) found.push(`${word.slice(0, -3)}y`);
	if (/ing$/u.test(word)) found.push(`${word.slice(0, -3)}e`);
	return found;
}

/** How many letters of a word of this length may be mistyped. */
const allowance = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** The words of a card's name. */
const wordsOf = (key: CardKey): readonly string[] =>
	plain(cardOf(key).name)
		.split(/[^\p{L}\p{N}']+/u)
		.filter((part) => part !== '');

/** Whether the last word of a card's name is this one. */
const endsWith = (key: CardKey, word: string): boolean => wordsOf(key).at(-1) === word;

/** Whether a card is called so that its name begins with this number. */
const startsWith = (key: CardKey, number: string): boolean =>
	calledWhole(key).some((name) => plain(name).startsWith(number));

const inOrder = (word: string): string => Array.from(word).sort().join('');

/** Whether two words have the same letters, the first alike. */
const areSwapped = (one: string, other: string): boolean =>
	one.length === other.length &&
	one.charAt(0) === other.charAt(0) &&
	inOrder(one) === inOrder(other);

type Near = Pick<Naming, 'cards' | 'off' | 'form'> | null;

/** The nearest names of words that were asked for, where no card is typed; so many are kept. */
const NEAR = new Map<string, Near>();
const MOST_KEPT = 4_000;

function nearKept(): Map<string, Near> {
	if (NEAR.size > MOST_KEPT) NEAR.clear();
	return NEAR;
}

/** "My last heart", "2 hearts": HP, and no card. */
const isHealth = (tokens: readonly Token[], index: number): boolean =>
	/^hearts?$/u.test(tokens[index]?.text ?? '') &&
	/^(?:last|full|half|only|one|two|three|four|remaining|\d+)$/u.test(tokens[index - 1]?.text ?? '');

/** "Attacks leach": right behind that verb an English word is a monster that is mistyped. */
const isFought = (tokens: readonly Token[], index: number): boolean =>
	/^att?ac?k(?:s|ed|ing)?$/u.test(tokens[index - 1]?.text ?? '');

/** What words of a text mean as names of cards: of the library, and of cards that were typed. */
export interface Lexicon {
	/** All that can be named at a place, the longest name first, those as they are before mistyped ones. */
	readonly at: (index: number) => readonly Naming[];
}

/** A lexicon for a text. @param typed cards that are typed at the table. */
export function lexiconOf(tokens: readonly Token[], typed: readonly CardKey[]): Lexicon {
	const own = typed.length > 0 ? wholeNames(typed) : null;
	const whole = (name: string): readonly CardKey[] | undefined =>
		own?.get(name) ?? LIBRARY.whole.get(name);
	const all: readonly Spelling[] = own
		? [...[...own.keys()].map(spellingOf), ...OFTEN_MISTYPED]
		: OFTEN_MISTYPED;
	const kept = new Map<number, readonly Naming[]>();
	const near = own ? new Map<string, Near>() : nearKept();

	/** The cards whose names are nearest to a word that nobody has; several where they are as near. */
	const nearest = (word: string): Pick<Naming, 'cards' | 'off' | 'form'> | null => {
		const known = near.get(word);
		if (known !== undefined) return known;
		let best = Math.max(allowance(word.length), word.length < 4 ? 0 : 1) + 1;
		let found: readonly string[] = [];
		let form: Naming['form'] = 'name';
		for (const spelled of [word, ...stems(word)]) {
			const limit = Math.min(best, allowance(Math.max(spelled.length, word.length - 1)));
			const bits = lettersIn(spelled);
			for (const { name, letters: its } of all) {
				if (name.length < 4 || Math.abs(name.length - spelled.length) > limit) continue;
				if (areApart(bits, its, limit)) continue;
				// "Bmobs": two letters swapped are nothing else, however short the word is.
				const most = limit === 0 && areSwapped(spelled, name) ? 1 : limit;
				const away = distance(spelled, name, most);
				if (away > most || away > best || away === 0) continue;
				if (away < best) {
					found = [name];
					form = spelled === word ? 'name' : 'inflected';
				} else if (!found.includes(name)) found = [...found, name];
				best = away;
			}
		}
		const cards = [...new Set(found.flatMap((name) => whole(name) ?? []))];
		const answer = cards.length > 0 ? { cards, off: best, form } : null;
		near.set(word, answer);
		return answer;
	};

	/** Whether words of our own are a name because they are written as it is: "me at" is no Meat!. */
	const isSpacedSo = (keys: readonly CardKey[], index: number, length: number): boolean => {
		const words = tokens.slice(index, index + length).filter(({ kind }) => kind !== 'mark');
		if (words.length < 2 || !words.every(({ text }) => isOwnWord(text))) return true;
		return keys.some((key) =>
			calledWhole(key).some(
				(name) =>
					plain(name)
						.split(/[^\p{L}\p{N}]+/u)
						.filter(Boolean).length === words.length
			)
		);
	};

	const namings = (index: number): readonly Naming[] => {
		const found: Naming[] = [];
		const first = tokens[index];
		if (!first || first.kind === 'mark' || isHealth(tokens, index)) return found;
		let joined = '';
		const windows: { readonly text: string; readonly length: number }[] = [];
		for (let length = 1; length <= LONGEST_NAME; length++) {
			const token = tokens[index + length - 1];
			if (!token || token.text === '\n') break;
			if (token.kind === 'mark') {
				if (!/^[.!'-]$/u.test(token.text) && !(token.text === '?' && length === 1)) break;
				// "I tap my Mantle. Ed attacks": a sentence ends there, unless the name has that mark.
				const before = tokens[index + length - 2]?.text ?? '';
				if (token.text === '!' && length > 2) break;
				if (token.text === '.' && !CUT_SHORT.test(before)) break;
				continue;
			}
			joined += letters(token.text);
			windows.unshift({ text: joined, length });
		}
		const bracketed = bracketedAt(tokens, index, whole);
		if (bracketed) found.push(bracketed);
		for (const { text, length } of windows) {
			const isWritten =
				length > 1 &&
				tokens
					.slice(index, index + length)
					.every(({ kind, capital }) => kind === 'mark' || (capital && kind === 'word'));
			const exact = whole(text) ?? (isWritten ? LIBRARY.written.get(text) : undefined);
			const isNumber =
				length === 1 &&
				first.kind === 'word' &&
				numberIn(first) !== null &&
				tokens[index + 1]?.text !== '!';
			if (isNumber) continue;
			if (exact && isSpacedSo(exact, index, length))
				found.push({ cards: exact, length, form: 'name', off: 0, part: false });
			// A short name has no other forms, unless a number is in it: "boss" is none, "d6s" is one.
			const last = letters(tokens[index + length - 1]?.text ?? '').length;
			const isOwning = /['’]s$/u.test(tokens[index + length - 1]?.text ?? '');
			const inflected = stems(text).flatMap((stem) =>
				(stem.length > 3 || /\d/u.test(stem) || isOwning) && text.length - stem.length < last
					? (whole(stem) ?? [])
					: []
			);
			if (inflected.length > 0)
				found.push({
					cards: [...new Set(inflected)],
					length,
					form: 'inflected',
					off: 0,
					part: false
				});
		}
		for (const { text, length } of windows.filter(({ length }) => length <= 2)) {
			if (length === 2 && first.text.length < 2) continue;
			const isWeak = length === 1 && isOwnWord(first.text);
			for (const spelled of [text, ...stems(text)]) {
				const form = spelled === text ? 'name' : 'inflected';
				const cards = LIBRARY.parts.get(spelled);
				if (cards)
					found.push({
						cards,
						length,
						form: form === 'name' ? 'name' : 'inflected',
						off: 0,
						part: isWeak ? 'weak' : true
					});
			}
		}
		const longest = Math.max(
			0,
			...found.filter(({ part }) => part === false).map(({ length }) => length),
			...found.filter(({ part, length }) => part === true && length === 1).map(() => 1)
		);
		if (!isOwnWord(first.text))
			for (const { text, length } of windows.filter(
				(one) => one.length <= 4 && one.length > longest
			)) {
				const last = tokens[index + length - 1]?.text ?? '';
				// "4. Relic?": a number and its full stop begin no name.
				if (first.kind === 'number' && tokens[index + 1]?.kind === 'mark') continue;
				// "The power went out": an English word is no card that somebody mistyped.
				if (length === 1 && REAL_WORDS.has(text) && !isFought(tokens, index)) continue;
				const meant = nearest(text);
				// "Sleigt of hand": a word of ours ends the name as it is written, and no other.
				const isOurs = length > 1 && isOwnWord(last);
				if (isOurs && first.kind === 'number') continue;
				if (isOurs && meant?.cards.some((key) => endsWith(key, last)) !== true) continue;
				if (!meant) continue;
				// "4 bombs": a number is no mistyped letter of a name.
				const isNumbered = first.kind === 'number' && length > 1;
				if (isNumbered && !meant.cards.some((key) => startsWith(key, first.text))) continue;
				const parts = found.findIndex(({ part }) => part !== false);
				// "The Duke of flys": a longer name of what the first word alone would name.
				const isLonger = meant.cards.some(
					(key) => found[0]?.cards[0] === key && [length, length + 1].includes(wordsOf(key).length)
				);
				const place = isLonger ? 0 : parts < 0 ? found.length : parts;
				found.splice(place, 0, { ...meant, length, part: false });
			}
		return found;
	};

	/** "The Curse of Amnesia": a name that an article would belong to is none where a longer one begins behind it. */
	const unlessLonger = (index: number, found: readonly Naming[]): readonly Naming[] => {
		if (found.length === 0 || tokens[index]?.text !== 'the') return found;
		const behind = Math.max(
			0,
			...namings(index + 1).flatMap(({ part, off, length }) =>
				part === false && off === 0 ? [length] : []
			)
		);
		return found.filter(({ length }) => length > behind);
	};

	return {
		at(index) {
			const known = kept.get(index);
			if (known) return known;
			const found = unlessLonger(index, namings(index));
			kept.set(index, found);
			return found;
		}
	};
}
