/**
 * "Prevent its death. It heals 1 HP." says with how many HP it is saved (6.25): whoever is healed behind a death that is
 * prevented has so many, and not one more.
 */
import { alike } from '../english/hole.ts';
import type { Ability, Effect, ObjectWord, Replacement, StaticEffect, Whose } from '../grammar.ts';

/** An ability in which a prevented death and the healing behind it are one. */
export function savedByHealing(ability: Ability): Ability {
	if (ability.way === 'static') return { ...ability, standing: inStanding(ability.standing) };
	if (ability.way === 'reward') return ability;
	const dying = ability.way === 'trigger' ? dyingIn(ability.when) : null;
	return { ...ability, effect: saved(ability.effect, dying) };
}

/** Whom an ability looks at that would die, by all words for them; null where it looks at no death. */
const dyingIn = ({ on, who }: { readonly on: string; readonly who: Whose }): Dying =>
	on === 'would die' ? wordsFor(who) : null;
function wordsFor(who: Whose): (word: ObjectWord) => boolean {
	if (who === 'this' || who === 'you') return (word) => word === who;
	return (word) => word === 'it' || word === 'they' || alike(word, who);
}

type Dying = ((word: ObjectWord) => boolean) | null;

/** "If this would die, it heals 2 HP instead": it is left with those 2, and no more. */
const inStanding = (standing: StaticEffect): StaticEffect =>
	'replace' in standing ? { ...standing, replace: inReplacement(standing.replace) } : standing;

function inReplacement(replacement: Replacement): Replacement {
	const { event, by } = replacement;
	if (event.would !== 'die' || !('instead' in by)) return replacement;
	return { ...replacement, by: { instead: healed(by.instead, wordsFor(event.who)) } };
}

/** What is done instead of a death, with the first healing as what prevents it. */
function healed(effect: Effect, dying: NonNullable<Dying>): Effect {
	switch (effect.do) {
		case 'heal':
			return effect.amount !== null && dying(effect.who)
				? { do: 'prevent death', heal: effect.amount }
				: effect;
		case 'then': {
			const at = effect.steps.findIndex((step) => healed(step, dying) !== step);
			const steps = effect.steps.map((step, i) => (i === at ? healed(step, dying) : step));
			return at < 0 ? effect : { ...effect, steps };
		}
		case 'and': {
			const first = healed(effect.first, dying);
			if (first !== effect.first) return { ...effect, first };
			const second = healed(effect.second, dying);
			return second === effect.second ? effect : { ...effect, second };
		}
		default:
			return effect;
	}
}

function saved(effect: Effect, dying: Dying): Effect {
	switch (effect.do) {
		case 'then':
			return together(effect.steps, dying);
		case 'and': {
			const first = saved(effect.first, dying);
			const second = saved(effect.second, dying);
			return withHealing(first, second, dying) ?? { ...effect, first, second };
		}
		case 'if you do':
			return { ...effect, second: saved(effect.second, dying) };
		case 'may':
		case 'if':
			return { ...effect, effect: saved(effect.effect, dying) };
		case 'roll':
			return {
				...effect,
				outcomes: effect.outcomes.map((one) => ({ ...one, effect: saved(one.effect, dying) }))
			};
		case 'delayed trigger':
			return { ...effect, effect: saved(effect.effect, dyingIn(effect.when)) };
		case 'make true':
			return { ...effect, standing: inStanding(effect.standing) };
		default:
			return effect;
	}
}

function together(steps: readonly Effect[], dying: Dying): Effect {
	const said: Effect[] = [];
	for (const step of steps) {
		const last = said.at(-1);
		const next = saved(step, dying);
		const one = last ? withHealing(last, next, dying) : null;
		if (one) said.splice(-1, 1, one);
		else if (last && next.do === 'and') {
			const first = withHealing(last, next.first, dying);
			if (first) said.splice(-1, 1, first, next.second);
			else said.push(next);
		} else said.push(next);
	}
	const [only] = said;
	return only && said.length === 1 ? only : { do: 'then', steps: said };
}

/**
 * A death that is prevented, or may be, and how many HP whoever would have died is healed; null where it is nothing
 * like that. "If you do, prevent death. They heal 2 HP.": nobody is healed whose death is not prevented.
 */
function withHealing(first: Effect, second: Effect, dying: Dying): Effect | null {
	switch (first.do) {
		case 'prevent death':
			return first.heal === undefined &&
				second.do === 'heal' &&
				second.amount !== null &&
				dying?.(second.who) === true
				? { ...first, heal: second.amount }
				: null;
		case 'may': {
			const effect = withHealing(first.effect, second, dying);
			return effect && { ...first, effect };
		}
		case 'if you do': {
			const then = withHealing(first.second, second, dying);
			return then && { ...first, second: then };
		}
		default:
			return null;
	}
}
