import type { CentsAndCardsEffect } from './cents-and-cards.ts';
import type { ConnectiveEffect } from './connectives.ts';
import type { DamageEffect } from './damage.ts';
import type { DiceEffect } from './dice.ts';
import type { LastingEffect } from './lasting.ts';
import type { ObjectsEffect } from './objects.ts';
import type { StackEffect } from './stack.ts';
import type { TurnEffect } from './turn.ts';

export type { Mode } from './connectives.ts';
export type { Sorting } from './cents-and-cards.ts';
export type { EachRolls, Outcome } from './dice.ts';

/** What an ability does: the verbs of chapter 6 and the words that hang them together, a file a family. */
export type Effect =
	| CentsAndCardsEffect
	| ObjectsEffect
	| DamageEffect
	| StackEffect
	| DiceEffect
	| TurnEffect
	| LastingEffect
	| ConnectiveEffect;

export type Verb = Effect['do'];
