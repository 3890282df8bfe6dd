import {
	a,
	always,
	at,
	atLeast,
	becomeItem,
	cancelAttack,
	chooseAtRandom,
	countersOn,
	dealDamage,
	declaresAttackOnThis,
	dies,
	each,
	eachTime,
	eachTurn,
	entersPlay,
	expand,
	gain,
	gainCents,
	gainStat,
	ifSo,
	inTurn,
	isA,
	minus,
	mustAttackAgain,
	on,
	onAnyResult,
	plus,
	preventDamage,
	putCounters,
	putIt,
	replaces,
	roll,
	rollBy,
	takeDamage,
	takesDamage,
	thisDies,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, monster } from '../../kinds.ts';

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
	grandparent: {
		...boss(
			'Grandparent',
			[5, 4, 1],
			[{ gain: 'treasure', amount: 1 }],
			whenever(declaresAttackOnThis, putCounters(1, 'it')),
			always({ stat: 'attack', of: 'this', add: countersOn() }),
			whenever(
				{ on: 'counters put', who: 'this', reach: 3 },
				inTurn(dies(), each('player', takeDamage(3, 'chosen')))
			)
		),
		keywords: ['indomitable']
	},
	leatherneck: monster(
		'Leatherneck',
		[6, 4, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(takesDamage('this'), chooseAtRandom(['player'], dealDamage(1, 'chosen', 'this')))
	),
	'lil-hunter': boss(
		'Lil Hunter',
		[3, 3, 2],
		[{ gain: 'loot', amount: 2 }],
		whenever(entersPlay, inTurn(expand('monster'), mustAttackAgain())),
		at({ on: 'turn ends', who: 'a player' }, putIt('this', { fromTop: 4 }))
	),
	melquiades: boss(
		'Melquíades',
		[5, 4, 1],
		[{ gain: 'treasure', amount: 2 }],
		eachTime(takesDamage('this'), putCounters()),
		always({ stat: 'evasion', of: 'this', add: -2, while: atLeast(countersOn(), 5) })
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
	'the-butcher': {
		...boss(
			'The Butcher',
			[5, 4, 2],
			[
				{ gain: 'loot', amount: 3 },
				{ gain: '¢', amount: 6 }
			],
			eachTime(
				{ on: 'roll', who: 'attacking player', numbers: [1], attack: 'any' },
				rollBy('they', onAnyResult(takeDamage('that much', 'they')))
			),
			eachTime(
				{ on: 'kill', who: 'this', what: 'player' },
				inTurn(putCounters(), gainStat('attack', 1, 'this', 'indefinitely'))
			)
		),
		keywords: ['indomitable']
	},
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
	'the-radiance': {
		...boss(
			'The Radiance',
			[7, 6, 5],
			[{ gain: 'loot', amount: 10 }],
			eachTime({ on: 'die', who: 'a player', when: 'on death' }, putCounters()),
			always({ stat: 'evasion', of: 'this', add: minus(0, countersOn()) }),
			always(
				replaces(
					{ would: 'loot', who: 'active player', given: { is: 'the loot step' } },
					{ amount: plus('that much', 1) }
				)
			)
		),
		keywords: ['indomitable']
	}
};
