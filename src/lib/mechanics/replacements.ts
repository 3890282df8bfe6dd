import type { DamageFrame } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { ContinuousEffect } from '../model/waiting.ts';
import { sameMortal } from './stats.ts';

/** The replacements that still apply to damage about to be taken, oldest first; each once (5.2). */
export function nextReplacement(
	position: Position,
	{ item, applied, amount }: DamageFrame
): readonly ContinuousEffect[] {
	if (amount <= 0) return [];
	return position.effects.filter(
		(effect) =>
			'prevent' in effect.change && sameMortal(effect.of, item.to) && !applied.includes(effect.id)
	);
}
