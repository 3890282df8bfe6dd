import { ARMOR } from '../../mechanics/challenges.ts';
import { setTop, tell, type Run } from '../../mechanics/run.ts';
import { whoIs } from '../../mechanics/who.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { damageActions } from '../common/damage.ts';

/** How damage resolves (6.8, 5.2). */
export const damage = chart({
	name: 'damage',
	title: 'Damage',
	initial: 'taking',
	actions: {
		...damageActions,
		'let armor hold': (run: Run, frame: FrameOf<'damage'>): void => {
			const of = whoIs(run.position, frame.item.to);
			setTop(run, { ...frame, amount: ARMOR });
			if (of) tell(run, { did: 'armor', of, amount: ARMOR }, 'boss armor');
		}
	},
	states: {
		taking: [
			to('over', ['damage.target-gone', 'zone.new-object'], {
				when: ['the damaged one is gone'],
				does: ['fizzle']
			}),
			to('taking', ['effect.replacement'], {
				when: ['a replacement applies'],
				does: ['replace']
			}),
			to('taking', ['challenge.boss-armor'], {
				when: ['boss armor is in the way'],
				does: ['let armor hold']
			}),
			to('over', ['prevent.next'], {
				when: ['no damage is left'],
				does: ['take nothing']
			}),
			to('over', ['damage.marked', 'damage.takes'], { does: ['take'] })
		],
		over: []
	}
});
