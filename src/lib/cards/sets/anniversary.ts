import {
	always,
	at,
	discard,
	gainLootPlay,
	plus,
	replaces,
	startOfYourTurn,
	tap,
	would
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { character, startingItem } from '../kinds.ts';

/** Cards of the Anniversary set. */
export const ANNIVERSARY: Readonly<Record<string, Card>> = {
	// Characters

	'bum-bo-the-stout': character('Bum-Bo the Stout', 'bag-o-holes', tap(gainLootPlay)),

	// Starting items

	'bag-o-holes': startingItem(
		'Bag-o-Holes',
		tap(gainLootPlay),
		always(replaces(would('loot', 'you'), { amount: plus('that much', 1) })),
		at(startOfYourTurn, discard('hand'))
	)
};
