import {
	a,
	always,
	asReward,
	at,
	atLeast,
	atMost,
	becomeItem,
	cancelAttack,
	choose,
	chooseAtRandom,
	couldPurchase,
	countersOn,
	dealDamage,
	destroy,
	dies,
	eachTime,
	eachTurn,
	exactly,
	gain,
	gainCents,
	given,
	heal,
	ifSo,
	ifYouDo,
	inTurn,
	isA,
	kill,
	loot,
	makeTrue,
	mustAttackAgain,
	nextTime,
	on,
	otherThan,
	preventDamage,
	putCounters,
	putIt,
	replaces,
	reroll,
	roll,
	rollBy,
	steal,
	takesDamage,
	tap,
	target,
	targeted,
	thisDies,
	thisDiesAfterRewards,
	whenever,
	would
} from '../../../abilities/build/index.ts';
import { monster } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The monsters of Requiem Warp Zone. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	'a-dead-horse': monster(
		'A Dead Horse',
		[1, 2, 0],
		[{ gain: '¢', amount: 25 }],
		eachTime(
			{ on: 'would take damage', who: 'this' },
			inTurn(
				preventDamage(),
				roll(
					on([1, 2], ifSo(isA('this', a('object', 'being attacked')), cancelAttack())),
					on([3, 4, 5, 6], gainCents(3))
				)
			)
		)
	),
	leatherneck: monster(
		'Leatherneck',
		[6, 4, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(takesDamage('this'), chooseAtRandom(['player'], dealDamage(1, 'chosen', 'this')))
	),
	peeper: monster(
		'Peeper',
		[1, 5, 1],
		[{ gain: 'loot', amount: 1 }],
		whenever(
			thisDies,
			inTurn(
				becomeItem('this', [always({ stat: 'hp', of: 'you', add: 1 })]),
				gain('this', 'active player')
			)
		),
		whenever({ on: 'miss', who: 'attacking player' }, cancelAttack())
	),
	'the-imposter': {
		...monster(
			'The Imposter!',
			[4, 4, 1],
			[{ gain: 'loot', amount: 1 }],
			eachTime(eachTurn({ on: 'die', who: 'a player', when: 'on death' }, 1), {
				do: 'vote',
				who: a('player', 'living'),
				on: [a('player', 'living')],
				winner: dies('chosen'),
				tie: null
			})
		),
		keywords: ['indomitable']
	},
	ballos: {
		...monster(
			'Ballos!',
			[4, 4, 1],
			[{ gain: 'loot', amount: 5 }],
			whenever(
				given(thisDiesAfterRewards, atMost(countersOn(), 0)),
				inTurn(putIt('this', { slot: 'monster' }), putCounters(1, 'put there'))
			),
			always({ stat: 'attack', of: 'this', add: 2, while: atLeast(countersOn(), 1) })
		),
		souls: 2
	},
	balrog: monster(
		'Balrog',
		[5, 4, 1],
		[],
		whenever(
			thisDies,
			inTurn(
				becomeItem('this', [
					tap(ifYouDo(destroy('this'), choose(['player', 'monster'], kill('chosen'))))
				]),
				gain('this', 'active player')
			)
		),
		asReward(inTurn())
	),
	javon: monster(
		'Javon!',
		[4, 3, 2],
		[],
		at(
			{ on: 'turn starts', who: 'a player' },
			inTurn(reroll(), chooseAtRandom(['player'], dealDamage(1, 'chosen', 'active player'))),
			target(a('item', 'in the shop'))
		),
		asReward(choose([a('item', 'in the shop')], steal('chosen')))
	),
	'keke-is-you': monster(
		'Keke Is You',
		[3, 4, 1],
		[{ gain: 'loot', amount: 3 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			choose(
				[a('player', otherThan('active player'))],
				makeTrue(
					replaces(would('die', 'this'), {
						instead: inTurn(
							cancelAttack(),
							dies('chosen'),
							heal(null, 'this'),
							loot(3, 'active player')
						)
					})
				),
				exactly(1),
				'active player'
			)
		)
	),
	'the-purple-shirted-eye-stabber': monster(
		'The Purple-Shirted Eye Stabber',
		[3, 3, 3],
		[{ gain: 'loot', amount: 3 }],
		at(
			{ on: 'turn ends', who: 'a player' },
			ifSo(atLeast({ playedBy: 'active player' }, 1), dealDamage(1, 'active player', 'this'))
		)
	),
	'zombie-jesus': monster(
		'Zombie Jesus',
		[6, 2, 1],
		[],
		at(
			{ on: 'turn starts', who: 'a player' },
			rollBy(
				'active player',
				on([3, 4], kill({ rightOf: 'you' })),
				on([5, 6], kill({ leftOf: 'you' }))
			)
		),
		asReward(dies('you'))
	),
	'hubert-cumberdale': monster(
		'Hubert Cumberdale',
		[3, 4, 1],
		[{ gain: 'loot', amount: 1 }],
		whenever(thisDies, dies(targeted()), target(a('player', 'another'))),
		whenever(
			thisDies,
			ifSo(
				{ dealtCombatDamage: 'this' },
				nextTime({ on: 'turn ends', who: 'a player' }, putIt('this', { slot: 'monster' }))
			)
		)
	),
	shopkeeper: monster(
		'Shopkeeper!',
		[4, 5, 2],
		[],
		asReward(choose([a('item', 'in the shop')], steal('chosen'))),
		couldPurchase(
			roll(
				on([1, 2, 3, 4], mustAttackAgain('this', 'you')),
				on([5, 6], makeTrue({ cost: 'shop items', of: 'you', set: 0 }, 'end of turn', true))
			)
		)
	)
};
