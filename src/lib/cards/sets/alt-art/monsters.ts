import {
	a,
	always,
	and,
	asReward,
	at,
	atLeast,
	atMost,
	by,
	cancelEverything,
	changeRoll,
	chooseOne,
	dealDamage,
	dealsCombatDamage,
	declaresAttackOnThis,
	each,
	eachTime,
	eachTurn,
	endTheTurn,
	equals,
	expand,
	given,
	inTurn,
	isA,
	kill,
	moveToSlot,
	mustAttack,
	mustAttackAgain,
	on,
	option,
	rollBy,
	rolls,
	takeDamage,
	target,
	targeted,
	thisDies,
	whenever,
	wouldRoll
} from '../../../abilities/build/index.ts';
import { called, monster } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The monsters of Alt Art. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	'aa-begotten': called(
		'Alt Art',
		monster(
			'Begotten',
			[5, 2, 1],
			[{ gain: 'loot', amount: 3 }],
			always({ stat: 'evasion', of: 'this', add: 2, while: atMost({ stat: 'hp', of: 'this' }, 2) })
		)
	),
	'big-bony': monster(
		'Big Bony',
		[6, 2, 1],
		[{ gain: 'loot', amount: 3 }],
		eachTime({ on: 'miss', who: 'a player' }, rollBy('they', on([1, 2], takeDamage(1, 'they'))))
	),
	'aa-clotty': called('Alt Art', monster('Clotty', [4, 2, 1], [{ gain: '¢', amount: 4 }])),
	'aa-delirium': called('Alt Art', {
		...monster(
			'Delirium',
			[5, 3, 2],
			[{ gain: 'loot', amount: 6 }],
			always({
				stat: 'evasion',
				of: 'monsters',
				add: 1,
				while: equals({ count: a('soul', by('active player')) }, 2)
			}),
			always({
				stat: 'evasion',
				of: 'monsters',
				add: 2,
				while: atLeast({ count: a('soul', by('active player')) }, 3)
			})
		),
		keywords: ['indomitable']
	}),
	'mega-satan2': called('Alt Art 2', {
		...monster(
			'Mega Satan!',
			[6, 6, 6],
			[{ gain: 'treasure', amount: 2 }],
			always({ attackable: 'player', evasion: 4, by: 'active player' }),
			always({ extra: 'attacks', of: 'players', amount: 'any number' }),
			eachTime({ on: 'die', who: 'a player', when: 'on death' }, takeDamage(2, 'this'))
		),
		souls: 2,
		keywords: ['indomitable']
	}),
	'aa-mom': called('Alt Art', {
		...monster(
			'Mom!',
			[6, 3, 2],
			[{ gain: 'treasure', amount: 1 }],
			always({ stat: 'hp', of: 'other monsters', add: 1 }),
			whenever(declaresAttackOnThis, expand('monster'))
		),
		souls: 2
	}),
	'aa-moms-hand': called(
		'Alt Art',
		monster(
			"Mom's Hand",
			[2, 3, 1],
			[{ gain: '¢', amount: 9 }],
			at(
				{ on: 'turn starts', who: 'a player' },
				rollBy('active player', on([1, 2], mustAttack('this', 'they')))
			),
			whenever(dealsCombatDamage('this'), and(cancelEverything, endTheTurn))
		)
	),
	'aa-mulliboom': called(
		'Alt Art',
		monster(
			'Mulliboom',
			[1, 3, 4],
			[{ gain: '¢', amount: 7 }],
			whenever(
				thisDies,
				inTurn(
					dealDamage(1, targeted(), 'active player'),
					{ do: 'deal damage', to: targeted(1), amount: 1, by: 'active player', together: true },
					{ do: 'deal damage', to: 'active player', amount: 1, by: 'active player', together: true }
				),
				target('monster'),
				target('player')
			)
		)
	),
	'aa-mulligan': called(
		'Alt Art',
		monster(
			'Mulligan',
			[2, 3, 1],
			[{ gain: '¢', amount: 3 }],
			whenever(
				thisDies,
				chooseOne(option(expand('monster')), option(expand('shop')), option(expand('room')))
			)
		)
	),
	'aa-satan': called('Alt Art', {
		...monster(
			'Satan!',
			[6, 4, 1],
			[{ gain: 'treasure', amount: 2 }],
			eachTime(eachTurn(rolls('a player', 6), 3), each('player', kill('chosen'))),
			eachTime(wouldRoll('a player', 5), changeRoll([6], 'it'))
		),
		souls: 2
	}),
	'it-lives': {
		...monster(
			'It Lives!',
			[8, 3, 4],
			[],
			always({ soulsToWin: 5, while: isA('this', 'soul') }),
			asReward(inTurn())
		),
		souls: 2
	},
	'aa-gaper': called(
		'Alt Art',
		monster(
			'Gaper',
			[2, 4, 1],
			[{ gain: '¢', amount: 3 }],
			whenever(given(thisDies, { onAttackRoll: [4] }), mustAttackAgain('the slot it was in'))
		)
	),
	twitchy: monster(
		'Twitchy',
		[4, 5, 1],
		[{ gain: '¢', amount: 8 }],
		at({ on: 'turn ends', who: 'a player' }, moveToSlot())
	)
};
