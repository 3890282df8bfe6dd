import type { Ability } from '../../abilities/grammar.ts';
import { UNHEEDED } from '../../mechanics/static-effects.ts';

/** Whether the judge lets a line of a card pass by: it says only what players may see. */
export const isUnheeded = (ability: Ability): boolean =>
	ability.way === 'static' && UNHEEDED.some((about) => about in ability.standing);
