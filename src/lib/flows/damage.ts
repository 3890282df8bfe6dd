import { mark } from '../mechanics/hearts.ts';
import { tell, type Run } from '../mechanics/run.ts';
import { hp, markedOn } from '../mechanics/stats.ts';
import { whoIs } from '../mechanics/who.ts';
import type { FrameOf } from '../model/frame.ts';
import { chart, to } from './chart.ts';
import { plan } from './windows.ts';

/** Marks what is left of the damage, never below 0 HP (6.8). */
function take(run: Run, { item, amount }: FrameOf<'damage'>): void {
	const before = hp(run.position, item.to);
	const to = whoIs(run.position, item.to);
	if (!to) return;
	const marked = Math.min(amount, before);
	mark(run, item.to, markedOn(run.position, item.to) + marked);
	const what = {
		did: 'took damage',
		to,
		amount,
		marked,
		hp: before - marked,
		combat: item.combat
	} as const;
	if (before === 0) tell(run, what, 'damage.takes', 'damage.at-zero');
	else tell(run, what);
}

/** How damage resolves (6.8, 5.2). */
export const damage = chart({
	name: 'damage',
	title: 'Damage',
	initial: 'taking',
	actions: {
		fizzle: (run, { item }) => {
			tell(run, { did: 'fizzled', item, because: 'targets gone' });
		},
		replace: (run) => {
			plan(run, { do: 'apply replacement' });
		},
		take
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
			to('over', ['prevent.next'], { when: ['no damage is left'] }),
			to('over', ['damage.marked', 'damage.takes'], { does: ['take'] })
		],
		over: []
	}
});
