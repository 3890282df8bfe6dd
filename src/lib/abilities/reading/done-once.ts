/**
 * "Choose 2 players. They each loot 1. Then gain 3¢.": what does not speak of those who were chosen is done once, and
 * not for each of them.
 */
import type { Effect, Several } from '../grammar.ts';

export const isSeveral = ({ min, max }: Several): boolean => !(min === 1 && max === 1);

/** What is done for each of those chosen, and what is done once behind it. */
export interface Parted {
	readonly each: Effect;
	readonly once: readonly Effect[];
}

/** The two parts of what follows a choice; null where they go in and out of each other, or nothing is done for each. */
export function parted(effect: Effect): Parted | null {
	const steps = effect.do === 'then' ? effect.steps : [effect];
	const of = steps.map((step) => speaksOfChosen(step, 0));
	const last = of.lastIndexOf(true);
	if (last < 0 || of.slice(0, last).includes(false)) return null;
	const [each, ...more] = steps.slice(0, last + 1);
	const once = steps.slice(last + 1);
	if (!each || once.some((step) => speaksOfOuter(step, 0))) return null;
	return { each: more.length > 0 ? { do: 'then', steps: [each, ...more] } : each, once };
}

type Ask = (word: unknown, depth: number) => boolean;

/** Whether an effect points at what is bound so far around it. */
const speaksOfChosen = (effect: Effect, depth: number): boolean =>
	points(effect, depth, (word, at) =>
		at === 0
			? word === 'chosen'
			: typeof word === 'object' && word !== null && 'chosen' in word && word.chosen === at
	);
/** Whether it points at something that is bound further out. */
const speaksOfOuter = (effect: Effect, depth: number): boolean =>
	points(
		effect,
		depth,
		(word, at) =>
			typeof word === 'object' &&
			word !== null &&
			'chosen' in word &&
			typeof word.chosen === 'number' &&
			word.chosen > at
	);

function points(value: unknown, depth: number, asks: Ask): boolean {
	if (asks(value, depth)) return true;
	if (typeof value !== 'object' || value === null) return false;
	const binds = 'do' in value && (value.do === 'choose' || value.do === 'each');
	return Object.entries(value).some(([key, one]) =>
		points(one, binds && key === 'effect' ? depth + 1 : depth, asks)
	);
}
