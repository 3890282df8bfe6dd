import { firstRollOf } from '../../mechanics/first-roll.ts';
import { put } from '../../mechanics/on-stack.ts';
import { type Run } from '../../mechanics/run.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import {
	BECOMING_A_MONSTER,
	BECOMING_AN_ITEM,
	FIZZLING,
	resolutionActions
} from '../common/resolution.ts';
import { plan } from '../common/windows.ts';

/** How what was played, activated or triggered resolves ("Resolving the Stack", "Dice Rolls", "Fizzling"). */
export const resolution = chart({
	name: 'resolution',
	title: 'Resolving',
	initial: 'resolving',
	actions: {
		...resolutionActions,
		/** It goes back on the stack half resolved, and its roll above it. */
		'wait under its roll': (run: Run, { item }: FrameOf<'resolution'>): void => {
			const roll = firstRollOf(run.position, item);
			if (!roll) return;
			put(run, item);
			plan(run, {
				do: 'make roll',
				roller: roll.roller,
				purpose: {
					for: 'ability',
					reader: roll.at,
					context: item.context,
					controller: item.controller,
					defines: item.id
				}
			});
		}
	},
	states: {
		resolving: [
			...FIZZLING,
			to('over', ['roll.final-condition'], {
				when: ['its roll shows another number by now'],
				does: ['fizzle, as the number changed']
			}),
			BECOMING_AN_ITEM,
			BECOMING_A_MONSTER,
			to('over', ['roll.effect-waits'], {
				when: ['it waits for a roll'],
				does: ['wait under its roll']
			}),
			to('performed', ['stack.uninterrupted'], { does: ['perform'] })
		],
		performed: [to('resolved', ['ability.loot', 'loot.discarded'], { does: ['go to discard'] })],
		resolved: [
			to('rolled', ['roll.made'], {
				when: ['a roll is called for'],
				does: ['make the rolls']
			}),
			to('over', ['priority.active-first'])
		],
		rolled: [to('over', ['roll.active-priority'])],
		over: []
	}
});
