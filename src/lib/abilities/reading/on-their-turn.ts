/**
 * "Players have +1 ATK on their turn." is said of the one player whose turn it is: it is read as "The active player has
 * +1 ATK", and of other players as so while it's not your turn.
 */
import { bySentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** Who it is said of, and whether you are left out. */
const SUBJECTS: readonly (readonly [stems: readonly string[], others: boolean])[] = [
	[['each', 'other', 'player'], true],
	[['other', 'player'], true],
	[['each', 'player'], false],
	[['player'], false]
];
const THEIR_TURN = [
	['on', 'their', 'turn'],
	['during', 'their', 'turn'],
	['while', 'it', 'be', 'their', 'turn']
];
/** What is so as long as the card is in play: what is done is none of it. */
const IS_SO: ReadonlySet<string> = new Set(['have', "can't", 'gain']);

const isAt = (tokens: readonly Token[], at: number, stems: readonly string[]): boolean =>
	stems.every((stem, i) => tokens[at + i]?.stem === stem);

/** The tokens of a text, with what players are or can't do on their turns as said of the active player. */
export function onTheirTurn(tokens: readonly Token[]): readonly Token[] {
	return bySentence(tokens, ofActive);
}

function ofActive(sentence: readonly Token[]): readonly Token[] {
	const [first] = sentence;
	const subject = SUBJECTS.find(([stems]) => isAt(sentence, 0, stems));
	if (!first || !subject) return sentence;
	const [{ length }, others] = subject;
	const stopped = sentence.at(-1)?.stem === '.' ? 1 : 0;
	const turn = THEIR_TURN.find((one) =>
		isAt(sentence, sentence.length - stopped - one.length, one)
	);
	if (!turn || !IS_SO.has(sentence[length]?.stem ?? '')) return sentence;
	const from = sentence.length - stopped - turn.length;
	const last = sentence[from] ?? first;
	const named = ['the', 'active', 'player'].map((stem, i) => ({
		...first,
		stem,
		opens: i === 0 && first.opens
	}));
	const when = others ? ['while', 'it', 'be', 'not', 'your', 'turn'] : [];
	return [
		...named,
		...sentence.slice(length, from),
		...when.map((stem): Token => ({ ...last, stem, opens: false })),
		...sentence.slice(sentence.length - stopped)
	];
}
