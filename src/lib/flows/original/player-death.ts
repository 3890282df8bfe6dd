import { discardObject } from '../../mechanics/zones.ts';
import { tell, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import { playerAt } from '../../model/objects.ts';
import type { FrameOf } from '../../model/frame.ts';
import { chart, to } from '../chart.ts';
import { payPenalty, playerDeathActions } from '../player-death.ts';
import { stopHere } from '../windows.ts';

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
				if (discardObject(run, curse))
					tell(
						run,
						{ did: 'put into discard', source: { object: curse.id, card: curse.card } },
						'curse.before-penalty'
					);
		},
		'put the penalty on the stack': (run: Run, frame: PlayerDeathFrame): void => {
			stopHere(run);
			waitOnStack(run, frame);
		},
		'pay the penalty': payPenalty(({ player }) => [
			{ do: 'discard', player, count: 1, because: 'penalty' },
			{ do: 'lose penalty ¢', player },
			{ do: 'destroy penalty item', player },
			{ do: 'deactivate penalty objects', player }
		])
	},
	states: {
		dying: [
			to('over', ['death.once'], {
				when: ['the player is already dead'],
				does: ['fizzle, as they are dead']
			}),
			to('over', ['death.healed'], {
				when: ['the player has been healed and that saves them'],
				does: ['fizzle, as they were healed']
			}),
			to('over', ['effect.replacement'], {
				when: ['something else happens instead'],
				does: ['do it instead']
			}),
			to('died', ['curse.before-penalty'], { does: ['die', 'discard the curses'] })
		],
		died: [
			to('paying', ['penalty.on-stack'], {
				does: ['look at the death before the penalty', 'put the penalty on the stack']
			})
		],
		paying: [to('paid', ['penalty.paid'], { does: ['pay the penalty'] })],
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
