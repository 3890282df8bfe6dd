import { remember } from '../../mechanics/history.ts';
import { countDown, discardStaleRooms, startRound } from '../../mechanics/rounds.ts';
import { fresh, pushFrame, set, type Run } from '../../mechanics/run.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { chart, to } from '../chart.ts';
import { activeSeat, beginsLootStep, enterPhase, turnActions } from '../common/turn.ts';
import { plan } from '../common/windows.ts';
import type { RuleId } from '../../rules/index.ts';

/** Phases and steps of a turn (chapter 7). */
export const turn = chart({
	name: 'turn',
	title: 'Turn Structure',
	initial: 'start',
	actions: {
		...turnActions,
		'loot 1': (run: Run, _: unknown, __: unknown, rules: readonly RuleId[]): void => {
			if (!beginsLootStep(run)) return;
			enterPhase(run, 'loot step', rules);
			plan(run, { do: 'loot', player: activeSeat(run), count: 1 });
		},
		'start the attack': (run: Run): void => {
			const { declaredOn, ...turn } = run.position.turn;
			set(run, { turn: { ...turn, declared: null } });
			pushFrame(run, {
				chart: 'attack',
				...fresh('declared'),
				attacker: activeSeat(run),
				target: null,
				...(declaredOn === undefined ? {} : { on: declaredOn })
			});
			remember(run, 'attacks');
			queueTriggers(run, {
				on: 'declare attack',
				of: { player: activeSeat(run) },
				against: null,
				data: { player: activeSeat(run) }
			});
		},
		'start the purchase': (run: Run): void => {
			set(run, { turn: { ...run.position.turn, declared: null } });
			pushFrame(run, {
				chart: 'purchase',
				...fresh('declared'),
				buyer: activeSeat(run),
				target: null
			});
			queueTriggers(run, {
				on: 'declare purchase',
				of: { player: activeSeat(run) },
				data: { player: activeSeat(run) }
			});
		},
		'discard a room': (run: Run): void => {
			plan(run, { do: 'discard room' });
		},
		'discard the rooms that stayed': discardStaleRooms,
		'count the round': (run: Run): void => {
			countDown(run, 'round');
		},
		'start a round': startRound
	},
	states: {
		start: [to('recharged', ['turn.recharge'], { does: ['recharge'] })],
		recharged: [
			to('started', ['turn.start-triggers'], { does: ['trigger the start', 'pass priority'] })
		],
		started: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('looting', ['turn.loot-step'], { does: ['loot 1'] })
		],
		looting: [to('looted', ['turn.loot-step'], { does: ['pass priority'] })],
		looted: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('action', ['turn.action-phase', 'turn.phases'], { does: ['begin the action phase'] })
		],
		action: [
			to('ending', ['turn.made-to-end'], { when: ['the turn is ending'] }),
			to('action', ['attack.declare'], {
				when: ['an attack is declared'],
				does: ['start the attack']
			}),
			to('action', ['purchase.declare'], {
				when: ['a purchase is declared'],
				does: ['start the purchase']
			}),
			to('end declared', ['turn.end-declared'], {
				when: ['the end of the turn is declared'],
				does: ['pass priority']
			}),
			to('action', ['turn.declare'], { does: ['open the action phase'] })
		],
		'end declared': [to('ending', ['turn.end-declared'])],
		ending: [
			to('end triggers', ['turn.end-triggers', 'turn.phases'], {
				does: ['begin the end phase', 'pass priority']
			})
		],
		'end triggers': [to('hand size', ['turn.hand-size'], { does: ['discard to hand size'] })],
		'hand size': [
			to('room', ['room.discard'], {
				when: ['a monster died this turn', 'a room is in play'],
				does: ['discard a room']
			}),
			to('rooms cleared', ['solo.rooms'], {
				when: ['a room has stayed for a round'],
				does: ['discard the rooms that stayed']
			}),
			to('over', ['turn.heal'], { does: ['heal and end effects'] })
		],
		room: [
			to('rooms cleared', ['solo.rooms'], {
				when: ['a room has stayed for a round'],
				does: ['discard the rooms that stayed']
			}),
			to('over', ['turn.heal'], { does: ['heal and end effects'] })
		],
		'rooms cleared': [to('over', ['turn.heal'], { does: ['heal and end effects'] })],
		over: [
			to('counted', ['solo.timer-round', 'challenge.timer'], {
				when: ['a round ends on the timer'],
				does: ['count the round']
			}),
			to('start', ['turn.next'], { does: ['pass the turn'] })
		],
		counted: [to('start', ['turn.next'], { does: ['pass the turn', 'start a round'] })]
	}
});
