import {
	and,
	cancelEverything,
	choose,
	discard,
	each,
	eachTime,
	endTheTurn,
	exactly,
	gainCents,
	gainTillEndOfTurn,
	heal,
	loot,
	loseCents,
	may,
	recharge,
	rolls,
	takeDamage,
	whenever
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { rolledCents } from './basic.ts';
import { cents, lootCards, monster } from '../kinds.ts';

/** The cursed and the holy monsters of the base set: they concern every player while in play. */
export const CURSED_AND_HOLY: Readonly<Record<string, Card>> = {
	'cursed-fatty': monster(
		'Cursed Fatty',
		[4, 2, 1],
		lootCards(2),
		eachTime(rolls('a player', 5), discard(1, 'they'))
	),
	'cursed-gaper': monster(
		'Cursed Gaper',
		[2, 4, 1],
		cents(3),
		eachTime(rolls('a player', 4), each('monster', gainTillEndOfTurn('attack', 1, 'chosen')))
	),
	'cursed-horf': monster(
		'Cursed Horf',
		[1, 4, 1],
		cents(3),
		eachTime(rolls('a player', 2), takeDamage(2, 'they'))
	),
	'cursed-keeper-head': monster(
		'Cursed Keeper Head',
		[2, 4, 1],
		[],
		rolledCents,
		eachTime(rolls('a player', 1), loseCents(2, 'they'))
	),
	'cursed-moms-hand': monster(
		"Cursed Mom's Hand",
		[2, 4, 1],
		cents(4),
		whenever(rolls('active player', 6), and(cancelEverything, endTheTurn))
	),
	'cursed-psy-horf': monster(
		'Cursed Psy Horf',
		[1, 5, 1],
		lootCards(2),
		eachTime({ on: 'activate', who: 'a player', what: 'item' }, takeDamage(1, 'they'))
	),
	'holy-dinga': monster(
		'Holy Dinga',
		[3, 3, 1],
		[],
		rolledCents,
		eachTime(rolls('a player', 6), heal(1, 'they'))
	),
	'holy-dip': monster(
		'Holy Dip',
		[1, 4, 1],
		cents(1),
		eachTime(rolls('a player', 1), gainCents(1, 'they'))
	),
	'holy-keeper-head': monster(
		'Holy Keeper Head',
		[2, 4, 1],
		[],
		rolledCents,
		eachTime(rolls('a player', 4), gainCents(2, 'they'))
	),
	'holy-moms-eye': monster(
		"Holy Mom's Eye",
		[1, 4, 2],
		lootCards(1),
		eachTime(
			rolls('a player', 2),
			may(choose(['item'], recharge('chosen'), exactly(1), 'they'), 'they')
		)
	),
	'holy-squirt': monster(
		'Holy Squirt',
		[2, 3, 1],
		lootCards(2),
		eachTime(rolls('a player', 5), loot(1, 'they'))
	)
};
