import { TREASURES } from './treasures.ts';
import { LOOT } from './loot.ts';
import { MONSTERS } from './monsters.ts';
import { EVENTS } from './events.ts';
import { ROOMS } from './rooms.ts';
import type { Card } from '../../card.ts';

export const PROMOS: Readonly<Record<string, Card>> = {
	...TREASURES,
	...LOOT,
	...MONSTERS,
	...EVENTS,
	...ROOMS
};
