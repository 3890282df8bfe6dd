import {
	a,
	chooseOne,
	dealDamage,
	discard,
	eachTime,
	exactly,
	gainCents,
	gainLootPlay,
	gainStat,
	inTurn,
	loot,
	option,
	paid,
	rolls,
	takesDamage,
	tap,
	target
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { startingItem } from '../../kinds.ts';

/** The starting items of Four Souls+. */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'bag-o-trash': startingItem(
		'Bag-o-Trash',
		paid([{ pay: '¢', amount: 3 }], gainLootPlay),
		paid([{ pay: '¢', amount: 4 }], loot(1)),
		paid([{ pay: '¢', amount: 6 }], dealDamage(1), target('monster', 'player'))
	),
	'dark-arts': startingItem(
		'Dark Arts',
		eachTime(rolls('a player', 6), gainCents(2)),
		eachTime({ on: 'die', who: a('player', 'another'), when: 'on death' }, loot(1))
	),
	infestation: startingItem('Infestation', tap(inTurn(loot(2), discard(exactly(1))))),
	gimpy: startingItem(
		'Gimpy',
		eachTime(
			takesDamage('you'),
			chooseOne(
				option(gainCents(2)),
				option(inTurn(loot(1), discard(1))),
				option(gainStat('attack', 2))
			)
		)
	)
};
