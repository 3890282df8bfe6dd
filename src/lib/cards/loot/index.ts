import type { Card } from '../card.ts';
import { AMBUSHES } from './ambushes.ts';
import { BASICS } from './basics.ts';
import { CARDS_AND_RUNES } from './cards-and-runes.ts';
import { OTHER_LOOT } from './other-sets.ts';
import { PILLS } from './pills.ts';
import { TAROT } from './tarot.ts';
import { TRINKETS } from './trinkets.ts';

/** The loot. */
export const LOOT: Readonly<Record<string, Card>> = {
	...BASICS,
	...PILLS,
	...TAROT,
	...CARDS_AND_RUNES,
	...TRINKETS,
	...AMBUSHES,
	...OTHER_LOOT
};
