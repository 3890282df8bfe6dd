import type { Ability, Effect } from './grammar.ts';
import { effectsIn } from './path.ts';

const leavesToTheTable = (effect: Effect): boolean =>
	effect.do === 'by hand' || effectsIn(effect).some(leavesToTheTable);

/** Whether the players do by hand what an ability says, or a part of it. */
export const isByHand = (ability: Ability): boolean =>
	ability.way === 'static' ? 'byHand' in ability.standing : leavesToTheTable(ability.effect);
