import { TRIGGERED_TREASURES } from './triggered-treasures.ts';
import { ROOMS_WITH_COSTS } from './rooms-with-costs.ts';
import { CHARACTERS } from './characters.ts';
import { STARTING_ITEMS } from './starting-items.ts';
import { TREASURES } from './treasures.ts';
import { ACTIVATED_TREASURES } from './activated-treasures.ts';
import { LOOT } from './loot.ts';
import { MONSTERS } from './monsters.ts';
import { BOSSES } from './bosses.ts';
import { EVENTS } from './events.ts';
import { CURSES } from './curses.ts';
import { ROOMS } from './rooms.ts';
import { ROOMS_ALWAYS } from './rooms-always.ts';
import { BONUS_SOULS } from './bonus-souls.ts';
import type { Card } from '../../card.ts';

export const REQUIEM: Readonly<Record<string, Card>> = {
	...CHARACTERS,
	...STARTING_ITEMS,
	...TREASURES,
	...ACTIVATED_TREASURES,
	...LOOT,
	...MONSTERS,
	...BOSSES,
	...EVENTS,
	...CURSES,
	...ROOMS,
	...ROOMS_ALWAYS,
	...BONUS_SOULS,
	...ROOMS_WITH_COSTS,
	...TRIGGERED_TREASURES
};
