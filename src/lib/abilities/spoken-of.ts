import type { PlayerWord } from './grammar.ts';

/**
 * Whom something is said of that lasts or is waited for: the one player who was chosen for it or to whom it happened.
 * Null where that is nobody, or more than one.
 */
export function playerSpokenOf(said: unknown): PlayerWord | null {
	const [first, ...others] = new Map(
		wordsIn(said).map((word) => [JSON.stringify(word), word])
	).values();
	return others.length === 0 ? (first ?? null) : null;
}

function wordsIn(said: unknown): readonly PlayerWord[] {
	if (said === 'they' || said === 'chosen' || said === 'active player') return [said];
	if (typeof said !== 'object' || said === null) return [];
	if ('target' in said && typeof said.target === 'number') return [{ target: said.target }];
	return Object.values(said).flatMap(wordsIn);
}
