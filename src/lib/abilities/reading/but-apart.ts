/** "Shop items cost 3¢ less, but players can't attack.": what a "but" puts beside it is a sentence of its own. */
import type { Token } from './tokens.ts';

/** Whoever such a sentence is about: "but only once" belongs to what stands before it. */
const ABOUT: ReadonlySet<string> = new Set([
	...['you', 'they', 'it', 'this', 'player', 'other', 'each', 'all', 'monster', 'item'],
	...['the', 'that', 'attack', 'dice']
]);

/** The tokens of a text, with a full stop for each "but" behind a comma that begins a sentence. */
export const butApart = (tokens: readonly Token[]): readonly Token[] =>
	tokens.map((one, i) =>
		one.stem === 'but' && one.comma && ABOUT.has(tokens[i + 1]?.stem ?? '')
			? { stem: '.', from: one.from, to: one.to, opens: false }
			: one
	);
