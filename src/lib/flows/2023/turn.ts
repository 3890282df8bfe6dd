import { chart, to } from '../chart.ts';
import { turnActions } from '../common/turn.ts';

/** Phases and steps of a turn (chapter 7). */
export const turn = chart({
	name: 'turn',
	title: 'Turn Structure',
	initial: 'start',
	actions: turnActions,
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
