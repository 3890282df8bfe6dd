import type { Talk } from './discourse.ts';

/** Who attacked last. */
export function attackerOf({ plan }: Talk): string | null {
	const attack = plan.events.findLast(({ is }) => is === 'attack');
	return attack?.is === 'attack' ? attack.who : null;
}

/** Who rolled last. */
export function rollerOf({ plan, known }: Talk): string | null {
	const roll = plan.events.findLast(({ is }) => is === 'roll');
	const lying = plan.stack.findLast(({ is }) => is === 'roll');
	return roll?.is === 'roll'
		? roll.who
		: lying?.is === 'roll'
			? (lying.by ?? null)
			: (known.roller ?? null);
}
