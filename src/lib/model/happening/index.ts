/** What happened, by what it is about. */
import type { OfActs } from './acts.ts';
import type { OfRolls } from './rolls.ts';
import type { OfAttacks } from './attacks.ts';
import type { OfHarm } from './harm.ts';
import type { OfBelongings } from './belongings.ts';
import type { OfCards } from './cards.ts';
import type { OfTurns } from './turn.ts';
import type { OfEffects } from './effects.ts';

export type { PutTo } from './cards.ts';
export type { OfEffects } from './effects.ts';
export type { Attacked, Named, Taken, Who } from './named.ts';
export type { NotTriggered, Undone, WhyNothing } from './silence.ts';
export type { Phase } from './turn.ts';

/** What happened, as plain data; the wording module says it in English. */
export type Happening =
	OfActs | OfRolls | OfAttacks | OfHarm | OfBelongings | OfCards | OfTurns | OfEffects;
