import { cardOf } from '../cards/library.ts';
import { remembering } from '../model/objects.ts';
import type { Player } from '../model/position.ts';
import type { Seat } from '../model/words.ts';

/** The soul value a player needs to win (16). */
export const SOULS_TO_WIN = 4;

/** The total soul value a player controls: of souls, and of a character that has one (2.4, 2.5). */
export function soulValue(player: Player): number {
	let sum = cardOf(player.character.card).souls ?? 0;
	for (const { card } of player.souls) sum += cardOf(card).souls ?? 0;
	return sum;
}

/** Every seat that has won, now (16). */
export const winnersNow = remembering((position): readonly Seat[] =>
	position.players.flatMap((player, seat) => (soulValue(player) >= SOULS_TO_WIN ? [seat] : []))
);
