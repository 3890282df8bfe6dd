import {
	a,
	always,
	at,
	atLeast,
	atMost,
	chooseAtRandom,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	dies,
	divideDamage,
	each,
	eachTime,
	expand,
	given,
	ifSo,
	inTurn,
	isA,
	makeTrue,
	on,
	preventDamage,
	preventDeath,
	putCounters,
	putIt,
	putTop,
	roll,
	rollBy,
	takesDamage,
	target,
	targeted,
	thisDies,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, called, monster } from '../../kinds.ts';

/** The monsters of The Unboxing of Isaac. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	'christian-broadcasts': monster(
		'Christian Broadcasts',
		[6, 3, 1],
		[{ gain: 'loot', amount: 3 }],
		whenever(
			thisDies,
			inTurn(dies(targeted()), dies(targeted(1))),
			target(a('monster', 'another')),
			target('player')
		),
		whenever(thisDies, expand('monster', 2))
	),
	'dogma-unboxing': called(
		'The Unboxing of Isaac',
		monster(
			'Dogma',
			[5, 3, 3],
			[{ gain: 'treasure', amount: 2 }],
			whenever(
				{ on: 'roll', who: 'attacking player', numbers: [1], attack: 'any' },
				each('player', dies('chosen'))
			),
			whenever(thisDies, each(a('monster', 'another'), dies('chosen')))
		)
	),
	eggy: monster(
		'Eggy',
		[2, 4, 1],
		[{ gain: '¢', amount: 6 }],
		whenever(
			thisDies,
			rollBy(
				'active player',
				on([1, 2], expand('monster')),
				on([3, 4], expand('monster', 2)),
				on([5, 6], expand('monster', 3))
			)
		)
	),
	evis: monster(
		'Evis',
		[3, 5, 6],
		[{ gain: 'loot', amount: 2 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			rollBy('active player', on([1, 2], putCounters(1, 'active player', 'gut')))
		),
		always({ attackable: a('player', { counter: 'gut' }), evasion: 3, by: 'active player' })
	),
	'larry-jr-unboxing': called(
		'The Unboxing of Isaac',
		boss(
			'Larry Jr.',
			[4, 3, 2],
			[{ gain: 'treasure', amount: 1 }],
			always({ stat: 'evasion', of: 'this', add: -1, while: atMost({ stat: 'hp', of: 'this' }, 2) })
		)
	),
	loki: boss(
		'Loki',
		[3, 5, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(
			{ on: 'roll', who: 'attacking player', numbers: [1], attack: 'any' },
			expand('monster')
		)
	),
	teratoma: boss(
		'Teratoma',
		[5, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(takesDamage('this'), putCounters(1, 'this', 'spider')),
		whenever(thisDies, divideDamage(countersOn('this', 'spider'), ['player'], 'active player'))
	),
	'big-horn': boss(
		'Big Horn',
		[6, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			chooseAtRandom(['player'], dealDamage(1, 'chosen', 'active player'))
		),
		eachTime(
			dealsCombatDamage('this'),
			chooseAtRandom(['player'], dealDamage(1, 'chosen', 'active player'))
		)
	),
	'delirium-duke-of-flies': boss(
		'Delirium (Duke of Flies)',
		[2, 4, 1],
		[{ gain: 'loot', amount: 6 }],
		eachTime(
			given({ on: 'would deal damage', who: 'you', to: null }, isA('this', 'soul')),
			roll(on([1], preventDamage()))
		)
	),
	'delirium-monstro': boss(
		'Delirium (Monstro)',
		[3, 3, 1],
		[{ gain: '¢', amount: 18 }],
		always({ penaltyItem: 'at random', of: 'you', while: isA('this', 'soul') })
	),
	'greedling-rush': {
		...monster(
			'Greedling Rush!',
			[1, 3, 6],
			[{ gain: '¢', amount: 6 }],
			whenever(
				{ on: 'would die', who: 'this' },
				inTurn(
					inTurn(preventDeath, putCounters(), {
						do: 'gain rewards',
						who: 'active player',
						of: 'this'
					}),
					ifSo(atLeast(countersOn(), 6), putIt('this', 'discard'))
				)
			)
		),
		keywords: ['indomitable']
	},
	'the-adversary': boss(
		'The Adversary',
		[4, 4, 1],
		[{ gain: 'treasure', amount: 1 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			rollBy(
				'active player',
				on([1, 2], { do: 'empty', what: targeted() }, target(a('monster slot', 'another'))),
				on([3, 4], putTop('monster', { slot: 'monster', another: true })),
				on([5, 6], makeTrue({ stat: 'evasion', of: 'monsters', add: 1 }))
			)
		)
	)
};
