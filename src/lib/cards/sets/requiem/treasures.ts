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
	expand,
	gainCents,
	gainStat,
	gainTreasure,
	give,
	giveLoot,
	ifSo,
	inTurn,
	levelUp,
	lookAndPutBack,
	loot,
	loseAbilities,
	may,
	minus,
	not,
	on,
	otherThan,
	owned,
	plus,
	putCounters,
	putFromHand,
	recharge,
	removeCounters,
	replaces,
	roll,
	rolls,
	startOfYourTurn,
	takeDamage,
	target,
	targeted,
	times,
	whenever,
	would,
	youDie,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

/** The treasures of Requiem. */
export const TREASURES: Readonly<Record<string, Card>> = {
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
	'ball-of-bandages': treasure(
		'Ball of Bandages',
		always(replaces({ would: 'take damage', who: 'you', combat: true, on: [3] }, { prevent: null }))
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
	'fire-mind': treasure(
		'Fire Mind',
		always(
			replaces(
				{ would: 'deal damage', who: 'you', combat: true, on: [6] },
				{ amount: times('that much', 2) }
			)
		),
		always(
			replaces(
				{ would: 'take damage', who: 'you', combat: true, on: [1] },
				{ amount: times('that much', 2) }
			)
		)
	),
	'halo-of-flies': treasure(
		'Halo of Flies',
		always(
			replaces({ would: 'take damage', who: 'you', combat: true, on: [1, 6] }, { prevent: null })
		)
	),
	'handicapped-placard': treasure(
		'Handicapped Placard',
		always({
			stat: 'evasion',
			of: 'monsters',
			add: minus(0, minus({ most: 'souls' }, { count: a('soul', by('you')) })),
			while: yourTurn
		})
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
	lunch: treasure('Lunch', always({ stat: 'hp', of: 'you', add: 1 })),
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
	)
};
