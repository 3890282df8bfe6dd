import {
	gainTreasure,
	inTurn,
	look,
	loot,
	mayAttackAgain,
	mustAttackAgain,
	ofEvent,
	on,
	roll,
	takeDamage,
	topOf
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { event } from '../../kinds.ts';

/** The events of the Gold Box. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'i-am-error': event(
		'I Am Error!',
		ofEvent(
			roll(
				on([1, 2], mustAttackAgain('monster deck', 'you')),
				on([3, 4], loot(3)),
				on([5, 6], gainTreasure(1))
			)
		)
	),
	'trap-door': event(
		'Trap Door!',
		ofEvent(
			roll(
				on(
					[1, 2, 3],
					inTurn(look(topOf('monster', 3), 'top of deck'), mayAttackAgain('anything', 'you'))
				),
				on([4, 5, 6], takeDamage(1))
			)
		)
	)
};
