import { attackTargets } from '../../../mechanics/attack-targets.ts';
import { purchaseTargets } from '../../../mechanics/purchase-targets.ts';
import type { Position } from '../../../model/position.ts';
import { sameOption, type Ref, type Seat } from '../../../model/words.ts';

/**
 * Who has declared an attack or a purchase and may choose this thing for it once everyone has passed, as the table is
 * now; null where nobody has.
 */
export function willChoose(position: Position, ref: Ref): Seat | null {
	const declared = position.frames.at(-2);
	if (position.stack.length > 0) return null;
	const isAmong = (targets: readonly Ref[]): boolean =>
		targets.some((target) => sameOption(target, ref));
	if (declared?.chart === 'attack' && declared.target === null)
		return isAmong(attackTargets(position)) ? declared.attacker : null;
	if (declared?.chart === 'purchase' && declared.target === null)
		return isAmong(purchaseTargets(position, declared.buyer)) ? declared.buyer : null;
	return null;
}
