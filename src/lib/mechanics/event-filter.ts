import type { Filter, Test, Whose } from '../abilities/grammar.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import { sameOption, type ObjectId, type ObjectKind } from '../model/words.ts';
import { follows } from '../rules/readings.ts';
import { cardPasses } from './card-filter.ts';
import { countersAt, fits } from './filters.ts';
import { testsOf, wordOf } from './filter-words.ts';
import { attackUnderWay, pointsAt } from './pointing.ts';
import { dyingObject } from './procedures.ts';

/**
 * Whether something that happens to, or is done by, a player or object is what an ability looks at.
 * @param kind what an object that has left play was.
 */
export function concerns(
	position: Position,
	who: Whose,
	of: Damageable,
	context: Context,
	kind?: ObjectKind
): boolean {
	switch (who) {
		case 'you':
			return 'player' in of && of.player === context.you;
		case 'a player':
			return 'player' in of;
		case 'active player':
			return 'player' in of && of.player === position.turn.active;
		case 'attacking player':
			return (
				isAttacking(position, of) &&
				(context.kind !== 'monster' ||
					isAttacked(position, context) ||
					follows(position, 'attacking-player', 'on-any'))
			);
		case 'this':
			return 'object' in of && of.object === context.source;
		case 'a monster':
		case 'another monster':
			return (
				'object' in of &&
				(who === 'a monster' || of.object !== context.source) &&
				(kind ?? locate(position, of.object)?.object.kind) === 'monster'
			);
		case 'it':
			return pointsAt(position, 'it', of, context);
		default: {
			if (typeof who === 'object' && 'any' in who)
				return who.any.some((one) => fitsAs(position, one, of, context, kind));
			if (typeof who === 'string' || !('target' in who))
				return fitsAs(position, who, of, context, kind);
			const target = context.targets[who.target];
			return target !== undefined && sameOption(target, of);
		}
	}
}

/** Whether a player is the attacking one. */
export const isAttacking = (position: Position, of: Damageable): boolean =>
	'player' in of && attackUnderWay(position)?.attacker === of.player;

/** Whether the attack under way is on the object of an ability. */
export function isAttacked(position: Position, { source }: Context): boolean {
	const target = attackUnderWay(position)?.target ?? null;
	return target !== null && target !== 'deck' && 'object' in target && target.object === source;
}

/** Whether a filter fits; of an object that has left play, what it was is known, and what lay on one that is dying. */
const fitsAs = (
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
