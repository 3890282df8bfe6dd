import type { Who } from '../model/happening/index.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';

/** A player or object with its card, so that it can be named later; null if it has left play. */
export function whoIs(position: Position, of: Damageable): Who | null {
	if ('player' in of) return of;
	const found = locate(position, of.object);
	return found ? { object: of.object, card: found.object.card } : null;
}
