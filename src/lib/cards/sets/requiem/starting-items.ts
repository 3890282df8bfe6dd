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
	discard,
	eachTime,
	endOfYourTurn,
	flip,
	gainCents,
	gainLootPlay,
	gainStat,
	gainTreasure,
	ifSo,
	ifYouDo,
	inTurn,
	isA,
	loot,
	nextTime,
	on,
	option,
	paid,
	putCounters,
	recharge,
	removeCounters,
	replaces,
	roll,
	startOfYourTurn,
	takesDamage,
	tap,
	target,
	targeted
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
	)
};
