import {
	a,
	always,
	anyNumber,
	at,
	by,
	cancelAttack,
	changeRoll,
	dealDamage,
	destroy,
	each,
	eachTime,
	eachTurn,
	endOfYourTurn,
	exactly,
	firstAttackRoll,
	gainAbilities,
	gainStat,
	gainTreasure,
	given,
	heal,
	ifYouDo,
	inTurn,
	look,
	loot,
	may,
	mayAttackAgain,
	named,
	on,
	paid,
	pick,
	plus,
	preventDeath,
	putCounters,
	recharge,
	replaces,
	roll,
	rolls,
	rollsADice,
	search,
	take,
	tap,
	target,
	targeted,
	topOf,
	whenever,
	yourTurn
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
	),
	marked: treasure(
		'Marked',
		eachTime(
			given(
				{ on: 'roll a dice', who: 'you', attack: 'any' },
				{ all: [firstAttackRoll(), yourTurn] }
			),
			may(changeRoll([5], 'it'))
		)
	),
	'ret-1-up': called(
		'Retro',
		treasure(
			'1-UP',
			whenever(
				given({ on: 'would die', who: 'you' }, yourTurn),
				inTurn(
					destroy('this'),
					preventDeath,
					heal(null),
					cancelAttack('you'),
					mayAttackAgain('anything', 'you')
				)
			)
		)
	),
	'dads-ring': treasure(
		"Dad's Ring",
		eachTime(
			{ on: 'declare attack', who: 'you', against: 'monster' },
			roll(on([5, 6], gainStat('evasion', -1, 'attacked')))
		)
	),
	'lump-of-coal': treasure(
		'Lump of Coal',
		eachTime(
			eachTurn({ on: 'roll', who: 'you', numbers: [], attack: 'any' }, 3),
			gainStat('attack', 1)
		)
	),
	pyromaniac: treasure(
		'Pyromaniac',
		whenever(
			{ on: 'gain object', who: 'you', what: 'this' },
			search('loot', { handOf: 'you' }, [named('Bomb!')], 2)
		),
		always(
			replaces(
				{ would: 'deal damage', who: 'you', combat: false },
				{ amount: plus('that much', 1) }
			)
		)
	),
	'lil-gish': treasure(
		"Lil' Gish",
		tap(
			gainAbilities(
				targeted(),
				'its next recharge step',
				always({ cant: 'recharge in the recharge step', who: 'this' })
			),
			target(a('item', 'deactivated'))
		)
	),
	'mystery-gift': treasure(
		'Mystery Gift',
		paid(
			[{ pay: 'destroy this' }],
			pick(
				['player'],
				anyNumber,
				inTurn(
					look(topOf('treasure', { count: a('player', 'picked') }), 'top of deck', [
						take(anyNumber, 'bottom of deck')
					]),
					gainTreasure(1),
					each(a('player', 'picked'), gainTreasure(1, 'chosen'))
				)
			)
		)
	)
};
