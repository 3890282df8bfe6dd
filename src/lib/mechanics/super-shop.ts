import { turnOrder } from '../model/objects.ts';
import type { Seat } from '../model/words.ts';
import { hasVariant } from '../rules/variants.ts';
import type { Run } from './run.ts';
import { expandSlots } from './zones.ts';

/** What everybody else gains for a soul, in ¢. */
const CENTS = 5;

/** A player has gained a soul: in a super shop all others gain ¢ for it, and the shop grows. */
export function soulWasGained(run: Run, player: Seat): void {
	if (!hasVariant(run.position, 'super shop')) return;
	expandSlots(run, 'shop', 1, 'super shop grows');
	for (const other of turnOrder(run.position, player).slice(1))
		run.followUps.push({ do: 'gain ¢', player: other, count: CENTS });
}
