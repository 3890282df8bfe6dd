import { BOSSES_AT_DEATH } from './bosses-at-death.ts';
import { TREASURES } from './treasures.ts';
import { LOOT } from './loot.ts';
import { MONSTERS } from './monsters.ts';
import { BOSSES } from './bosses.ts';
import { EVENTS } from './events.ts';
import type { Card } from '../../card.ts';

export const ALT_ART: Readonly<Record<string, Card>> = {
	...TREASURES,
	...LOOT,
	...MONSTERS,
	...BOSSES,
	...EVENTS,
	...BOSSES_AT_DEATH
};
