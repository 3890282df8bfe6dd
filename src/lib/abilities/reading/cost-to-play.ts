/**
 * "As a cost to play this, discard a loot card. / Gain 5¢.": what a loot card costs is a sentence in print, before what
 * it does. We say both in one: "To play this, discard a loot card: Gain 5¢."
 */
import { endOfSentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

const TO_PLAY = ['to', 'play', 'this'];
const OPENINGS = [
	['as', 'a', 'cost'],
	['as', 'an', 'additional', 'cost'],
	['as', 'a', 'additional', 'cost'],
	[]
].map((opening) => [...opening, ...TO_PLAY]);

/** The tokens of a text, with a sentence that says what it costs to play the card as the cost of what follows it. */
export function costToPlay(tokens: readonly Token[]): readonly Token[] {
	const opening = OPENINGS.find((words) => words.every((word, i) => tokens[i]?.stem === word));
	if (!opening) return tokens;
	const end = endOfSentence(tokens, 0);
	const last = tokens[end - 1];
	const next = tokens[end];
	const cost = tokens.slice(opening.length, end);
	if (!last || !next || cost.some(({ stem }) => stem === ':')) return tokens;
	const said = last.stem === '.' ? cost.slice(0, -1) : cost;
	return [
		...tokens.slice(opening.length - TO_PLAY.length, opening.length).map((token, i) => ({
			...token,
			opens: i === 0
		})),
		...said,
		{ stem: ':', from: last.from, to: last.to, opens: false },
		{ ...next, opens: false },
		...tokens.slice(end + 1)
	];
}
