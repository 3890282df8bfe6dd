/** Every verb that takes no other effect inside it, in every form that it is said in. */
import type { VerbForm } from '../form.ts';
import { CENTS_AND_CARDS } from './cents-and-cards.ts';
import { DAMAGE } from './damage.ts';
import { DICE_AND_TURN } from './dice-and-turn.ts';
import { OBJECTS } from './objects.ts';

export const VERB_FORMS: readonly VerbForm[] = [
	...CENTS_AND_CARDS,
	...OBJECTS,
	...DAMAGE,
	...DICE_AND_TURN
];
