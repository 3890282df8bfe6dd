import type { Effect, ObjectWord, TargetSpec } from '../grammar.ts';
import { doerOf } from '../mentions.ts';
import { effectsIn } from '../path.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';
import { isInPassing, isPlayerWord, type InPassing } from './nouns.ts';

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

/**
 * What is to be done once something happens: what it names is chosen then (4). Null where it names more
 * than one thing, or speaks of it in a way that could mean a target as well.
 */
export function chosenThen(effect: Effect): Effect | null {
	const [only, ...more] = passed(effect);
	if (!only) return effect;
	return more.length > 0 || speaksOfTarget(effect) ? null : chosenBy(effect, only);
}
const speaksOfTarget = (value: unknown): boolean =>
	typeof value === 'object' &&
	value !== null &&
	!isInPassing(value) &&
	('target' in value || Object.values(value).some(speaksOfTarget));

/** An effect with a choice of what it names in passing, where more full stops than these come before. */
function choosing(effect: Effect, stops: number): Effect {
	const [only, ...more] = passed(effect);
	if (!only || more.length > 0 || only.stops === stops) return effect;
	const inside = choosingInside(effect, stops);
	return inside ?? chosenBy(effect, only);
}

/** A choice of what an effect names in passing, by whoever does it. */
function chosenBy(effect: Effect, { spec }: InPassing): Effect {
	const inner = lifted(further(effect), [], 'chosen');
	const doer = doerIn(effect);
	// Whoever is named for it does not choose who that is.
	const who = doer !== null && isPlayerWord(doer) && !isInPassing(doer) ? doer : 'you';
	return { do: 'choose', who, from: spec.any, several: { min: 1, max: 1 }, effect: inner };
}

/** Who does what something is named for. */
function doerIn(effect: Effect): ObjectWord | null {
	const inner = effectsIn(effect).find((one) => passed(one).length > 0);
	if (inner) return doerIn(inner) ?? (effect.do === 'may' ? (effect.who ?? null) : null);
	return doerOf(effect);
}

/** An effect inside of one more choice: what is bound around it is one further out. */
const further = <T>(value: T): T => bindFurther(value) as T;
function bindFurther(value: unknown): unknown {
	if (value === 'chosen') return { chosen: 1 };
	if (typeof value !== 'object' || value === null || isInPassing(value)) return value;
	if (Array.isArray(value)) return value.map((one: unknown) => bindFurther(one));
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, bindFurther(one)]));
}

/** What is named after "if" is chosen by then, and not if nothing comes of it. */
function choosingInside(effect: Effect, stops: number): Effect | null {
	if (effect.do !== 'if' && effect.do !== 'if you do') return null;
	const { otherwise } = effect;
	if (otherwise && passed(otherwise).length > 0)
		return { ...effect, otherwise: choosing(otherwise, stops) };
	if (effect.do === 'if you do')
		return passed(effect.first).length > 0
			? null
			: { ...effect, second: choosing(effect.second, stops) };
	return passed(effect.condition).length > 0
		? null
		: { ...effect, effect: choosing(effect.effect, stops) };
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

/** Verbs whose doer is said first. */
const DOERS = ['who', 'by', 'from'];

/** Whether a target is spoken of before it is named in passing. */
export function spokenOfTooSoon(value: unknown): boolean {
	const order = inOrder(value);
	return order.includes('named') && order[0] === 'spoken of';
}

/** Where targets are named in passing and spoken of, in the order of the text. */
function inOrder(value: unknown): readonly ('named' | 'spoken of')[] {
	if (typeof value !== 'object' || value === null) return [];
	if (isInPassing(value)) return ['named'];
	if ('target' in value) return ['spoken of'];
	return Object.entries(value)
		.sort(([a], [b]) => Number(DOERS.includes(b)) - Number(DOERS.includes(a)))
		.flatMap(([, inner]) => inOrder(inner));
}

/**
 * Whether somebody is called "other" before a target of their kind is named in passing: they are others than
 * whoever was spoken of by then, and not than that target.
 */
export function othersTooSoon(value: unknown): boolean {
	const order = othersInOrder(value);
	const first = order.findIndex(({ is }) => is === 'named');
	return order
		.slice(0, Math.max(0, first))
		.some(({ player }) => order.some((one) => one.is === 'named' && one.player === player));
}

interface Said {
	readonly is: 'named' | 'other';
	readonly player: boolean;
}

/** What is named in passing, and who is called "other", in the order of the text. */
function othersInOrder(value: unknown): readonly Said[] {
	if (typeof value !== 'object' || value === null) return [];
	if (isInPassing(value)) {
		const { spec }: InPassing = value;
		const isOfPlayers = spec.any.some((one) => PLAYERS.includes(wordOf(one)));
		return [{ is: 'named', player: isOfPlayers }];
	}
	if ('is' in value && 'where' in value && Array.isArray(value.where)) {
		const tests: readonly unknown[] = value.where;
		if (tests.includes('of another player')) return [{ is: 'other', player: true }];
		if (tests.includes('another')) return [{ is: 'other', player: value.is === 'player' }];
	}
	return Object.entries(value)
		.sort(([a], [b]) => Number(DOERS.includes(b)) - Number(DOERS.includes(a)))
		.flatMap(([, inner]) => othersInOrder(inner));
}

/** Whether a line of a table, which has targets of its own, leaves something it names to all of it. */
export function passedInLine(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	if ('outcomes' in value) return passed(value.outcomes).length > 0;
	if ('options' in value) return passed(value.options).length > 0;
	return Object.values(value).some(passedInLine);
}

/** All that is named in passing, each once. */
const passed = (value: unknown): readonly InPassing[] => [
	...new Map(allPassed(value).map((one) => [one.at, one])).values()
];
const allPassed = (value: unknown): readonly InPassing[] =>
	typeof value !== 'object' || value === null
		? []
		: isInPassing(value)
			? [value]
			: Object.values(value).flatMap(allPassed);

/** Whether nothing is named in passing. */
export const namesNothing = (value: unknown): boolean => passed(value).length === 0;

/** Whether an effect names something in passing that another, said before it, has not named. */
export const namesAnew = (effect: Effect, before: Effect): boolean => {
	const known = passed(before).map(({ at }) => at);
	return passed(effect).some(({ at }) => !known.includes(at));
};

/** An effect with the targets that it names in passing as targets of the ability. */
export function lifted<T>(value: T, targets: TargetSpec[], as?: 'chosen'): T {
	// A target in passing gives way to the target it is; everything else stays what it was.
	return lift(value, { targets, byPlace: new Map() }, as) as T;
}
interface Lifting {
	readonly targets: TargetSpec[];
	/** Which target was named at a place of the text. */
	readonly byPlace: Map<number, number>;
}
function lift(value: unknown, lifting: Lifting, as?: 'chosen'): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (isInPassing(value)) {
		const { spec, at }: InPassing = value;
		const { targets, byPlace } = lifting;
		const target = byPlace.get(at) ?? targets.push(spec) - 1;
		byPlace.set(at, target);
		return as ?? { target };
	}
	if (Array.isArray(value)) return value.map((one: unknown) => lift(one, lifting, as));
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, lift(one, lifting, as)])
	);
}
