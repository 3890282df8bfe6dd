import { fresh, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { passPriorityForPlayed, plan, stopHere } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

/** Refilling empty slots ("Refilling"). */
export const refill = chart({
	name: 'refill',
	title: 'Refilling',
	initial: 'ordering',
	actions: {
		'put the refills on the stack': (
			run: Run,
			{ slots }: FrameOf<'refill'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			stopHere(run);
			for (const place of slots.toReversed())
				waitOnStack(run, { chart: 'refill', ...fresh('filling'), slots: [place] }, rules);
		},
		'reveal the next card': (run: Run): void => {
			plan(run, { do: 'refill or play' });
		},
		'pass priority for what is played': (run: Run): void => {
			passPriorityForPlayed(run);
		}
	},
	states: {
		ordering: [
			to('filling', ['refill.on-stack', 'timing.otherwise'], {
				does: ['put the refills on the stack']
			})
		],
		filling: [to('revealed', ['refill.reveals'], { does: ['reveal the next card'] })],
		revealed: [
			to('playing', ['refill.non-monster'], {
				when: ['a slot is left to fill'],
				does: ['pass priority for what is played']
			}),
			to('over', ['refill.reveals'])
		],
		playing: [to('filling', ['refill.non-monster'])],
		over: []
	}
});
