import type { Player, Position } from './position.ts';
import type { GameObject } from './board.ts';
import type { Place } from './task.ts';
import { SLOT_KINDS, type Seat } from './words.ts';

export interface Located {
	readonly object: GameObject;
	readonly place: Place;
}

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

const AMONG = ['items', 'souls', 'curses'] as const;

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
	const alike = players.length === before?.players.length;
	let changed = !alike || slots !== before.slots;
	const now = players.map((player, seat) => {
		const had = alike ? before.players[seat] : undefined;
		const known = had && hasSameInPlay(had, player) ? laid[seat] : undefined;
		if (!known) changed = true;
		return known ?? ofPlayer(player, seat);
	});
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
