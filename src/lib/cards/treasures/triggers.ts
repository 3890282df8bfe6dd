import {
	a,
	always,
	and,
	at,
	atLeast,
	atMost,
	by,
	cancelEverything,
	choose,
	chooseAtRandom,
	countersOn,
	dealDamage,
	dealsCombatDamage,
	destroy,
	discard,
	anyNumber,
	each,
	eachTime,
	eachTurn,
	endOfYourTurn,
	endTheTurn,
	exactly,
	gainCents,
	gainTreasure,
	ifSo,
	inTurn,
	look,
	loot,
	may,
	monsterDies,
	on,
	owned,
	preventDeath,
	putCounters,
	putIt,
	recharge,
	removeCounters,
	roll,
	startOfYourTurn,
	takeDamage,
	takesDamage,
	target,
	targeted,
	topOf,
	youDie,
	yourTurn
} from '../../abilities/build/index.ts';
import type { Ability } from '../../abilities/grammar.ts';
import type { Deck } from '../../model/words.ts';
import type { Card } from '../card.ts';
import { treasure } from '../kinds.ts';

/** The top 4 cards of a deck, put back in any order. */
const reorderTheTop = (deck: Deck): Ability =>
	at(endOfYourTurn, look(topOf(deck, 4), 'top of deck'));

/** Treasures that look at turns, attacks, damage and deaths. */
export const TRIGGERS: Readonly<Record<string, Card>> = {
	// Turns
	'dark-bum': treasure(
		'Dark Bum',
		at(
			startOfYourTurn,
			roll(on([1, 2], gainCents(3)), on([3, 4], loot(1)), on([5, 6], takeDamage(1)))
		)
	),
	'monstros-tooth': treasure(
		"Monstro's Tooth",
		at(
			startOfYourTurn,
			chooseAtRandom(
				['player'],
				choose([a('item', by('chosen'))], destroy('chosen'), exactly(1), 'chosen')
			)
		)
	),
	restock: treasure(
		'Restock',
		at(
			startOfYourTurn,
			may(choose([a('item', 'in the shop')], putIt('chosen', 'discard'), anyNumber))
		)
	),
	'edens-blessing': treasure(
		"Eden's Blessing",
		at(endOfYourTurn, ifSo(atMost(owned('¢'), 0), gainCents(6)))
	),
	'goat-head': treasure(
		'Goat Head',
		at(endOfYourTurn, may(inTurn(discard(anyNumber), loot('done'))))
	),
	'starter-deck': treasure(
		'Starter Deck',
		at(endOfYourTurn, ifSo(atLeast(owned('loot cards'), 8), loot(2)))
	),
	'the-blue-map': treasure('The Blue Map', reorderTheTop('treasure')),
	'the-compass': treasure('The Compass', reorderTheTop('loot')),
	'the-map': treasure('The Map', reorderTheTop('monster')),
	'the-polaroid': treasure(
		'The Polaroid',
		at(endOfYourTurn, ifSo(atMost(owned('loot cards'), 0), loot(2)))
	),
	// Attacks and activations
	'bobs-brain': treasure(
		"Bob's Brain",
		eachTime(
			{ on: 'declare attack', who: 'you', against: null },
			roll(
				on([1, 2], dealDamage(1), target('monster')),
				on([3, 4], dealDamage(1), target('player')),
				on([5, 6], takeDamage(1))
			)
		)
	),
	brimstone: {
		...treasure(
			'Brimstone',
			always({ stat: 'attack', of: 'you', add: 1 }),
			eachTime(dealsCombatDamage('you', 'monster'), dealDamage(1), target(a('player', 'another')))
		),
		threePlus: true
	},
	'shiny-rock': treasure(
		'Shiny Rock',
		eachTime({ on: 'activate', who: 'you', what: 'item' }, gainCents(1))
	),
	// Damage
	'cambion-conception': treasure(
		'Cambion Conception',
		eachTime(
			takesDamage('you'),
			inTurn(
				putCounters('that much'),
				ifSo(atLeast(countersOn(), 6), and(removeCounters(6), gainTreasure(1)))
			)
		)
	),
	'curse-of-the-tower': treasure(
		'Curse of the Tower',
		eachTime(
			takesDamage('you'),
			roll(
				on([1, 2, 3], each(a('player', 'another'), takeDamage(1, 'chosen'))),
				on([4, 5, 6], dealDamage(1), target('monster'))
			)
		)
	),
	'fanny-pack': treasure('Fanny Pack', eachTime(takesDamage('you'), loot(1))),
	'the-habit': treasure(
		'The Habit',
		eachTime(eachTurn(takesDamage('you'), 1), may(recharge(targeted())), target('item'))
	),
	// Deaths
	'greeds-gullet': treasure("Greed's Gullet", eachTime(youDie, gainCents(8))),
	'suicide-king': treasure('Suicide King', eachTime(youDie, loot(3))),
	'the-midas-touch': treasure('The Midas Touch', eachTime(monsterDies, gainCents(3))),
	'guppys-collar': {
		...treasure(
			"Guppy's Collar",
			eachTime(
				{ on: 'would die', who: 'you' },
				roll(on([1, 2, 3], inTurn(preventDeath, ifSo(yourTurn, and(cancelEverything, endTheTurn)))))
			)
		),
		keywords: ['guppy']
	}
};
