import {
	a,
	always,
	becomeItem,
	by,
	choose,
	chooseAtRandom,
	exactly,
	gain,
	gainCents,
	give,
	inTurn,
	lootAbility,
	on,
	onAnyResult,
	replaces,
	roll
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, lootCard } from '../../kinds.ts';

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
		lootCard(
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
	),
	'butt-penny': lootCard(
		'Butt Penny!',
		lootAbility(inTurn(gainCents(1), roll(onAnyResult(inTurn()))))
	),
	'pills-blue-blue': called(
		'blue/blue',
		lootCard(
			'Pills!',
			lootAbility(
				roll(
					on(
						[5, 6],
						inTurn(
							becomeItem('this', [
								always(
									replaces(
										{ would: 'take damage', who: 'you', limit: { each: 'turn', nth: [1] } },
										{ prevent: 1 }
									)
								)
							]),
							gain()
						)
					)
				)
			)
		)
	)
};
