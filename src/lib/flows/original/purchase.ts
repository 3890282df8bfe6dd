import { tell, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import type { FrameOf } from '../../model/frame.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import { chart, to } from '../chart.ts';
import { purchaseActions } from '../common/purchase.ts';
import { stopHere } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

/** A purchase, from the choice of what is purchased to its end ("Purchasing", "Fizzling"). */
export const purchase = chart({
	name: 'purchase',
	title: 'Purchasing',
	initial: 'declaring',
	actions: {
		...purchaseActions,
		'put the declaration on the stack': (
			run: Run,
			frame: FrameOf<'purchase'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			stopHere(run);
			waitOnStack(run, frame, rules);
		},
		/** What was declared did not happen: another purchase may be declared. */
		'fizzle the declaration': (
			run: Run,
			{ buyer: player }: FrameOf<'purchase'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			run.position = withPlayer(run.position, player, {
				purchases: playerAt(run.position, player).purchases + 1
			});
			tell(run, { did: 'no purchase', player }, rules);
		}
	},
	states: {
		declaring: [
			to('over', ['purchase.declared-again'], {
				when: ['nothing can be purchased'],
				does: ['fizzle the declaration']
			}),
			to('declared', ['purchase.on-stack'], { does: ['choose what to purchase'] })
		],
		declared: [
			to('resolving', ['purchase.on-stack'], { does: ['put the declaration on the stack'] })
		],
		resolving: [
			to('over', ['purchase.declaration-fizzles', 'purchase.declared-again'], {
				when: ['what was to be purchased has gone'],
				does: ['fizzle the declaration']
			}),
			to('paid', ['purchase.happens', 'declare.holds'], {
				when: ['the buyer can pay', 'the deck is purchased from'],
				does: ['pay and gain']
			}),
			to('paid', ['purchase.happens'], {
				when: ['the buyer can pay'],
				does: ['pay and gain']
			}),
			to('over', ['purchase.unpaid-fizzles', 'purchase.declared-again'], {
				does: ['fizzle the declaration']
			})
		],
		paid: [to('over', ['purchase.happens'])],
		over: []
	}
});
