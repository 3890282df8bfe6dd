import { isEffectVerb } from './effects-said.ts';
import { GRAMMAR } from './grammar.ts';
import type { CardKey } from '../../model/words.ts';
import { cardOf, FACES } from '../../cards/library.ts';
import { isItem, isLoot } from './cards-said.ts';
import { isHalfSaid, lexiconOf, type Lexicon } from './lexicon.ts';
import type { Naming } from './naming.ts';
import { saidPlainly } from './plainly.ts';
import { peopleOf, type People } from './people.ts';
import { hasty, mistyped, misspelled } from './mistyped.ts';
import { withLongNames } from './long-names.ts';
import { withMonstersToo } from './monsters-too.ts';
import { withNamedBefore } from './named-before.ts';
import { isWhole, type Reader } from './reader.ts';
import type { Token } from './token.ts';
import { ENDS, tokensOf } from './tokens.ts';
import { isOwnWord, verbOf, type Verb } from './vocabulary.ts';

/** The words that are short for a card of several words which is named in full, unless somebody who acts is called so. */
function shortFor(tokens: readonly Token[], { at }: Lexicon): (word: string) => boolean {
	const short = new Set<string>();
	const inside = new Set<number>();
	for (const [i, { text }] of tokens.entries()) {
		const whole = at(i).find((one) => isWhole(one) && one.length > 1);
		if (!whole) continue;
		short.add(text);
		for (let j = 0; j < whole.length; j++) inside.add(i + j);
	}
	for (const [i, { text }] of tokens.entries())
		if (!inside.has(i) && verbOf(tokens[i + 1]?.text ?? '') !== null) short.delete(text);
	return (word) => short.has(word);
}

/** Before what only an item can be: what somebody has, buys or turns. */
const OF_ITEMS =
	/^(?:has|have|had|having|owns?|owned|controls?|taps?|tapped|activates?|activated|uses?|used|buys?|bought|purchases?|purchased|destroys?|destroyed|item|treasure)$/u;
const ARTICLES = /^(?:the|an?|his|her|my|their|your|item|treasure)$/u;

/** Words that are somebody's name and an item's as well, where they stand once as only an item can: "Ben has Abel". */
function itemsLikePeople(tokens: readonly Token[], { at }: Lexicon): (word: string) => boolean {
	const found = new Set<string>();
	for (const [i, { text }] of tokens.entries()) {
		const whole = at(i).find((one) => isWhole(one) && one.length === 1);
		if (!whole?.cards.some((key) => isItem(cardOf(key))) || /['’]/u.test(text)) continue;
		const before = tokens[i - 1]?.text ?? '';
		const led = ARTICLES.test(before) ? (tokens[i - 2]?.text ?? '') : before;
		if (OF_ITEMS.test(before) || OF_ITEMS.test(led)) found.add(text);
	}
	return (word) => found.has(word);
}

/** What only a player does, of whom it is told: "mush attacks Fly". */
const PLAYERS: readonly Verb[] = ['attack', 'buy', 'end'];

/** Whether a word of an item's or a loot card's name stands where only a player can be. */
function isPlayerInstead(
	tokens: readonly Token[],
	namings: readonly Naming[],
	index: number
): boolean {
	const next = tokens[index + 1]?.text ?? '';
	const form = /(?:s|ed)$/u.test(next) ? verbOf(next) : null;
	return (
		(index === 0 || ENDS.has(tokens[index - 1]?.text ?? '')) &&
		form !== null &&
		PLAYERS.includes(form.verb) &&
		namings.every(
			({ length, cards }) =>
				length === 1 && cards.every((key) => isItem(cardOf(key)) || isLoot(cardOf(key)))
		)
	);
}

/** Whether a word goes on with a card's name that is said whole: "Amber" in "Chunk of Amber". */
const isInName = ({ at }: Lexicon, index: number): boolean =>
	[1, 2, 3].some((back) => at(index - back).some((one) => isWhole(one) && one.length > back));

/** The people of a text, none of whom is called by the end of a card's name. */
const outsideNames = (people: People, lexicon: Lexicon): People => ({
	...people,
	at: (index) => (isInName(lexicon, index) ? null : people.at(index))
});

/**
 * Whether a word goes on with a card's name, "Mega's" in "Rag Mega's soul", or a capital with a part of one, of
 * which no card is: "Rights" in "Blood Rights".
 */
function halfNameIn(tokens: readonly Token[], lexicon: Lexicon): (index: number) => boolean {
	const { at } = lexicon;
	return (index) => {
		if (isInName(lexicon, index)) return true;
		const [best] = at(index - 1);
		const isAlone = !verbOf(tokens[index + 1]?.text ?? '');
		return best !== undefined && isHalfSaid(best, tokens[index - 1], tokens[index]) && isAlone;
	};
}

/** A small word that is cut short, as it is written in full: "wit" and "w" for "with". */
function plainly(token: Token): Token {
	const full = hasty(token.text);
	return full === null ? token : { ...token, text: full, bare: full };
}

/** A reader of a text. @param table names of those who sit there, and the cards that lie there. */
export function readerOf(
	text: string,
	table: { readonly names: readonly string[]; readonly cards: readonly CardKey[] }
): Reader {
	const said = withMonstersToo(tokensOf(text));
	const typed = table.cards.filter((key) => !FACES.has(key));
	const heard = lexiconOf(said, typed);
	const raw = withLongNames(said, (index) =>
		[0, 1, 2, 3].some((back) =>
			heard.at(index - back).some((one) => isWhole(one) && one.length > back)
		)
	);
	const first = raw.length === said.length ? heard : lexiconOf(raw, typed);
	const isNamedIn =
		(tokens: readonly Token[], { at }: Lexicon) =>
		(index: number): boolean =>
			at(index).some(({ part }) => part !== 'weak') && !isPlayerInstead(tokens, at(index), index);
	const isVerb =
		({ at }: Lexicon) =>
		(index: number): boolean =>
			at(index).some(({ part, form }) => part !== 'weak' && form === 'inflected');
	const isShort = shortFor(raw, first);
	const isItemHere = itemsLikePeople(raw, first);
	const isOfCard = (word: string): boolean => isShort(word) || isItemHere(word);
	const peopleFirst = peopleOf(
		raw,
		table.names,
		isNamedIn(raw, first),
		isVerb(first),
		isOfCard,
		halfNameIn(raw, first)
	);
	const inside = new Set<number>();
	const named = new Set<number>();
	raw.forEach((_, i) => {
		const [best] = first.at(i);
		if (best && best.part !== 'weak') for (let j = 0; j < best.length; j++) named.add(i + j);
		if (best && isWhole(best)) for (let j = 0; j < best.length; j++) inside.add(i + j);
	});
	const corrected = raw.map((token, index): Token => {
		if (token.kind !== 'word' || inside.has(index)) return token;
		if (isOwnWord(token.text)) return plainly(token);
		if (isEffectVerb(token.text)) return token;
		if (peopleFirst.at(index)) return token;
		const meant = mistyped(token.text) ?? (named.has(index) ? null : misspelled(token.text));
		const off = first
			.at(index)
			.find(
				({ length, part, form }) =>
					length === 1 && (part === false || (part === true && form === 'name'))
			)?.off;
		return meant !== null && (off === undefined || off > 0)
			? { ...token, text: meant, bare: meant }
			: token;
	});
	/** Who was called by a name before a turn of phrase was said plainly is so afterwards. */
	const called = new Set<string>(table.names);
	const known = (tokens: readonly Token[]) => {
		const lexicon = lexiconOf(tokens, typed);
		const people = outsideNames(
			peopleOf(
				tokens,
				[...called],
				isNamedIn(tokens, lexicon),
				isVerb(lexicon),
				isOfCard,
				halfNameIn(tokens, lexicon)
			),
			lexicon
		);
		for (const index of tokens.keys()) {
			const name = people.at(index)?.name;
			if (name !== undefined) called.add(name);
		}
		return {
			lexicon,
			people,
			cardAt: (index: number) => lexicon.at(index).find(({ part }) => part !== 'weak')?.length ?? 0,
			isPerson: (index: number) => people.at(index) !== null,
			isNobodys: (index: number) => people.at(index)?.owns === false
		};
	};
	const tokens = saidPlainly(corrected, known);
	const { people, lexicon: named_ } = known(tokens);
	const lexicon = withNamedBefore(tokens, named_);
	const mentioned = new Set<CardKey>(table.cards);
	tokens.forEach((_, i) => {
		for (const naming of lexicon.at(i))
			if (naming.part === false && naming.cards.length === 1)
				for (const card of naming.cards) mentioned.add(card);
	});
	return { tokens, lexicon, people, mentioned, grammar: GRAMMAR };
}
