import {
	a,
	always,
	and,
	asReward,
	at,
	atLeast,
	atMost,
	cancelAttack,
	chooseAtRandom,
	countersOn,
	dealDamage,
	divideDamage,
	eachTime,
	heal,
	ifSo,
	inTurn,
	kill,
	loot,
	otherThan,
	putCounters,
	putIt,
	replaces,
	skipNextTurn,
	takesDamage,
	target,
	targeted,
	thisDies,
	whenever,
	win,
	withMost
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, called, monster } from '../../kinds.ts';

/** The monsters of promos. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	'henry-low': monster(
		'Henry (Low)',
		[1, 6, 0],
		[{ gain: 'treasure', amount: 1 }],
		whenever(
			{ on: 'miss', who: 'attacking player' },
			and(cancelAttack(), putIt('this', 'bottom of deck'))
		)
	),
	'henry-mid': monster(
		'Henry (Mid)',
		[1, 6, 0],
		[{ gain: 'treasure', amount: 1 }],
		whenever(
			{ on: 'miss', who: 'attacking player' },
			and(cancelAttack(), putIt('this', 'bottom of deck'))
		)
	),
	'p-pestilence': called(
		'Promo',
		boss(
			'Pestilence',
			[2, 3, 1],
			[{ gain: 'loot', amount: 2 }],
			whenever(thisDies, divideDamage(2, ['monster', 'player'], 'active player'))
		)
	),
	'p-the-bloat': called(
		'Promo',
		boss(
			'The Bloat',
			[4, 4, 2],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(takesDamage('this'), dealDamage(1, targeted(), 'this'), target('player'))
		)
	),
	'gi-gish': called(
		'Gish',
		boss(
			'Gish',
			[6, 3, 1],
			[{ gain: 'treasure', amount: 1 }],
			always({ must: 'attack', of: 'players', target: 'this' }),
			whenever(thisDies, skipNextTurn(targeted()), target('player'))
		)
	),
	'p-it-lives': called('Promo', {
		...monster(
			'It Lives!',
			[8, 3, 4],
			[],
			whenever(
				{
					on: 'gain object',
					who: 'a player',
					what: 'this',
					given: { what: 'this', fits: 'soul' }
				},
				win(targeted()),
				target(a('player', withMost('souls')))
			),
			asReward(inTurn())
		),
		souls: 2
	}),
	'the-bloat1': called(
		'Promo 2',
		boss(
			'The Bloat',
			[5, 3, 2],
			[{ gain: 'treasure', amount: 1 }],
			whenever(
				{ on: 'be put in a monster slot', who: 'this' },
				chooseAtRandom([a('player', otherThan('active player'))], dealDamage(2, 'chosen', 'this'))
			),
			whenever(
				thisDies,
				chooseAtRandom([a('player', otherThan('active player'))], dealDamage(2, 'chosen', 'this'))
			)
		)
	),
	'ultra-pride': boss(
		'Ultra Pride',
		[4, 4, 1],
		[],
		eachTime({ on: 'die', who: 'a player', when: 'on death' }, putCounters(2)),
		always({ stat: 'attack', of: 'this', add: countersOn() }),
		always({ must: 'attack', of: 'players', target: 'this', while: atLeast(countersOn(), 6) }),
		asReward(loot(countersOn()))
	),
	'dick-knot': {
		name: 'Dick Knot!',
		kind: 'monster',
		copies: 1,
		abilities: [
			eachTime({ on: 'declare attack', who: 'a player', against: null }, putCounters()),
			always({ stat: 'evasion', of: 'this', add: countersOn() }),
			always({ stat: 'attack', of: 'this', add: countersOn() }),
			at(
				{ on: 'turn starts', who: 'a player' },
				ifSo(atLeast(countersOn(), 6), inTurn(kill('this'), kill('active player')))
			)
		],
		hp: 6,
		rewards: [{ gain: '¢', amount: 1 }]
	},
	'the-duke-of-flies-but-really-its-the-bloat': boss(
		'The Duke of Flies but really its The Bloat',
		[4, 4, 2],
		[{ gain: 'treasure', amount: 1 }],
		always(
			replaces(
				{ would: 'die', who: 'this', given: atMost(countersOn(), 1) },
				{
					instead: inTurn(
						putCounters(),
						heal(null, 'this'),
						{ do: 'gain rewards', who: 'active player', of: 'this' },
						cancelAttack('active player'),
						chooseAtRandom(['player'], dealDamage(2, 'chosen', 'active player'))
					)
				}
			)
		),
		always({ namedElsewhere: 'The Bloat' })
	)
};
