/** Who chooses a target that an ability names: whoever does what is done to it (4). */
import type { Effect, PlayerWord } from './grammar.ts';
import { doerOf } from './mentions.ts';
import { effectsIn } from './path.ts';

/** Those who do something of an ability that is not theirs: "each time a player rolls a 6, they steal an item". */
const OTHERS = ['they', 'active player', 'attacking player', 'killer'] as const;

/**
 * The player who chooses a target as an ability is put on the stack.
 * @param effect what the ability does.
 * @param target its place among the targets.
 */
export const chooserOf = (effect: Effect, target: number): PlayerWord =>
	doing(effect, target, 'you') ?? 'you';

function doing(effect: Effect, target: number, around: PlayerWord): PlayerWord | null {
	const by = effect.do === 'may' ? (effect.who ?? 'you') : doerOf(effect);
	const doer = by === null ? around : (OTHERS.find((one) => one === by) ?? 'you');
	const inner = effectsIn(effect);
	if (pointsAt(without(effect, inner), target)) return doer;
	for (const one of inner) {
		const found = doing(one, target, doer);
		if (found !== null) return found;
	}
	return null;
}

/** What an effect says itself, without the effects inside of it. */
const without = (effect: Effect, inner: readonly Effect[]): readonly unknown[] =>
	Object.values(effect).filter(
		(value) => !inner.some((one) => one === value) && !Array.isArray(value)
	);

const pointsAt = (value: unknown, target: number): boolean =>
	typeof value === 'object' &&
	value !== null &&
	(('target' in value && value.target === target) ||
		Object.values(value).some((one) => pointsAt(one, target)));
