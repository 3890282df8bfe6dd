import {
	a,
	always,
	and,
	cancel,
	give,
	lootAbility,
	putIt,
	target,
	targeted,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { lootCard } from '../../kinds.ts';

/** The loot of Summer of Isaac. */
export const LOOT: Readonly<Record<string, Card>> = {
	'mugger-bean': lootCard(
		'Mugger Bean!',
		lootAbility(and(cancel(), putIt(targeted(), { handOf: 'you' })), target('loot being played'))
	),
	'found-soul': lootCard(
		'Found Soul',
		always({ stat: 'attack', of: 'you', add: 1 }),
		whenever(
			{ on: 'come to control', who: 'you', what: 'soul' },
			give('this', targeted()),
			target(a('player', 'another'))
		)
	)
};
