import { always, gainLootPlay, tap } from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** The characters of the base set. */
export const CHARACTERS: Readonly<Record<string, Card>> = {
	isaac: {
		name: 'Isaac',
		kind: 'character',
		hp: 2,
		attack: 1,
		startingItem: 'the-d6',
		copies: 1,
		abilities: [tap(gainLootPlay)]
	},
	cain: {
		name: 'Cain',
		kind: 'character',
		hp: 2,
		attack: 1,
		startingItem: 'sleight-of-hand',
		copies: 1,
		abilities: [tap(gainLootPlay), always({ game: 'you go first' })]
	},
	judas: {
		name: 'Judas',
		kind: 'character',
		hp: 2,
		attack: 1,
		startingItem: 'book-of-belial',
		copies: 1,
		abilities: [tap(gainLootPlay)]
	}
};
