import {
	always,
	dies,
	kill,
	ofEvent,
	takeDamage,
	target,
	whenever
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** The monsters of the base set. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	fly: {
		name: 'Fly',
		kind: 'monster',
		hp: 1,
		evasion: 2,
		attack: 1,
		rewards: [{ gain: '¢', amount: 1 }],
		copies: 1,
		abilities: []
	},
	'fat-bat': {
		name: 'Fat Bat',
		kind: 'monster',
		hp: 3,
		evasion: 5,
		attack: 1,
		rewards: [{ gain: 'treasure', amount: 1 }],
		copies: 1,
		abilities: []
	},
	stoney: {
		name: 'Stoney',
		kind: 'monster',
		hp: 3,
		attack: 0,
		rewards: [{ gain: 'loot', amount: 1 }],
		copies: 1,
		abilities: [
			always({ stat: 'evasion', of: 'monsters', add: 1 }),
			always({ this: "can't be attacked" }),
			whenever({ on: 'die', who: 'another monster', when: 'on death' }, dies())
		]
	},
	death: {
		name: 'Death',
		kind: 'monster',
		hp: 3,
		evasion: 4,
		attack: 2,
		rewards: [{ gain: 'treasure', amount: 1 }],
		souls: 1,
		copies: 1,
		abilities: [
			whenever(
				{ on: 'die', who: 'this', when: 'on death' },
				kill({ target: 0 }, 'active player'),
				target('player')
			)
		]
	},
	'troll-bombs': {
		name: 'Troll Bombs',
		kind: 'event',
		copies: 1,
		abilities: [ofEvent(takeDamage(2))]
	},
	gurdy: {
		name: 'Gurdy',
		kind: 'monster',
		hp: 5,
		evasion: 4,
		attack: 1,
		rewards: [{ gain: '¢', amount: 7 }],
		souls: 1,
		copies: 1,
		abilities: []
	}
};
