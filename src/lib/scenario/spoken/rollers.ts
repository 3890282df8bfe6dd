import { cardOf } from '../../cards/library.ts';
import { isMonster } from './cards-said.ts';
import type { Talk } from './discourse.ts';
import type { Saying } from './said.ts';

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

/**
 * "Sue's bomb killed Greed, Lou had rolled a 3 on it": whether a roll that had been made comes, with its attack, before
 * the last act, which was done to a monster that nobody was told to attack.
 */
export function isBeforeAct(
	{ plan: { events } }: Talk,
	{ isEarlier, against, for: reads }: Extract<Saying, { say: 'roll' }>
): boolean {
	const last = events.at(-1);
	if (isEarlier !== true || against || reads !== undefined || last?.is !== 'use') return false;
	const isOnFoe = last.aims.some((aim) => aim.at === 'card' && isMonster(cardOf(aim.card)));
	return isOnFoe && events.every(({ is }) => is === 'use');
}
