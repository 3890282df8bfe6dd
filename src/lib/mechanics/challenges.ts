import { locate } from '../model/objects.ts';
import type { ChallengeSlot, Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { SlotPlace } from '../model/task.ts';
import { hasVariant } from '../rules/variants.ts';

/** What boss armor lets through at once outside combat, in damage (18). */
export const ARMOR = 3;

/** Whether a slot is one of a challenge, which is no monster slot (18). */
export const isChallengeSlot = (position: Position, { slot, index }: SlotPlace): boolean =>
	position.slots[slot][index]?.as !== undefined;

/** The kind of challenge slot that something is in, if it is in one. */
export function challengeSlotOf(position: Position, of: Damageable): ChallengeSlot | null {
	const place = 'object' in of ? locate(position, of.object)?.place : undefined;
	if (!place || !('slot' in place)) return null;
	return position.slots[place.slot][place.index]?.as ?? null;
}

/** Whether something is a monster in a final boss slot (18). */
export const isFinalBoss = (position: Position, of: Damageable): boolean =>
	challengeSlotOf(position, of) === 'final boss';

/** Whether the goal of many challenges has been reached: every final boss has died (18). */
export function bossesAreBeaten(position: Position): boolean {
	if (!hasVariant(position, 'boss goal')) return false;
	const bosses = position.slots.monster.filter(({ as }) => as === 'final boss');
	return (
		bosses.length > 0 &&
		bosses.every(({ top }) => top === null) &&
		!position.frames.some(({ chart }) => chart === 'monsterDeath')
	);
}
