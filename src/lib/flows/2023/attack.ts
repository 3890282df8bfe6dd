import { type Run } from '../../mechanics/run.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { ATTACK_ROLLING, attackActions, endBecause } from '../common/attack.ts';
import { passPriority, plan } from '../common/windows.ts';

/** An attack from its declaration to its end (8). */
export const attack = chart({
	name: 'attack',
	title: 'Attacking',
	initial: 'declared',
	actions: {
		...attackActions,
		'put the card on a slot': (run: Run): void => {
			plan(run, { do: 'put attacked card' });
		},
		'pass priority from the roller': (run: Run, frame: FrameOf<'attack'>): void => {
			passPriority(run, frame.rolled ?? frame.attacker);
		},
		'lose the target': endBecause('nothing to attack')
	},
	states: {
		declared: [to('choosing', ['attack.declare'], { does: ['pass priority'] })],
		choosing: [
			to('over', ['attack.target'], {
				when: ['nothing can be attacked'],
				does: ['lose the target']
			}),
			to('chosen', ['attack.target'], { does: ['choose the target'] })
		],
		chosen: [
			to('revealed', ['attack.deck-top', 'attack.deck-slot'], {
				when: ['the deck is attacked'],
				does: ['put the card on a slot']
			}),
			to('rolling', ['attack.roll'])
		],
		revealed: [
			to('over', ['attack.deck-event'], {
				when: ['an event came up'],
				does: ['end, as an event came up']
			}),
			to('over', ['attack.cannot-be-attacked'], {
				when: ['the target cannot be attacked'],
				does: ['end, as it cannot be attacked']
			}),
			to('rolling', ['attack.roll'])
		],
		rolling: ATTACK_ROLLING,
		rolled: [to('rolling', ['priority.from-actor'], { does: ['pass priority from the roller'] })],
		over: []
	}
});
