/** How many loot cards a hand may hold as a turn ends (7.3). */
import { playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { inForce } from './static-effects.ts';
import { maxHand } from './stats.ts';

/** How many loot cards a player has above that. */
export const excessLoot = (position: Position, player: Seat): number =>
	hasNoMaximum(position, player)
		? 0
		: Math.max(0, playerAt(position, player).hand.length - maxHand(position, player));

/** Whether something lets a player hold any number of them. */
const hasNoMaximum = (position: Position, player: Seat): boolean =>
	inForce(position, 'handSize').some(
		({ standing, context, from }) =>
			'handSize' in standing && reaches(position, standing.of, from, context, { player })
	);

/** Who has to discard how many loot cards before the turn is over; null where nobody has to. */
export function discardsOwed(position: Position): { player: Seat; count: number } | null {
	const { active, phase } = position.turn;
	const count = excessLoot(position, active);
	return phase === 'end' && !position.winners && count > 0 ? { player: active, count } : null;
}
