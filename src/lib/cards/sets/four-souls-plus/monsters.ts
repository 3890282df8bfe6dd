import {
	a,
	always,
	asReward,
	choose,
	dealDamage,
	dealsCombatDamage,
	each,
	eachTime,
	exactly,
	expand,
	gainCents,
	gainStat,
	heal,
	inTurn,
	isA,
	look,
	lookAndPutBack,
	loot,
	may,
	mayAttackAgain,
	on,
	onAnyResult,
	replaces,
	roll,
	rollBy,
	rolls,
	takeDamage,
	takesDamage,
	target,
	targeted,
	thisDies,
	topOf,
	whenever,
	win,
	withMost
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { boss, monster } from '../../kinds.ts';

/** The monsters of Four Souls+. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	blastocyst: boss(
		'Blastocyst',
		[5, 4, 1],
		[{ gain: 'loot', amount: 1 }],
		whenever(thisDies, inTurn(expand('monster', 2), mayAttackAgain('monster deck')))
	),
	bony: monster(
		'Bony',
		[2, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		eachTime(
			{ on: 'roll', who: 'attacking player', numbers: [1], attack: 'any' },
			gainStat('attack', 2, 'this')
		)
	),
	brain: monster(
		'Brain',
		[2, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		eachTime(
			{ on: 'roll', who: 'attacking player', numbers: [6], attack: 'any' },
			takeDamage(1, 'they')
		)
	),
	'cursed-globin': monster(
		'Cursed Globin',
		[3, 4, 1],
		[],
		eachTime(rolls('a player', 3), each('monster', heal(2, 'chosen'))),
		asReward(roll(onAnyResult(loot('that much'))))
	),
	'cursed-tumor': monster(
		'Cursed Tumor',
		[3, 4, 1],
		[],
		eachTime(rolls('a player', 4), each('player', takeDamage(1, 'chosen'))),
		asReward(roll(onAnyResult(gainCents('that much'))))
	),
	dingle: boss(
		'Dingle',
		[3, 3, 1],
		[{ gain: '¢', amount: 6 }],
		eachTime(
			{ on: 'deal damage', who: 'active player', to: 'this' },
			rollBy(
				'they',
				on([1, 2], takeDamage(1, 'they')),
				on([3, 4], each('player', takeDamage(1, 'chosen'))),
				on([5, 6], takeDamage(1, 'this'))
			)
		)
	),
	'flaming-hopper': monster(
		'Flaming Hopper',
		[1, 4, 2],
		[{ gain: '¢', amount: 4 }],
		always(
			replaces({ would: 'take damage', who: 'this', combat: true, on: [6] }, { prevent: null })
		)
	),
	globin: monster(
		'Globin',
		[4, 4, 1],
		[{ gain: 'loot', amount: 3 }],
		whenever(
			{ on: 'reach HP', who: 'this', hp: 1 },
			rollBy('active player', on([1, 2, 3, 4], takeDamage(1, 'this')), on([5, 6], heal(2, 'this')))
		)
	),
	'holy-bony': monster(
		'Holy Bony',
		[1, 3, 1],
		[{ gain: 'loot', amount: 2 }],
		eachTime(
			rolls('a player', 6),
			may(choose(['deck'], lookAndPutBack(3, 'chosen', 'they'), exactly(1), 'they'), 'they')
		)
	),
	'holy-mulligan': monster(
		'Holy Mulligan',
		[1, 3, 1],
		[{ gain: '¢', amount: 3 }],
		whenever(thisDies, inTurn(expand('monster', 2), mayAttackAgain()))
	),
	'fsp2-isaac': {
		...monster(
			'Isaac!',
			[7, 3, 1],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(
				takesDamage('this'),
				dealDamage(1, targeted(), 'this'),
				target(a('player', 'living'))
			)
		),
		souls: 2,
		threePlus: true
	},
	krampus: boss(
		'Krampus',
		[4, 4, 2],
		[{ gain: 'treasure', amount: 1 }],
		always({ must: 'attack', of: 'players', target: 'this' })
	),
	'monstro-ii': {
		...boss(
			'Monstro II',
			[5, 4, 1],
			[{ gain: 'treasure', amount: 1 }],
			eachTime(
				dealsCombatDamage('this'),
				rollBy(
					'active player',
					on([1, 2, 3], dealDamage(1, { rightOf: 'you' })),
					on([4, 5, 6], dealDamage(1, { leftOf: 'you' }))
				)
			)
		),
		threePlus: true
	},
	'nerve-ending': monster('Nerve Ending', [4, 2, 1], [{ gain: '¢', amount: 3 }]),
	roundy: monster(
		'Roundy',
		[3, 4, 2],
		[{ gain: '¢', amount: 6 }],
		eachTime(
			dealsCombatDamage('this'),
			each(a('monster', 'another'), dealDamage(1, 'chosen', 'this'))
		)
	),
	sucker: monster(
		'Sucker',
		[1, 3, 1],
		[{ gain: 'loot', amount: 1 }],
		whenever(thisDies, each('player', dealDamage(1, 'chosen', 'this')))
	),
	swarmer: monster(
		'Swarmer',
		[4, 3, 2],
		[{ gain: 'treasure', amount: 1 }],
		whenever(thisDies, expand('monster', 2))
	),
	'the-fallen': boss(
		'The Fallen',
		[4, 5, 2],
		[{ gain: 'treasure', amount: 1 }],
		whenever(thisDies, look(topOf('monster', 5), 'top of deck'))
	),
	tumor: monster(
		'Tumor',
		[2, 5, 2],
		[{ gain: '¢', amount: 6 }],
		eachTime(takesDamage('this'), each(a('player', 'non-active'), dealDamage(1, 'chosen', 'this')))
	),
	widow: boss('Widow', [3, 4, 1], [{ gain: 'loot', amount: 2 }]),
	'moms-heart': {
		...monster(
			"Mom's Heart!",
			[8, 4, 2],
			[],
			{
				...whenever(
					{ on: 'gain object', who: 'a player', what: 'this' },
					win(targeted()),
					target(a('player', withMost('souls')))
				),
				while: isA('this', 'soul')
			},
			asReward(inTurn())
		),
		souls: 2
	}
};
