import type { AttackFrame, AttackedOne } from '../model/frame.ts';
import type { Happening } from '../model/happening/index.ts';
import { playerAt, withPlayer } from '../model/objects.ts';
import type { Grant, Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { Ref, Seat } from '../model/words.ts';
import { extra, isOn } from './attack-targets.ts';
import { endAttackable } from './ending-effects.ts';
import type { Point } from '../rules/points.ts';
import { follow, set, tell, type Run } from './run.ts';
import { sameDamageable } from './stats.ts';

type Because = Extract<Happening, { did: 'attack ended' }>['because'];

/** The point of each end. */
const POINT_OF: Readonly<Record<Because, Point>> = {
	'attacker at 0 HP': 'attack ends at 0 HP',
	'target at 0 HP': 'attack ends at 0 HP',
	'attacker died': 'attack ends with the attacker',
	'target died': 'attack ends with the target',
	'target gone': 'attack loses its target',
	'nothing to attack': 'nothing to attack',
	'cannot be attacked': 'attacked card not attackable',
	'turn ended': 'attack ends with the turn',
	'event revealed': 'attacked card is no monster',
	cancelled: 'attack cancelled'
};

/** Whether the attack is cancelled, and not over with somebody's death or with the turn. */
const isCancelled = (because: Because): boolean =>
	because === 'cancelled' || because === 'cannot be attacked';

/** Whether the attack of the turn is still there after an attack that came to nothing. */
function isKept(run: Run, because: Because): boolean {
	if (because === 'target gone' || because === 'nothing to attack')
		return follow(run, 'lost-target') === 'kept';
	return isCancelled(because) && follow(run, 'cancelled-attack') === 'kept';
}

/** An attack roll or combat damage: what leaves the stack with its attack (8). */
const belongsToAttack = (item: StackItem): boolean =>
	(item.kind === 'roll' && item.purpose.for === 'attack') ||
	(item.kind === 'damage' && item.combat);

/**
 * Tells that an attack has ended and takes its unresolved rolls and combat damage off the stack.
 * Whether an attack that lost its target is spent is a reading, and whether they leave where an
 * effect ends the turn.
 */
export function endAttack(run: Run, attack: AttackFrame, because: Because): void {
	const { attacker: player } = attack;
	if (isKept(run, because))
		run.position = withPlayer(run.position, player, {
			attacks: playerAt(run.position, player).attacks + 1
		});
	if (attack.target !== null && attack.target !== 'deck') endAttackable(run, attack.target);
	const leaving = run.position.stack.filter(belongsToAttack);
	const isOpen = because === 'turn ended' && leaving.length > 0;
	const stays = isOpen && follow(run, 'ended-turn-attack') === 'stay';
	tell(
		run,
		{ did: 'attack ended', player, because },
		POINT_OF[because],
		...(isCancelled(because) ? (['cancelled attack spent'] as const) : []),
		...(isOpen ? (['rolls of an ended turn'] as const) : [])
	);
	if (stays || leaving.length === 0) return;
	set(run, { stack: run.position.stack.filter((item) => !belongsToAttack(item)) });
	for (const item of leaving.reverse())
		tell(run, { did: 'fizzled', item, because: 'attack ended' }, 'attack’s rolls removed');
}

/**
 * Cancels the attack under way, wherever its frame is among the procedures (8). The window it had
 * opened becomes the action phase's own: nothing is declared any more.
 * @param target only if it is an attack on this object or player.
 */
export function cancelAttack(run: Run, because: Because, target?: Damageable): void {
	const { frames } = run.position;
	const at = frames.findIndex((frame) => frame.chart === 'attack');
	const attack = frames[at];
	if (attack?.chart !== 'attack' || (target !== undefined && !isOf(attack.target, target))) return;
	const above = frames.slice(at + 1);
	const [window, ...rest] = above;
	// An attack that began in a window of the action phase leaves one of the two.
	const below = frames.slice(0, frames[at - 1]?.chart === 'priority' ? at - 1 : at);
	set(run, {
		frames:
			window?.chart === 'priority'
				? [...below, { ...window, action: true }, ...rest]
				: [...frames.slice(0, at), ...above]
	});
	endAttack(run, attack, because);
}

/** Who gains the rewards too if something dies in the attack on it. */
export function sharersOf({ frames }: Position, target: Damageable): readonly Seat[] {
	for (const frame of frames)
		if (frame.chart === 'attack' && isOf(frame.target, target)) return frame.sharers ?? [];
	return [];
}

const isOf = (target: AttackFrame['target'], of: Damageable): boolean =>
	target !== null && target !== 'deck' && sameDamageable(target, of);

/** Spends an attack that is declared: the turn's own first, then one that was granted (8). */
export function spendAttack(run: Run, player: Seat): void {
	const { attacks } = playerAt(run.position, player);
	if (attacks + extra(run.position, player, 'attacks') > 0) {
		run.position = withPlayer(run.position, player, { attacks: attacks - 1 });
		return;
	}
	const { turn } = run.position;
	const grants = (turn.grants ?? []).filter(({ times }) => times !== 0);
	const granted = grants.find(({ on }) => on === 'anything') ?? grants[0];
	if (!granted) return;
	set(run, {
		turn: { ...turn, grants: less(grants, granted), declaredOn: granted.on }
	});
}

const less = (grants: readonly Grant[], used: Grant): readonly Grant[] =>
	grants.flatMap((grant) => {
		if (grant !== used || grant.times === null) return [grant];
		return grant.times > 1 ? [{ ...grant, times: grant.times - 1 }] : [];
	});

/**
 * Takes up what an attack on something was granted or owed for: an attack that was granted for it
 * is used before the turn's own, and it serves every obligation it meets (reading 10).
 */
export function useAttack(run: Run, frame: AttackFrame, target: Ref): void {
	const { turn } = run.position;
	const on: AttackedOne = 'deck' in target ? 'deck' : isDamageable(target) ? target : 'anything';
	const special = (turn.grants ?? []).find(
		(grant) => grant.on !== 'anything' && isOn(run.position, grant.on, target)
	);
	const refund = frame.on === undefined && special !== undefined;
	if (refund)
		run.position = withPlayer(run.position, frame.attacker, {
			attacks: playerAt(run.position, frame.attacker).attacks + 1
		});
	set(run, {
		turn: {
			...turn,
			...(refund ? { grants: less(turn.grants ?? [], special) } : {}),
			attacked: [...(turn.attacked ?? []), on],
			...(turn.obligations
				? {
						obligations: turn.obligations.flatMap((owed) =>
							isOn(run.position, owed.on, target)
								? owed.times > 1
									? [{ ...owed, times: owed.times - 1 }]
									: []
								: [owed]
						)
					}
				: {})
		}
	});
}

const isDamageable = (ref: Ref): ref is Damageable => 'player' in ref || 'object' in ref;
