import { sameWord } from './parse/span.ts';

/** Names for players that nobody named: the active player's begins with A, and so on in turn order. */
const NAMES = ['Amy', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'] as const;

/** The fewest that sit at a table, unless more are named. */
const FEWEST = 2;

/**
 * The names of all players, in turn order: those named, and as many more as a game needs.
 * @param fewest so many sit there at least.
 */
export function seated(named: readonly string[], fewest = FEWEST): readonly string[] {
	const names = [...named];
	for (const name of NAMES)
		if (names.length < fewest && !names.some((other) => sameWord(other, name))) names.push(name);
	return names;
}
