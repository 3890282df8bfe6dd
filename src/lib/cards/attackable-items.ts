import { a, always, eachTime, target, teamUp } from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** Treasures that can be attacked (6.3). */
export const ATTACKABLE_ITEMS: Readonly<Record<string, Card>> = {
	'coop-baby': {
		name: 'Co-op Baby',
		kind: 'treasure',
		hp: 2,
		evasion: 3,
		attack: 1,
		rewards: [{ gain: 'loot', amount: 1 }],
		copies: 1,
		keywords: ['familiar'],
		abilities: [
			eachTime(
				{ on: 'declare attack', who: 'you', against: null },
				teamUp(),
				target(a('player', 'another'))
			)
		]
	},
	'punching-bag': {
		name: 'Punching Bag',
		kind: 'treasure',
		hp: 2,
		evasion: 5,
		attack: 1,
		rewards: [{ gain: '¢', amount: 5 }],
		copies: 1,
		abilities: [always({ stat: 'hp', of: 'you', add: 2 }), always({ this: 'can be attacked' })]
	}
};
