import {
	dealDamage,
	eachTime,
	given,
	takesCombatDamage,
	whileTrue
} from '../../../abilities/build/index.ts';
import { trinket } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The loot of the Gold Box. */
export const LOOT: Readonly<Record<string, Card>> = {
	cancer: trinket(
		'Cancer',
		whileTrue({ nth: 'dice roll', of: 'you', is: [1] }, { stat: 'rolls', of: 'you', add: 1 })
	),
	'pink-eye': trinket(
		'Pink Eye',
		eachTime(given(takesCombatDamage('you'), { onAttackRoll: [1] }), dealDamage(1, 'dealer'))
	)
};
