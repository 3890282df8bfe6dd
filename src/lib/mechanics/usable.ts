import type { Ability } from '../abilities/grammar.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import { holds } from './conditions.ts';

/** Whether an ability says nothing of when it can be used, or that it is now (4.2). */
export const isUsableNow = (position: Position, ability: Ability, context: Context): boolean =>
	!('only' in ability) || holds(position, ability.only, context);
