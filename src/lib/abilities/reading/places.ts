/** Where cards are put, and for how long something lasts. */
import { PLACE, UNTIL } from '../english/places.ts';
import type { Destination, Until } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { phraseIn } from './match.ts';
import { either, words, type Rule } from './rule.ts';
import { stemsOf } from './tokens.ts';

/** "into discard", "on the bottom of its deck". */
export const destinationIn = (scope: Scope): Rule<Destination> => phraseIn(PLACE, scope);

export const UNTILS: readonly Until[] = [
	'end of turn',
	'indefinitely',
	'your next turn',
	'their next turn',
	'end of your next turn',
	'end of their next turn',
	'your turn ends',
	'its next recharge step',
	'this is in play'
];

/** "till end of turn"; nothing for what has no end. */
export const untilIn: Rule<Until> = either(
	...UNTILS.map((until) => words(stemsOf(UNTIL[until]), until))
);
