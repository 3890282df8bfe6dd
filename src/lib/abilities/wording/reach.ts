import type { Reach } from '../grammar.ts';
import { PLAYERS, wordOf } from './kind-nouns.ts';

/** Whether a standing is said so of those it reaches: of players, of objects, of several by one word. */
export function reaches(
	of: 'players' | 'objects' | 'several' | null,
	reach: Reach | 'other players'
): boolean {
	switch (of) {
		case null:
			return true;
		case 'players':
			return reachesPlayers(reach);
		case 'objects':
			return !reachesPlayers(reach);
		case 'several':
			return typeof reach === 'string' && SEVERAL.has(reach);
	}
}
const SEVERAL: ReadonlySet<string> = new Set([
	'monsters',
	'other monsters',
	'players',
	'other players'
]);

const reachesPlayers = (reach: Reach | 'other players'): boolean => {
	if (reach === 'you' || reach === 'players' || reach === 'other players') return true;
	if (reach === 'this' || reach === 'monsters' || reach === 'other monsters') return false;
	return PLAYERS.includes(wordOf(reach));
};
