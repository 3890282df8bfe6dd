import { cardOf } from '../../cards/library.ts';
import { readTypedLine } from '../../cards/typed.ts';
import type { CardKey } from '../../model/words.ts';
import { LONGEST_LINE, LONGEST_TEXT, MOST_READING, MOST_TYPED } from '../limits.ts';
import { TOO_MUCH_TO_READ } from '../cards-to-read.ts';
import type { Problem } from './problem.ts';
import { MOST_PROBLEMS } from './reader.ts';
import { after, halves, linesOf, sameWord, type Span } from './span.ts';

/** Cards that the lines "card NAME: …" tell of. */
export interface TypedCards {
	readonly cards: readonly CardKey[];
	readonly problems: readonly Problem[];
	/** What could not be read of their text, and is left to the players. */
	readonly notes: readonly Problem[];
}

/** The rest of a line that tells of a card, or null where a line tells of something else. */
export function typedLine(line: Span): Span | null {
	const head = halves(line, ':')?.[0];
	const name = head && after(head, 'card');
	const rest = after(line, 'card');
	return name && rest && name.text !== '' ? rest : null;
}

/** The cards that a text brings with it, as they are read: for those who read them ahead of the rest. */
export const cardTextsIn = (text: string): readonly string[] =>
	text.length > LONGEST_TEXT
		? []
		: linesOf(text).flatMap((line) =>
				line.text.length > LONGEST_LINE ? [] : (typedLine(line)?.text ?? [])
			);

/** Reads every card that a scenario brings with it, so that its name is known in the other lines. */
export function readTypedCards(lines: readonly Span[]): TypedCards {
	const cards: CardKey[] = [];
	const problems: Problem[] = [];
	const notes: Problem[] = [];
	let left = MOST_READING;
	for (const line of lines) {
		const rest = typedLine(line);
		if (!rest) continue;
		if (cards.length === MOST_TYPED || problems.length >= MOST_PROBLEMS) {
			const { line: at, column } = rest;
			if (cards.length === MOST_TYPED)
				problems.push({
					line: at,
					column,
					message: `A scenario brings at most ${String(MOST_TYPED)} cards of its own.`
				});
			break;
		}
		const read = readTypedLine(rest.text);
		left -= read.cost;
		if (left < 0) {
			problems.push({
				line: rest.line,
				column: rest.column,
				message: `${TOO_MUCH_TO_READ} This one and those below it are not read.`,
				expected: 'fewer cards, shorter sentences, or fewer lists inside each other'
			});
			break;
		}
		for (const { column, message, expected, byHand } of read.problems)
			(byHand ? notes : problems).push({
				line: rest.line,
				column: rest.column + column - 1,
				message,
				...(expected.length > 0 ? { expected: expected.join(' · ') } : {})
			});
		const { key } = read;
		if (key === null) continue;
		const { name } = cardOf(key);
		if (cards.some((other) => sameWord(cardOf(other).name, name)))
			problems.push({
				line: rest.line,
				column: rest.column,
				message: `Two cards are called ${name}.`
			});
		else cards.push(key);
	}
	return { cards, problems, notes };
}
