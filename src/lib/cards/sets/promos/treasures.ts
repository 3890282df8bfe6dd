import {
	a,
	always,
	at,
	by,
	dealDamage,
	destroy,
	eachTime,
	endOfYourTurn,
	exactly,
	gainStat,
	ifYouDo,
	inTurn,
	loot,
	may,
	paid,
	putCounters,
	recharge,
	rolls,
	rollsADice,
	take,
	tap,
	target,
	targeted,
	topOf,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, treasure } from '../../kinds.ts';

/** The treasures of promos. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'dead-eye': treasure(
		'Dead Eye',
		eachTime({ on: 'deal damage', who: 'you', to: 'monster' }, gainStat('attack', 1))
	),
	'epic-fetus': treasure(
		'Epic Fetus!',
		tap(
			inTurn(
				dealDamage(1),
				{ do: 'deal damage', to: targeted(1), amount: 1, together: true },
				{ do: 'deal damage', to: 'you', amount: 1, together: true }
			),
			target('monster'),
			target('player')
		)
	),
	'g-fuel': treasure(
		'G-Fuel!',
		always({ stat: 'hp', of: 'you', add: 1 }),
		at(endOfYourTurn, recharge(targeted()), target(a('character', by('you'))))
	),
	'isaacs-tears': treasure(
		"Isaac's Tears",
		eachTime(rollsADice('you'), putCounters()),
		paid([{ pay: 'counters', amount: 6, named: null }], {
			do: 'each',
			of: [a('player', 'another'), 'monster'],
			effect: dealDamage(1, 'chosen')
		})
	),
	'g-fuel-red': called(
		'red',
		treasure(
			'G-Fuel!',
			tap(recharge(targeted()), target('character')),
			at(endOfYourTurn, may(recharge(targeted())), target('item'))
		)
	),
	'gf-brimstone': called(
		'G FUEL',
		treasure(
			'Brimstone',
			always({ stat: 'attack', of: 'you', add: 1 }),
			eachTime(rolls('you', 6), dealDamage(1), target('monster', a('player', 'another')))
		)
	),
	'moms-ring': treasure(
		"Mom's Ring",
		always({ stat: 'attack', of: 'you', add: 1 }),
		whenever({ on: 'gain object', who: 'you', what: 'this', orPurchase: true }, loot(1))
	),
	'pumpkin-mask': treasure(
		'Pumpkin Mask',
		whenever(
			{ on: 'gain object', who: 'you', what: 'this', orPurchase: true },
			ifYouDo(destroy('it'), {
				do: 'look',
				who: 'you',
				at: topOf('treasure', 10),
				reveal: false,
				sort: [take(exactly(1), { gainedBy: 'you' })],
				rest: 'bottom of deck',
				order: 'random'
			})
		)
	)
};
