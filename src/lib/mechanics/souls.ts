import { cardOf } from '../cards/library.ts';
import { playerAt } from '../model/objects.ts';
import type { Player, Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Seat } from '../model/words.ts';
import type { Beside } from '../rules/points.ts';
import { numberOf } from '../rules/variants.ts';

/** The soul value an object provides: what an effect says, else its icon (2.4). */
export const soulsOf = ({ soulValue, card }: GameObject): number =>
	soulValue ?? cardOf(card).souls ?? 0;

/** The total soul value a player controls: of souls, and of a character that has one (2.4, 2.5). */
export function soulValue(player: Player): number {
	let sum = soulsOf(player.character);
	for (const soul of player.souls) sum += soulsOf(soul);
	return sum;
}

/** Whether a soul would take a player over the limit that is agreed for solitaire or co-op mode (17.2). */
export function isOverSoulLimit(position: Position, player: Seat, soul: GameObject): boolean {
	const limit = numberOf(position, 'soul cap');
	return limit !== null && soulValue(playerAt(position, player)) + soulsOf(soul) > limit;
}

/** By which rules a soul is not gained. */
export const NO_MORE_SOULS = ['one soul too many'] as const satisfies readonly Beside[];
