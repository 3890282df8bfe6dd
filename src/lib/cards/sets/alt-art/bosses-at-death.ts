import {
	a,
	and,
	by,
	choose,
	chooseAtRandom,
	dealDamage,
	declaresAttackOnThis,
	destroy,
	discard,
	each,
	exactly,
	expand,
	gainTreasure,
	inTurn,
	loot,
	may,
	mustAttackAgain,
	named,
	on,
	otherThan,
	putCounters,
	rollBy,
	search,
	steal,
	takeDamage,
	target,
	targeted,
	thisDies,
	whenever
} from '../../../abilities/build/index.ts';
import { boss, called } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** Bosses of Alt Art whose death does something. */
export const BOSSES_AT_DEATH: Readonly<Record<string, Card>> = {
	'aa-famine': called(
		'Alt Art',
		boss(
			'Famine',
			[3, 2, 1],
			[{ gain: '¢', amount: 4 }],
			whenever(thisDies, discard('hand', 'active player'))
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
	),
	'the-beast': {
		...boss(
			'The Beast',
			[6, 6, 6],
			[{ gain: 'treasure', amount: 1 }],
			whenever(
				thisDies,
				inTurn(
					each(a('soul', 'controlled'), destroy('chosen')),
					each('player', and(gainTreasure(2, 'chosen'), loot(6, 'chosen')))
				)
			)
		),
		keywords: ['indomitable']
	},
	'aa-brownie': called(
		'Alt Art',
		boss(
			'Brownie',
			[5, 3, 1],
			[{ gain: 'loot', amount: 3 }],
			whenever(
				thisDies,
				inTurn(
					search(
						'monster',
						{ slot: 'monster' },
						[{ anyOf: [named('Dingle'), named('Dangle')] }],
						1,
						'active player'
					),
					mustAttackAgain('put there')
				)
			)
		)
	)
};
