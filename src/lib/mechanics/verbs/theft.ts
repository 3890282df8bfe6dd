import type { GameObject } from '../../model/board.ts';
import { cannotBeStolen } from '../barred.ts';
import { tell } from '../run.ts';
import type { Doing } from './doing.ts';

/** Whether an object can't be stolen, which is told where somebody would steal it (6.16). */
export function isKeptFromTheft({ run, at }: Doing, { id, card }: GameObject): boolean {
	if (!cannotBeStolen(run.position, id)) return false;
	const because = { unable: 'be stolen', who: { object: id, card } } as const;
	tell(run, { did: 'nothing', effect: at, because }, 'static ability holds');
	return true;
}
