import {
	a,
	and,
	chooseOne,
	dealDamage,
	each,
	gainCents,
	gainTreasure,
	ifSo,
	inTurn,
	loot,
	on,
	option,
	paid,
	putIt,
	repeat,
	roll,
	takeDamage,
	target
} from '../../../abilities/build/index.ts';
import { room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The rooms of Requiem with $ abilities. */
export const ROOMS_WITH_COSTS: Readonly<Record<string, Card>> = {
	beggar: room(
		'Beggar',
		paid(
			[{ pay: '¢', amount: 3 }],
			roll(
				on([3, 4], gainCents(2)),
				on([5], loot(2)),
				on([6], inTurn(gainTreasure(1), putIt('this', 'discard')))
			)
		)
	),
	'devil-beggar': room(
		'Devil Beggar',
		paid(
			[{ pay: 'HP', amount: 1 }],
			roll(on([1, 2], loot(2)), on([3, 4, 5], loot(1)), on([6], takeDamage(1)))
		)
	),
	'shell-game': room(
		'Shell Game',
		paid(
			[{ pay: '¢', amount: 3 }],
			roll(
				on([3], gainCents(1)),
				on([4], loot(1)),
				on([5], gainCents(5)),
				on([6], inTurn(gainTreasure(1), putIt('this', 'discard')))
			)
		)
	),
	'slot-machine': room(
		'Slot Machine',
		paid(
			[{ pay: '¢', amount: 3 }],
			roll(
				on([2], gainCents(1)),
				on([3], gainCents(2)),
				on([4], gainCents(5)),
				on([5], gainCents(7)),
				on([6], inTurn(gainCents(15), putIt('this', 'discard')))
			)
		)
	),
	'fortune-teller': room(
		'Fortune Teller',
		paid(
			[{ pay: '¢', amount: 3 }],
			roll(
				on([3], loot(1)),
				on([4], loot(2)),
				on([5], loot(3)),
				on([6], inTurn(loot(6), putIt('this', 'discard')))
			)
		)
	),
	'restock-machine': room(
		'Restock Machine',
		paid(
			[{ pay: '¢', amount: 2 }],
			chooseOne(
				option(each(a('item', 'in the shop'), putIt('chosen', 'discard'))),
				option(each(a('monster', 'not being attacked'), putIt('chosen', 'discard')))
			)
		)
	),
	'eternal-chest': room(
		'Eternal Chest',
		paid(
			[{ pay: 'discard', amount: 1 }],
			roll(on([3], gainCents(4)), on([4, 5], gainCents(7)), on([6], and(gainTreasure(1), loot(1))))
		)
	),
	'bomb-bum': room(
		'Bomb Bum',
		paid(
			[{ pay: 'discard', amount: 1 }],
			ifSo(
				{ discarded: [{ nameHas: 'bomb' }] },
				repeat(
					3,
					roll(
						on([1, 2, 3, 4], dealDamage(1), target('monster', 'player')),
						on([5, 6], takeDamage(1))
					)
				),
				roll(
					on([1, 2, 3, 4], dealDamage(1), target('monster', 'player')),
					on([5, 6], takeDamage(1))
				)
			)
		)
	),
	'key-master': room(
		'Key Master',
		paid(
			[{ pay: 'discard', amount: 1 }],
			ifSo(
				{ discarded: [{ nameHas: 'key' }] },
				repeat(3, roll(on([5, 6], gainTreasure(1)))),
				roll(on([5, 6], gainTreasure(1)))
			)
		)
	)
};
