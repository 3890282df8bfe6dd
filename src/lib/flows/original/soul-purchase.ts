import { tell, type Run } from '../../mechanics/run.ts';
import { CENTS_FOR_SOUL, LOOT_FOR_SOUL } from '../../mechanics/soul-purchases.ts';
import { discardTelling } from '../../mechanics/zones.ts';
import type { FrameOf } from '../../model/frame.ts';
import { locate } from '../../model/objects.ts';
import { chart, to } from '../chart.ts';
import { plan } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

/** A soul purchase, once it resolves ("Souls Are $$$"). */
export const soulPurchase = chart({
	name: 'soulPurchase',
	title: 'Soul Purchase',
	initial: 'declared',
	actions: {
		'fizzle the soul purchase': (
			run: Run,
			{ player }: FrameOf<'soulPurchase'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			tell(run, { did: 'no soul purchase', player }, rules);
		},
		'give up the soul': (
			run: Run,
			{ player, soul }: FrameOf<'soulPurchase'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const found = locate(run.position, soul);
			if (!found || !discardTelling(run, found.object, rules)) return;
			plan(
				run,
				{ do: 'gain ¢', player, count: CENTS_FOR_SOUL },
				{ do: 'loot', player, count: LOOT_FOR_SOUL },
				{ do: 'gain starting item', player }
			);
		}
	},
	states: {
		declared: [
			to('over', ['purchase.declaration-fizzles', 'soul-purchase.as-purchase'], {
				when: ['the soul has gone'],
				does: ['fizzle the soul purchase']
			}),
			to('over', ['soul-purchase.action'], { does: ['give up the soul'] })
		],
		over: []
	}
});
