import type { Condition } from '../abilities/grammar.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { valueOf } from './amounts.ts';
import { attackRollsOf, hasHurtAPlayer } from './attack-rolls.ts';
import { cardPasses } from './card-filter.ts';
import { lastWas } from './last-was.ts';
import { fits } from './filters.ts';
import { attackUnderWay, refOf, seatOf } from './pointing.ts';
import { sameDamageable } from './stats.ts';

/** Whether a condition holds, now. */
export function holds(position: Position, condition: Condition, context: Context): boolean {
	if ('not' in condition) return !holds(position, condition.not, context);
	if ('all' in condition) return condition.all.every((each) => holds(position, each, context));
	if ('either' in condition) return condition.either.some((each) => holds(position, each, context));
	if ('noted' in condition) {
		const found = context.source === null ? null : locate(position, context.source);
		const numbers = found?.object.noted ?? [];
		return numbers.includes(valueOf(position, condition.noted, context));
	}
	if ('attacked' in condition) {
		const of = refOf(position, condition.attacked, context);
		return (
			of !== null &&
			('player' in of || 'object' in of) &&
			(position.turn.attacked ?? []).some((on) => typeof on === 'object' && sameDamageable(on, of))
		);
	}
	if ('dealtCombatDamage' in condition) {
		const of = refOf(position, condition.dealtCombatDamage, context);
		return of !== null && 'object' in of && hasHurtAPlayer(position, of.object);
	}
	if ('amount' in condition) {
		const amount = valueOf(position, condition.amount, context);
		if ('equals' in condition) return amount === valueOf(position, condition.equals, context);
		return 'atLeast' in condition
			? amount >= valueOf(position, condition.atLeast, context)
			: amount <= valueOf(position, condition.atMost, context);
	}
	if ('what' in condition) {
		const ref = refOf(position, condition.what, context);
		return (
			ref !== null &&
			(fits(position, condition.fits, ref, context) ||
				lastWas(position, condition.fits, ref, context))
		);
	}
	if ('onAttackRoll' in condition) return condition.onAttackRoll.includes(context.event.roll ?? 0);
	if ('nth' in condition) return isNth(position, condition, context);
	if ('everyOther' in condition) {
		const ref = refOf(position, condition.against, context);
		const found = ref && 'object' in ref ? locate(position, ref.object) : null;
		return found?.object.evenRoll === true;
	}
	if ('discarded' in condition)
		return (context.paid ?? []).some((card) =>
			condition.discarded.every((test) => cardPasses(card, test, position.edition) ?? true)
		);
	if ('turnOf' in condition)
		return seatOf(position, condition.turnOf, context) === position.turn.active;
	switch (condition.is) {
		case 'your turn':
			return position.turn.active === context.you;
		case 'same result twice':
			return (
				context.event.player !== undefined &&
				position.turn.lastRolls?.[context.event.player] === context.event.amount
			);
		case 'same results':
			return new Set((context.rolled ?? []).map(({ result }) => result)).size === 1;
		case 'a monster died':
			return position.turn.monsterDied;
		case 'an attack':
			return attackUnderWay(position) !== null;
		case 'the loot step':
			return position.frames.some(
				({ chart, state }) => chart === 'turn' && (state === 'looting' || state === 'looted')
			);
	}
}

/**
 * Whether the player is at their n-th attack roll or attack of the turn. An attack roll on the
 * stack, or one that resolves, is counted by then.
 */
function isNth(
	position: Position,
	{ nth, of, is }: Extract<Condition, { nth: unknown }>,
	context: Context
): boolean {
	const player = seatOf(position, of, context);
	if (nth === 'dice roll') {
		const rolls = player === null ? [] : (position.turn.rollsMade?.[player] ?? []);
		return is.includes(rolls.findIndex((id) => id === context.event.item) + 1);
	}
	if (nth === 'attack roll') return player !== null && is.includes(attackRollsOf(position, player));
	// What is said of an attack holds as long as that attack.
	if (player !== position.turn.active || attackUnderWay(position) === null) return false;
	return is.includes(position.turn.history?.attacks ?? 0);
}
