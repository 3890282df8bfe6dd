import { partsOf } from '../abilities/path.ts';
import type { Condition, EachRolls, Effect, PlayerWord } from '../abilities/grammar.ts';
import { effectAt, lootAbilityAt } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { ItemOf } from '../model/stack-item.ts';
import type { EffectRef, Seat } from '../model/words.ts';
import { holds } from './conditions.ts';
import { seatOf } from './pointing.ts';

/** The roll that an effect needs before it can do what it says. */
export interface FirstRoll {
	readonly at: EffectRef;
	readonly roller: Seat;
}

/**
 * The roll that an effect needs, or null: found on the way that is certain before it resolves, past
 * what comes before it. A roll that hangs on a choice still to be made, or on what was done first, is
 * made later; "destroy this" is part of what the effect does, and the roll comes before it.
 */
export function firstRoll(
	position: Position,
	at: EffectRef,
	context: Context,
	isTrue = (condition: Condition): boolean => holds(position, condition, context)
): FirstRoll | null {
	if (context.resolved) return null;
	const effect = effectAt(at, position.edition);
	const inside = (part: number): FirstRoll | null =>
		firstRoll(position, { ...at, path: [...at.path, part] }, context, isTrue);
	switch (effect.do) {
		case 'roll': {
			// Several rolls are made as the effect calls for them.
			if (effect.times !== undefined || isEach(effect.who)) return null;
			const roller = seatOf(position, effect.who, context);
			return roller === null ? null : { at, roller };
		}
		case 'then':
		case 'and':
			for (const part of partsOf(effect).keys()) {
				const found = inside(part);
				if (found) return found;
			}
			return null;
		case 'if you do':
			return inside(0) ?? (destroysItself(effect.first) ? inside(1) : null);
		case 'if':
			return isTrue(effect.condition) ? inside(0) : null;
		case 'choose one':
			return context.mode === null || !(context.mode in effect.options)
				? null
				: inside(context.mode);
		default:
			return null;
	}
}

const destroysItself = (effect: Effect): boolean =>
	effect.do === 'destroy' && effect.what === 'this';

/** The roll that a loot or an ability waits for before it resolves; null when it needs none, or has been made. */
export function firstRollOf(
	position: Position,
	item: ItemOf<'loot' | 'ability'>,
	isTrue?: (condition: Condition) => boolean
): FirstRoll | null {
	const at = item.kind === 'ability' ? item.effect : lootAbilityAt(item, position.edition);
	return at && firstRoll(position, at, item.context, isTrue);
}

/** Whether everyone that fits rolls, and not one player. */
export const isEach = (who: PlayerWord | EachRolls): who is EachRolls =>
	typeof who === 'object' && 'each' in who;
