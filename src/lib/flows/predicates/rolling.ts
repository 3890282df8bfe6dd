import { isHit, isSecondRoller } from '../../mechanics/combat.ts';
import { hasLostItsEffect } from '../../mechanics/rolling.ts';
import { playerAt } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { ItemOf } from '../../model/stack-item.ts';
import { follows } from '../../rules/readings.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

/** Rolls (13). */
export const ROLLING_PREDICATES = {
	'“would roll” has not looked at it': ask((at) => {
		const { looked, result } = frameOf(at, 'roll').roll;
		return !looked.includes(result);
	}),
	'the roll is an attack roll': ask((at) => frameOf(at, 'roll').roll.purpose.for === 'attack'),
	'the roll reaches the evasion': ask((at) => {
		const { roll } = frameOf(at, 'roll');
		if (roll.purpose.for !== 'attack') return false;
		return isHit(at.position, roll.roller, roll.purpose.target, roll.result);
	}),
	'a second roller made it who has died': ask((at) =>
		madeByTheDead(at.position, frameOf(at, 'roll').roll)
	),
	'and the rolls of the dead fizzle': ask(({ position }) =>
		follows(position, 'dead-roll', 'fizzles')
	),
	'lasting bonuses apply as the roll resolves': ask(({ position }) =>
		follows(position, 'modifiers-on-roll', 'as-resolves')
	),
	'something waits for the roll': ask((at) => {
		const { purpose } = frameOf(at, 'roll').roll;
		return purpose.for === 'ability' && at.position.stack.some(({ id }) => id === purpose.defines);
	}),
	'what waited for the roll has gone': ask((at) =>
		hasLostItsEffect(at.position, frameOf(at, 'roll').roll)
	)
} as const satisfies Record<string, Predicate>;

/** Whether a roll is one that somebody made in the attack of another player and who has died since. */
export const madeByTheDead = (position: Position, { roller, purpose }: ItemOf<'roll'>): boolean =>
	purpose.for === 'attack' && playerAt(position, roller).dead && isSecondRoller(position, roller);
