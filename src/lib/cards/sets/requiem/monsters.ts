import {
	a,
	always,
	asReward,
	at,
	by,
	choose,
	chooseAtRandom,
	dealDamage,
	dealsCombatDamage,
	declaresAttackOnThis,
	discard,
	each,
	eachTime,
	everyOtherAgainst,
	exactly,
	expand,
	gainCents,
	gainStat,
	gainTreasure,
	heal,
	inTurn,
	look,
	loot,
	loseCents,
	may,
	mayAttackAgain,
	monsterDies,
	mustAttackAgain,
	named,
	on,
	onAnyResult,
	otherThan,
	putIt,
	recharge,
	replaces,
	roll,
	rollBy,
	rolls,
	takeDamage,
	takesDamage,
	target,
	targeted,
	thisDies,
	thisDiesAfterRewards,
	topOf,
	whenever,
	would
} from '../../../abilities/build/index.ts';
import { monster } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The monsters of Requiem. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	'charmed-bony': monster(
		'Charmed Bony',
		[2, 3, 1],
		[{ gain: '¢', amount: 5 }],
		whenever(thisDiesAfterRewards, gainCents(5, targeted()), target(a('player', 'another'))),
		eachTime(
			{ on: 'roll', who: 'attacking player', numbers: [6], attack: 'any' },
			dealDamage(1, targeted(), 'they'),
			target('player')
		)
	),
	'charmed-clotty': monster(
		'Charmed Clotty',
		[2, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		whenever(thisDiesAfterRewards, loot(1, targeted()), target(a('player', 'another')))
	),
	'charmed-dip': monster(
		'Charmed Dip',
		[1, 4, 1],
		[{ gain: '¢', amount: 2 }],
		whenever(
			thisDiesAfterRewards,
			choose([a('item', by(targeted()))], recharge('chosen'), exactly(1), targeted()),
			target(a('player', 'another'))
		)
	),
	'charmed-fat-bat': monster(
		'Charmed Fat Bat',
		[4, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		whenever(thisDiesAfterRewards, gainTreasure(1, targeted()), target(a('player', 'another')))
	),
	'charmed-fatty': monster(
		'Charmed Fatty',
		[5, 2, 1],
		[{ gain: 'loot', amount: 2 }],
		whenever(thisDiesAfterRewards, loot(2, targeted()), target(a('player', 'another'))),
		eachTime(dealsCombatDamage('this', 'player'), discard(1, 'they'))
	),
	'charmed-globin': monster(
		'Charmed Globin',
		[4, 3, 1],
		[{ gain: 'loot', amount: 3 }],
		whenever(thisDiesAfterRewards, loot(3, targeted()), target(a('player', 'another'))),
		eachTime({ on: 'miss', who: 'attacking player' }, heal(1, 'this'))
	),
	'charmed-greedling': monster(
		'Charmed Greedling',
		[1, 6, 0],
		[{ gain: '¢', amount: 6 }],
		whenever(thisDiesAfterRewards, gainCents(10, targeted()), target(a('player', 'another')))
	),
	'charmed-keeper': monster(
		'Charmed Keeper',
		[2, 3, 2],
		[],
		whenever(
			thisDiesAfterRewards,
			rollBy(targeted(), onAnyResult(gainCents('that much', targeted()))),
			target(a('player', 'another'))
		),
		eachTime(dealsCombatDamage('this', 'player'), loseCents(2, 'they')),
		asReward(roll(onAnyResult(gainCents('that much'))))
	),
	corny: {
		...monster(
			'Corny',
			[1, 4, 1],
			[{ gain: '¢', amount: 4 }],
			whenever(
				thisDies,
				chooseAtRandom([a('player', 'non-active')], dealDamage(2, 'chosen', 'this'))
			)
		),
		threePlus: true
	},
	'cursed-dople': {
		...monster(
			'Cursed Dople',
			[3, 4, 2],
			[],
			eachTime(
				takesDamage('this'),
				each(a('player', 'non-active'), dealDamage(1, 'chosen', 'this'))
			),
			asReward(roll(onAnyResult(gainCents('that much'))))
		),
		threePlus: true
	},
	'cursed-lil-haunt': {
		...monster(
			'Cursed Lil Haunt',
			[3, 3, 1],
			[{ gain: 'loot', amount: 1 }],
			always(replaces(would('roll', 'a player'), { dice: 2, picks: { leftOf: 'they' } }))
		),
		threePlus: true
	},
	'cursed-mulliboom': monster(
		'Cursed Mulliboom',
		[1, 4, 3],
		[{ gain: '¢', amount: 2 }],
		eachTime(monsterDies, chooseAtRandom(['player'], dealDamage(3, 'chosen', 'this')))
	),
	'cursed-mulligan': monster(
		'Cursed Mulligan',
		[2, 4, 1],
		[{ gain: 'loot', amount: 1 }],
		eachTime(monsterDies, expand('monster'))
	),
	'gutted-fatty': monster(
		'Gutted Fatty',
		[5, 3, 1],
		[{ gain: 'treasure', amount: 1 }],
		whenever(thisDies, inTurn(expand('monster'), mustAttackAgain()))
	),
	'holy-brain': monster(
		'Holy Brain',
		[2, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		eachTime(rolls('a player', 3), each('monster', gainStat('evasion', -1, 'chosen')))
	),
	'holy-greedling': monster(
		'Holy Greedling',
		[2, 3, 1],
		[],
		eachTime(monsterDies, may(gainCents(3, 'active player'), 'active player')),
		asReward(roll(onAnyResult(gainCents('that much'))))
	),
	'holy-portal': monster(
		'Holy Portal',
		[2, 4, 1],
		[{ gain: '¢', amount: 5 }],
		eachTime(monsterDies, mayAttackAgain())
	),
	'holy-psy-horf': monster(
		'Holy Psy Horf',
		[3, 3, 1],
		[{ gain: 'loot', amount: 3 }],
		at({ on: 'turn ends', who: 'a player' }, loot(1, 'active player'))
	),
	mother: {
		...monster(
			'Mother!',
			[8, 1, 8],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(takesDamage('this'), gainStat('evasion', 1, 'this')),
			whenever(thisDies, expand('monster', 2))
		),
		souls: 2
	},
	mushroom: monster(
		'Mushroom',
		[3, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		eachTime(
			dealsCombatDamage('this', a('player', by('you'))),
			each(a('player', otherThan('they')), dealDamage(1, 'chosen', 'this'))
		)
	),
	'peeping-fatty': monster(
		'Peeping Fatty',
		[3, 4, 1],
		[{ gain: 'loot', amount: 2 }],
		whenever(thisDies, look(topOf('loot', 5), 'top of deck'))
	),
	'red-ghost': {
		...monster(
			'Red Ghost',
			[3, 4, 1],
			[{ gain: 'loot', amount: 3 }],
			eachTime(takesDamage('this'), takeDamage(1, targeted()), target(a('player', 'another')))
		),
		threePlus: true
	},
	dogma: monster(
		'Dogma',
		[4, 3, 3],
		[{ gain: 'treasure', amount: 2 }],
		whenever(declaresAttackOnThis, each(a('monster', 'another'), putIt('chosen', 'discard'))),
		whenever(thisDies, {
			do: 'put from outside',
			who: 'active player',
			where: [named('The Harbingers')],
			amount: exactly(1),
			to: { slot: 'monster' }
		})
	),
	whipper: monster(
		'Whipper',
		[3, 4, 1],
		[{ gain: '¢', amount: 5 }],
		eachTime(
			{ on: 'declare attack', who: 'active player', against: null },
			rollBy('active player', on([1, 2], dealDamage(1, 'active player', 'this')))
		)
	),
	null: monster(
		'Null',
		[3, 4, 1],
		[{ gain: '¢', amount: 6 }],
		always(
			replaces(
				{ would: 'take damage', who: 'this', combat: true, given: everyOtherAgainst() },
				{ prevent: null }
			)
		)
	)
};
