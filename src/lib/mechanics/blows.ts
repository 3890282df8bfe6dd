import type { Blow, Position } from '../model/position.ts';
import type { Mortal } from '../model/stack.ts';
import { set, type Run } from './run.ts';

const keyOf = (of: Mortal): string =>
	'player' in of ? `p${String(of.player)}` : `o${String(of.object)}`;

const NONE: Blow = {};

/** Who brought a player or object to 0 HP, and on which attack roll, as far as this turn knows. */
export const blowOn = (position: Position, of: Mortal): Blow =>
	position.turn.blows?.[keyOf(of)] ?? NONE;

/**
 * Remembers who brought a player or object to 0 HP, and the HP before, where that is what being saved
 * from death leaves.
 */
export function rememberBlow(
	run: Run,
	of: Mortal,
	{ hp, ...blow }: Blow & { readonly hp: number }
): void {
	const { turn } = run.position;
	const before = run.ways.savedWith === 'the HP before' ? { hp } : {};
	set(run, { turn: { ...turn, blows: { ...turn.blows, [keyOf(of)]: { ...blow, ...before } } } });
}
