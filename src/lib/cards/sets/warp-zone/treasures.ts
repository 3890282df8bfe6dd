import {
	a,
	always,
	anyNumber,
	at,
	atMost,
	by,
	cancelEverything,
	choose,
	chooseOne,
	dealDamage,
	destroy,
	dies,
	each,
	eachTime,
	endTheTurn,
	extraTurn,
	gainStat,
	ifSo,
	ifYouDo,
	inTurn,
	levelUp,
	look,
	loot,
	may,
	monsterDies,
	named,
	on,
	option,
	paid,
	putIt,
	recharge,
	repeat,
	replaces,
	roll,
	startOfYourTurn,
	takeDamage,
	tap,
	target,
	targeted,
	topOf,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { treasure } from '../../kinds.ts';

/** The treasures of Requiem Warp Zone. */
export const TREASURES: Readonly<Record<string, Card>> = {
	aubrey: treasure('Aubrey', eachTime({ on: 'purchase', who: 'you', of: 'shop' }, loot(3))),
	'birthday-cake': treasure(
		'Birthday Cake',
		at(startOfYourTurn, choose(['player'], loot(1, 'chosen'), anyNumber))
	),
	'diogenes-pot': treasure(
		"Diogenes' Pot",
		always(
			replaces({ would: 'take damage', who: 'you', combat: true, on: [2, 3] }, { prevent: null })
		),
		eachTime({ on: 'roll', who: 'you', numbers: [1], attack: 'any' }, dies('you'))
	),
	george: treasure(
		'George',
		eachTime(
			{ on: 'declare attack', who: 'you', against: null },
			may(look(topOf('monster', 5), 'top of deck'))
		)
	),
	'newgrounds-tank': treasure(
		'Newgrounds Tank',
		always({ stat: 'hp', of: 'you', add: 1 }),
		always({ stat: 'attack', of: 'you', add: 1 }),
		always({ stat: 'evasion', of: 'monsters', add: 1, while: yourTurn })
	),
	'boxing-glove': treasure(
		'Boxing Glove',
		tap(putIt(targeted(), 'bottom of deck'), target(a('monster', 'not being attacked'))),
		eachTime(monsterDies, recharge())
	),
	doorway: treasure(
		'Doorway',
		tap(
			chooseOne(
				option(each(a('monster', 'not being attacked'), putIt('chosen', 'discard'))),
				option(each(a('item', 'in the shop'), putIt('chosen', 'discard'))),
				option(each('room', putIt('chosen', 'discard')))
			)
		)
	),
	'gun-that-can-kill-the-past': treasure(
		'Gun That Can Kill The Past',
		tap(inTurn(ifYouDo(destroy('this'), cancelEverything), extraTurn()))
	),
	'sir-junkan': treasure(
		'Sir Junkan',
		paid([{ pay: 'discard', amount: 1 }], levelUp()),
		{ way: 'static', standing: { stat: 'hp', of: 'you', add: 1 }, level: 4 },
		{
			way: 'static',
			standing: { stat: 'evasion', of: 'monsters', add: -1, while: yourTurn },
			level: 8
		},
		{
			way: 'static',
			standing: replaces(
				{ would: 'take damage', who: 'you', combat: true, on: [1, 2] },
				{ prevent: null }
			),
			level: 10
		}
	),
	'the-crowdfunder': treasure(
		'The Crowdfunder',
		paid(
			[{ pay: '¢', amount: 2 }],
			roll(
				on([3, 4], dealDamage(1), target(a('player', 'another'))),
				on([5, 6], dealDamage(1), target('monster'))
			)
		)
	),
	hitops: treasure(
		'Hitops',
		always(
			replaces({ would: 'take damage', who: 'you', combat: true, on: [4, 5] }, { prevent: null })
		),
		at(
			{ on: 'turn starts', who: a('player', 'another') },
			{
				do: 'by hand',
				words:
					'offer a high five to the player whose turn it is. Who takes it is spared combat damage of 4 and 5 until the turn ends.'
			}
		)
	),
	tony: treasure(
		'Tony',
		always({ stat: 'attack', of: 'you', add: 1 }),
		always({
			stat: 'attack',
			of: 'you',
			add: 1,
			while: atMost({ count: a('item', 'another', 'non-eternal', by('you')) }, 0)
		})
	),
	'water-bottle': treasure(
		'Water Bottle',
		tap(
			roll(
				on([1, 2, 3], { do: 'roll again' }),
				on([4], inTurn(dealDamage(1), { do: 'roll again' }), target('monster', 'player')),
				on([5], dealDamage(1), target('monster', 'player')),
				on([6], inTurn(ifSo(yourTurn, endTheTurn), cancelEverything))
			)
		)
	),
	spewer: treasure(
		'Spewer',
		paid(
			[{ pay: 'discard', amount: 1 }],
			ifSo(
				{ discarded: [named('Pills!')] },
				repeat(
					3,
					roll(
						on([1, 2], gainStat('hp', 1)),
						on([3, 4], gainStat('attack', 1)),
						on([5, 6], takeDamage(1))
					)
				),
				roll(
					on([1, 2], gainStat('hp', 1)),
					on([3, 4], gainStat('attack', 1)),
					on([5, 6], takeDamage(1))
				)
			)
		)
	)
};
