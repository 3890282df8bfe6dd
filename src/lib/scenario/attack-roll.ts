import type { StackItem } from '../model/stack-item.ts';
import type { Seat } from '../model/words.ts';

/**
 * Whose attack roll is being dealt with, read off the stack: it lies there itself, or the combat damage of
 * the attacker that it led to. Undefined where neither does.
 */
export function rollerOnStack(stack: readonly StackItem[], attacker: Seat): Seat | undefined {
	const roll = stack.find((item) => item.kind === 'roll' && item.purpose.for === 'attack');
	if (roll?.kind === 'roll') return roll.roller;
	return stack.some((item) => item.kind === 'damage' && item.combat) ? attacker : undefined;
}
