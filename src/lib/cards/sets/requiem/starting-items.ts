import {
	a,
	always,
	and,
	at,
	atLeast,
	by,
	cancel,
	cancelAttack,
	choose,
	chooseOne,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	destroy,
	dies,
	discard,
	each,
	eachTime,
	endOfYourTurn,
	exactly,
	flip,
	gainCents,
	gainLootPlay,
	gainStat,
	gainTreasure,
	heal,
	ifSo,
	ifYouDo,
	inTurn,
	isA,
	joinForRewards,
	loot,
	may,
	mayAttackAgain,
	nextTime,
	not,
	on,
	option,
	otherThan,
	paid,
	putCounters,
	recharge,
	remember,
	removeCounters,
	replaces,
	rerollWithDice,
	roll,
	startOfYourTurn,
	steal,
	takesDamage,
	tap,
	target,
	targeted,
	upTo,
	whenever,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { startingItem } from '../../kinds.ts';

/** The starting items of Requiem. */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'bag-of-crafting': startingItem(
		'Bag of Crafting',
		paid([{ pay: 'discard', amount: 1 }], putCounters()),
		paid([{ pay: 'counters', amount: 4, named: null }], gainTreasure(1))
	),
	'book-of-virtues': startingItem(
		'Book of Virtues',
		eachTime(
			dealsCombatDamage('you'),
			roll(on([5, 6], dealDamage(1), target('monster', 'player')))
		),
		eachTime(
			{ on: 'kill', who: 'you', what: 'monster' },
			inTurn(loot(1), { do: 'loot', who: targeted(), amount: 1, together: true }),
			target(a('player', 'another'))
		)
	),
	hypercoagulation: startingItem(
		'Hypercoagulation',
		at(startOfYourTurn, putCounters()),
		always({ stat: 'hp', of: 'you', add: countersOn() }),
		at(endOfYourTurn, ifSo(atLeast(countersOn(), 3), and(removeCounters('all'), loot(3))))
	),
	'ceremonial-blade': startingItem(
		'Ceremonial Blade',
		tap(gainLootPlay),
		at(endOfYourTurn, and(loot(1), discard(1))),
		eachTime({ on: 'kill', who: 'you', what: 'monster' }, loot(1))
	),
	ibs: startingItem(
		'IBS',
		paid(
			[{ pay: 'discard', amount: 1 }],
			chooseOne(option(ifSo(isA('attacked', 'monster'), cancelAttack('you'))), option(gainCents(3)))
		),
		paid(
			[{ pay: 'discard', amount: 2 }],
			cancel(),
			target('ability of an item', 'loot being played')
		)
	),
	sumptorium: startingItem(
		'Sumptorium',
		eachTime(takesDamage('you'), putCounters()),
		paid(
			[{ pay: 'counters', amount: 2, named: null }],
			gainStat('evasion', -1, targeted()),
			target('monster')
		)
	),
	berserk: startingItem(
		'Berserk',
		always({ extra: 'attacks', of: 'you', amount: 1 }),
		eachTime({ on: 'kill', who: 'you', what: 'monster' }, gainStat('hp', 1))
	),
	flip: startingItem(
		'Flip',
		eachTime(
			{ on: 'die', who: 'you', when: 'after penalties' },
			inTurn(inTurn(flip(targeted()), recharge(targeted())), and(discard('hand'), loot(3))),
			target(a('character', by('you')))
		)
	),
	glitch: startingItem(
		'Glitch',
		at(
			startOfYourTurn,
			{ do: 'gain abilities of', what: 'this', of: targeted(), until: 'end of turn' },
			target(a('item', 'in the shop'))
		),
		at(
			endOfYourTurn,
			inTurn(
				{ do: 'gain abilities of', what: 'this', of: targeted(), until: 'your next turn' },
				recharge()
			),
			target(a('item', 'in the shop'))
		)
	),
	abyss: startingItem(
		'Abyss',
		tap(ifYouDo(destroy(), putCounters()), target(a('item', by('you')))),
		always({ stat: 'attack', of: 'you', add: { half: countersOn() } })
	),
	'dead-weight': startingItem(
		'Dead Weight',
		always(
			replaces({ would: 'take damage', who: 'you', combat: true, on: [1] }, { prevent: null })
		),
		tap(
			cancel(),
			target(
				a('triggered ability', { of: 'monster' }),
				a('triggered ability', { of: a('item', 'non-eternal') })
			)
		),
		at(endOfYourTurn, recharge())
	),
	lemegeton: startingItem(
		'Lemegeton',
		tap(
			inTurn(
				gainTreasure(1),
				nextTime(endOfYourTurn, choose([a('item', by('you'))], destroy('chosen')), 'indefinitely')
			)
		)
	),
	'spindown-dice': {
		...startingItem(
			'Spindown Dice',
			tap(
				ifSo(
					isA(targeted(), a('item', 'controlled')),
					inTurn(
						destroy(),
						may(
							choose(
								[a('item', 'in the shop')],
								steal('chosen', { controllerOf: targeted() }),
								exactly(1),
								{ controllerOf: targeted() }
							),
							{ controllerOf: targeted() }
						)
					),
					destroy()
				),
				target('item')
			),
			at(endOfYourTurn, roll(on([4, 5, 6], recharge())))
		),
		threePlus: true
	},
	hemoptysis: startingItem(
		'Hemoptysis',
		tap(putCounters()),
		paid(
			[{ pay: 'counters', amount: 1, named: null }],
			{ do: 'set stat', who: targeted(), stat: 'attack', to: 1, until: 'indefinitely' },
			target('monster')
		),
		paid(
			[{ pay: 'counters', amount: 2, named: null }],
			choose(['monster', 'player'], dealDamage(1, 'chosen'), upTo(2))
		)
	),
	soulbound: {
		...startingItem(
			'Soulbond',
			eachTime(
				{ on: 'die', who: 'you', when: 'on death' },
				dies(targeted()),
				target(a('player', 'another'))
			),
			always({ spares: '¢', of: 'you' }),
			always({ spares: 'loot card', of: 'you' })
		),
		threePlus: true
	},
	gello: startingItem(
		'Gello',
		tap(
			inTurn(
				heal(null, targeted()),
				choose([a('monster', otherThan(targeted()))], dealDamage('done', 'chosen')),
				ifSo(not(yourTurn), inTurn(cancelAttack(), mayAttackAgain()))
			),
			target(a('monster', 'being attacked'))
		)
	),
	'sibling-rivalry': {
		...startingItem(
			'Sibling Rivalry',
			tap(
				nextTime({ on: 'declare attack', who: 'active player', against: null }, joinForRewards()),
				target(a('player', 'non-active'))
			)
		),
		threePlus: true
	},
	'keepers-bargain': startingItem(
		"Keeper's Bargain",
		always({ cost: 'shop items', of: 'you', add: -3 }),
		tap(
			inTurn(
				each(a('player', 'another'), may(gainCents(1, 'chosen'), 'chosen')),
				remember('those who did', inTurn(gainCents(1), gainCents('that number')))
			)
		)
	),
	'anima-sola': {
		...startingItem(
			'Anima Sola',
			tap(flip()),
			whenever({ on: 'be flipped', who: 'this' }, loot(1))
		),
		back: 'the-revenant'
	},
	'classic-roller': {
		...startingItem(
			'Classic Roller',
			at(endOfYourTurn, recharge()),
			tap(rerollWithDice(2), target('dice roll'))
		),
		threePlus: true
	}
};
