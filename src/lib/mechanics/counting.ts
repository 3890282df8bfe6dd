import type { Limit } from '../abilities/grammar.ts';
import { locate, withObject } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { Seat } from '../model/words.ts';
import { isOfTheGame } from './ability-context.ts';
import { set, type Run } from './run.ts';

/** Whether a limit heeds the n-th occurrence. */
export const within = ({ nth }: Limit, count: number): boolean =>
	nth === 'every other' ? count % 2 === 0 : nth.includes(count);

/** How often what an ability counts has happened this turn, or this round. */
export function seenBefore(position: Position, key: string, { each }: Limit, of: Context): number {
	if (each === 'turn') return position.turn.seen?.[key] ?? 0;
	if (each === 'round') return position.rounds?.[key]?.count ?? 0;
	const found = of.source === null ? null : locate(position, of.source);
	return found?.object.seen?.[key] ?? 0;
}

/** Counts one more occurrence, this turn or this round of the one whose ability counts. */
export function countSeen(run: Run, key: string, limit: Limit, context: Context): number {
	const { turn, rounds } = run.position;
	const count = seenBefore(run.position, key, limit, context) + 1;
	if (limit.each === 'entering') {
		const found = context.source === null ? null : locate(run.position, context.source);
		if (found)
			run.position = withObject(run.position, found.object.id, {
				seen: { ...found.object.seen, [key]: count }
			});
	} else if (limit.each === 'turn')
		set(run, { turn: { ...turn, seen: { ...turn.seen, [key]: count } } });
	else set(run, { rounds: { ...rounds, [key]: { count, of: roundOf(run.position, context) } } });
	return count;
}

/** Counts so many points more this turn, of damage say. */
export function countPoints(run: Run, key: string, points: number): number {
	const { turn } = run.position;
	const count = (turn.seen?.[key] ?? 0) + points;
	set(run, { turn: { ...turn, seen: { ...turn.seen, [key]: count } } });
	return count;
}

/** By what it is counted how many players have died this turn who were not active. */
export const NON_ACTIVE_DEATHS = 'non-active players died';

/** What players can be kept from doing more than so many times each turn. */
export type Counted = 'play loot' | 'activate' | 'attack' | 'purchase';
/** What is counted of what a player has done in a turn. */
type Done = Counted | 'kill a monster';

const doneKey = (player: Seat, what: Done): string => `${what}:${String(player)}`;

/** Counts what a player has done this turn. */
export const countDone = (run: Run, player: Seat, what: Done): number =>
	countPoints(run, doneKey(player, what), 1);

/** How often a player has done it this turn; the attacks are those of the active player (8). */
export const timesDone = ({ turn }: Position, player: Seat, what: Done): number =>
	what === 'attack'
		? player === turn.active
			? (turn.history?.attacks ?? 0)
			: 0
		: (turn.seen?.[doneKey(player, what)] ?? 0);

/** From whose turns rounds are counted: of the game's abilities, from those of who went first (7.4). */
const roundOf = ({ starting, players }: Position, context: Context): Seat =>
	isOfTheGame(context) ? (starting ?? 0) % players.length : context.you;

/**
 * A round begins for a player: what was counted in the last one is over. A turn that is skipped
 * begins it too, an extra turn does not (7.4).
 */
export function beginRound(run: Run, of: Seat): void {
	const { rounds } = run.position;
	if (!rounds) return;
	const left = Object.entries(rounds).filter(([, one]) => one.of !== of);
	set(run, { rounds: left.length > 0 ? Object.fromEntries(left) : undefined });
}
