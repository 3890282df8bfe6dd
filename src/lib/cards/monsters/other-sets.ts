import {
	a,
	always,
	at,
	atLeast,
	atMost,
	becomeSoul,
	cancelAttack,
	countersOn,
	declaresAttackOnThis,
	dies,
	each,
	eachTime,
	eachTurn,
	flip,
	gainCents,
	gainTillEndOfTurn,
	gainTreasure,
	ifSo,
	inTurn,
	joinAttack,
	loot,
	mayAttackAgain,
	monsterDies,
	nextTime,
	ofEvent,
	on,
	preventDeathAndHeal,
	preventNextDamage,
	putCounters,
	replaces,
	roll,
	target,
	otherThan,
	targeted,
	teamUp,
	thisDies,
	whenever,
	win,
	would
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { boss, lootCards, monster, treasures } from '../kinds.ts';

/** Cards of the monster deck of other sets. */
export const OTHER_MONSTERS: Readonly<Record<string, Card>> = {
	'deaths-head': {
		name: "Death's Head",
		kind: 'monster',
		hp: 2,
		attack: 0,
		rewards: lootCards(1),
		copies: 1,
		abilities: [
			always({ stat: 'attack', of: 'monsters', add: 1 }),
			always({ this: "can't be attacked" }),
			whenever({ on: 'die', who: 'another monster', when: 'on death' }, dies())
		]
	},
	exposito: {
		...boss(
			'Expósito',
			[6, 6, 6],
			lootCards(6),
			eachTime(monsterDies, inTurn(putCounters(), ifSo(atLeast(countersOn(), 6), dies()))),
			always({ must: 'attack', of: 'players', target: 'monster deck' })
		),
		keywords: ['indomitable']
	},
	'headless-horseman': boss(
		'Headless Horseman',
		[3, 3, 2],
		treasures(1),
		whenever(
			eachTurn({ on: 'would die', who: 'this' }, 1),
			inTurn(
				preventDeathAndHeal(2),
				gainTillEndOfTurn('evasion', 1, 'this'),
				gainTillEndOfTurn('attack', -1, 'this')
			)
		)
	),
	'holy-chest': {
		name: 'Holy Chest',
		kind: 'event',
		souls: 1,
		copies: 1,
		abilities: [
			ofEvent(
				roll(
					on([1, 2], inTurn(preventNextDamage(2, 'you'), mayAttackAgain('anything', 'you'))),
					on([3, 4, 5], gainCents(7)),
					on([6], becomeSoul())
				)
			)
		]
	},
	hush: { ...boss('Hush', [8, 3, 2], treasures(2)), souls: 2, keywords: ['indomitable'] },
	'mega-satan': {
		...boss(
			'Mega Satan!',
			[6, 6, 6],
			treasures(2),
			always({ attackable: 'player', evasion: 4, by: 'active player' }),
			at(
				{ on: 'turn ends', who: 'a player' },
				ifSo(
					{
						all: [
							atMost({ count: a('player', 'living') }, 1),
							{ what: 'active player', fits: a('player', 'living') }
						]
					},
					win('active player')
				)
			)
		),
		souls: 2,
		keywords: ['indomitable'],
		threePlus: true
	},
	'giant-poop': monster(
		'Giant Poop',
		[5, 4, 0],
		lootCards(5),
		eachTime({ on: 'deal damage', who: 'a player', to: 'this' }, loot(1, 'they')),
		whenever(declaresAttackOnThis, each(a('player', 'non-active'), teamUp('chosen'))),
		always({ rewards: 'for the killer' })
	),
	'moms-charmed-heart': boss(
		"Mom's Charmed Heart",
		[5, 3, 2],
		treasures(2),
		whenever(
			thisDies,
			putCounters(1, targeted(), 'HP'),
			target(a('item', 'non-eternal', 'of another player'))
		),
		always({ alsoNamed: "Mom's Heart!" })
	),
	'sisters-vis': boss(
		'Sisters Vis',
		[6, 4, 2],
		treasures(1),
		whenever(
			declaresAttackOnThis,
			inTurn(joinAttack(), nextTime(thisDies, gainTreasure(1, targeted()))),
			target(a('player', otherThan('they')))
		)
	),
	'the-harbingers': {
		...monster(
			'The Harbingers',
			[4, 5, 1],
			treasures(1),
			always({ must: 'attack', of: 'players', target: 'this' }),
			always(replaces(would('die', 'this'), { instead: inTurn(putCounters(), cancelAttack()) })),
			whenever({ on: 'counters put', who: 'this', reach: 4 }, flip())
		),
		keywords: ['indomitable'],
		back: 'the-harbingers-back'
	},
	'the-siren': boss(
		'The Siren',
		[4, 3, 1],
		lootCards(1),
		always({ attackable: a('player', 'non-active'), evasion: 4, by: 'active player' })
	)
};
