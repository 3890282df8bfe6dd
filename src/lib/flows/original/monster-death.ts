import { fresh, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { monsterDeathActions } from '../common/monster-death.ts';
import { stopHere } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

/** The steps of a monster's death ("Monster Death"). */
export const monsterDeath = chart({
	name: 'monsterDeath',
	title: 'Monster Death',
	initial: 'dying',
	actions: {
		...monsterDeathActions,
		'put card and reward on the stack': (
			run: Run,
			frame: FrameOf<'monsterDeath'>,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			const { monster, doubled, by, roll, sharers, attacker } = frame;
			stopHere(run);
			waitOnStack(run, frame, rules);
			waitOnStack(
				run,
				{
					chart: 'reward',
					...fresh('resolving'),
					monster,
					...(doubled === undefined ? {} : { doubled }),
					...(by === undefined ? {} : { by }),
					...(roll === undefined ? {} : { roll }),
					...(sharers === undefined ? {} : { sharers }),
					...(attacker === undefined ? {} : { attacker })
				},
				['monster-death.reward-on-stack']
			);
		}
	},
	states: {
		dying: [
			to('over', ['death.healed'], {
				when: ['the monster has been healed and that saves it'],
				does: ['fizzle, as it was healed']
			}),
			to('over', ['effect.replacement'], {
				when: ['something else happens instead'],
				does: ['do it instead']
			}),
			to('held', ['monster-death.card-on-stack'], {
				does: ['hold', 'look at the death', 'look at the death after rewards']
			})
		],
		held: [
			to('settling', ['monster-death.card-on-stack'], {
				does: ['put card and reward on the stack']
			})
		],
		settling: [
			to('over', ['death.monster.returns'], { when: ['its card has gone elsewhere'] }),
			to('over', ['monster-death.soul', 'monster.reward-active'], {
				when: ['the card is a soul'],
				does: ['become a soul']
			}),
			to('over', ['death.monster.returns'], {
				when: ['the card cannot be put into discard'],
				does: ['go back to the slot']
			}),
			to('over', ['monster-death.discard'], { does: ['go to discard'] })
		],
		over: []
	}
});
