import { expand, whenever } from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';

/** Loot that becomes a monster. */
export const AMBUSHES: Readonly<Record<string, Card>> = {
	'greed-butt': {
		name: 'Greed Butt!',
		kind: 'loot',
		keywords: ['ambush'],
		hp: 8,
		evasion: 2,
		attack: 1,
		rewards: [{ gain: '¢', amount: 13 }],
		copies: 1,
		abilities: [whenever({ on: 'be put in a monster slot', who: 'this' }, expand('monster'))]
	}
};
