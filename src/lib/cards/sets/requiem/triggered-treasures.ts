import {
	a,
	always,
	and,
	at,
	atLeast,
	becomeSoul,
	by,
	choose,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	destroy,
	dies,
	each,
	eachTime,
	endOfYourTurn,
	entersPlay,
	equals,
	exactly,
	expand,
	gainCents,
	gainStat,
	gainTreasure,
	give,
	giveLoot,
	ifSo,
	ifYouDo,
	inTurn,
	levelUp,
	lookAndPutBack,
	loot,
	loseAbilities,
	may,
	minus,
	named,
	not,
	on,
	otherThan,
	owned,
	plus,
	putCounters,
	putFromDiscard,
	putFromHand,
	recharge,
	removeCounters,
	replaces,
	roll,
	rolls,
	startOfYourTurn,
	take,
	takeDamage,
	target,
	targeted,
	topOf,
	whenever,
	would,
	youDie
} from '../../../abilities/build/index.ts';
import { treasure } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** Treasures of Requiem that wait for something. */
export const TRIGGERED_TREASURES: Readonly<Record<string, Card>> = {
	abel: {
		...treasure(
			'Abel',
			eachTime(
				dealsCombatDamage('you', 'monster'),
				roll(on([4, 5, 6], dealDamage(1), target(a('monster', otherThan('it')), 'player')))
			)
		),
		threePlus: true
	},
	'alabaster-box': treasure(
		'Alabaster Box',
		at(startOfYourTurn, putCounters()),
		whenever({ on: 'counters put', who: 'this', reach: 2 }, gainCents(10)),
		whenever({ on: 'counters put', who: 'this', reach: 4 }, loot(4)),
		whenever({ on: 'counters put', who: 'this', reach: 6 }, gainTreasure(2))
	),
	'blood-puppy': treasure(
		'Blood Puppy',
		eachTime({ on: 'die', who: 'a player', when: 'on death' }, levelUp()),
		{ way: 'static', standing: { stat: 'attack', of: 'you', add: 1 }, level: 4 },
		{
			way: 'trigger',
			opening: 'at',
			when: startOfYourTurn,
			targets: [target('monster', 'player')],
			effect: dealDamage(1),
			level: 8
		},
		{
			way: 'trigger',
			opening: 'at',
			when: startOfYourTurn,
			targets: [],
			effect: roll(on([1, 2, 3], dies('you'))),
			level: 10
		}
	),
	'chocolate-milk': treasure(
		'Chocolate Milk',
		at(
			startOfYourTurn,
			inTurn(
				putCounters(),
				ifSo(
					atLeast(countersOn(), 3),
					choose(['monster', 'player'], and(removeCounters('all'), dealDamage(1, 'chosen')))
				)
			)
		),
		always({ stat: 'attack', of: 'you', add: 1, while: equals(countersOn(), 2) })
	),
	'consolation-prize': treasure(
		'Consolation Prize',
		at(startOfYourTurn, loot(minus({ most: 'souls' }, { count: a('soul', by('you')) })))
	),
	damocles: treasure(
		'Damocles',
		always(replaces(would('gain treasure', 'you'), { amount: plus('that much', 1) })),
		whenever(youDie, destroy('this'))
	),
	'judas-shadow': treasure(
		"Judas' Shadow",
		eachTime(youDie, putCounters(2)),
		whenever({ on: 'be destroyed', who: 'this' }, and(gainCents(countersOn()), loot(countersOn())))
	),
	'keepers-box': treasure(
		"Keeper's Box",
		whenever(entersPlay, expand('shop', 2)),
		eachTime(
			{ on: 'purchase', who: a('player', 'another'), of: 'shop' },
			and(gainCents(2), loot(1))
		)
	),
	'lil-chest': treasure(
		'Lil Chest',
		eachTime(
			{ on: 'kill', who: 'you', what: 'monster' },
			roll(
				on([1, 2], gainCents(2)),
				on([3, 4], inTurn(loot(2), putFromHand(1, 'top of deck'))),
				on([5, 6], each(a('item', by('you')), recharge('chosen')))
			)
		)
	),
	lodestone: treasure(
		'Lodestone',
		eachTime(rolls('a player', 3), gainStat('evasion', -1, targeted()), target('monster'))
	),
	'rock-bottom': treasure(
		'Rock Bottom',
		whenever(
			{ on: 'gain object', who: 'you', what: 'this', orPurchase: true },
			putCounters(owned('loot cards'))
		),
		at(endOfYourTurn, ifSo(not(atLeast(owned('loot cards'), countersOn())), loot(2)))
	),
	'spelunker-hat': treasure(
		'Spelunker Hat',
		at(startOfYourTurn, may(lookAndPutBack(3)), target('deck'))
	),
	'ultra-flesh-kid': {
		...treasure(
			'Ultra Flesh Kid!',
			eachTime({ on: 'die', who: target('monster', 'player'), when: 'on death' }, putCounters()),
			at(endOfYourTurn, ifSo(atLeast(countersOn(), 12), and(becomeSoul(), loseAbilities())))
		),
		souls: 1
	},
	'cursed-soul': {
		...treasure(
			'Cursed Soul',
			at(
				startOfYourTurn,
				inTurn(
					and(takeDamage(1), putCounters()),
					ifSo(atLeast(countersOn(), 6), and(becomeSoul(), loseAbilities()))
				)
			),
			at(endOfYourTurn, give('this', targeted()), target(a('player', 'another')))
		),
		souls: 1
	},
	'fetal-haunt': treasure(
		'Fetal Haunt',
		at(endOfYourTurn, giveLoot(1, 'you', targeted()), target(a('player', 'another'))),
		whenever(youDie, give('this', targeted()), target(a('player', 'another')))
	),
	backstabber: treasure(
		'Backstabber',
		always({ attackable: a('player', { more: 'souls', than: 'you' }), evasion: 3, by: 'you' }),
		eachTime({ on: 'kill', who: 'you', what: 'player' }, loot(1))
	),
	'bobby-bomb': treasure(
		'Bobby Bomb',
		whenever(
			{ on: 'gain object', who: 'you', what: 'this', orPurchase: true },
			{
				do: 'look',
				who: 'you',
				at: topOf('loot', 10),
				reveal: true,
				sort: [take(exactly(10), { handOf: 'you' }, { nameHas: 'Bomb' })],
				rest: 'bottom of deck',
				order: 'any'
			}
		),
		at(startOfYourTurn, putFromDiscard('loot', exactly(1), { handOf: 'you' }, { nameHas: 'Bomb' }))
	),
	'moms-bottle-of-pills': treasure(
		"Mom's Bottle of Pills",
		whenever(
			{ on: 'gain object', who: 'you', what: 'this', orPurchase: true },
			{
				do: 'look',
				who: 'you',
				at: topOf('loot', 10),
				reveal: true,
				sort: [take(exactly(10), { handOf: 'you' }, named('Pills!'))],
				rest: 'bottom of deck',
				order: 'any'
			}
		),
		at(startOfYourTurn, putFromDiscard('loot', exactly(1), { handOf: 'you' }, named('Pills!')))
	),
	'playdough-cookie': treasure(
		'Playdough Cookie',
		at(
			startOfYourTurn,
			ifYouDo(
				may(choose([a('item', 'non-eternal')], putCounters(1, 'chosen'))),
				inTurn(),
				ifYouDo(
					may(choose([a('item', 'non-eternal', { counter: null })], removeCounters(1, 'chosen'))),
					inTurn(),
					gainCents(1)
				)
			)
		)
	),
	'trick-penny': treasure(
		'Trick Penny',
		always({ cost: 'shop items', of: 'you', add: -1 }),
		eachTime({ on: 'purchase', who: 'you' }, gainCents(1)),
		at(endOfYourTurn, gainCents(1)),
		always({ cost: '$ abilities of items', of: 'you', add: -1 })
	)
};
