import {
	a,
	always,
	and,
	asReward,
	at,
	atLeast,
	chooseAtRandom,
	countersOn,
	dealDamage,
	declaresAttackOnThis,
	each,
	eachTime,
	entersPlay,
	gainCents,
	gainStat,
	gainTreasure,
	giveLoot,
	given,
	inTurn,
	loot,
	minus,
	monsterDies,
	on,
	onAnyResult,
	owned,
	preventDamage,
	putCounters,
	putIt,
	removeCounters,
	roll,
	rollBy,
	takeDamage,
	thisDies,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, monster } from '../../kinds.ts';

/** The monsters of Summer of Isaac. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	coil: monster(
		'Coil',
		[3, 3, 1],
		[{ gain: 'loot', amount: 2 }],
		whenever(entersPlay, each('player', giveLoot('hand', 'chosen', { rightOf: 'chosen' }))),
		whenever(thisDies, putIt('this', { fromTop: 4 }))
	),
	weltling: monster(
		'Weltling',
		[3, 3, 1],
		[{ gain: '¢', amount: 5 }],
		at({ on: 'turn starts', who: 'a player' }, putCounters()),
		always({ stat: 'hp', of: 'this', add: minus(0, countersOn()) }),
		eachTime(
			{ on: 'roll', who: 'a player', numbers: [1], attack: 'any' },
			each('player', dealDamage(2, 'chosen', 'this'))
		)
	),
	'light-switch': monster(
		'Light Switch',
		[6, 1, 0],
		[],
		eachTime(
			{ on: 'deal damage', who: 'active player', to: 'this' },
			rollBy(
				'they',
				on([1], takeDamage(3)),
				on([2], takeDamage(2)),
				on([3], gainCents(1)),
				on([4], loot(1)),
				on([5], gainCents(5)),
				on([6], gainTreasure(1))
			)
		),
		asReward(roll(onAnyResult(gainCents('that much'))))
	),
	'conjoined-fatty-summer': monster(
		'Conjoined Fatty (Summer)',
		[3, 3, 1],
		[{ gain: 'loot', amount: 3 }],
		eachTime({ on: 'play loot', who: 'a player' }, putCounters()),
		eachTime(
			given({ on: 'would take damage', who: 'this' }, atLeast(countersOn(), 1)),
			inTurn(preventDamage(), and(removeCounters(), loot(1, 'active player')))
		)
	),
	'gemini-summer': boss(
		'Gemini (Summer)',
		[3, 4, 1],
		[{ gain: '¢', amount: 8 }],
		whenever(
			{ on: 'reach HP', who: 'this', hp: 1 },
			inTurn(
				chooseAtRandom(['monster'], putCounters(1, 'chosen', 'HP')),
				chooseAtRandom(['monster'], putCounters(1, 'chosen', 'ATK'))
			)
		)
	),
	'the-bloat-summer': boss(
		'The Bloat (Summer)',
		[4, 4, 2],
		[{ gain: 'treasure', amount: 1 }],
		eachTime(monsterDies, {
			do: 'each',
			of: [a('monster', 'another'), 'player'],
			effect: dealDamage(1, 'chosen', 'this')
		})
	),
	'tainted-mulligan': monster(
		'Tainted Mulligan',
		[2, 3, 1],
		[],
		whenever(declaresAttackOnThis, gainStat('hp', owned('loot cards', 'active player'), 'this')),
		asReward(roll(onAnyResult(loot('that much'))))
	)
};
