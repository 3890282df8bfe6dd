import type { Owned } from '../abilities/grammar.ts';
import { playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import { type Seat } from '../model/words.ts';
import { soulValue } from './souls.ts';
import { hp } from './stats.ts';

/** How much of something a player has. */
export function ownedBy(position: Position, seat: Seat, what: Owned): number {
	const player = playerAt(position, seat);
	switch (what) {
		case '¢':
			return player.cents;
		case 'loot cards':
			return player.hand.length;
		case 'items':
			return player.items.length;
		case 'souls':
			return soulValue(player);
		case 'curses':
			return player.curses.length;
		case 'HP':
			return hp(position, { player: seat });
	}
}

/** The most, or the fewest, that any player has. */
export const extreme = (position: Position, what: Owned, which: 'most' | 'fewest'): number =>
	Math[which === 'most' ? 'max' : 'min'](
		...position.players.map((_, seat) => ownedBy(position, seat, what))
	);
