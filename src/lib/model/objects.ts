import type { Place, SlotPlace } from './frame.ts';
import type { GameObject, Player, Position, Slot } from './position.ts';
import { SLOT_KINDS, type ObjectId, type Seat } from './words.ts';

export type { Place } from './frame.ts';

export interface Located {
	readonly object: GameObject;
	readonly place: Place;
}

/** Whose an object is by its place: a player's, the shop's, or the game's. */
export function controllerAt(place: Place): Seat | 'game' | 'shop' {
	if ('seat' in place) return place.seat;
	return place.slot === 'shop' ? 'shop' : 'game';
}

const AMONG = ['items', 'souls', 'curses'] as const;

/**
 * Answers a question about what is in play, and keeps the answer while players, slots, effects and
 * the turn stay the same: most decisions are passes, which change none of them.
 */
export function remembering<T>(read: (position: Position) => T): (position: Position) => T {
	let last: { at: Position; answer: T } | null = null;
	return (position) => {
		if (
			last?.at.players === position.players &&
			last.at.slots === position.slots &&
			last.at.effects === position.effects &&
			last.at.turn === position.turn &&
			last.at.edition === position.edition &&
			last.at.variants === position.variants
		)
			return last.answer;
		const answer = read(position);
		last = { at: position, answer };
		return answer;
	};
}

/** What a player has in play. */
function ofPlayer(player: Player, seat: Seat): readonly Located[] {
	const all: Located[] = [{ object: player.character, place: { seat, among: 'character' } }];
	for (const among of AMONG)
		for (const object of player[among]) all.push({ object, place: { seat, among } });
	return all;
}

/** Whether a player has the same objects in play as before. */
export const hasSameInPlay = (before: Player, now: Player): boolean =>
	before === now ||
	(before.items === now.items &&
		before.character === now.character &&
		before.souls === now.souls &&
		before.curses === now.curses);

/** What is on top of the slots. */
function inSlots(slots: Position['slots']): readonly Located[] {
	const all: Located[] = [];
	for (const slot of SLOT_KINDS)
		slots[slot].forEach(({ top }, index) => {
			if (top) all.push({ object: top, place: { slot, index } });
		});
	return all;
}

/** What lies before each player, in seat order, then on the slots: each group stays the same until a card of it changes. */
const groups = (() => {
	let players: Position['players'] = [];
	let slots: Position['slots'] | null = null;
	let laid: readonly (readonly Located[])[] = [];
	return (position: Position): readonly (readonly Located[])[] => {
		if (position.players === players && position.slots === slots) return laid;
		const seats = position.players.length;
		let changed = position.slots !== slots || seats !== players.length;
		const now = position.players.map((player, seat) => {
			const before = players[seat];
			const group = laid[seat];
			if (seats === players.length && before && group && hasSameInPlay(before, player))
				return group;
			changed = true;
			return ofPlayer(player, seat);
		});
		const last = laid[players.length];
		now.push(position.slots === slots && last ? last : inSlots(position.slots));
		({ players, slots } = position);
		if (changed) laid = now;
		return laid;
	};
})();

/**
 * Reads something off every object in play: players' in seat order, then the tops of the slots
 * (3.1). What was read of a player or of the slots is kept as long as they stay the same.
 * @param read must look at nothing but what it is given.
 */
export function gathering<T>(
	read: (located: Located, edition: Position['edition']) => readonly T[]
): (position: Position) => readonly T[] {
	let last: readonly (readonly Located[])[] = [];
	let of: Position['edition'] | null = null;
	let found: readonly (readonly T[])[] = [];
	let answer: readonly T[] = [];
	return (position) => {
		const now = groups(position);
		const { edition } = position;
		if (now === last && edition === of) return answer;
		const all: T[] = [];
		found = now.map((group, index) => {
			const known = found[index];
			if (known && group === last[index] && edition === of) {
				for (const one of known) all.push(one);
				return known;
			}
			const from = all.length;
			for (const located of group) for (const one of read(located, edition)) all.push(one);
			return all.length === from ? [] : all.slice(from);
		});
		last = now;
		of = edition;
		if (all.length > 0 || answer.length > 0) answer = all;
		return answer;
	};
}

/** Works something out of what was gathered, and keeps it as long as that stays the same. */
export function gathered<T, R>(
	gather: (position: Position) => readonly T[],
	read: (all: readonly T[]) => R
): (position: Position) => R {
	let last: { readonly all: readonly T[]; readonly answer: R } | null = null;
	return (position) => {
		const all = gather(position);
		if (last?.all !== all) last = { all, answer: read(all) };
		return last.answer;
	};
}

/** Every object in play with its place. */
export const inPlay = gathering((located) => [located]);

/** The last answer of `locate`: several questions in a row are about one object. */
let asked: {
	readonly all: readonly Located[];
	readonly id: ObjectId;
	readonly found: Located | null;
} | null = null;

/** The object with this id, if it is still in play. */
export function locate(position: Position, id: ObjectId): Located | null {
	const all = inPlay(position);
	if (asked?.id === id && asked.all === all) return asked.found;
	let found: Located | null = null;
	for (const located of all)
		if (located.object.id === id) {
			found = located;
			break;
		}
	asked = { all, id, found };
	return found;
}

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
	if (!found) return position;
	const object = { ...found.object, ...change };
	const { place } = found;
	if ('slot' in place) {
		const slot = position.slots[place.slot][place.index];
		return slot ? withSlot(position, place, { ...slot, top: object }) : position;
	}
	if (place.among === 'character') return withPlayer(position, place.seat, { character: object });
	return withPlayer(position, place.seat, {
		[place.among]: playerAt(position, place.seat)[place.among].map((o) =>
			o.id === id ? object : o
		)
	});
}

/** Seats in turn order from one of them on. */
export function turnOrder(position: Position, from: Seat): readonly Seat[] {
	const count = position.players.length;
	return position.players.map((_, i) => (from + i) % count);
}
