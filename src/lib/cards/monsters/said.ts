/** What several monsters say. */
import { dealDamage, replaces, turnOf } from '../../abilities/build/index.ts';
import type { StaticEffect, TriggerEvent } from '../../abilities/grammar.ts';

/** The player who attacks this rolls one of these in the attack. */
export const attackingPlayerRolls = (...numbers: number[]): TriggerEvent => ({
	on: 'roll',
	who: 'attacking player',
	numbers,
	attack: 'any'
});

/** The damage that this takes, or deals to the active player, is dealt to the player beside them too. */
export function playerBeside(
	side: 'left' | 'right',
	would: 'take damage' | 'deal damage'
): StaticEffect {
	const beside =
		side === 'left' ? { leftOf: 'active player' as const } : { rightOf: 'active player' as const };
	const also = dealDamage('that much', beside);
	return would === 'take damage'
		? replaces({ would, who: 'this' }, { also })
		: replaces({ would, who: 'this', given: turnOf('they') }, { also });
}
