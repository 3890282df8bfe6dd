import { always, eachTime, given, takesCombatDamage } from '../../../abilities/build/index.ts';
import { trinket } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The loot of the Gold Box. */
export const LOOT: Readonly<Record<string, Card>> = {
	cancer: trinket(
		'Cancer',
		always({ byHand: 'The first die that you roll in a turn counts one more.' })
	),
	'pink-eye': trinket(
		'Pink Eye',
		eachTime(given(takesCombatDamage('you'), { onAttackRoll: [1] }), {
			do: 'by hand',
			words: 'hit back at whoever dealt it, for 1.'
		})
	)
};
