import { isByHand } from '../../abilities/by-hand.ts';
import type { Ability } from '../../abilities/grammar.ts';
import { UNHEEDED } from '../../mechanics/static-effects.ts';

/** Whether a line of a card says only what players may see: the judge lets it pass by. */
export const isUnheeded = (ability: Ability): boolean =>
	ability.way === 'static' && UNHEEDED.some((about) => about in ability.standing);

/** Whether the players see to a line of a card: the judge lets it pass by, or leaves it to their hands. */
export const isLeftOut = (ability: Ability): boolean => isUnheeded(ability) || isByHand(ability);
