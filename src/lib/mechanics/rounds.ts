import { playerAt, turnOrder } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { ObjectId, Seat } from '../model/words.ts';
import { hasVariant, playsTogether } from '../rules/variants.ts';
import { set, tell, type Run } from './run.ts';
import { discardTelling } from './zones.ts';

/** What the timer shows at first (17.1). */
const FIRST = 8;

/** What the timer shows at first where one is played with (17.1, 18). */
export const timerAtFirst = (position: Position): number | undefined =>
	playsTogether(position) || hasVariant(position, 'challenge') ? FIRST : undefined;

/** Who had the turn that rounds go on from: an extra turn does not count (7.4). */
const lastRegular = ({ turn, lastTurn }: Position): Seat =>
	turn.extra ? (lastTurn ?? turn.active) : turn.active;

/** Whether an extra turn comes next, that its player does not skip. */
function extraTurnFollows(position: Position): boolean {
	const skips = position.players.map(({ skips: left = 0 }) => left);
	return (position.extraTurns ?? []).some((seat) => {
		const left = skips[seat] ?? 0;
		skips[seat] = left - 1;
		return left <= 0;
	});
}

/**
 * Whether the turn that ends is the last of a round of the game: the next one is the starting
 * player's, or they skip it (7.4).
 */
export function roundIsOver(position: Position): boolean {
	if (extraTurnFollows(position)) return false;
	const order = turnOrder(position, lastRegular(position)).slice(1);
	const next = order.findIndex((seat) => (playerAt(position, seat).skips ?? 0) === 0);
	const starting = position.starting ?? 0;
	return next < 0 || order.slice(0, next + 1).includes(starting);
}

/** The timer goes down by one; at zero the game is lost at once (17.2). */
export function countDown(run: Run, why: 'round' | 'death'): void {
	const left = Math.max(0, (run.position.timer ?? FIRST) - 1);
	set(run, { timer: left });
	const rule = hasVariant(run.position, 'challenge')
		? 'timer of a challenge'
		: 'round on the timer';
	tell(run, { did: 'timer', amount: left }, why === 'death' ? 'death on the timer' : rule);
	if (left > 0) return;
	set(run, { winners: [] });
	tell(run, { did: 'lost' }, 'timer run out');
}

const roomIds = ({ slots }: Position): readonly ObjectId[] =>
	slots.room.flatMap(({ top }) => (top ? [top.id] : []));

/** A round begins: the rooms in play are remembered where a variant asks for them (17.3). */
export function startRound(run: Run): void {
	if (playsTogether(run.position)) set(run, { roundRooms: roomIds(run.position) });
}

/** The rooms that have been on top of their slots since the round began (17.3). */
export const roomsOfTheRound = (position: Position): readonly ObjectId[] =>
	roomIds(position).filter((id) => position.roundRooms?.includes(id) ?? false);

/** Whether a room has come since the round began, which no scenario could say. */
export const hasNewRoom = (position: Position): boolean =>
	position.roundRooms !== undefined && roomsOfTheRound(position).length < roomIds(position).length;

/** Rooms that have not changed for a whole round go to discard (17.3). */
export function discardStaleRooms(run: Run): void {
	for (const id of roomsOfTheRound(run.position)) {
		const room = run.position.slots.room.find(({ top }) => top?.id === id)?.top;
		if (room) discardTelling(run, room, 'room of the round');
	}
}
