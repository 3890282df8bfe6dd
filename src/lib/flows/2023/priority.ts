import { retire } from '../../mechanics/decks.ts';
import { finishedEvent } from '../../mechanics/events.ts';
import {
	follow,
	fresh,
	pushFrame,
	setTop,
	tell,
	tellBefore,
	type Run
} from '../../mechanics/run.ts';
import { emptySlots, takeFromPlay } from '../../mechanics/zones.ts';
import type { Decision } from '../../model/decision.ts';
import type { PriorityFrame } from '../../model/frame.ts';
import type { RuleId } from '../../rules/index.ts';
import { chart, to } from '../chart.ts';
import { AFTER_A_TRADE } from '../common/bartering.ts';
import { TO_ATTACK, TO_PURCHASE, declare } from '../common/declaring.ts';
import { TO_ACTIVATE, TO_PLAY } from '../common/playing.ts';
import { priorityActions } from '../common/priority.ts';
import { plan } from '../common/windows.ts';

/** Priority, and what comes before it (14, 4.4, 10, 11, 16). */
export const priority = chart({
	name: 'priority',
	title: 'Priority',
	initial: 'before priority',
	actions: {
		...priorityActions,
		'discard the event': (
			run: Run,
			_: PriorityFrame,
			__: unknown,
			rules: readonly RuleId[]
		): void => {
			const place = finishedEvent(run.position);
			const event = place && run.position.slots.monster[place.index]?.top;
			if (!event) return;
			const from = run.steps.length;
			takeFromPlay(run, event.id);
			retire(run, event.card);
			tellBefore(run, from, () => {
				tell(
					run,
					{ did: 'put into discard', source: { object: event.id, card: event.card } },
					rules
				);
			});
		},
		'refill slots': (run: Run): void => {
			pushFrame(run, { chart: 'refill', ...fresh('filling'), slots: emptySlots(run.position) });
			plan(run, { do: 'order refills' });
		},
		'leave the deaths to the end phase': (run: Run): void => {
			follow(run, 'cleanup');
		},
		declare: (
			run: Run,
			_: PriorityFrame,
			decision: Decision | null,
			rules: readonly RuleId[]
		): void => {
			declare(run, decision, rules);
		},
		'wait for the active player': (
			run: Run,
			frame: PriorityFrame,
			_: unknown,
			rules: readonly RuleId[]
		): void => {
			tell(run, { did: 'all passed', next: 'wait' }, rules);
			setTop(run, { ...frame, passes: 0, holder: run.position.turn.active });
		}
	},
	states: {
		'before priority': [
			to('game over', ['win.souls'], { when: ['someone has won'], does: ['end the game'] }),
			to('before priority', ['death.at-zero'], {
				when: ['deaths are due', 'deaths come before triggers'],
				does: ['put deaths on the stack']
			}),
			to('before priority', ['trigger.condition'], {
				when: ['triggers are waiting'],
				does: ['put triggers on the stack']
			}),
			to('before priority', ['death.at-zero'], {
				when: ['deaths are due'],
				does: ['put deaths on the stack']
			}),
			to('before priority', ['event.discarded'], {
				when: ['an event is done'],
				does: ['discard the event']
			}),
			to('before priority', ['refill.when'], { when: ['a slot is empty'], does: ['refill slots'] }),
			to('closed', ['turn.made-to-end', 'turn.ends-over-stack'], {
				when: ['the turn is ending', 'the window is the turn’s own', 'the end phase begins at once']
			}),
			to('closed', ['death.player.cleanup-later'], {
				when: ['the cleanup does not wait for later deaths'],
				does: ['leave the deaths to the end phase']
			}),
			to('open', ['priority.active-first'], { does: ['give priority'] })
		],
		open: [
			to('open', ['priority.passes'], {
				decision: 'pass',
				when: ['has priority', 'somebody else has yet to pass'],
				does: ['pass']
			}),
			to('resolving', ['priority.passes', 'stack.last-in-first-out'], {
				decision: 'pass',
				when: ['has priority', 'something is above the mark'],
				does: ['pass', 'resolve the top']
			}),
			to('open', ['stack.action-phase-waits'], {
				decision: 'pass',
				when: ['has priority', 'it is the action phase window'],
				does: ['pass', 'wait for the active player']
			}),
			to('closed', ['priority.passes'], {
				decision: 'pass',
				when: ['has priority'],
				does: ['pass', 'go on']
			}),
			to('before priority', ['loot.play', 'loot.needs-loot-play', 'stack.waits'], {
				decision: 'play',
				when: TO_PLAY,
				does: ['play', 'start from the actor']
			}),
			to('before priority', ['ability.activate'], {
				decision: 'activate',
				when: TO_ACTIVATE,
				does: ['activate', 'start from the actor']
			}),
			to('closed', ['attack.declare', 'attack.one-each-turn'], {
				decision: 'attack',
				when: TO_ATTACK,
				does: ['declare']
			}),
			to('closed', ['purchase.declare', 'purchase.one-each-turn'], {
				decision: 'purchase',
				when: TO_PURCHASE,
				does: ['declare']
			}),
			to('closed', ['turn.end-declared', 'turn.free'], {
				decision: 'end turn',
				when: [
					'is the active player',
					'the end phase has not begun',
					'it is the action phase',
					'the stack is empty',
					'nothing is declared yet',
					'has priority',
					'no attack is owed',
					'no purchase is owed'
				],
				does: ['declare']
			}),
			to('traded', ['barter.trade', 'barter.cents-only', 'barter.no-stack'], {
				decision: 'barter',
				when: ['the players may trade', 'both trade and the ¢ are there', 'goods may be traded'],
				does: ['barter']
			}),
			to('open', ['purchase.target'], {
				decision: 'soul purchase',
				when: ['souls buy something']
			})
		],
		traded: AFTER_A_TRADE,
		resolving: [to('before priority', ['priority.active-first'])],
		closed: [],
		'game over': []
	}
});
