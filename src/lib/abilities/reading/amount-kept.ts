/**
 * "Each time you gain ¢, roll- 1-2: Lose that much ¢." speaks of the ¢ that were gained, and not of the die. Behind a
 * roll "that much" is its result, so the amount is kept in mind before it.
 */
import type { Ability, Effect, TriggerEvent } from '../grammar.ts';
import { reworded } from './reworded.ts';

/** What happens so much of. */
const OF_SO_MUCH: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'gain ¢',
	'lose ¢',
	'give ¢',
	'steal ¢',
	'take damage',
	'would take damage',
	'deal damage',
	'would deal damage',
	'prevent damage',
	'heal',
	'pay HP',
	'loot',
	'discard',
	'gain treasure'
]);

/**
 * An ability with the amount of its event kept for the lines of a roll that speak of it; null where they may speak of
 * the result as well.
 * @param said the words of the ability as they are written.
 */
export function keepingAmount(ability: Ability, said: string): Ability | null {
	if (ability.way !== 'trigger' || !OF_SO_MUCH.has(ability.when.on)) return ability;
	if (!/\bthat (?:much|many)\b/iu.test(said)) return ability;
	const effect = kept(ability.effect);
	if (effect === ability.effect) return ability;
	return effect === null || /\bresult\b/iu.test(said) ? null : { ...ability, effect };
}

/** An effect whose rolls do not hide the amount; null where a number is kept for them already. */
function kept(effect: Effect): Effect | null {
	switch (effect.do) {
		case 'roll': {
			if (!saysWord(effect.outcomes, 'that much')) return effect;
			if (saysWord(effect.outcomes, 'that number')) return null;
			return {
				do: 'remember',
				amount: 'that much',
				effect: reworded(effect, 'that much', 'that number')
			};
		}
		case 'then': {
			const steps = effect.steps.map(kept);
			if (steps.every((step, i) => step === effect.steps[i])) return effect;
			return steps.every((step) => step !== null) ? { ...effect, steps } : null;
		}
		case 'may': {
			const inner = kept(effect.effect);
			return inner === effect.effect ? effect : inner && { ...effect, effect: inner };
		}
		default:
			return saysWord(rollsIn(effect), 'that much') ? null : effect;
	}
}

/** Whether a word stands anywhere in a value. */
const saysWord = (value: unknown, word: string): boolean =>
	value === word ||
	(typeof value === 'object' &&
		value !== null &&
		Object.values(value).some((one) => saysWord(one, word)));

/** The lines of all rolls inside. */
const rollsIn = (value: unknown): readonly unknown[] =>
	typeof value !== 'object' || value === null
		? []
		: 'outcomes' in value
			? [value.outcomes]
			: Object.values(value).flatMap(rollsIn);
