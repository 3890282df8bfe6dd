import {
	a,
	always,
	asReward,
	by,
	cancelAttack,
	choose,
	chooseAtRandom,
	dealDamage,
	declaresAttackOnThis,
	discard,
	each,
	eachTime,
	gainCents,
	gainStat,
	given,
	inTurn,
	joinAttack,
	kill,
	loot,
	not,
	on,
	onAnyResult,
	otherThan,
	passHands,
	preventDamage,
	replaces,
	roll,
	rollBy,
	rolls,
	search,
	takeDamage,
	takesDamage,
	thisDies,
	upTo,
	whenever
} from '../../../abilities/build/index.ts';
import { boss } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The bosses of Requiem. */
export const BOSSES: Readonly<Record<string, Card>> = {
	brownie: boss(
		'Brownie',
		[6, 5, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(takesDamage('this'), gainStat('evasion', -1, 'this'))
	),
	clog: boss(
		'Clog',
		[5, 4, 1],
		[{ gain: 'loot', amount: 3 }],
		whenever(thisDies, passHands('left'))
	),
	'mama-gurdy': boss('Mama Gurdy', [7, 3, 2], [], asReward(roll(onAnyResult(loot('that much'))))),
	'rag-mega': boss(
		'Rag Mega',
		[5, 5, 1],
		[{ gain: 'treasure', amount: 1 }],
		whenever(declaresAttackOnThis, each(a('player', 'non-active'), discard(1, 'chosen'))),
		whenever(
			thisDies,
			choose(
				[a('player', otherThan('active player'))],
				kill('chosen', 'active player'),
				upTo(3),
				'active player'
			)
		)
	),
	'the-rainmaker': boss(
		'The Rainmaker',
		[3, 4, 1],
		[{ gain: 'loot', amount: 3 }],
		eachTime(rolls('a player', 1), loot(1, 'they')),
		whenever(thisDies, search('monster', { slot: 'monster' }, ['curse card']))
	),
	'baby-plum': {
		...boss(
			'Baby Plum',
			[4, 2, 1],
			[],
			eachTime(
				takesDamage('this'),
				rollBy(
					'active player',
					on([1, 2], takeDamage(1)),
					on([3, 4], takeDamage(1, { leftOf: 'you' })),
					on([5, 6], takeDamage(1, { rightOf: 'you' }))
				)
			),
			asReward(roll(onAnyResult(gainCents('that much'))))
		),
		threePlus: true
	},
	'the-scourge': {
		...boss(
			'The Scourge',
			[3, 4, 1],
			[{ gain: 'loot', amount: 2 }],
			whenever(
				{ on: 'would take damage', who: 'this' },
				{
					do: 'vote',
					who: a('player', 'living'),
					on: ['whip', 'whiff'],
					winner: [
						inTurn(preventDamage(), each(a('player', 'non-active'), takeDamage(1, 'chosen'))),
						loot(1, 'active player')
					],
					tie: loot(1, 'active player')
				}
			)
		),
		threePlus: true
	},
	hornfel: boss(
		'Hornfel',
		[2, 5, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(
			{ on: 'would deal damage', who: 'this', to: a('player', by('active player')), combat: true },
			inTurn(preventDamage(), chooseAtRandom(['player'], dealDamage(1, 'chosen', 'this')))
		)
	),
	turdlings: boss(
		'Turdlings',
		[2, 2, 2],
		[{ gain: 'loot', amount: 2 }],
		always(
			replaces(
				{ would: 'take damage', who: 'this', combat: true, given: not({ onAttackRoll: [2] }) },
				{ prevent: null }
			)
		),
		whenever(
			given(
				{ on: 'after attack roll', who: 'this' },
				{ nth: 'attack roll', of: 'attacking player', is: [2] }
			),
			cancelAttack()
		)
	),
	'ultra-greed': boss(
		'Ultra Greed!',
		[8, 5, 1],
		[{ gain: '¢', amount: 40 }],
		whenever(declaresAttackOnThis, each(a('player', otherThan('they')), joinAttack('chosen'))),
		always({ rewards: 'for the killer' })
	),
	'charmed-monstro': boss(
		'Charmed Monstro',
		[4, 3, 1],
		[{ gain: 'treasure', amount: 2 }],
		always({ this: "is gained as a soul by another player of the active player's choice" })
	)
};
