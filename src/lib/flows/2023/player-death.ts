import { countDown } from '../../mechanics/rounds.ts';
import { follow, type Run } from '../../mechanics/run.ts';
import { chart, to } from '../chart.ts';
import { NOT_DYING, playerDeathActions } from '../common/player-death.ts';
import { passPriorityForTriggers, passPriorityInCleanup } from '../common/windows.ts';

/** The steps of a player's death (11.2). */
export const playerDeath = chart({
	name: 'playerDeath',
	title: 'Player Death',
	initial: 'dying',
	actions: {
		...playerDeathActions,
		'count the death': (run: Run): void => {
			countDown(run, 'death');
		},
		'let the triggers wait': (run: Run): void => {
			follow(run, 'death-triggers');
		},
		'pass priority between the parts': (run: Run): void => {
			follow(run, 'penalty-parts');
			passPriorityForTriggers(run);
		},
		'pass priority in the cleanup': (run: Run): void => {
			passPriorityInCleanup(run);
		}
	},
	states: {
		dying: [
			...NOT_DYING,
			to('died', ['death.player.before-penalty'], {
				when: ['a death in their own turn is counted'],
				does: ['die', 'count the death', 'look at the death before the penalty']
			}),
			to('died', ['death.player.before-penalty'], {
				does: ['die', 'look at the death before the penalty']
			})
		],
		died: [
			to('penalty', ['death.player.before-penalty', 'death.player.triggers-resolve'], {
				when: ['triggers are waiting', 'they resolve before the penalty'],
				does: ['pass priority for the triggers']
			}),
			to('penalty', ['death.player.before-penalty', 'death.player.triggers-resolve'], {
				when: ['triggers are waiting'],
				does: ['let the triggers wait']
			}),
			to('penalty', ['death.player.before-penalty'])
		],
		penalty: [
			to('paying', ['death.player.penalty', 'death.player.penalty-uninterrupted'], {
				does: ['begin the penalty']
			})
		],
		paying: [
			to('paying', ['death.player.penalty-uninterrupted'], {
				when: ['a part of the penalty is left', 'triggers come between its parts'],
				does: ['pass priority between the parts']
			}),
			to('paying', ['death.player.penalty'], {
				when: ['a part of the penalty is left'],
				does: ['pay the next part']
			}),
			to('paid', ['death.player.penalty'])
		],
		paid: [
			to('cleanup', ['death.player.cleanup'], {
				when: ['the active player died'],
				does: ['look at the death after the penalty', 'pass priority in the cleanup']
			}),
			to('over', ['death.player.after-penalty'], {
				does: ['look at the death after the penalty']
			})
		],
		cleanup: [to('over', ['death.player.end'], { does: ['end the turn'] })],
		over: []
	}
});
