import { endAttack } from '../../mechanics/attacks.ts';
import { newId, set, setTop, type Run } from '../../mechanics/run.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import type { FrameOf } from '../../model/frame.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { Seat } from '../../model/words.ts';
import { to } from '../chart.ts';
import { passPriority, plan } from './windows.ts';

type Because = Extract<Happening, { did: 'attack ended' }>['because'];

export const endBecause =
	(because: Because) =>
	(run: Run, frame: FrameOf<'attack'>): void => {
		endAttack(run, frame, because);
	};

/** Everyone who makes attack rolls in it, the attacking player first (8). */
const rollersOf = ({ attacker, rollers = [] }: FrameOf<'attack'>): readonly Seat[] => [
	attacker,
	...rollers
];

/** Whose roll is next; after the last it is the attacking player's, but others may have joined meanwhile. */
const turnOf = (frame: FrameOf<'attack'>): number => (frame.next ?? 0) % rollersOf(frame).length;

/** Team Up triggers, if anybody has teamed up (4.6). */
function queueTeam(run: Run, { team }: FrameOf<'attack'>): void {
	if (!team) return;
	const trigger = { ...team.trigger, id: newId(run), way: 'trigger' as const };
	set(run, { waiting: [...run.position.waiting, trigger] });
}

/** What is done in an attack. */
export const attackActions = {
	'pass priority': (run: Run): void => {
		passPriority(run);
	},
	'choose the target': (run: Run): void => {
		plan(run, { do: 'choose attack target' });
	},
	'look out for the roll': (run: Run, frame: FrameOf<'attack'>): void => {
		const { target, attacker: player } = frame;
		setTop(run, { ...frame, awaited: true });
		if (target === null || target === 'deck') return;
		queueTriggers(run, { on: 'before attack roll', of: target, data: { player, to: target } });
		if (run.position.waiting.length > 0) passPriority(run);
	},
	'roll the die': (run: Run, { awaited: _, ...frame }: FrameOf<'attack'>): void => {
		const { target } = frame;
		if (target === null || target === 'deck') return;
		const [member, ...due] = frame.due ?? [];
		if (member !== undefined) {
			setTop(run, { ...frame, due, rolled: member });
			plan(run, { do: 'make roll', roller: member, purpose: { for: 'attack', target } });
			return;
		}
		const rollers = rollersOf(frame);
		const roller = rollers[turnOf(frame)] ?? frame.attacker;
		const next = rollers.length > 1 ? { next: turnOf(frame) + 1 } : {};
		setTop(run, { ...frame, ...next, rolled: roller });
		plan(run, { do: 'make roll', roller, purpose: { for: 'attack', target } });
	},
	'look at the roll that is over': (run: Run, frame: FrameOf<'attack'>): void => {
		const { rolled: player, ...rest } = frame;
		setTop(run, rest);
		const { target } = frame;
		if (player === undefined || target === null || target === 'deck') return;
		queueTriggers(run, { on: 'after attack roll', of: target, data: { player, to: target } });
		if (player === run.position.turn.active) queueTeam(run, frame);
		if (run.position.waiting.length > 0) passPriority(run);
	},
	'pass over the dead': (run: Run, frame: FrameOf<'attack'>): void => {
		const [member, ...due] = frame.due ?? [];
		setTop(run, member === undefined ? { ...frame, next: turnOf(frame) + 1 } : { ...frame, due });
	},
	'end, as an event came up': endBecause('event revealed'),
	'end, as it cannot be attacked': endBecause('cannot be attacked'),
	'end, as the attacker has 0 HP': endBecause('attacker at 0 HP'),
	'end, as the target has 0 HP': endBecause('target at 0 HP')
};

/** Before each attack roll: who has 0 HP ends the attack, else the next to roll does. */
export const ATTACK_ROLLING = [
	to('rolling', ['attack.roll'], {
		when: ['an attack roll has been dealt with'],
		does: ['look at the roll that is over']
	}),
	to('over', ['attack.ends-at-zero'], {
		when: ['the attacker has 0 HP'],
		does: ['end, as the attacker has 0 HP']
	}),
	to('over', ['attack.ends-at-zero'], {
		when: ['the target has 0 HP'],
		does: ['end, as the target has 0 HP']
	}),
	to('rolling', ['attack.target-triggers'], {
		when: ['the choice of the target has triggered something', 'and that comes before the roll'],
		does: ['pass priority']
	}),
	to('rolling', ['attack.several-rollers'], {
		when: ['the next to roll is dead'],
		does: ['pass over the dead']
	}),
	to('rolling', ['attack.roll', 'trigger.condition'], {
		when: ['something looks out for the next roll'],
		does: ['look out for the roll']
	}),
	to('rolled', ['attack.roll'], { does: ['roll the die'] })
];
