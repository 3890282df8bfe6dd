import { ATTACKING } from './attacking.ts';
import { COUNTERS } from './counters.ts';
import { DAMAGE } from './damage.ts';
import { DICE } from './dice.ts';
import { LOOT } from './loot.ts';
import { OBJECTS } from './objects.ts';
import { SMALL_WORDS } from './small-words.ts';
import type { Variant } from './variant.ts';

/** All the other ways to say things. */
export const VARIANTS: readonly Variant[] = [
	...COUNTERS,
	...ATTACKING,
	...DICE,
	...DAMAGE,
	...LOOT,
	...OBJECTS,
	...SMALL_WORDS
];
