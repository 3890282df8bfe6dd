/**
 * "They lose 2¢ and you gain that much ¢.": where no event has told how much, "that much" is what the part before it did.
 */
import { own } from '../../model/own.ts';
import type { Ability, Effect } from '../grammar.ts';
import { isForMany } from '../wording/many.ts';
import { speaksOfNoAmount } from './beyond.ts';

/** What is counted as it is done. */
const COUNTED: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
	'lose ¢',
	'steal ¢',
	'give ¢',
	'gain ¢',
	'pay HP',
	'discard',
	'loot',
	'remove counters'
]);

/** What an effect or an event is counted in; null where nobody would count it so. */
const UNITS: Readonly<Record<string, string>> = {
	'gain ¢': '¢',
	'lose ¢': '¢',
	'steal ¢': '¢',
	'give ¢': '¢',
	loot: 'cards',
	discard: 'cards'
};
const unitOf = (one: string): string | null => own(UNITS, one) ?? null;

/**
 * An ability in which "that much" is the amount of the part before, where nothing else can be meant: no event tells how
 * much, or it does so of something else. "Each time you take damage, lose 2¢ and another player gains that much ¢."
 */
export function countingBefore(ability: Ability): Ability {
	if (ability.way === 'static') return ability;
	if (speaksOfNoAmount(ability)) return { ...ability, effect: counting(ability.effect, null) };
	if (ability.way !== 'trigger') return ability;
	const { on } = ability.when;
	return { ...ability, effect: counting(ability.effect, { toldOf: unitOf(on) }) };
}

/** What an event has told so much of; null for an ability of none that does. */
type Told = { readonly toldOf: string | null } | null;

function counting(effect: Effect, told: Told): Effect {
	switch (effect.do) {
		case 'then':
			return {
				...effect,
				steps: effect.steps.map((step, i) =>
					behind(effect.steps[i - 1], counting(step, told), told)
				)
			};
		case 'and':
		case 'if you do':
			return {
				...effect,
				first: counting(effect.first, told),
				second: behind(effect.first, counting(effect.second, told), told)
			};
		case 'may':
		case 'choose':
			return { ...effect, effect: counting(effect.effect, told) };
		default:
			return effect;
	}
}

/** Of three amounts in a row the last could be that of either before it. */
function behind(before: Effect | undefined, effect: Effect, told: Told): Effect {
	const last = before && lastOf(before);
	if (!last || isForMany(before) || !COUNTED.has(last.do)) return effect;
	if ('amount' in last && last.amount === 'that much') return effect;
	const unit = unitOf(last.do);
	const isOwn =
		told === null ||
		(unit !== null && unit === unitOf(lastOf(effect)?.do ?? '') && unit !== told.toldOf);
	return isOwn ? done(effect) : effect;
}

/** What is done last of all, if somebody is to choose for it or may do it too. */
function lastOf(effect: Effect): Effect | undefined {
	if (effect.do === 'may' || effect.do === 'choose') return lastOf(effect.effect);
	if (effect.do !== 'then') return effect;
	const last = effect.steps.at(-1);
	return last && lastOf(last);
}

/** What is done so much of by one alone: of several, what the last did would be counted. */
function done(effect: Effect): Effect {
	switch (effect.do) {
		case 'may':
			return { ...effect, effect: done(effect.effect) };
		case 'loot':
		case 'gain ¢':
		case 'lose ¢':
		case 'deal damage':
		case 'take damage':
		case 'gain treasure':
		case 'put counters':
			return effect.amount === 'that much' ? { ...effect, amount: 'done' } : effect;
		default:
			return effect;
	}
}
