/**
 * "You may play an additional loot card this turn.": whether it is played is asked when it can be, as it is of an
 * additional attack. Print asks nobody before whether they want it at all.
 */
import type { Ability, Effect } from '../grammar.ts';

/** An ability whose additional loot plays are there without a question. */
export const playsUnasked = (ability: Ability): Ability =>
	ability.way === 'static' ? ability : { ...ability, effect: unasked(ability.effect) as Effect };

function unasked(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || 'way' in value) return value;
	if (Array.isArray(value)) return value.map(unasked);
	if (isAsked(value)) return value.effect;
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unasked(one)]));
}

const isAsked = (value: object): value is { readonly effect: object } =>
	'do' in value &&
	value.do === 'may' &&
	!('who' in value) &&
	'effect' in value &&
	typeof value.effect === 'object' &&
	value.effect !== null &&
	'do' in value.effect &&
	value.effect.do === 'gain loot play';
