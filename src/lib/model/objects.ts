import { gathered, inPlay, type Located } from './in-play.ts';
import type { Player, Position, Slot } from './position.ts';
import type { GameObject } from './board.ts';
import { BESIDE, type Place, type SlotPlace } from './task.ts';
import type { ObjectId, Seat } from './words.ts';

export type { Place } from './task.ts';

/** Whose an object is by its place: a player's, the shop's, or the game's. */
export function controllerAt(place: Place): Seat | 'game' | 'shop' {
	if ('seat' in place) return place.seat;
	if ('outside' in place) return 'game';
	return place.slot === 'shop' ? 'shop' : 'game';
}

/** The objects in play, by their ids. */
const byId = gathered(inPlay, (all): ReadonlyMap<ObjectId, Located> => {
	const index = new Map<ObjectId, Located>();
	// Of what would have one id, the first is meant.
	for (const located of all.toReversed()) index.set(located.object.id, located);
	return index;
});

/** The object with this id, if it is still in play, or an active bonus soul. */
export const locate = (position: Position, id: ObjectId): Located | null =>
	byId(position).get(id) ?? beside(position, id);

function beside({ bonusSouls }: Position, id: ObjectId): Located | null {
	const object = bonusSouls?.find((soul) => soul.id === id);
	return object ? { object, place: BESIDE } : null;
}

/** Whether an object is an active bonus soul, whose abilities work beside the game (2.4.1, 3.7). */
export const isActiveBonusSoul = (position: Position, { id }: GameObject): boolean =>
	beside(position, id) !== null;

/**
 * The player at a seat.
 * @throws Error when there is no such seat.
 */
export function playerAt(position: Position, seat: Seat): Player {
	const player = position.players[seat];
	if (!player) throw new Error(`There is no player at seat ${String(seat)}.`);
	return player;
}

/** The position with some fields of a player changed. */
export function withPlayer(position: Position, seat: Seat, change: Partial<Player>): Position {
	const players = position.players.slice();
	players[seat] = { ...playerAt(position, seat), ...change };
	return { ...position, players };
}

/** The position with one slot replaced. */
export function withSlot(position: Position, { slot, index }: SlotPlace, next: Slot): Position {
	const slots = position.slots[slot].slice();
	slots[index] = next;
	return { ...position, slots: { ...position.slots, [slot]: slots } };
}

/** The position with some fields of an object in play changed; the same position if it is gone. */
export function withObject(
	position: Position,
	id: ObjectId,
	change: Partial<GameObject>
): Position {
	const found = locate(position, id);
	return found ? withLocated(position, found, change) : position;
}

/** The position with some fields of an object changed that is where it was found. */
export function withLocated(
	position: Position,
	{ object: before, place }: Located,
	change: Partial<GameObject>
): Position {
	const object = { ...before, ...change };
	if ('slot' in place) {
		const slot = position.slots[place.slot][place.index];
		return slot ? withSlot(position, place, { ...slot, top: object }) : position;
	}
	if ('outside' in place)
		return {
			...position,
			bonusSouls: position.bonusSouls?.map((soul) => (soul.id === object.id ? object : soul))
		};
	if (place.among === 'character') return withPlayer(position, place.seat, { character: object });
	return withPlayer(position, place.seat, {
		[place.among]: playerAt(position, place.seat)[place.among].map((o) =>
			o.id === object.id ? object : o
		)
	});
}

/** Seats in turn order from one of them on. */
export function turnOrder(position: Position, from: Seat): readonly Seat[] {
	const count = position.players.length;
	return position.players.map((_, i) => (from + i) % count);
}
