import type { AttackFrame } from '../model/frame.ts';
import type { Happening } from '../model/happening.ts';
import { playerAt, withPlayer } from '../model/objects.ts';
import type { StackItem } from '../model/stack.ts';
import type { ObjectId } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import { follow, set, tell, type Run } from './run.ts';

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

/** An attack roll or combat damage: what leaves the stack with its attack (8). */
const belongsToAttack = (item: StackItem): boolean =>
	(item.kind === 'roll' && item.purpose.for === 'attack') ||
	(item.kind === 'damage' && item.combat);

/**
 * Tells that an attack has ended and takes its unresolved rolls and combat damage off the stack.
 * Whether an attack that lost its target is spent is a reading.
 */
export function endAttack(run: Run, attack: AttackFrame, because: Because): void {
	const { attacker: player } = attack;
	if (because === 'target gone' && follow(run, 'lost-target') === 'kept')
		run.position = withPlayer(run.position, player, {
			attacks: playerAt(run.position, player).attacks + 1
		});
	tell(run, { did: 'attack ended', player, because }, ...RULES_OF[because]);
	const leaving = run.position.stack.filter(belongsToAttack);
	if (leaving.length === 0) return;
	set(run, { stack: run.position.stack.filter((item) => !belongsToAttack(item)) });
	for (const item of leaving.reverse())
		tell(
			run,
			{ did: 'fizzled', item, because: 'attack ended' },
			'attack.cancelled',
			'ability.fizzle'
		);
}

/**
 * Cancels the attack under way, wherever its frame is among the procedures (8). The window it had
 * opened becomes the action phase's own: nothing is declared any more.
 * @param target only if it is an attack on this object.
 */
export function cancelAttack(run: Run, because: Because, target?: ObjectId): void {
	const { frames } = run.position;
	const at = frames.findIndex((frame) => frame.chart === 'attack');
	const attack = frames[at];
	if (attack?.chart !== 'attack' || (target !== undefined && attack.target !== target)) return;
	const above = frames.slice(at + 1);
	const [window, ...rest] = above;
	set(run, {
		frames: [
			...frames.slice(0, at),
			...(window?.chart === 'priority' ? [{ ...window, action: true }, ...rest] : above)
		]
	});
	endAttack(run, attack, because);
}
