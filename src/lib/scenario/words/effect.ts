/** Effects that last. */
import * as v from 'valibot';
import { STATS } from '../../model/effects.ts';
import { card, count, maybe, shape, yes, type Of } from './kit.ts';
import { damageable } from './things.ts';

/** An effect that lasts, or waits for its event. */
export const effect = shape({
	of: damageable,
	change: v.union([
		shape({ stat: v.picklist(STATS), add: v.pipe(v.number(), v.integer()) }),
		shape({ prevent: v.literal('damage'), left: count() }),
		shape({ prevent: v.literal('instance'), upTo: maybe(count()) })
	]),
	from: card(),
	indefinitely: maybe(yes)
});
export type EffectSetup = Of<typeof effect>;
