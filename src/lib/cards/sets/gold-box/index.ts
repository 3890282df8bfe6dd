import { LOOT } from './loot.ts';
import { CHARACTERS } from './characters.ts';
import { STARTING_ITEMS } from './starting-items.ts';
import { TREASURES } from './treasures.ts';
import { MONSTERS } from './monsters.ts';
import { EVENTS } from './events.ts';
import { CURSES } from './curses.ts';
import type { Card } from '../../card.ts';

export const GOLD_BOX: Readonly<Record<string, Card>> = {
	...CHARACTERS,
	...STARTING_ITEMS,
	...TREASURES,
	...MONSTERS,
	...EVENTS,
	...CURSES,
	...LOOT
};
