import {
	a,
	and,
	atLeast,
	becomeSoul,
	choose,
	countersOn,
	dealDamage,
	eachTime,
	exactly,
	ifSo,
	inTurn,
	loot,
	loseAbilities,
	on,
	putCounters,
	recharge,
	roll,
	steal,
	takeDamage,
	tap,
	target
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

/** The treasures of Summer of Isaac. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'a-friend': {
		...treasure(
			'A Friend',
			eachTime(
				{ on: 'come to control', who: a('player', 'another'), what: 'soul' },
				inTurn(putCounters(), ifSo(atLeast(countersOn(), 3), and(loseAbilities(), becomeSoul())))
			)
		),
		souls: 1
	},
	'blast-miner-tnt': treasure(
		'Blast Miner TNT!',
		tap(
			roll(on([1, 2], takeDamage(1)), on([3, 4, 5, 6], dealDamage(1), target('monster', 'player')))
		),
		eachTime({ on: 'gain ¢', who: 'you' }, ifSo(atLeast('that much', 3), recharge()))
	),
	karma: treasure(
		'Karma',
		eachTime(
			{ on: 'come to control', who: a('player', 'another'), what: 'soul' },
			choose(
				['player'],
				choose(
					[a('item', 'in the shop')],
					inTurn(steal('chosen', { chosen: 1 }), loot(1, { chosen: 1 })),
					exactly(1),
					'chosen'
				),
				exactly(2)
			)
		)
	)
};
