import { always } from '../../../abilities/build/index.ts';
import { room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The rooms of Requiem Warp Zone. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'the-isaac-of-isaac-reisaac': room(
		'The Isaac of Isaac: Re-Isaac',
		always({
			byHand:
				'Everybody is called Isaac, and items are eternal and do nothing but have a roll made again.'
		})
	)
};
