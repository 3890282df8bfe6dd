import { BONUS_SOULS } from './bonus-souls.ts';
import { ROOMS } from './rooms.ts';
import { BOSSES } from './bosses.ts';
import { CHARACTERS } from './characters.ts';
import { STARTING_ITEMS } from './starting-items.ts';
import { TREASURES } from './treasures.ts';
import { LOOT } from './loot.ts';
import { MONSTERS } from './monsters.ts';
import { EVENTS } from './events.ts';
import type { Card } from '../../card.ts';

export const WARP_ZONE: Readonly<Record<string, Card>> = {
	...CHARACTERS,
	...STARTING_ITEMS,
	...TREASURES,
	...LOOT,
	...MONSTERS,
	...EVENTS,
	...BOSSES,
	...ROOMS,
	...BONUS_SOULS
};
