/**
 * Of what a condition is said that stands behind it: "Put a counter on this, then loot 1 if this has 3 counters" puts one
 * there in any case. Behind "and" and "or" nobody can say whether it is said of both.
 */
import type { Effect } from '../grammar.ts';
import { effectsIn } from '../path.ts';

/** An effect whose last part alone is made otherwise, or all of it where it has but one; null where that is not known. */
export function lastAlone(effect: Effect, make: (part: Effect) => Effect): Effect | null {
	if (!isSeveral(effect)) return makesSeveral(effect) ? null : make(effect);
	if (effect.do !== 'then') return null;
	const last = effect.steps.at(-1);
	const made = last && lastAlone(last, make);
	return made ? { do: 'then', steps: [...effect.steps.slice(0, -1), made] } : null;
}

/** Whether several things are done, or one of several: stats that are gained in one breath are one. */
export function isSeveral(effect: Effect): boolean {
	if (effect.do === 'choose one') return true;
	if (effect.do !== 'then' && effect.do !== 'and') return false;
	return !effectsIn(effect).every((part) => part.do === 'gain stat' || isStats(part));
}
const isStats = (effect: Effect): boolean =>
	(effect.do === 'then' || effect.do === 'and') && !isSeveral(effect);

/** Whether several things are done of what may be done, say, or for each. */
const makesSeveral = (effect: Effect): boolean =>
	effectsIn(effect).some((part) => isSeveral(part) || makesSeveral(part));
