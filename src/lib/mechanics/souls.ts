import { cardOf } from '../cards/library.ts';
import type { GameObject, Player } from '../model/position.ts';

/** The soul value an object provides: what an effect says, else its icon (2.4). */
export const soulsOf = ({ soulValue, card }: GameObject): number =>
	soulValue ?? cardOf(card).souls ?? 0;

/** The total soul value a player controls: of souls, and of a character that has one (2.4, 2.5). */
export function soulValue(player: Player): number {
	let sum = soulsOf(player.character);
	for (const soul of player.souls) sum += soulsOf(soul);
	return sum;
}
