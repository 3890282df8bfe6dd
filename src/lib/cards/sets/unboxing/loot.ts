import {
	a,
	always,
	becomeItem,
	by,
	choose,
	chooseAtRandom,
	exactly,
	gain,
	give,
	inTurn,
	lootAbility,
	on,
	roll
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, lootCard, trinket } from '../../kinds.ts';

/** The loot of The Unboxing of Isaac. */
export const LOOT: Readonly<Record<string, Card>> = {
	'pills-red-white': called(
		'red/white',
		lootCard(
			'Pills!',
			lootAbility(
				chooseAtRandom(
					['player'],
					choose(
						[a('item', 'non-eternal', by('chosen'))],
						give('chosen', 'you'),
						exactly(1),
						'chosen'
					)
				)
			)
		)
	),
	'pills-yellow-yellow': called(
		'yellow/yellow',
		trinket(
			'Pills!',
			lootAbility(
				roll(
					on(
						[5, 6],
						inTurn(becomeItem('this', [always({ stat: 'attack', of: 'you', add: 1 })]), gain())
					)
				)
			)
		)
	)
};
