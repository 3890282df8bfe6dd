import type { AttackFrame } from '../model/frame.ts';
import type { Happening } from '../model/happening.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack.ts';
import type { ObjectId } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import { set, tell, type Run } from './run.ts';

type Because = Extract<Happening, { did: 'attack ended' }>['because'];

const RULES_OF: Record<Because, readonly RuleId[]> = {
	'attacker at 0 HP': ['attack.ends-at-zero'],
	'target at 0 HP': ['attack.ends-at-zero'],
	'attacker died': ['death.player.stops', 'attack.ends-by-death'],
	'target died': ['attack.ends-by-death'],
	'target gone': ['attack.target-gone'],
	'cannot be attacked': ['attack.cannot-be-attacked'],
	'turn ended': ['attack.cancelled'],
	'event revealed': ['attack.deck-event']
};

/** The attack under way, if there is one. */
export function attackUnderWay(position: Position): AttackFrame | null {
	for (const frame of position.frames) if (frame.chart === 'attack') return frame;
	return null;
}

/** An attack roll or combat damage: what leaves the stack with its attack (8). */
const belongsToAttack = (item: StackItem): boolean =>
	(item.kind === 'roll' && item.purpose.for === 'attack') ||
	(item.kind === 'damage' && item.combat);

/** Tells that an attack has ended and takes its unresolved rolls and combat damage off the stack. */
export function endAttack(run: Run, attack: AttackFrame, because: Because): void {
	tell(run, { did: 'attack ended', player: attack.attacker, because }, ...RULES_OF[because]);
	const leaving = run.position.stack.filter(belongsToAttack);
	if (leaving.length === 0) return;
	set(run, { stack: run.position.stack.filter((item) => !belongsToAttack(item)) });
	for (const item of leaving.reverse())
		tell(run, { did: 'fizzled', item, because: 'attack ended' }, 'attack.cancelled', 'ability.fizzle');
}

/**
 * Cancels the attack under way, wherever its frame is among the procedures (8).
 * @param target only if it is an attack on this object.
 */
export function cancelAttack(run: Run, because: Because, target?: ObjectId): void {
	const attack = attackUnderWay(run.position);
	if (!attack || (target !== undefined && attack.target !== target)) return;
	set(run, { frames: run.position.frames.filter((frame) => frame !== attack) });
	endAttack(run, attack, because);
}
