/** Where what was read differs from what was written: words that stand on one side alone. */
import { means, tokensOf, type Token } from './tokens.ts';

/** A piece of a text, and whether its words were bent: said in other words on the other side. */
export interface Piece {
	readonly text: string;
	readonly bent: boolean;
}

/** Signs and words that say nothing of themselves. */
const SMALL: ReadonlySet<string> = new Set([
	'.',
	':',
	'-',
	'•',
	'"',
	'(',
	')',
	'a',
	'the',
	'then',
	'and'
]);

const isSame = (one: Token | undefined, other: Token | undefined): boolean =>
	one !== undefined &&
	other !== undefined &&
	(means(one.stem, other.stem) || means(other.stem, one.stem));

/** The tokens of one text that have no place in the other, in the order of both. */
function alone(own: readonly Token[], other: readonly Token[]): readonly Token[] {
	const most: number[][] = Array.from({ length: own.length + 1 }, () => []);
	const at = (i: number, j: number): number => most[i]?.[j] ?? 0;
	for (let i = own.length - 1; i >= 0; i -= 1)
		for (let j = other.length - 1; j >= 0; j -= 1) {
			const row = most[i];
			if (row)
				row[j] = isSame(own[i], other[j])
					? at(i + 1, j + 1) + 1
					: Math.max(at(i + 1, j), at(i, j + 1));
		}
	const left: Token[] = [];
	let j = 0;
	for (const [i, token] of own.entries()) {
		while (j < other.length && !isSame(token, other[j]) && at(i, j + 1) === at(i, j)) j += 1;
		if (j < other.length && isSame(token, other[j])) j += 1;
		else if (!SMALL.has(token.stem)) left.push(token);
	}
	return left;
}

/**
 * A text in pieces, with the words marked that another text lacks.
 * @param text what is shown.
 * @param other what it is held against: the words that were written, or those that were read.
 */
export function bentIn(text: string, other: string): readonly Piece[] {
	const pieces: Piece[] = [];
	let at = 0;
	const take = (to: number, bent: boolean): void => {
		if (to > at) pieces.push({ text: text.slice(at, to), bent });
		at = Math.max(at, to);
	};
	for (const { from, to } of alone(tokensOf(text), tokensOf(other))) {
		// Words beside each other are one piece.
		const last = pieces.at(-1);
		if (last?.bent && /^\s*$/u.test(text.slice(at, from))) {
			pieces.splice(-1, 1, { text: last.text + text.slice(at, to), bent: true });
			at = Math.max(at, to);
			continue;
		}
		take(from, false);
		take(to, true);
	}
	take(text.length, false);
	return pieces;
}
