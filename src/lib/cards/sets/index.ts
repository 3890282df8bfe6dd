import { GOLD_BOX } from './gold-box/index.ts';
import { FOUR_SOULS_PLUS } from './four-souls-plus/index.ts';
import { REQUIEM } from './requiem/index.ts';
import { WARP_ZONE } from './warp-zone/index.ts';
import { ALT_ART } from './alt-art/index.ts';
import { SUMMER_OF_ISAAC } from './summer-of-isaac/index.ts';
import { UNBOXING } from './unboxing/index.ts';
import { ANNIVERSARY } from './anniversary.ts';
import { TAPEWORM } from './tapeworm.ts';
import { PROMOS } from './promos/index.ts';
import type { CardKey } from '../../model/words.ts';
import type { Card } from '../card.ts';

/** The cards that only other sets than the base set have, as far as the library has them. */
export const OTHER_SETS: Readonly<Record<string, Card>> = {
	...GOLD_BOX,
	...FOUR_SOULS_PLUS,
	...REQUIEM,
	...WARP_ZONE,
	...ALT_ART,
	...SUMMER_OF_ISAAC,
	...UNBOXING,
	...ANNIVERSARY,
	...TAPEWORM,
	...PROMOS
};

/** Whether a card is of those. */
export const isOfOtherSet = (key: CardKey): boolean => Object.hasOwn(OTHER_SETS, key);
