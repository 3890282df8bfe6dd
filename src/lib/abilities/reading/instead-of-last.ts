/**
 * What takes the place of something usual: "Deal 1 damage to a monster, then loot 1. If it's your turn, loot 2 instead."
 * has another number of the last thing that is done, and the monster takes its damage all the same.
 */
import type { Condition, Effect } from '../grammar.ts';

/** The usual, or something else in place of it or of its last part; null where nobody can say of what. */
export function insteadOfUsual(usual: Effect, condition: Condition, effect: Effect): Effect | null {
	// In the order in which they are said: what the usual names is known then.
	const whole: Effect = { do: 'if', otherwise: usual, condition, effect };
	const parts = partsIn(usual);
	const alike = parts.filter((one) => one.do === effect.do);
	if (parts.length < 2 || alike.length === 0) return whole;
	const last = parts.at(-1);
	return last && alike.length === 1 && alike[0] === last
		? withLast(usual, (one) => ({ do: 'if', otherwise: one, condition, effect }))
		: null;
}

const partsIn = (effect: Effect): readonly Effect[] =>
	effect.do === 'then'
		? effect.steps.flatMap(partsIn)
		: effect.do === 'and'
			? [...partsIn(effect.first), ...partsIn(effect.second)]
			: [effect];

function withLast(effect: Effect, change: (last: Effect) => Effect): Effect {
	if (effect.do === 'and') return { ...effect, second: withLast(effect.second, change) };
	const last = effect.do === 'then' ? effect.steps.at(-1) : undefined;
	return effect.do === 'then' && last
		? { ...effect, steps: [...effect.steps.slice(0, -1), withLast(last, change)] }
		: change(effect);
}
