import type { Condition, Filter, Test } from '../abilities/grammar.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { ObjectId, ObjectKind, Ref } from '../model/words.ts';
import { valueOf } from './amounts.ts';
import { attackRollsOf, hasHurtAPlayer } from './attack-rolls.ts';
import { cardPasses } from './card-filter.ts';
import { countersAt } from './counters-at.ts';
import { fits } from './filters.ts';
import { testsOf, wordOf } from './filter-words.ts';
import { dyingObject } from './procedures.ts';
import { attackUnderWay, pointsAt, refOf, seatOf } from './pointing.ts';
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

/** Whether something that is dying, or a roll that has left the stack, was what a word says. */
function lastWas(position: Position, filter: Filter, ref: Ref, context: Context): boolean {
	if ('object' in ref) {
		const dying = dyingObject(position, ref.object);
		return dying !== null && fitsAs(position, filter, ref, context, dying.kind);
	}
	const { event } = context;
	if (!('item' in ref) || ref.item !== event.item || wordOf(filter) !== 'dice roll') return false;
	return testsOf(filter).every((test) =>
		test === 'attack roll'
			? event.roll !== undefined
			: test === 'non-attack roll' && event.roll === undefined
	);
}

/** Whether a filter fits; of an object that has left play, what it was is known, and what lay on one that is dying. */
export const fitsAs = (
	position: Position,
	filter: Filter,
	of: Damageable,
	context: Context,
	kind: ObjectKind | undefined
): boolean =>
	fits(position, filter, of, context) ||
	('object' in of &&
		wordOf(filter) === kind &&
		testsOf(filter).every((test) => passedAs(position, of, test, context)));

/** Whether an object that has left play passes a test of its card or its counters, or of being another. */
function passedAs(
	position: Position,
	of: { readonly object: ObjectId },
	test: Test,
	context: Context
): boolean {
	const dying = dyingObject(position, of.object);
	if (!dying) return false;
	if (test === 'another') return of.object !== context.source;
	if (typeof test === 'object') {
		if ('otherThan' in test) return !pointsAt(position, test.otherThan, of, context);
		if ('counter' in test) return countersAt(position, of, test.counter) > 0;
		if ('without' in test) return countersAt(position, of, test.without) === 0;
	}
	return cardPasses(dying.card, test, position.edition) ?? false;
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
