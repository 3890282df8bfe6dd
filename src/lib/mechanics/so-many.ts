import type { Test } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { ObjectId } from '../model/words.ts';
import { ownedBy } from './owned.ts';
import { seatOf } from './pointing.ts';
import { hp } from './stats.ts';

/** Whether it is so many as a test asks: at least, at most, or no more and no fewer. */
export function hasSoMany(count: number, test: Extract<Test, { has: unknown }>): boolean {
	if ('exactly' in test) return count === test.exactly;
	return 'atLeast' in test ? count >= test.atLeast : count <= test.atMost;
}

/** Whether a monster has so much HP, or more or less than a player has. */
export function passesByHp(
	position: Position,
	object: ObjectId,
	test: Exclude<Test, string>,
	context: Context
): boolean {
	const own = hp(position, { object });
	if ('has' in test) return test.has === 'HP' && hasSoMany(own, test);
	if (!('than' in test)) return false;
	const than = seatOf(position, test.than, context);
	if (than === null) return false;
	const theirs = ownedBy(position, than, 'HP');
	return 'more' in test ? test.more === 'HP' && own > theirs : test.fewer === 'HP' && own < theirs;
}
