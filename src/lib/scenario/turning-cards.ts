import { deckOf } from '../cards/card.ts';
import { LIBRARY } from '../cards/library.ts';
import type { Graph } from '../explore/explore.ts';
import type { Position } from '../model/position.ts';
import type { CardKey, Seat } from '../model/words.ts';

/** Which loot cards would turn what is settled, if one of a hand that nobody has named were one of them, as far as it is known. */
export interface TurningCards {
	readonly turning: readonly CardKey[];
	/** How many others may or may not, those among them that have not been tried yet. */
	readonly open: number;
}

/**
 * Tries every loot card of the library in the place of one that nobody has named, and says after each what is known.
 * @param search looks from a table for what turns it.
 */
export function* turningCards(
	position: Position,
	player: Seat,
	search: (named: Position) => Graph
): Generator<TurningCards, void> {
	const all = [...LIBRARY].flatMap(([key, { kind }]) => (deckOf(kind) === 'loot' ? [key] : []));
	const turning: CardKey[] = [];
	let open = all.length;
	for (const key of all) {
		const graph = search(withCard(position, player, key));
		if (graph.found !== null) turning.push(key);
		if (graph.found !== null || isProof(graph)) open -= 1;
		yield { turning: [...turning], open };
	}
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
