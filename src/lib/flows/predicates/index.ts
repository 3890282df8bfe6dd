import { ATTACKING_PREDICATES } from './attacking.ts';
import { BARTERING_PREDICATES } from './bartering.ts';
import { DAMAGE_PREDICATES } from './damage.ts';
import { DEATH_PREDICATES } from './death.ts';
import { DECLARING_PREDICATES } from './declaring.ts';
import { NAMING_PREDICATES } from './naming.ts';
import { PLAYING_PREDICATES } from './playing.ts';
import { PRIORITY_PREDICATES } from './priority.ts';
import { PURCHASING_PREDICATES } from './purchasing.ts';
import { RESOLVING_PREDICATES } from './resolving.ts';
import { ROLLING_PREDICATES } from './rolling.ts';
import { TURN_PREDICATES } from './turn.ts';
import type { Predicate } from './predicate.ts';

export type { Predicate } from './predicate.ts';

/** Every question of every chart. */
export const PREDICATES = {
	...PLAYING_PREDICATES,
	...NAMING_PREDICATES,
	...DECLARING_PREDICATES,
	...BARTERING_PREDICATES,
	...PRIORITY_PREDICATES,
	...TURN_PREDICATES,
	...RESOLVING_PREDICATES,
	...ROLLING_PREDICATES,
	...DAMAGE_PREDICATES,
	...ATTACKING_PREDICATES,
	...PURCHASING_PREDICATES,
	...DEATH_PREDICATES
} as const satisfies Record<string, Predicate>;

export type PredicateName = keyof typeof PREDICATES;
