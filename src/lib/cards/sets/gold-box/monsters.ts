import {
	always,
	and,
	asReward,
	atMost,
	cancelEverything,
	dealsCombatDamage,
	eachTime,
	endTheTurn,
	equals,
	gainStat,
	given,
	heal,
	loot,
	makeTrue,
	mustAttackAgain,
	on,
	onAnyResult,
	putIt,
	roll,
	rollBy,
	takeDamage,
	takesCombatDamage,
	takesDamage,
	thisDies,
	thisDiesAfterRewards,
	whenever
} from '../../../abilities/build/index.ts';
import { boss, called, monster } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The monsters of the Gold Box. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	begotten: monster(
		'Begotten',
		[3, 4, 1],
		[{ gain: 'loot', amount: 2 }],
		always({ stat: 'attack', of: 'this', add: 1, while: equals({ stat: 'hp', of: 'this' }, 1) })
	),
	boil: monster(
		'Boil',
		[2, 4, 1],
		[{ gain: '¢', amount: 3 }],
		eachTime(dealsCombatDamage('this'), heal(1, 'this'))
	),
	charger: monster('Charger', [1, 5, 1], [{ gain: '¢', amount: 3 }]),
	fistula: boss(
		'Fistula',
		[4, 2, 1],
		[{ gain: '¢', amount: 7 }],
		eachTime(takesDamage('this'), gainStat('evasion', 1, 'this'))
	),
	gaper: monster(
		'Gaper',
		[2, 4, 1],
		[{ gain: '¢', amount: 3 }],
		whenever(given(thisDies, { onAttackRoll: [6] }), mustAttackAgain('monster deck'))
	),
	gurglings: boss(
		'Gurglings',
		[4, 5, 1],
		[{ gain: 'loot', amount: 2 }],
		always({ stat: 'evasion', of: 'this', add: -1, while: atMost({ stat: 'hp', of: 'this' }, 2) })
	),
	imp: monster(
		'Imp',
		[3, 5, 1],
		[],
		eachTime(
			{ on: 'roll', who: 'attacking player', numbers: [3], attack: 'any' },
			gainStat('evasion', 1, 'this')
		),
		asReward(roll(onAnyResult(loot('that much'))))
	),
	parabite: monster(
		'Parabite',
		[2, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		eachTime(takesCombatDamage('this'), {
			do: 'gain stat',
			who: 'attacking player',
			stat: 'attack rolls',
			add: -1,
			until: 'end of turn',
			once: 'attack roll'
		})
	),
	ragling: monster(
		'Ragling',
		[2, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		whenever(
			thisDiesAfterRewards,
			rollBy('active player', on([1, 6], putIt('this', 'top of deck')))
		)
	),
	'round-worm': monster(
		'Round Worm',
		[1, 5, 1],
		[{ gain: '¢', amount: 4 }],
		eachTime(dealsCombatDamage('this'), {
			do: 'gain stat',
			who: 'attacking player',
			stat: 'attack rolls',
			add: 1,
			until: 'end of turn',
			once: 'attack roll'
		})
	),
	'steven-monster': called(
		'Gold Box',
		boss(
			'Steven',
			[4, 2, 1],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(
				{ on: 'roll', who: 'attacking player', numbers: [2], attack: 'any' },
				takeDamage(2, 'they')
			),
			eachTime(
				{ on: 'roll', who: 'attacking player', numbers: [6], attack: 'any' },
				and(cancelEverything, endTheTurn)
			)
		)
	),
	'the-cage': boss('The Cage', [6, 4, 1], [{ gain: 'treasure', amount: 2 }]),
	polycephalus: boss(
		'Polycephalus',
		[3, 3, 1],
		[{ gain: 'loot', amount: 3 }],
		eachTime(
			takesDamage('this'),
			makeTrue({ stat: 'attack rolls', of: 'players', add: -2 }, 'end of turn', true)
		)
	),
	knight: monster('Knight', [2, 6, 1], [{ gain: 'loot', amount: 2 }], always({ alsoHitOn: [1] }))
};
