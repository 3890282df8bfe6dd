import { outcomeFor } from '../abilities/path.ts';
import { effectAt } from '../cards/library.ts';
import { newId, set, setTop, tell, type Run } from '../mechanics/run.ts';
import { putDamage, takeOff } from '../mechanics/stack.ts';
import { attackOf, evasionOf, rollBonus } from '../mechanics/stats.ts';
import { notice } from '../mechanics/triggers.ts';
import type { FrameOf } from '../model/frame.ts';
import { locate } from '../model/objects.ts';
import { chart, to } from './chart.ts';

type RollFrame = FrameOf<'roll'>;

/** "Would roll" looks at the number on the die, once for each it arrives at (13, step 4). */
function noticeWouldRoll(run: Run, frame: RollFrame): void {
	const { roll } = frame;
	const attempted = { ...roll, looked: [...roll.looked, roll.result] };
	set(run, {
		stack: run.position.stack.map((item) => (item.id === roll.id ? attempted : item))
	});
	setTop(run, { ...frame, roll: attempted });
	notice(run, {
		on: 'would roll',
		player: roll.roller,
		number: roll.result,
		shown: roll.shown,
		data: { player: roll.roller, item: roll.id, amount: roll.result }
	});
}

/** Standing modifiers change the result, which stays between 1 and 6; the roll leaves the stack (13, step 5). */
function applyStanding(run: Run, frame: RollFrame): void {
	const { roll } = frame;
	const bonus = rollBonus(run.position, roll.roller, roll.purpose.for === 'attack');
	const result = Math.min(6, Math.max(1, roll.result + bonus));
	takeOff(run, roll.id);
	if (bonus !== 0)
		tell(
			run,
			{ did: 'standing modifiers', item: roll.id, from: roll.result, to: result },
			...(result === roll.result + bonus
				? (['roll.standing', 'effect.standing'] as const)
				: (['roll.standing', 'roll.bounds'] as const))
		);
	setTop(run, { ...frame, roll: { ...roll, result, shown: [...roll.shown, result] } });
	tell(
		run,
		{ did: 'roll resolved', player: roll.roller, result, purpose: roll.purpose },
		'roll.resolved'
	);
}

/** Abilities that trigger on the number rolled look at it now. */
function noticeRoll(run: Run, { roll }: RollFrame): void {
	notice(run, {
		on: 'roll',
		player: roll.roller,
		number: roll.result,
		shown: roll.shown,
		data: { player: roll.roller, item: roll.id, amount: roll.result }
	});
}

/** Tells a hit or a miss and puts the combat damage on the stack (8). */
function combatDamage(run: Run, { roll }: RollFrame, hits: boolean): void {
	if (roll.purpose.for !== 'attack') return;
	const object = roll.purpose.target;
	const found = locate(run.position, object);
	if (!found) return;
	const target = { object, card: found.object.card };
	const evasion = evasionOf(run.position, object);
	const { roller: player, result } = roll;
	tell(run, { did: hits ? 'hit' : 'missed', player, target, result, evasion });
	if (hits) putDamage(run, { object }, attackOf(run.position, { player }), true, { player });
	else
		putDamage(run, { player }, attackOf(run.position, { object }), true, {
			...target,
			controller: 'game'
		});
}

/** The ability that reads a "Roll-" waits to be put on the stack with the line of its number (4.6). */
function read(run: Run, { roll }: RollFrame): void {
	if (roll.purpose.for !== 'ability') return;
	const { reader, context, controller } = roll.purpose;
	const table = effectAt(reader, run.position.edition);
	const line = table.do === 'roll' ? outcomeFor(table.outcomes, roll.result) : null;
	if (!line) {
		tell(run, { did: 'no line', effect: reader, result: roll.result }, 'roll.no-line');
		return;
	}
	const id = newId(run);
	set(run, {
		waiting: [
			...run.position.waiting,
			{
				id,
				controller,
				way: 'outcome',
				effect: { ...reader, path: [...reader.path, line.index] },
				context: {
					...context,
					event: { ...context.event, amount: roll.result }
				}
			}
		]
	});
}

/** How a roll on the stack tries to resolve (13, steps 4 and 5). */
export const roll = chart({
	name: 'roll',
	title: 'Dice Rolls',
	initial: 'attempting',
	actions: {
		'look at what would be rolled': noticeWouldRoll,
		'apply standing modifiers': applyStanding,
		'look at what was rolled': noticeRoll,
		hit: (run, frame) => {
			combatDamage(run, frame, true);
		},
		miss: (run, frame) => {
			combatDamage(run, frame, false);
		},
		read
	},
	states: {
		attempting: [
			to('attempted', ['roll.would'], {
				when: ['“would roll” has not looked at it'],
				does: ['look at what would be rolled']
			}),
			to('resolved', ['roll.standing'], { does: ['apply standing modifiers'] })
		],
		attempted: [
			to('over', ['roll.would', 'roll.would-once'], { when: ['triggers are waiting'] }),
			to('resolved', ['roll.standing'], { does: ['apply standing modifiers'] })
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
