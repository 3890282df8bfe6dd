import {
	at,
	on,
	putCounters,
	removeCounters,
	roll,
	startOfYourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { startingItem } from '../../kinds.ts';

/** The starting items of Summer of Isaac. */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'unstable-dna': startingItem(
		'Unstable DNA',
		at(
			startOfYourTurn,
			roll(
				on([1, 2], removeCounters('all')),
				on([3, 4], putCounters(1, 'this', 'HP')),
				on([5, 6], putCounters(1, 'this', 'ATK'))
			)
		)
	)
};
