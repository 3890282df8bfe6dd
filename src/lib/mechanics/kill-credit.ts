import type { KillCredit, Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import { set, type Run } from './run.ts';

const keyOf = (of: Damageable): string =>
	'player' in of ? `p${String(of.player)}` : `o${String(of.object)}`;

const NONE: KillCredit = {};

/** Who brought a player or object to 0 HP, and on which attack roll, as far as this turn knows. */
export const blowOn = (position: Position, of: Damageable): KillCredit =>
	position.turn.blows?.[keyOf(of)] ?? NONE;

/**
 * Remembers who brought a player or object to 0 HP, and the HP before, where that is what being saved
 * from death leaves.
 */
export function rememberBlow(
	run: Run,
	of: Damageable,
	{ hp, ...blow }: KillCredit & { readonly hp: number }
): void {
	const { turn } = run.position;
	const before = run.options.savedWith === 'the HP before' ? { hp } : {};
	set(run, { turn: { ...turn, blows: { ...turn.blows, [keyOf(of)]: { ...blow, ...before } } } });
}
