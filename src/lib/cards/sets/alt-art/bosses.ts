import {
	a,
	always,
	at,
	atMost,
	attackRollOnThis,
	by,
	choose,
	chooseAtRandom,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	declaresAttackOnThis,
	dies,
	each,
	eachRolls,
	eachTime,
	exactly,
	flipRoll,
	gainStat,
	given,
	ifSo,
	inTurn,
	isA,
	makeTrue,
	nextTime,
	not,
	on,
	putCounters,
	putIt,
	putTop,
	replaces,
	rollBy,
	rolls,
	takeDamage,
	takesDamage,
	thisDiesAfterRewards,
	whenever,
	whereItIs
} from '../../../abilities/build/index.ts';
import { boss, called } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The bosses of Alt Art. */
export const BOSSES: Readonly<Record<string, Card>> = {
	'aa-daddy-long-legs': called(
		'Alt Art',
		boss(
			'Daddy Long Legs',
			[5, 5, 0],
			[{ gain: 'loot', amount: 2 }],
			eachTime(rolls('a player', 1), each('monster', gainStat('attack', 1, 'chosen')))
		)
	),
	'aa-dark-one': called(
		'Alt Art',
		boss(
			'Dark One',
			[3, 3, 1],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(takesDamage('this'), gainStat('attack', 2, 'this'))
		)
	),
	'aa-fistula': called(
		'Alt Art',
		boss(
			'Fistula',
			[3, 4, 1],
			[{ gain: '¢', amount: 8 }],
			eachTime(takesDamage('this'), putCounters()),
			always({ stat: 'evasion', of: 'other monsters', add: countersOn() })
		)
	),
	'aa-hornfel': called(
		'Alt Art',
		boss(
			'Hornfel',
			[2, 5, 1],
			[{ gain: '¢', amount: 6 }],
			eachTime(
				dealsCombatDamage('this'),
				chooseAtRandom(['monster'], dealDamage(1, 'chosen', 'this'))
			)
		)
	),
	'aa-larry-jr': called(
		'Alt Art',
		boss(
			'Larry Jr.',
			[4, 3, 1],
			[{ gain: 'loot', amount: 2 }],
			always({ stat: 'attack', of: 'this', add: 1, while: atMost({ stat: 'hp', of: 'this' }, 2) })
		)
	),
	'aa-mega-fatty': called(
		'Alt Art',
		boss(
			'Mega Fatty',
			[4, 3, 1],
			[{ gain: 'loot', amount: 3 }],
			eachTime(rolls('a player', 1), gainStat('hp', 2, 'this'))
		)
	),
	'aa-mega-satan': called(
		'Alt Art',
		boss(
			'Mega Satan!',
			[6, 6, 6],
			[{ gain: 'treasure', amount: 2 }],
			always({ attackable: 'player', evasion: 4, by: 'active player' }),
			at(
				{ on: 'turn ends', who: 'a player' },
				ifSo(
					{
						all: [
							atMost({ count: a('player', 'living') }, 1),
							isA('active player', a('player', 'living'))
						]
					},
					dies()
				)
			)
		)
	),
	'aa-pin': called(
		'Alt Art',
		boss(
			'Pin',
			[2, 4, 1],
			[{ gain: 'loot', amount: 3 }],
			always(
				replaces({ would: 'take damage', who: 'this', combat: true, on: [5, 6] }, { prevent: null })
			)
		)
	),
	'aa-dingle': called(
		'Alt Art',
		boss(
			'Dingle',
			[2, 3, 2],
			[{ gain: '¢', amount: 2 }],
			eachTime(
				takesDamage('this'),
				inTurn(
					choose(
						[a('item', 'non-eternal')],
						putCounters(1, 'chosen', 'poo'),
						exactly(1),
						'active player'
					),
					makeTrue(
						{ loses: 'abilities', of: a('item', { counter: 'poo' }), except: null },
						'indefinitely'
					)
				)
			)
		)
	),
	'aa-gurdy': called(
		'Alt Art',
		boss(
			'Gurdy',
			[4, 4, 1],
			[{ gain: '¢', amount: 7 }],
			whereItIs('covered', always({ stat: 'hp', of: 'monsters', add: 1 })),
			at(
				{ on: 'turn starts', who: 'a player' },
				putTop('monster', { slot: 'monster' }, { leftOf: 'active player' })
			)
		)
	),
	'aa-little-horn': called(
		'Alt Art',
		boss(
			'Little Horn',
			[3, 5, 1],
			[{ gain: 'loot', amount: 4 }],
			at(given({ on: 'turn ends', who: 'a player' }, not({ attacked: 'this' })), putCounters()),
			at(
				{ on: 'turn starts', who: 'a player' },
				{
					do: 'divide damage',
					who: 'active player',
					by: 'this',
					amount: countersOn(),
					among: ['player']
				}
			)
		)
	),
	'min-min': boss(
		'Min Min',
		[4, 2, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(attackRollOnThis(), { do: 'note', what: 'that much' }),
		at({ on: 'turn ends', who: 'a player' }, { do: 'clear notes' }),
		eachTime(
			given(rolls('active player', 1, 2, 3, 4, 5, 6), { noted: 'that much' }),
			takeDamage(1, 'they')
		)
	),
	'aa-monstro-ii': called(
		'Alt Art',
		boss(
			'Monstro II',
			[6, 3, 1],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(dealsCombatDamage('this'), {
				do: 'vote',
				who: 'player',
				on: ['right', 'left'],
				winner: [
					takeDamage(1, { rightOf: 'active player' }),
					takeDamage(1, { leftOf: 'active player' })
				],
				tie: takeDamage(1, { leftOf: 'active player' })
			})
		)
	),
	'aa-polycephalus': called(
		'Alt Art',
		boss(
			'Polycephalus',
			[3, 4, 1],
			[{ gain: 'loot', amount: 3 }],
			eachTime(
				takesDamage('this'),
				nextTime({ on: 'roll a dice', who: 'a player', attack: 'any' }, flipRoll('it'))
			)
		)
	),
	'aa-rag-mega': called(
		'Alt Art',
		boss(
			'Rag Mega',
			[6, 4, 1],
			[{ gain: 'loot', amount: 3 }],
			whenever(
				declaresAttackOnThis,
				inTurn(
					makeTrue({ cant: 'play loot', who: a('player', 'non-active') }),
					makeTrue({ cant: 'activate', who: a('player', 'non-active') })
				)
			)
		)
	),
	'aa-rag-man': called(
		'Alt Art',
		boss(
			'Rag Man',
			[2, 4, 1],
			[{ gain: 'loot', amount: 3 }],
			whenever(
				thisDiesAfterRewards,
				rollBy('active player', on([1, 6], putIt('this', { belowIn: 'monster' })))
			)
		)
	),
	'aa-the-bloat': called(
		'Alt Art',
		boss(
			'The Bloat',
			[5, 4, 1],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(
				{ on: 'miss', who: 'attacking player' },
				eachRolls(
					a('player', by('they')),
					ifSo({ is: 'same results' }, dies('attacking player')),
					2
				)
			)
		)
	)
};
