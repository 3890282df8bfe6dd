import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Ref } from '../model/words.ts';
import { isChallengeSlot } from './challenges.ts';
import { bearsKeyword } from './abilities-on.ts';
import { inForce } from './static-effects.ts';

/** Whether a monster can be covered: not an indomitable one, nor one that says so itself (4.6). */
export const canBeCovered = (position: Position, object: GameObject): boolean =>
	!bearsKeyword(position, object, 'indomitable') &&
	!inForce(position, 'this').some(
		({ standing, context }) =>
			'this' in standing && standing.this === "can't be covered" && context.source === object.id
	);

/**
 * The monster slots on which a card can be put: empty ones, and those whose monster can be covered.
 * A final boss is not covered, and a card goes on a minion slot only where something says so (18).
 */
export const coverable = (position: Position): readonly (Ref & { slot: 'monster' })[] =>
	position.slots.monster.flatMap(({ top }, index) =>
		!isChallengeSlot(position, { slot: 'monster', index }) &&
		(top === null || canBeCovered(position, top))
			? [{ slot: 'monster' as const, index }]
			: []
	);
