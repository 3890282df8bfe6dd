import { chart, to } from '../chart.ts';
import { purchaseActions } from '../common/purchase.ts';

/** A purchase from its declaration to its end (9). */
export const purchase = chart({
	name: 'purchase',
	title: 'Purchasing',
	initial: 'declared',
	actions: purchaseActions,
	states: {
		declared: [to('choosing', ['purchase.declare'], { does: ['pass priority'] })],
		choosing: [
			to('over', ['purchase.unpaid', 'purchase.spent'], {
				when: ['nothing can be purchased'],
				does: ['fail']
			}),
			to('chosen', ['purchase.declare'], { does: ['choose what to purchase'] })
		],
		chosen: [
			to('paid', ['purchase.cost', 'purchase.pay'], {
				when: ['the buyer can pay'],
				does: ['pay and gain']
			}),
			to('over', ['purchase.unpaid', 'purchase.spent'], { does: ['fail'] })
		],
		paid: [to('over', ['purchase.pay'])],
		over: []
	}
});
