/**
 * An ability with all its targets and choices changed, each by what has been spoken of before it.
 */
import type { Ability, Effect, Filter, Mode, ObjectWord, TargetSpec } from './grammar.ts';
import {
	doerOf,
	ofEvent,
	ofFilters,
	ofTargets,
	ofVerb,
	type Mention,
	type Place
} from './mentions.ts';
import { effectsIn } from './path.ts';

/** What becomes of what is chosen among, at a place. */
export type Change = (filters: readonly Filter[], place: Place) => readonly Filter[];

const same = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** An ability with its filters changed. */
export function withFilters(ability: Ability, change: Change): Ability {
	if (ability.way === 'static') return ability;
	const event = ability.way === 'trigger' ? ofEvent(ability.when) : [];
	return { ...ability, ...mode(ability, { mentions: event, depth: 0, doer: null }, change) };
}

/** What is done, with its targets. */
function mode({ targets, effect }: Mode, place: Place, change: Change, from = 0): Mode {
	const own = targets.map(({ any }, i): TargetSpec => {
		const mentions = [...place.mentions, ...ofTargets(targets.slice(0, i), from)];
		const found = doing(effect, { target: from + i }, place.doer);
		const doer = typeof found === 'object' && found !== null && 'target' in found ? null : found;
		return { any: change(any, { ...place, mentions, doer }) };
	});
	const mentions = [...place.mentions, ...ofTargets(targets, from)];
	return {
		targets: own,
		effect: within(effect, { ...place, mentions }, change, own.length).effect
	};
}

/** Who does the first thing that is done to a target, where somebody by a word of their own does. */
function doing(effect: Effect, target: ObjectWord, may: ObjectWord | null): ObjectWord | null {
	const inner = partsWithin(effect);
	if (inner.length > 0) {
		const by = effect.do === 'may' ? (effect.who ?? null) : may;
		for (const one of inner) {
			const found = doing(one, target, by);
			if (found !== null) return found;
		}
		return null;
	}
	const doer = doerOf(effect);
	const points = Object.values(effect).some((word: unknown) => same(word, target));
	return points && !same(doer, target) ? (doer ?? may) : null;
}

/** The effects that are done as parts of one, where the same targets are spoken of: each row of a table has its own. */
const partsWithin = (effect: Effect): readonly Effect[] =>
	HAS_OWN_TARGETS.has(effect.do) ? [] : effectsIn(effect);
const HAS_OWN_TARGETS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
	'roll',
	'choose one',
	'vote',
	'team up',
	'gain abilities',
	'become item',
	'make true'
]);

interface After {
	readonly effect: Effect;
	/** What has been spoken of by then. */
	readonly mentions: readonly Mention[];
}

/** An effect with its filters changed. */
function within(effect: Effect, place: Place, change: Change, targets: number): After {
	const go = (one: Effect, there: Place = place): After => within(one, there, change, targets);
	const after = (one: After, next: Effect): After => go(next, { ...place, mentions: one.mentions });
	switch (effect.do) {
		case 'then': {
			const steps: Effect[] = [];
			let { mentions } = place;
			for (const step of effect.steps) {
				const one = go(step, { ...place, mentions });
				steps.push(one.effect);
				mentions = one.mentions;
			}
			return { effect: { ...effect, steps }, mentions };
		}
		case 'and': {
			const first = go(effect.first);
			const second = after(first, effect.second);
			return {
				effect: { ...effect, first: first.effect, second: second.effect },
				mentions: second.mentions
			};
		}
		case 'if you do': {
			const first = go(effect.first);
			const second = after(first, effect.second);
			const otherwise = effect.otherwise && after(first, effect.otherwise).effect;
			return {
				effect: {
					...effect,
					first: first.effect,
					second: second.effect,
					...(otherwise ? { otherwise } : {})
				},
				mentions: second.mentions
			};
		}
		case 'if': {
			const inner = go(effect.effect);
			const otherwise = effect.otherwise && go(effect.otherwise).effect;
			return {
				effect: { ...effect, effect: inner.effect, ...(otherwise ? { otherwise } : {}) },
				mentions: inner.mentions
			};
		}
		case 'may': {
			const doer = effect.who ?? place.doer;
			const said = ofVerb(effect);
			const inner = go(effect.effect, { ...place, doer, mentions: [...place.mentions, ...said] });
			return { effect: { ...effect, effect: inner.effect }, mentions: inner.mentions };
		}
		case 'choose':
		case 'each':
			return binding(effect, place, change, targets);
		case 'pick': {
			const from = change(effect.from, { ...place, doer: doerOf(effect) });
			const inner = go(effect.effect, {
				...place,
				mentions: [...place.mentions, ...ofVerb(effect)]
			});
			return { effect: { ...effect, from, effect: inner.effect }, mentions: inner.mentions };
		}
		case 'repeat':
		case 'repeat while':
		case 'choose number':
		case 'remember': {
			const inner = go(effect.effect);
			return { effect: { ...effect, effect: inner.effect }, mentions: inner.mentions };
		}
		case 'delayed trigger': {
			const kept = place.mentions.filter(({ word }) => typeof word === 'object');
			const inner = go(effect.effect, { ...place, mentions: [...kept, ...ofEvent(effect.when)] });
			return { effect: { ...effect, effect: inner.effect }, mentions: place.mentions };
		}
		case 'roll': {
			const said = [...place.mentions, ...ofVerb(effect)];
			const own = said.map((one) =>
				typeof one.word === 'object' && 'target' in one.word ? { ...one, lost: true as const } : one
			);
			const outcomes = effect.outcomes.map((line) => ({
				...line,
				...(line.targets.length > 0
					? mode(line, { ...place, mentions: own }, change)
					: { effect: go(line.effect, { ...place, mentions: said }).effect })
			}));
			return { effect: { ...effect, outcomes }, mentions: place.mentions };
		}
		case 'choose one': {
			const there = { ...place, mentions: [...place.mentions, ...ofVerb(effect)] };
			const options = effect.options.map((option) => mode(option, there, change, targets));
			return { effect: { ...effect, options }, mentions: place.mentions };
		}
		default:
			return { effect, mentions: [...place.mentions, ...ofVerb(effect)] };
	}
}

/** What "choose" and "each" bind, and what is done with it. */
function binding(
	effect: Extract<Effect, { do: 'choose' | 'each' }>,
	place: Place,
	change: Change,
	targets: number
): After {
	const filters = effect.do === 'choose' ? effect.from : effect.of;
	const chooser = effect.do === 'choose' ? doerOf(effect) : null;
	const doer = chooser ?? inBinding(effect.effect) ?? place.doer;
	const changedFilters = change(filters, { ...place, doer });
	const own = ofFilters(filters, { bound: place.depth });
	const said = effect.do === 'choose' ? ofVerb(effect) : [];
	const there: Place = {
		mentions: [...place.mentions, ...said, own],
		depth: place.depth + 1,
		doer: null
	};
	const inner = within(effect.effect, there, change, targets);
	// Others than all of those have no word.
	const some = effect.do === 'choose' || filters.some(isSome);
	const mentions = [...place.mentions, ...said, ...(some ? [{ ...own, lost: true as const }] : [])];
	return effect.do === 'choose'
		? { effect: { ...effect, from: changedFilters, effect: inner.effect }, mentions }
		: { effect: { ...effect, of: changedFilters, effect: inner.effect }, mentions };
}

/** Whether it is said of some of its kind: all others than you have no others. */
const isSome = (filter: Filter): boolean =>
	typeof filter === 'object' &&
	filter.where.some((test) => test !== 'another' && test !== 'living' && test !== 'controlled');

/** Who does it to each of those: somebody who is not bound there. */
function inBinding(effect: Effect): ObjectWord | null {
	const doer = doerOf(effect);
	const isBound =
		doer === 'chosen' || (typeof doer === 'object' && doer !== null && 'chosen' in doer);
	return isBound ? null : doer;
}
