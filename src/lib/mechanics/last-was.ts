/** What something was that is in play, or on the stack, no more. */
import type { Filter, Test } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { ObjectId, ObjectKind, Ref } from '../model/words.ts';
import { cardPasses } from './card-filter.ts';
import { countersAt, fits } from './filters.ts';
import { testsOf, wordOf } from './filter-words.ts';
import { pointsAt } from './pointing.ts';
import { dyingObject } from './procedures.ts';

/** Whether something that is dying, or a roll that has left the stack, was what a word says. */
export function lastWas(position: Position, filter: Filter, ref: Ref, context: Context): boolean {
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
