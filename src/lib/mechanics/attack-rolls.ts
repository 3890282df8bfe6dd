import type { ObjectWord } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import { sameOption, type ItemId, type Seat } from '../model/words.ts';
import { pointsAt } from './pointing.ts';
import { set, type Run } from './run.ts';

/** How many attack rolls a player has made this turn. */
export const attackRollsOf = ({ turn }: Position, player: Seat): number =>
	player === turn.active ? turn.attackRolls : (turn.attackRollsOfOthers?.[player] ?? 0);

/** How many attack rolls all players together have made this turn. */
export const allAttackRolls = ({ turn }: Position): number =>
	Object.values(turn.attackRollsOfOthers ?? {}).reduce((sum, of) => sum + of, turn.attackRolls);

/** Counts one more attack roll of the turn for who made it. */
export function countAttackRoll(run: Run, roller: Seat): void {
	const { turn } = run.position;
	const count = attackRollsOf(run.position, roller) + 1;
	const counted =
		roller === turn.active
			? { attackRolls: count }
			: { attackRollsOfOthers: { ...turn.attackRollsOfOthers, [roller]: count } };
	set(run, { turn: { ...turn, ...counted } });
}

/** Remembers for the turn who made a roll, and that it came after their others. */
export function rememberRoll(run: Run, roller: Seat, roll: ItemId): void {
	const { turn } = run.position;
	const before = turn.rollsMade?.[roller] ?? [];
	set(run, { turn: { ...turn, rollsMade: { ...turn.rollsMade, [roller]: [...before, roll] } } });
}

/** Remembers for the turn that a player has made an attack roll against something. */
export function rememberAttackRoll(run: Run, player: Seat, target: Damageable): void {
	const { turn } = run.position;
	const known = turn.rolledAgainst ?? [];
	if (known.some((one) => one.player === player && sameOption(target, one.target))) return;
	set(run, { turn: { ...turn, rolledAgainst: [...known, { player, target }] } });
}

/** Whether a player has made an attack roll this turn against what a word points at, in play or no more. */
export function hasRolledAgainst(
	position: Position,
	player: Seat,
	word: ObjectWord,
	context: Context
): boolean {
	return (position.turn.rolledAgainst ?? []).some(
		(one) => one.player === player && pointsAt(position, word, one.target, context)
	);
}
