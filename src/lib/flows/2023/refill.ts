import { chart, to } from '../chart.ts';
import { plan } from '../common/windows.ts';

/** Refilling empty slots, one after another (10). */
export const refill = chart({
	name: 'refill',
	title: 'Refilling Slots',
	initial: 'filling',
	actions: {
		'fill the next slot': (run) => {
			plan(run, { do: 'refill' });
		}
	},
	states: {
		filling: [
			to('filling', ['refill.when'], {
				when: ['a slot is left to fill'],
				does: ['fill the next slot']
			}),
			to('over', ['refill.when'])
		],
		over: []
	}
});
