import {
	a,
	always,
	at,
	atMost,
	by,
	choose,
	chooseAtRandom,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	declaresAttackOnThis,
	destroy,
	dies,
	discard,
	each,
	eachTime,
	exactly,
	expand,
	gainStat,
	ifSo,
	inTurn,
	isA,
	may,
	on,
	otherThan,
	putCounters,
	replaces,
	rollBy,
	rolls,
	steal,
	takeDamage,
	takesDamage,
	target,
	targeted,
	thisDies,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, called } from '../../kinds.ts';

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
	'aa-famine': called(
		'Alt Art',
		boss(
			'Famine',
			[3, 2, 1],
			[{ gain: '¢', amount: 4 }],
			whenever(thisDies, discard('hand', 'active player'))
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
	'aa-monstro': called(
		'Alt Art',
		boss(
			'Monstro',
			[2, 4, 1],
			[{ gain: '¢', amount: 5 }],
			whenever(
				thisDies,
				rollBy(
					'active player',
					on([1, 2, 3], chooseAtRandom([a('item', 'non-eternal', by('you'))], destroy('chosen')))
				)
			)
		)
	),
	'aa-pestilence': called(
		'Alt Art',
		boss(
			'Pestilence',
			[4, 4, 1],
			[{ gain: 'loot', amount: 2 }],
			whenever(
				thisDies,
				inTurn(
					takeDamage(1, targeted()),
					choose(['player'], dealDamage(1, 'chosen', targeted()), exactly(1), targeted())
				),
				target('player')
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
	'aa-the-duke-of-flies': called(
		'Alt Art',
		boss(
			'The Duke of Flies',
			[3, 4, 1],
			[{ gain: 'loot', amount: 3 }],
			whenever(thisDies, expand('monster', 2))
		)
	),
	'aa-the-lamb': called(
		'Alt Art',
		boss(
			'The Lamb',
			[6, 3, 6],
			[{ gain: '¢', amount: 3 }],
			whenever(
				thisDies,
				may(
					choose(
						[a('player', otherThan('active player'))],
						choose([a('soul', by('chosen'))], destroy('chosen'), exactly(1), 'chosen'),
						exactly(2),
						'active player'
					),
					'active player'
				)
			)
		)
	),
	'aa-ultra-greed': called(
		'Alt Art',
		boss(
			'Ultra Greed!',
			[4, 5, 2],
			[{ gain: '¢', amount: 5 }],
			whenever(
				declaresAttackOnThis,
				putCounters(1, targeted(), 'gold'),
				target(a('item', 'non-eternal'))
			),
			whenever(
				thisDies,
				may(steal(targeted(), 'active player'), 'active player'),
				target(a('item', { counter: 'gold' }))
			)
		)
	)
};
