import { fresh, type Run } from '../../mechanics/run.ts';
import { waitOnStack } from '../../mechanics/stack.ts';
import { playerAt, withPlayer } from '../../model/objects.ts';
import { chart, to } from '../chart.ts';
import { beginsLootStep, turnActions } from '../common/turn.ts';
import type { RuleId } from '../../rules/index.ts';

/** The phases of a turn ("Turn Structure"). */
export const turn = chart({
	name: 'turn',
	title: 'Turn Structure',
	initial: 'start',
	actions: {
		...turnActions,
		'put the loot on the stack': (
			run: Run,
			_: unknown,
			__: unknown,
			rules: readonly RuleId[]
		): void => {
			if (!beginsLootStep(run)) return;
			const player = run.position.turn.active;
			waitOnStack(run, { chart: 'lootStep', ...fresh('looting'), player }, rules);
		},
		/** What is left are the plays that characters and other effects have given. */
		'end the loot play of the turn': (run: Run): void => {
			const { active } = run.position.turn;
			const { lootPlays } = playerAt(run.position, active);
			run.position = withPlayer(run.position, active, { lootPlays: Math.max(0, lootPlays - 1) });
		}
	},
	states: {
		start: [to('recharged', ['turn.recharge'], { does: ['recharge'] })],
		recharged: [
			to('started', ['turn.start-triggers'], { does: ['trigger the start', 'pass priority'] })
		],
		started: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('looted', ['loot.on-stack'], { does: ['put the loot on the stack', 'pass priority'] })
		],
		looted: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('action', ['turn.phases', 'turn.action-priority', 'loot.action-phase'], {
				does: ['begin the action phase']
			})
		],
		action: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('ending', ['turn.passes'], { when: ['the end of the turn is declared'] }),
			to('action', ['turn.declare'], { does: ['open the action phase'] })
		],
		ending: [
			to('end triggers', ['turn.end-triggers', 'turn.phases', 'loot.action-phase'], {
				does: ['end the loot play of the turn', 'begin the end phase', 'pass priority']
			})
		],
		'end triggers': [
			to('healed', ['turn.heal-step', 'effect.wears-off'], { does: ['heal and end effects'] })
		],
		healed: [to('over', ['turn.hand-size-last'], { does: ['discard to hand size'] })],
		over: [to('start', ['turn.next'], { does: ['pass the turn'] })]
	}
});
