import { attackOf, evasionOf } from '../../mechanics/stats.ts';
import { locate } from '../../model/objects.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import type { StackItem } from '../../model/stack-item.ts';
import type { Seat } from '../../model/words.ts';
import type { Part } from './play-on.ts';

/** Whether damage that a player was to take never came: on the stack, or from a miss that lay there. */
export const isSpared = (parts: readonly Part[], seat: Seat): boolean =>
	parts.some(({ before, steps }) => steps.some(({ what }) => spares(before, what, seat)));

function spares(before: Position, what: Happening, seat: Seat): boolean {
	switch (what.did) {
		case 'prevented damage':
		case 'no damage':
			return 'player' in what.to && what.to.player === seat;
		case 'cancelled':
		case 'fizzled':
			return wouldHurt(before, what.item, seat);
		default:
			return false;
	}
}

/** Whether a thing on the stack would have brought a player damage: damage itself, or a roll that misses. */
function wouldHurt(position: Position, item: StackItem, seat: Seat): boolean {
	if (item.kind === 'damage') return 'player' in item.to && item.to.player === seat;
	if (item.kind !== 'roll' || item.purpose.for !== 'attack' || item.roller !== seat) return false;
	const { target } = item.purpose;
	const stands = 'player' in target || locate(position, target.object) !== null;
	return (
		stands && item.result < evasionOf(position, target, seat) && attackOf(position, target) > 0
	);
}
