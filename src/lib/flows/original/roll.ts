import { define } from '../../mechanics/final-rolls.ts';
import { type Run } from '../../mechanics/run.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { chart, to } from '../chart.ts';
import {
	OF_THE_DEAD,
	type RollFrame,
	rollSeen,
	combatDamage,
	rollActions
} from '../common/roll.ts';

/** How a roll on the stack resolves ("Dice Rolls", step 2). */
export const roll = chart({
	name: 'roll',
	title: 'Dice Rolls',
	initial: 'attempting',
	actions: {
		...rollActions,
		'hit, for now': (run: Run, frame: RollFrame): void => {
			combatDamage(run, frame, true, true);
		},
		'miss, for now': (run: Run, frame: RollFrame): void => {
			combatDamage(run, frame, false, true);
		},
		/** The number is what "would roll" looks at once it has resolved. */
		'look at what would have been rolled': (run: Run, { roll }: RollFrame): void => {
			queueTriggers(run, { on: 'would roll', ...rollSeen(roll) });
		},
		'tell what waits for it': (run: Run, { roll }: RollFrame): void => {
			if (roll.purpose.for !== 'ability' || roll.purpose.defines === undefined) return;
			define(run, roll.purpose.defines, {
				item: roll.id,
				roller: roll.roller,
				result: roll.result
			});
		}
	},
	states: {
		attempting: [
			OF_THE_DEAD,
			to('resolved', ['roll.resolves'], {
				when: ['lasting bonuses apply as the roll resolves'],
				does: ['apply standing modifiers', 'resolve the roll']
			}),
			to('resolved', ['roll.resolves'], { does: ['resolve the roll'] })
		],
		resolved: [
			to('over', ['attack.hit', 'roll.triggers-above'], {
				when: ['the roll is an attack roll', 'the roll reaches the evasion'],
				does: ['hit, for now', 'look at what was rolled', 'look at what would have been rolled']
			}),
			to('over', ['attack.miss', 'roll.triggers-above'], {
				when: ['the roll is an attack roll'],
				does: ['miss, for now', 'look at what was rolled', 'look at what would have been rolled']
			}),
			to('over', ['roll.defines-effect', 'roll.triggers-above'], {
				when: ['something waits for the roll'],
				does: [
					'tell what waits for it',
					'look at what was rolled',
					'look at what would have been rolled'
				]
			}),
			to('over', ['roll.effect-waits', 'cancel.removed'], {
				when: ['what waited for the roll has gone'],
				does: ['look at what was rolled', 'look at what would have been rolled']
			}),
			to('over', ['roll.keyword'], { does: ['read', 'look at what was rolled'] })
		],
		over: []
	}
});
