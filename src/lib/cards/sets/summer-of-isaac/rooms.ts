import {
	a,
	at,
	atLeast,
	countersOn,
	entersPlay,
	expand,
	inTurn,
	makeTrue,
	putCounters,
	times,
	whenever,
	whileTrue
} from '../../../abilities/build/index.ts';
import { room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The rooms of Summer of Isaac. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'everything-must-go': room(
		'Everything Must Go',
		whenever(entersPlay, expand('shop', 2)),
		at(
			{ on: 'turn starts', who: 'a player' },
			inTurn(
				putCounters(),
				makeTrue({ cost: 'shop items', of: 'players', add: times(times(countersOn(), 2), -1) }),
				makeTrue({ must: 'purchase', of: 'players' })
			)
		),
		whileTrue(atLeast(countersOn(), 1), { unrefilled: 'shop' }),
		whileTrue(atLeast({ count: a('item', 'in the shop') }, 1), {
			this: "can't be put into discard"
		})
	)
};
