import { chart, to } from '../chart.ts';
import {
	BECOMING_A_MONSTER,
	BECOMING_AN_ITEM,
	FIZZLING,
	resolutionActions
} from '../common/resolution.ts';

/** How a loot or an ability resolves (4.5, 6.14, 15). */
export const resolution = chart({
	name: 'resolution',
	title: 'Resolving',
	initial: 'resolving',
	actions: resolutionActions,
	states: {
		resolving: [
			...FIZZLING,
			to('over', ['roll.would-changed', 'ability.fizzle'], {
				when: ['its roll shows another number by now', 'and that cancels it'],
				does: ['fizzle, as the number changed']
			}),
			BECOMING_AN_ITEM,
			BECOMING_A_MONSTER,
			to('performed', ['stack.uninterrupted'], { does: ['perform'] })
		],
		performed: [to('resolved', ['ability.loot', 'loot.discarded'], { does: ['go to discard'] })],
		resolved: [
			to('rolled', ['roll.keyword'], {
				when: ['a roll is called for'],
				does: ['make the rolls']
			}),
			to('over', ['priority.active-first'])
		],
		rolled: [to('over', ['priority.from-actor'])],
		over: []
	}
});
