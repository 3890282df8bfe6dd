import { chart, to } from '../chart.ts';
import { OF_THE_DEAD, rollActions } from '../common/roll.ts';

/** How a roll on the stack tries to resolve (13, steps 4 and 5). */
export const roll = chart({
	name: 'roll',
	title: 'Dice Rolls',
	initial: 'attempting',
	actions: rollActions,
	states: {
		attempting: [
			OF_THE_DEAD,
			to('attempted', ['roll.would'], {
				when: ['“would roll” has not looked at it'],
				does: ['look at what would be rolled']
			}),
			to('resolved', ['roll.standing'], { does: ['apply standing modifiers', 'resolve the roll'] })
		],
		attempted: [
			to('over', ['roll.would', 'roll.would-once'], { when: ['triggers are waiting'] }),
			to('resolved', ['roll.standing'], { does: ['apply standing modifiers', 'resolve the roll'] })
		],
		resolved: [
			to('over', ['attack.hit'], {
				when: ['the roll is an attack roll', 'the roll reaches the evasion'],
				does: ['hit', 'look at what was rolled']
			}),
			to('over', ['attack.miss'], {
				when: ['the roll is an attack roll'],
				does: ['miss', 'look at what was rolled']
			}),
			to('over', ['roll.keyword', 'roll.reader'], { does: ['read', 'look at what was rolled'] })
		],
		over: []
	}
});
