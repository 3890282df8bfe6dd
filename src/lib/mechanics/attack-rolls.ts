import type { ObjectWord } from '../abilities/grammar.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/library.ts';
import { onceFor } from '../model/memo.ts';
import { locate, withObject } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import { sameOption, type ItemId, type ObjectId, type Seat } from '../model/words.ts';
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
	if (!known.some((one) => one.player === player && sameOption(target, one.target)))
		set(run, { turn: { ...turn, rolledAgainst: [...known, { player, target }] } });
	const found = 'object' in target ? locate(run.position, target.object) : null;
	if (found && asksForEveryOther(cardOf(found.object.card)))
		run.position = withObject(run.position, found.object.id, {
			evenRoll: found.object.evenRoll === false
		});
}
/** Only where a card asks: nothing else shall be another each time somebody rolls against it. */
const asksForEveryOther = onceFor((card: Card) => JSON.stringify(card).includes('"everyOther":'));

/** Remembers for the turn what an attack roll against something came to. */
export function rememberResult(run: Run, against: Damageable, result: number): void {
	const { turn } = run.position;
	const others = (turn.lastAgainst ?? []).filter(({ target }) => !sameOption(target, against));
	set(run, { turn: { ...turn, lastAgainst: [...others, { target: against, result }] } });
}

/** What the last attack roll against something came to, this turn; 0 where there was none. */
export const lastAttackRoll = ({ turn }: Position, against: Damageable): number =>
	turn.lastAgainst?.find(({ target }) => sameOption(target, against))?.result ?? 0;

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

/** Remembers for the turn that an object has dealt combat damage to a player. */
export function rememberCombatDamage(run: Run, object: ObjectId): void {
	const { turn } = run.position;
	const known = turn.dealtCombatDamage ?? [];
	if (!known.includes(object))
		set(run, { turn: { ...turn, dealtCombatDamage: [...known, object] } });
}

/** Whether an object has dealt combat damage to a player this turn, in play or no more. */
export const hasHurtAPlayer = ({ turn }: Position, object: ObjectId): boolean =>
	turn.dealtCombatDamage?.includes(object) ?? false;
