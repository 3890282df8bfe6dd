import { always, at, entersPlay, expand, whenever } from '../../../abilities/build/index.ts';
import { room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The rooms of Summer of Isaac. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'everything-must-go': room(
		'Everything Must Go',
		whenever(entersPlay, expand('shop', 2)),
		at(
			{ on: 'turn starts', who: 'a player' },
			{
				do: 'by hand',
				words:
					'this gets one counter more. Each makes what the active player takes from the shop 2¢ cheaper this turn, and they must take something.'
			}
		),
		always({
			byHand:
				'With a counter on this, the shop stays as empty as it gets, and this stays till nothing is left there.'
		})
	)
};
