import { type Run } from '../../mechanics/run.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { plan } from '../common/windows.ts';

/** "Loot 1", once it resolves ("Turn Structure", starting phase, step 3). */
export const lootStep = chart({
	name: 'lootStep',
	title: 'Loot Step',
	initial: 'looting',
	actions: {
		'loot 1': (run: Run, { player }: FrameOf<'lootStep'>): void => {
			plan(run, { do: 'loot', player, count: 1 });
		}
	},
	states: {
		looting: [to('over', ['loot.on-stack'], { does: ['loot 1'] })],
		over: []
	}
});
