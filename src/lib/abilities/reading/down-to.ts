/**
 * "Each player loots 2, then discards down to 5 loot cards.": whoever discards counts their own hand. It is read as
 * so many loot cards more than that; whose hand it is hangs on who was spoken of.
 */
import { bySentence } from './by-sentence.ts';
import { stemsOf, type Token } from './tokens.ts';

const DOWN_TO = ['down', 'to'];
const NUMBER = /^\d+$/u;
/** What may be said of the number, or left out. */
const CARDS: readonly (readonly string[])[] = ['loot cards in hand', 'loot cards', 'cards'].map(
	stemsOf
);

const equalTo = (whose: string, count: string): readonly string[] =>
	stemsOf(`so loot cards equal to the number of loot cards in ${whose} hand -${count}`).slice(1);

/** The tokens of a text, with what is discarded down to a number told as an amount. */
export const downToSoMany = (tokens: readonly Token[]): readonly Token[] =>
	tokens.some(({ stem }, at) => stem === 'discard' && tokens[at + 1]?.stem === 'down')
		? bySentence(tokens, told)
		: tokens;

function told(sentence: readonly Token[]): readonly Token[] {
	const at = sentence.findIndex(
		({ stem }, i) =>
			stem === 'discard' && DOWN_TO.every((word, j) => sentence[i + 1 + j]?.stem === word)
	);
	const discard = sentence[at];
	const count = sentence[at + 1 + DOWN_TO.length];
	if (!discard || !count || !NUMBER.test(count.stem)) return sentence;
	const whose = whoseHand(discard, sentence.slice(0, at));
	if (whose === null) return sentence;
	const behind = at + 2 + DOWN_TO.length;
	const said = CARDS.find((all) => all.every((stem, i) => sentence[behind + i]?.stem === stem));
	const amount = equalTo(whose, count.stem).map((stem): Token => ({
		stem,
		from: count.from,
		to: count.to,
		opens: false
	}));
	return [
		...sentence.slice(0, at + 1),
		...amount,
		...told(sentence.slice(behind + (said?.length ?? 0)))
	];
}

/** Whose hand is counted; null where a player was named and it is not plain who discards. */
function whoseHand(discard: Token, before: readonly Token[]): 'their' | 'your' | null {
	if (discard.third) return 'their';
	const last = before.findLast(({ stem }) => stem === 'they' || stem === 'you')?.stem;
	if (last) return last === 'they' ? 'their' : 'your';
	return before.some(({ stem }) => stem === 'player') ? null : 'your';
}
