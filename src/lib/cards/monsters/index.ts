import type { Card } from '../card.ts';
import { BASIC_MONSTERS } from './basic.ts';
import { BOSSES, EPIC_BOSSES } from './bosses.ts';
import { CURSED_AND_HOLY } from './cursed-and-holy.ts';
import { CURSES } from './curses.ts';
import { EVENTS } from './events.ts';
import { OTHER_MONSTERS } from './other-sets.ts';
import { PLAIN_MONSTERS } from './plain.ts';

/** The cards of the monster deck. */
export const MONSTERS: Readonly<Record<string, Card>> = {
	...PLAIN_MONSTERS,
	...BASIC_MONSTERS,
	...CURSED_AND_HOLY,
	...BOSSES,
	...EPIC_BOSSES,
	...EVENTS,
	...CURSES,
	...OTHER_MONSTERS
};
