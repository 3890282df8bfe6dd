import type { Counters } from '../model/board.ts';
import { locate, playerAt } from '../model/objects.ts';
import { own } from '../model/own.ts';
import type { Position } from '../model/position.ts';
import type { EventData } from '../model/stack.ts';
import type { ObjectId, Ref } from '../model/words.ts';
import { follows } from '../rules/readings.ts';
import { dyingObject } from './procedures.ts';

const counted = (
	counters: Readonly<Record<string, number>> | undefined,
	name: string | null
): number =>
	name === null
		? Object.values(counters ?? {}).reduce((sum, n) => sum + n, 0)
		: (own(counters ?? {}, name) ?? 0);

/** The counters that something had which is dying, or which an event saw destroyed. */
export const lastCounters = (
	position: Position,
	id: ObjectId,
	event: EventData
): Counters | undefined =>
	dyingObject(position, id)?.counters ?? (event.object === id ? event.counters : undefined);

/** How many counters are on a player or object, or were on one that is dying: of a name, or of any (6.7). */
export function countersAt(
	position: Position,
	ref: Ref,
	name: string | null,
	event: EventData = {}
): number {
	if ('player' in ref) return counted(playerAt(position, ref.player).counters, name);
	if (!('object' in ref)) return 0;
	const found = locate(position, ref.object)?.object;
	if (found) return counted(found.counters, name);
	return follows(position, 'dead-counters', 'last-known')
		? counted(lastCounters(position, ref.object, event), name)
		: 0;
}
