import {
	a,
	always,
	asReward,
	at,
	atLeast,
	countersOn,
	declaresAttackOnThis,
	dies,
	discard,
	each,
	eachTime,
	entersPlay,
	expand,
	extraTurn,
	gainStat,
	gainTreasure,
	inTurn,
	makeTrue,
	minus,
	mustAttackAgain,
	onAnyResult,
	plus,
	putCounters,
	putIt,
	replaces,
	rollBy,
	takeDamage,
	takesDamage,
	target,
	targeted,
	times,
	whenever,
	win,
	withMost
} from '../../../abilities/build/index.ts';
import { boss } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The bosses of Warp Zone. */
export const BOSSES: Readonly<Record<string, Card>> = {
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
	},
	'death-trapper': boss(
		'Death Trapper',
		[3, 4, 1],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(takesDamage('a monster'), makeTrue({ stat: 'evasion', of: 'monsters', add: 1 }))
	),
	'the-collector': boss(
		'The Collector',
		[4, 4, 1],
		[],
		eachTime({ on: 'die', who: 'a player', when: 'on death' }, putCounters()),
		always({ stat: 'hp', of: 'this', add: countersOn() }),
		asReward(gainTreasure(countersOn()))
	),
	'the-gorm': {
		...boss(
			'The Gorm',
			[5, 5, 1],
			[
				{ gain: 'loot', amount: 3 },
				{ gain: '¢', amount: 6 }
			],
			at({ on: 'turn ends', who: 'a player' }, discard(1, 'active player')),
			always({ counts: 'hits', numbers: [1], of: 'against this' }),
			always(
				replaces(
					{ would: 'take damage', who: 'this', combat: true, on: [1] },
					{ amount: times('that much', 2) }
				)
			)
		),
		keywords: ['indomitable']
	},
	'time-eater': {
		...boss(
			'Time Eater',
			[6, 5, 1],
			[],
			at({ on: 'turn ends', who: 'a player' }, putCounters()),
			whenever(
				{ on: 'counters put', who: 'this', reach: 12 },
				win(targeted()),
				target(a('player', withMost('souls')))
			),
			asReward(extraTurn())
		),
		keywords: ['indomitable']
	}
};
