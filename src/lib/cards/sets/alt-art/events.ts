import {
	a,
	by,
	chooseOne,
	expand,
	gainCents,
	gainTreasure,
	inTurn,
	loot,
	mayAttackAgain,
	mustAttackAgain,
	ofEvent,
	on,
	option,
	putIt,
	reroll,
	roll,
	search,
	takeDamage,
	target
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, event } from '../../kinds.ts';

/** The events of Alt Art. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'aa-devil-deal': called(
		'Alt Art',
		event(
			'Devil Deal',
			ofEvent(
				chooseOne(
					option(putIt('this', 'discard')),
					option(inTurn(gainCents(6), takeDamage(1))),
					option(inTurn(takeDamage(2), search('loot', { handOf: 'you' }, [])))
				)
			)
		)
	),
	'aa-secret-room': called(
		'Alt Art',
		event(
			'Secret Room!',
			ofEvent(
				roll(
					on([1, 2], takeDamage(3)),
					on([3, 4], loot(2)),
					on([5], loot(4)),
					on([6], inTurn(reroll(), gainTreasure(1)), target(a('item', by('you'))))
				)
			)
		)
	),
	'aa-shop-upgrade': called(
		'Alt Art',
		event(
			'Shop Upgrade!',
			ofEvent(inTurn(expand('monster'), expand('shop'), expand('room'))),
			ofEvent(mayAttackAgain())
		)
	),
	'aa-ambush': called(
		'Alt Art',
		event('Ambush!', ofEvent(inTurn(expand('monster', 2), mustAttackAgain('a new slot'))))
	)
};
