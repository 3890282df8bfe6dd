import type { Effect } from '../grammar.ts';

/** Whether something is done by or to several, one after the other. */
export const isForMany = (effect: Effect | undefined): boolean =>
	effect?.do === 'each' ||
	(effect?.do === 'choose' && JSON.stringify(effect.several) !== '{"min":1,"max":1}') ||
	(effect?.do === 'may' && isForMany(effect.effect));
