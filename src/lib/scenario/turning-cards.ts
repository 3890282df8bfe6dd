import { deckOf } from '../cards/card.ts';
import { LIBRARY } from '../cards/library.ts';
import type { Graph } from '../explore/explore.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';

/** Which loot cards would turn what is settled, if one of a hand that nobody has named were one of them. */
interface TurningCards {
	readonly turning: readonly CardKey[];
	/** How many others may or may not. */
	readonly open: number;
}

/**
 * Tries every loot card of the library in the place of one that nobody has named.
 * @param search looks from a table for what turns it.
 */
export function turningCards(
	position: Position,
	player: Seat,
	search: (named: Position) => Graph
): TurningCards {
	const turning: CardKey[] = [];
	let open = 0;
	for (const [key, card] of LIBRARY) {
		if (deckOf(card.kind) !== 'loot') continue;
		const graph = search(withCard(position, player, key));
		if (graph.found !== null) turning.push(key);
		else if (!isProof(graph)) open += 1;
	}
	return { turning, open };
}

/** Whether a graph that has nothing of what was looked for proves that there is none. */
export const isProof = ({ whole, places }: Graph): boolean =>
	whole && places.every(({ comes: { is } }) => is !== 'unknown' && is !== 'wide');

/** The table with a card of a hand named that nobody has named. */
function withCard(position: Position, player: Seat, card: CardKey): Position {
	const { players } = position;
	const own = players[player];
	const at = own?.hand.findIndex((cell) => cell.card === null) ?? -1;
	const cell = own?.hand[at];
	if (!own || !cell) return position;
	const named = { ...own, hand: own.hand.with(at, { ...cell, card }) };
	return { ...position, players: players.with(player, named) };
}
