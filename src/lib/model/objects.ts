import type { GameObject, Player, Position, Slot } from './position.ts';
import { BESIDE, type Place, type SlotPlace } from './task.ts';
import { SLOT_KINDS, type ObjectId, type Seat } from './words.ts';

export type { Place } from './task.ts';

export interface Located {
	readonly object: GameObject;
	readonly place: Place;
}

/** Whose an object is by its place: a player's, the shop's, or the game's. */
export function controllerAt(place: Place): Seat | 'game' | 'shop' {
	if ('seat' in place) return place.seat;
	if ('outside' in place) return 'game';
	return place.slot === 'shop' ? 'shop' : 'game';
}

const AMONG = ['items', 'souls', 'curses'] as const;

/**
 * Answers a question about what is in play, and keeps the answer while players, slots, effects and
 * the turn stay the same: most decisions are passes, which change none of them.
 */
export function remembering<T>(read: (position: Position) => T): (position: Position) => T {
	let at: Position | null = null;
	let answer: T;
	return (position) => {
		if (at === position) return answer;
		if (
			at?.players !== position.players ||
			at.slots !== position.slots ||
			at.effects !== position.effects ||
			at.turn !== position.turn ||
			at.edition !== position.edition ||
			at.variants !== position.variants ||
			at.bonusSouls !== position.bonusSouls
		)
			answer = read(position);
		at = position;
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

type Groups = readonly (readonly Located[])[];

/** What lies before each player, in seat order, then on the slots: each group stays the same until a card of it changes. */
const groups = (() => {
	let at: Position | null = null;
	let laid: Groups = [];
	return (position: Position): Groups => {
		if (at !== position) {
			laid = layOut(position, at, laid);
			at = position;
		}
		return laid;
	};
})();

/** The groups of a position, as they were laid out before where nothing of them has changed. */
function layOut(position: Position, before: Position | null, laid: Groups): Groups {
	const { players, slots } = position;
	if (players === before?.players && slots === before.slots) return laid;
	const seats = players.length;
	const alike = seats === before?.players.length;
	let changed = !alike || slots !== before.slots;
	const now: (readonly Located[])[] = [];
	for (let seat = 0; seat < seats; seat++) {
		const player = playerAt(position, seat);
		const known = alike && hasSameInPlay(playerAt(before, seat), player) ? laid[seat] : undefined;
		if (!known) changed = true;
		now.push(known ?? ofPlayer(player, seat));
	}
	now.push((slots === before?.slots ? laid.at(-1) : undefined) ?? inSlots(slots));
	return changed ? now : laid;
}

const NOTHING: readonly never[] = [];

function inOne<T>(lists: readonly (readonly T[])[]): readonly T[] {
	const all: T[] = [];
	for (const list of lists) for (const one of list) all.push(one);
	return all;
}

/**
 * Reads something off every object in play: players' in seat order, then the tops of the slots
 * (3.1). What was read of a player or of the slots is kept as long as they stay the same.
 * @param read must look at nothing but what it is given.
 */
export function gathering<T>(
	read: (located: Located, edition: Position['edition']) => readonly T[]
): (position: Position) => readonly T[] {
	let at: Position | null = null;
	let last: Groups = [];
	let found: (readonly T[])[] = [];
	let answer: readonly T[] = [];
	const readGroup = (group: readonly Located[], edition: Position['edition']): readonly T[] => {
		let all: T[] | null = null;
		for (const located of group) for (const one of read(located, edition)) (all ??= []).push(one);
		return all ?? NOTHING;
	};
	const readAll = (position: Position): void => {
		const now = groups(position);
		const { edition } = position;
		const alike = edition === at?.edition;
		if (alike && now === last) return;
		const before = found;
		let changed = now.length !== before.length;
		found = [];
		for (let index = 0; index < now.length; index++) {
			const group = now[index] ?? [];
			const known = before[index] ?? [];
			const isKnown = alike && group === last[index];
			const one = isKnown ? known : readGroup(group, edition);
			if (!isKnown && (one.length > 0 || known.length > 0)) changed = true;
			found.push(one);
		}
		last = now;
		if (changed) answer = inOne(found);
	};
	return (position) => {
		if (at !== position) {
			readAll(position);
			at = position;
		}
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

/** What `locate` was asked last: several questions in a row are about one object. */
let askedIn: readonly Located[] | null = null;
let askedId: ObjectId | null = null;
let askedFound: Located | null = null;

/** The object with this id, if it is still in play, or an active bonus soul. */
export function locate(position: Position, id: ObjectId): Located | null {
	const all = inPlay(position);
	if (askedId !== id || askedIn !== all) {
		askedIn = all;
		askedId = id;
		askedFound = all.find(({ object }) => object.id === id) ?? null;
	}
	return askedFound ?? beside(position, id);
}

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
