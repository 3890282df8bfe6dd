/** Where cards are put, and for how long something lasts. */
import { PLACE, UNTIL } from '../english/places.ts';
import type { Destination } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { UNTILS } from './choices.ts';
import { oneOf, phraseIn } from './match.ts';
import type { Rule } from './rule.ts';
import { templates } from './template.ts';

/** "into discard", "on the bottom of its deck". */
export const destinationIn = (scope: Scope): Rule<Destination> => phraseIn(PLACE, scope);

/** "till end of turn"; nothing for what has no end. */
export const untilIn = oneOf('until', () => templates(UNTILS, (until) => UNTIL[until]));
