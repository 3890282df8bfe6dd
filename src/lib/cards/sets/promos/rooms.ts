import { a, paid, steal, target } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { room } from '../../kinds.ts';

/** The rooms of promos. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'black-market': room(
		'Black Market',
		paid([{ pay: 'HP', amount: 2 }], steal(), target(a('item', 'in the shop')))
	)
};
