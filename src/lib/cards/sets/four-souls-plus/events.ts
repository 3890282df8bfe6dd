import {
	discard,
	gainTreasure,
	inTurn,
	loot,
	mustAttackAgain,
	ofEvent,
	on,
	roll,
	takeDamage
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { event } from '../../kinds.ts';

/** The events of Four Souls+. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'angel-room': event(
		'Angel Room',
		ofEvent(roll(on([1], gainTreasure(2)), on([2, 3], gainTreasure(1)), on([4, 5, 6], loot(2))))
	),
	'head-trauma': event('Head Trauma', ofEvent(discard(2))),
	'spiked-chest': event(
		'Spiked Chest',
		ofEvent(
			roll(
				on([1, 2], takeDamage(1)),
				on([3, 4], inTurn(takeDamage(1), loot(1))),
				on([5, 6], inTurn(takeDamage(1), gainTreasure(1)))
			)
		)
	),
	'boss-rush': event(
		'Boss Rush!',
		ofEvent(
			inTurn(
				{
					do: 'reveal until',
					deck: 'monster',
					where: ['boss'],
					count: 2,
					to: { slot: 'monster' },
					rest: 'discard'
				},
				mustAttackAgain('one put there')
			)
		)
	)
};
