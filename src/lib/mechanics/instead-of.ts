import type { Instead } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Damageable, EventData } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import { blowOn } from './kill-credit.ts';
import { replacersOf, type Event } from './replacing.ts';

/** What happens as a whole or not at all, and to whom. */
export interface ReplaceableEvent {
	readonly would: Extract<Task, { do: 'do instead' }>['would'];
	readonly of: Damageable;
	readonly applied?: readonly string[];
}

/** Who has brought to 0 HP what would die of it. */
function killerOf(position: Position, of: Damageable): EventData {
	const { by } = blowOn(position, of);
	return by === undefined ? {} : { by };
}

/** What would happen, as replacements look at it. */
export const eventOf = (
	position: Position,
	{ would, of, applied = [] }: ReplaceableEvent
): Event => ({
	would,
	of,
	data: would === 'die' ? { ...of, ...killerOf(position, of) } : of,
	applied
});

/** Whether nothing happens in its place: what happens as a whole is prevented as a whole. */
export const isSkipped = (by: Instead): boolean => 'skip' in by || 'prevent' in by;

/** Whether something else happens instead (5.2). */
export const happensInstead = (position: Position, whole: ReplaceableEvent): boolean =>
	replacersOf(position, eventOf(position, whole)).some(
		({ replacement: { by } }) => 'instead' in by || isSkipped(by)
	);

/** Whether something happens in addition ("as", 5.2). */
export const happensAsWell = (position: Position, whole: ReplaceableEvent): boolean =>
	replacersOf(position, eventOf(position, whole)).some(({ replacement: { by } }) => 'also' in by);
