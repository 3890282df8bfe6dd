import { type GameEvent } from '../../mechanics/event-match.ts';
import { withModifiers, wouldRollSees } from '../../mechanics/rolling.ts';
import { follow, set, setTop, type Run } from '../../mechanics/run.ts';
import { queueTriggers, wouldTrigger } from '../../mechanics/triggers.ts';
import type { WaitingTrigger } from '../../model/effects.ts';
import { chart, to } from '../chart.ts';
import {
	combatDamage,
	OF_THE_DEAD,
	rollActions,
	rollSeen,
	type RollFrame
} from '../common/roll.ts';

/** "Would roll" looks at the number on the die, once for each it arrives at (13, step 4). */
function noticeWouldRoll(run: Run, frame: RollFrame): void {
	const { roll } = frame;
	const attempted = { ...roll, looked: [...roll.looked, roll.result] };
	set(run, {
		stack: run.position.stack.map((item) => (item.id === roll.id ? attempted : item))
	});
	setTop(run, { ...frame, roll: attempted });
	const looksAt = (result: number): GameEvent => ({
		on: 'would roll',
		...rollSeen({ ...roll, result })
	});
	const modified = withModifiers(run.position, roll);
	if (
		modified !== roll.result &&
		!same(wouldTrigger(run, looksAt(roll.result)), wouldTrigger(run, looksAt(modified)))
	)
		follow(run, 'would-roll-sees');
	queueTriggers(run, looksAt(wouldRollSees(run.position, roll)));
}

const same = (some: readonly WaitingTrigger[], others: readonly WaitingTrigger[]): boolean =>
	some.length === others.length && some.every(({ effect }, i) => effect === others[i]?.effect);

/** How a roll on the stack tries to resolve (13, steps 4 and 5). */
export const roll = chart({
	name: 'roll',
	title: 'Dice Rolls',
	initial: 'attempting',
	actions: {
		...rollActions,
		'look at what would be rolled': noticeWouldRoll,
		hit: (run: Run, frame: RollFrame): void => {
			combatDamage(run, frame, true, false);
		},
		miss: (run: Run, frame: RollFrame): void => {
			combatDamage(run, frame, false, false);
		}
	},
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
