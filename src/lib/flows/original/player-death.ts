import type { Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import { discardTelling } from '../../mechanics/zones.ts';
import type { FrameOf } from '../../model/frame.ts';
import { playerAt } from '../../model/objects.ts';
import { chart, to } from '../chart.ts';
import { NOT_DYING, playerDeathActions } from '../common/player-death.ts';
import { stopHere } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

type PlayerDeathFrame = FrameOf<'playerDeath'>;

/** The steps of a player's death ("Player Death"). */
export const playerDeath = chart({
	name: 'playerDeath',
	title: 'Player Death',
	initial: 'dying',
	actions: {
		...playerDeathActions,
		'discard the curses': (run: Run, { player }: PlayerDeathFrame): void => {
			for (const curse of playerAt(run.position, player).curses)
				discardTelling(run, curse, ['curse.before-penalty']);
		},
		'put the penalty on the stack': (
			run: Run,
			frame: PlayerDeathFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			stopHere(run);
			waitOnStack(run, frame, rules);
		}
	},
	states: {
		dying: [
			...NOT_DYING,
			to('died', ['curse.before-penalty'], { does: ['die', 'discard the curses'] })
		],
		died: [
			to('paying', ['penalty.on-stack'], {
				does: ['look at the death before the penalty', 'put the penalty on the stack']
			})
		],
		paying: [to('parts', ['penalty.paid'], { does: ['begin the penalty'] })],
		parts: [
			to('parts', ['penalty.paid'], {
				when: ['a part of the penalty is left'],
				does: ['pay the next part']
			}),
			to('paid', ['penalty.paid'])
		],
		paid: [
			to('over', ['penalty.ends-turn'], {
				when: ['the active player died'],
				does: ['look at the death after the penalty', 'end the turn']
			}),
			to('over', ['penalty.paid'], { does: ['look at the death after the penalty'] })
		],
		over: []
	}
});
