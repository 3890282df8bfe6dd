import { always, choose, gain, putIt, whenever } from '../abilities/build/index.ts';
import type { Ability, Keyword } from '../abilities/grammar.ts';

/** The triggered abilities that a keyword stands for, where it stands for any (4.6). */
export const MEANING: Partial<Readonly<Record<Keyword, readonly Ability[]>>> = {
	curse: [
		whenever(
			{ on: 'enter play', who: 'this' },
			choose(['player'], gain('this', 'chosen'), { min: 1, max: 1 }, 'active player')
		),
		whenever({ on: 'die', who: 'you', when: 'before penalties' }, putIt('this', 'discard'))
	]
};

/** The abilities that keywords of the online rulebook stand for. */
export const KEYWORDS_2024: Partial<Readonly<Record<Keyword, readonly Ability[]>>> = {
	familiar: [always({ this: 'can be attacked' })]
};
