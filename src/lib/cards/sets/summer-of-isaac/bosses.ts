import {
	a,
	always,
	asReward,
	at,
	by,
	chooseAtRandom,
	chooseDifferentNumber,
	countersOn,
	dealDamage,
	declaresAttackOnThis,
	each,
	eachTime,
	equals,
	gainCents,
	gainRewards,
	gainStat,
	given,
	heal,
	inTurn,
	isA,
	makeTrue,
	monsterDies,
	mustAttack,
	mustAttackAgain,
	not,
	on,
	otherThan,
	preventDeath,
	putCounters,
	putIt,
	removeCounters,
	repeat,
	replaces,
	rollBy,
	rolls,
	steal,
	takeDamage,
	takesDamage,
	tap,
	thisDies,
	tillThen,
	whenever,
	would
} from '../../../abilities/build/index.ts';
import { boss } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The bosses of Summer of Isaac. */
export const BOSSES: Readonly<Record<string, Card>> = {
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
	'cereus-peashy': boss(
		'Cereus Peashy',
		[3, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			rollBy(
				'active player',
				on([1, 2, 3], chooseAtRandom([a('monster', 'another')], putIt('chosen', 'discard'))),
				on([4, 5, 6], mustAttack('this'))
			)
		),
		eachTime(takesDamage('this'), dealDamage(1, 'active player', 'this'))
	),
	'war-summer': boss(
		'War (Summer)',
		[4, 3, 2],
		[{ gain: '¢', amount: 9 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			chooseAtRandom([a('monster', 'another')], putCounters(1, 'chosen', 'ATK'))
		)
	),
	'conquest-summer': boss(
		'Conquest (Summer)',
		[3, 3, 1],
		[{ gain: '¢', amount: 7 }],
		whenever(
			thisDies,
			inTurn(
				makeTrue(
					{
						attackable: a('player', otherThan('active player')),
						evasion: 4,
						by: 'active player'
					},
					'end of turn',
					true
				),
				mustAttackAgain({ player: a('player', otherThan('active player')) })
			)
		)
	),
	'widow-summer': boss(
		'Widow (Summer)',
		[3, 5, 1],
		[{ gain: 'loot', amount: 3 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			inTurn(
				chooseAtRandom(['character'], putCounters(1, 'chosen', 'spider')),
				each(
					a('character', by('active player')),
					repeat(
						countersOn('chosen', 'spider'),
						rollBy('active player', on([1, 2, 3], takeDamage(1, 'active player')))
					)
				)
			)
		),
		always({
			gains: [tap(removeCounters(1, 'this', 'spider'))],
			of: a('character', { counter: 'spider' })
		})
	),
	'headless-horseman-summer': boss(
		'Headless Horseman (Summer)',
		[2, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		whenever(
			given({ on: 'would die', who: 'this' }, not({ onAttackRoll: [6] })),
			inTurn(
				preventDeath,
				heal(null, 'this'),
				gainStat('evasion', 1, 'this'),
				gainStat('attack', 1, 'this'),
				{ do: 'gain rewards', who: 'active player', of: 'this' }
			)
		)
	),
	'krampus-summer': boss(
		'Krampus (Summer)',
		[5, 4, 1],
		[{ gain: 'loot', amount: 4 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			{
				do: 'vote',
				who: 'player',
				on: ['naughty', 'nice'],
				winner: [mustAttack('this'), inTurn()],
				tie: inTurn()
			}
		),
		eachTime(
			given(
				{ on: 'roll', who: 'attacking player', numbers: [], attack: 'any' },
				{ is: 'same result twice' }
			),
			each(a('monster', 'another'), dealDamage(1, 'chosen', 'this'))
		)
	),
	'the-rainmaker-summer': boss(
		'The Rainmaker (Summer)',
		[3, 4, 0],
		[{ gain: '¢', amount: 10 }],
		always({ stat: 'attack', of: 'this', add: { count: a('curse', by('active player')) } }),
		whenever(declaresAttackOnThis, {
			do: 'reveal until',
			deck: 'monster',
			where: ['curse card'],
			count: 1,
			to: { gainedBy: 'they' },
			rest: 'bottom of deck'
		})
	),
	'holy-greed': {
		...boss(
			'Holy Greed',
			[5, 4, 2],
			[],
			always({ cost: 'shop items', of: 'players', add: -3 }),
			eachTime({ on: 'purchase', who: 'a player', of: 'shop' }, putCounters('that much')),
			asReward(gainCents(countersOn()))
		),
		keywords: ['indomitable']
	},
	'the-adversary-summer1': boss(
		'The Adversary (Summer)',
		[5, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		at(
			{ on: 'turn starts', who: 'a player' },
			each(
				'player',
				chooseDifferentNumber(
					1,
					6,
					tillThen(
						given(rolls('a player'), equals('that much', 'that number')),
						takeDamage(1, 'chosen')
					),
					'chosen'
				)
			)
		)
	),
	'cursed-haunt': boss(
		'Cursed Haunt',
		[3, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		always({ stat: 'evasion', of: 'this', add: 1, while: isA('this', 'soul') }),
		always({ this: 'can be attacked', while: isA('this', 'soul') }),
		always({
			...replaces(would('die', 'this'), {
				instead: inTurn(gainRewards('this', 'active player'), steal('this', 'active player'))
			}),
			while: isA('this', 'soul')
		})
	)
};
