import type { Card } from '../card.ts';
import { boss, cents, lootCards, monster, treasures } from '../kinds.ts';

/** Monsters of the base set without an ability. */
export const PLAIN_MONSTERS: Readonly<Record<string, Card>> = {
	clotty: monster('Clotty', [2, 3, 1], cents(4)),
	'cod-worm': monster('Cod Worm', [2, 5, 0], cents(3)),
	'conjoined-fatty': monster('Conjoined Fatty', [4, 3, 2], lootCards(2)),
	dip: monster('Dip', [1, 4, 1], cents(1)),
	'fat-bat': monster('Fat Bat', [3, 5, 1], treasures(1)),
	fatty: monster('Fatty', [4, 2, 1], lootCards(1)),
	fly: monster('Fly', [1, 2, 1], cents(1)),
	gurdy: boss('Gurdy', [5, 4, 1], cents(7)),
	leech: monster('Leech', [1, 4, 2], lootCards(1)),
	'little-horn': boss('Little Horn', [2, 6, 1], lootCards(2)),
	monstro: boss('Monstro', [4, 4, 1], cents(6)),
	'pale-fatty': monster('Pale Fatty', [4, 3, 1], cents(6)),
	pooter: monster('Pooter', [2, 3, 1], lootCards(1)),
	'red-host': monster('Red Host', [2, 3, 2], cents(5)),
	spider: monster('Spider', [1, 4, 1], lootCards(1)),
	squirt: monster('Squirt', [2, 3, 1], lootCards(1)),
	trite: monster('Trite', [1, 5, 1], lootCards(2))
};
