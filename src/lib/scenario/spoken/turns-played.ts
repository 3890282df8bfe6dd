/** Where a turn ends, and another's begins. */
import type { Act } from '../scenario.ts';
import type { Course } from './course.ts';
import { canBe, isIdle, type Mover, PASS } from './moves.ts';
import type { Event } from './plan.ts';

/** Ends the turn of whoever is on it. */
export function endTurn(
	mover: Mover,
	course: Course,
	{
		who,
		piece,
		manner
	}: Pick<Event, 'piece' | 'manner'> & {
		readonly who: string;
	}
): void {
	const { state } = course;
	if (state.position.edition === 'original') {
		// The turn ends as everyone passes on an empty stack.
		course.state = mover.force(mover.passUntil(state, piece, isIdle) ?? state, PASS, piece);
		return;
	}
	const line: Act = { do: 'end turn', player: who };
	const reached =
		manner === 'now' ? null : mover.passUntil(state, piece, canBe(mover, state, line));
	course.state = mover.force(reached ?? state, line, piece);
}

/** Why a turn is not somebody's. */
export const notNext = (who: string): string =>
	`The next turn is not ${who}’s, however often everyone passes.`;

/**
 * Comes to the turn of somebody, once the one before has ended; what only whoever is on turn does begins no turn by itself.
 * @returns whether it is theirs then.
 */
export function takeTurn(
	mover: Mover,
	course: Course,
	{ is, who, piece }: Extract<Event, { is: 'turn' | 'attack' | 'buy' }>
): boolean {
	const { turn, players } = course.state.position;
	const active = players[turn.active]?.name;
	if (active === who || active === undefined) return true;
	const isEnding = turn.phase === 'end' || turn.declared === 'end turn';
	if (is !== 'turn' && !isEnding) return false;
	if (!isEnding) endTurn(mover, course, { who: active, piece });
	const reached = mover.passToTurn(course.state, piece, who);
	if (reached) course.state = reached;
	return reached !== null;
}
