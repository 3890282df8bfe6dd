import { onStack } from '../../mechanics/on-stack.ts';
import { onDie } from '../../mechanics/rolling.ts';
import { tell, type Run } from '../../mechanics/run.ts';
import { changeRoll } from '../../mechanics/stack.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { RuleId } from '../../rules/index.ts';
import { chart, to } from '../chart.ts';

/** A lasting bonus to a roll, once it resolves ("Dice Rolls", step 1). */
export const modifier = chart({
	name: 'modifier',
	title: 'Roll Modifier',
	initial: 'applying',
	actions: {
		apply: (
			run: Run,
			{ roll: id, by }: FrameOf<'modifier'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const roll = onStack(run, id);
			if (roll?.kind !== 'roll') return;
			const result = onDie(roll.result + by);
			changeRoll(run, roll, result);
			tell(
				run,
				{ did: 'standing modifiers', item: id, from: roll.result, to: result },
				rules,
				...(result === roll.result + by ? [] : (['roll within bounds'] as const))
			);
		}
	},
	states: {
		applying: [to('over', ['roll.modifiers-on-stack'], { does: ['apply'] })],
		over: []
	}
});
