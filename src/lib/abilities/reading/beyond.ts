/** What can be read, but would be done otherwise than it says: it is left to the players. */
import type { Ability, Effect } from '../grammar.ts';
import { effectsIn } from '../path.ts';

/** Whether an ability counts what several did one after the other: the judge knows what the last did. */
export const countsForAll = (ability: Ability): boolean =>
	ability.way !== 'static' && counts(ability.effect);

const counts = (effect: Effect): boolean => {
	if (effect.do === 'then' || effect.do === 'and' || effect.do === 'if you do') {
		const steps = effect.do === 'then' ? effect.steps : [effect.first, effect.second];
		if (steps.some((step, i) => i > 0 && usesDone(step) && isForMany(steps[i - 1]))) return true;
	}
	return effectsIn(effect).some(counts);
};

const isForMany = (effect: Effect | undefined): boolean =>
	effect?.do === 'each' ||
	(effect?.do === 'choose' && JSON.stringify(effect.several) !== '{"min":1,"max":1}') ||
	(effect?.do === 'may' && isForMany(effect.effect));

const usesDone = (value: unknown): boolean =>
	value === 'done' ||
	(typeof value === 'object' && value !== null && Object.values(value).some(usesDone));
