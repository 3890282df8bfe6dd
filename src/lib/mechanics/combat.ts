import type { StaticEffect } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { valueOf } from './amounts.ts';
import { follows } from '../rules/readings.ts';
import { attackUnderWay, controllerOf } from './pointing.ts';
import { inForce } from './static-effects.ts';
import { attackOf, evasionOf } from './stats.ts';
import { whoIs } from './who.ts';

/** Whether an attack roll hits or misses whatever the evasion is: as the newest that says so has it (8). */
function countsAs(
	position: Position,
	attacker: Seat,
	against: Damageable,
	result: number
): 'hits' | 'misses' | null {
	const said = inForce(position, 'counts').filter(({ standing, context, from }) => {
		if (!('counts' in standing) || !isOneOf(position, standing.numbers, result, context))
			return false;
		if (standing.of === 'against this')
			return 'object' in against && against.object === context.source;
		return reaches(position, standing.of, from, context, { player: attacker });
	});
	const last = said.at(-1)?.standing;
	return last && 'counts' in last ? last.counts : null;
}

/** Whether an attack roll hits: by the evasion, where nothing says otherwise (8). */
export function isHit(
	position: Position,
	attacker: Seat,
	against: Damageable,
	result: number
): boolean {
	const counts = countsAs(position, attacker, against, result);
	return counts === null ? result >= evasionOf(position, against, attacker) : counts === 'hits';
}

/** Whether a roll comes to one of the numbers. */
function isOneOf(
	position: Position,
	numbers: Extract<StaticEffect, { counts: unknown }>['numbers'],
	result: number,
	context: Context
): boolean {
	if ('equal' in numbers) return result === valueOf(position, numbers.equal, context);
	if ('reachAtMost' in numbers) return result <= valueOf(position, numbers.reachAtMost, context);
	return numbers.includes(result);
}

/** Whether an attack roll that misses hits what is attacked as well (8). */
export const alsoHits = (position: Position, against: Damageable, result: number): boolean =>
	inForce(position, 'alsoHitOn').some(
		({ standing, context }) =>
			'alsoHitOn' in standing &&
			'object' in against &&
			against.object === context.source &&
			standing.alsoHitOn.includes(result)
	);

/** Whether somebody makes attack rolls in the attack of another player (8). */
export function isSecondRoller(position: Position, roller: Seat): boolean {
	const attack = attackUnderWay(position);
	return attack !== null && attack.attacker !== roller;
}

/** Who deals the damage of a hit, or takes that of a miss: who rolled, unless it is read otherwise (8). */
function fighter(position: Position, roller: Seat, hits: boolean): Seat {
	const attack = attackUnderWay(position);
	return attack && follows(position, hits ? 'second-hit' : 'second-miss', 'attacker')
		? attack.attacker
		: roller;
}

/**
 * The combat damage of an attack roll: the attacker's to what is attacked on a hit, its own to the
 * attacker on a miss (8). Null where what is attacked has gone.
 */
export function combatDamageOf(
	position: Position,
	roller: Seat,
	against: Damageable,
	hits: boolean
): Pick<ItemOf<'damage'>, 'to' | 'amount' | 'source'> | null {
	const target = whoIs(position, against);
	if (!target) return null;
	const attacker = fighter(position, roller, hits);
	if (hits)
		return {
			to: against,
			amount: attackOf(position, { player: attacker }),
			source: { player: attacker }
		};
	return {
		to: { player: attacker },
		amount: attackOf(position, against),
		source:
			'player' in target
				? target
				: { ...target, controller: controllerOf(position, against) ?? 'game' }
	};
}
