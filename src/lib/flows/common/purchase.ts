import { purchaseCost } from '../../mechanics/purchase-targets.ts';
import { dropCents } from '../../mechanics/cents.ts';
import { follow, setTop, tell, type Run } from '../../mechanics/run.ts';
import type { FrameOf } from '../../model/frame.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import type { RuleId } from '../../rules/index.ts';
import { passPriority, plan } from './windows.ts';

/** The purchase fails; whether it is spent is a reading. */
function fail(
	run: Run,
	{ buyer, target }: FrameOf<'purchase'>,
	_: unknown,
	rules: readonly RuleId[]
): void {
	const { purchases } = playerAt(run.position, buyer);
	if (follow(run, 'unpaid-purchase') === 'kept')
		run.position = withPlayer(run.position, buyer, { purchases: purchases + 1 });
	tell(
		run,
		{
			did: 'purchase failed',
			player: buyer,
			because: target === null ? 'nothing to purchase' : 'not enough ¢'
		},
		rules
	);
}

/** What is done in a purchase. */
export const purchaseActions = {
	'pass priority': (run: Run): void => {
		passPriority(run);
	},
	'choose what to purchase': (run: Run): void => {
		plan(run, { do: 'choose purchase' });
	},
	'pay and gain': (
		run: Run,
		frame: FrameOf<'purchase'>,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		const { buyer, target } = frame;
		const cost = purchaseCost(run.position, buyer, target ?? 'deck');
		dropCents(run, buyer, cost);
		tell(run, { did: 'paid ¢', player: buyer, amount: cost }, rules);
		setTop(run, { ...frame, cost });
		plan(run, { do: 'take purchase' });
	},
	fail
};
