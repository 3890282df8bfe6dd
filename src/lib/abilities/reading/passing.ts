import type { Effect, TargetSpec } from '../grammar.ts';
import { isInPassing, type InPassing } from './nouns.ts';

/**
 * Targets are what is named before the first stop; what is named after it is chosen as the ability
 * resolves (4).
 */
export function chosenLater(effect: Effect, stops: number): Effect {
	if (effect.do === 'then')
		return { ...effect, steps: effect.steps.map((step) => choosing(step, stops)) };
	if (effect.do === 'if you do') return { ...effect, second: choosing(effect.second, stops) };
	return effect;
}

/** An effect with a choice of what it names in passing, where more full stops than these come before. */
function choosing(effect: Effect, stops: number): Effect {
	const [only, ...more] = passed(effect);
	if (!only || more.length > 0 || only.stops === stops) return effect;
	const inner = lifted(effect, [], 'chosen');
	const from = only.spec.any;
	return { do: 'choose', who: 'you', from, several: { min: 1, max: 1 }, effect: inner };
}

/** Whether something is named in passing by each of several, who all choose one of their own. */
export function passedByMany(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if ('do' in value && 'effect' in value && byMany(value) && passed(value.effect).length > 0)
		return true;
	return Object.values(value).some(passedByMany);
}
const byMany = (effect: { readonly do: unknown }): boolean =>
	effect.do === 'each' ||
	(effect.do === 'choose' &&
		'several' in effect &&
		JSON.stringify(effect.several) !== JSON.stringify({ min: 1, max: 1 }));

/** All that is named in passing. */
const passed = (value: unknown): readonly InPassing[] =>
	typeof value !== 'object' || value === null
		? []
		: isInPassing(value)
			? [value]
			: Object.values(value).flatMap(passed);

/** An effect with the targets that it names in passing as targets of the ability. */
export function lifted<T>(value: T, targets: TargetSpec[], as?: 'chosen'): T {
	// A target in passing gives way to the target it is; everything else stays what it was.
	return lift(value, targets, as) as T;
}
function lift(value: unknown, targets: TargetSpec[], as?: 'chosen'): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (isInPassing(value)) {
		const { spec }: InPassing = value;
		targets.push(spec);
		return as ?? { target: targets.length - 1 };
	}
	if (Array.isArray(value)) return value.map((one: unknown) => lift(one, targets, as));
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, lift(one, targets, as)])
	);
}
