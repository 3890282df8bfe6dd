import { AMOUNTS } from './amounts.ts';
import { ASKED } from './asked.ts';
import { ATTACKING } from './attacking.ts';
import { BANNED } from './banned.ts';
import { COUNTED_OTHERWISE } from './counted.ts';
import { COUNTERS } from './counters.ts';
import { DAMAGE } from './damage.ts';
import { DICE } from './dice.ts';
import { DYING } from './dying.ts';
import { ENTERING } from './entering.ts';
import { FOR_NOW } from './for-now.ts';
import { HAVING_NONE } from './having-none.ts';
import { HIT_AND_MISS } from './hit-and-miss.ts';
import { HOW_OFTEN } from './how-often.ts';
import { LEFT_OUT } from './left-out.ts';
import { LESS_DAMAGE } from './less-damage.ts';
import { LOOKING } from './looking.ts';
import { LOOT } from './loot.ts';
import { LOOSELY } from './loosely.ts';
import { MAY_TO } from './may-to.ts';
import { OBJECTS } from './objects.ts';
import { OTHER_GAMES } from './other-games.ts';
import { OWNED } from './owned.ts';
import { PARITY } from './parity.ts';
import { PLAINLY } from './plainly.ts';
import { PRICES } from './prices.ts';
import { REDIRECTED } from './redirected.ts';
import { ROLLS_KEPT } from './rolls-kept.ts';
import { SHORTHAND } from './shorthand.ts';
import { SMALL_WORDS } from './small-words.ts';
import { STEPS } from './steps.ts';
import { TARGETED } from './targeted.ts';
import { TOGETHER } from './together.ts';
import { UNTIL_SO } from './until.ts';
import { VOTING } from './voting.ts';
import { WHOEVER } from './whoever.ts';
import type { Variant } from './variant.ts';

/** All the other ways to say things. */
export const VARIANTS: readonly Variant[] = [
	...HAVING_NONE,
	...LEFT_OUT,
	...PARITY,
	...PLAINLY,
	...LOOSELY,
	...OTHER_GAMES,
	...COUNTED_OTHERWISE,
	...COUNTERS,
	...ASKED,
	...ATTACKING,
	...BANNED,
	...HIT_AND_MISS,
	...HOW_OFTEN,
	...ROLLS_KEPT,
	...TARGETED,
	...DICE,
	...DAMAGE,
	...LESS_DAMAGE,
	...REDIRECTED,
	...LOOT,
	...STEPS,
	...LOOKING,
	...AMOUNTS,
	...VOTING,
	...DYING,
	...OBJECTS,
	...ENTERING,
	...PRICES,
	...OWNED,
	...SMALL_WORDS,
	...FOR_NOW,
	...TOGETHER,
	...UNTIL_SO,
	...MAY_TO,
	...WHOEVER,
	...SHORTHAND
];
