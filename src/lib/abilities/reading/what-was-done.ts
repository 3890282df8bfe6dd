/** "The amount done this way": of a part before it, of what was paid, or of nothing. */
import type { Ability, Amount, Effect } from '../grammar.ts';
import { usesDone } from '../done.ts';
import { effectsIn } from '../path.ts';

/**
 * An ability that counts what was discarded or removed for it as what was paid: "Discard your hand: Deal damage equal to
 * the number of cards discarded." Nothing of what it does was done before.
 */
export const countingCost = (ability: Ability): Ability => {
	if (!('cost' in ability) || !countsTooSoon(ability.effect, false)) return ability;
	const paid = ability.cost.flatMap((one): readonly Amount[] =>
		one.pay === 'discard'
			? [{ paid: 'loot cards' }]
			: one.pay === 'counters' && one.amount === 'any number'
				? [{ paid: 'counters' }]
				: []
	);
	const [only] = paid;
	return only && paid.length === 1
		? { ...ability, effect: instead(ability.effect, only) }
		: ability;
};

/** Whether an ability speaks of an amount that was done where nothing was done before it. */
export const countsNothing = (ability: Ability): boolean =>
	ability.way !== 'static' && countsTooSoon(ability.effect, false);

/** @param before whether something was done before it. */
function countsTooSoon(effect: Effect, before: boolean): boolean {
	if (!before && saysItself(effect)) return true;
	switch (effect.do) {
		case 'then':
			return effect.steps.some((step, i) => countsTooSoon(step, before || i > 0));
		case 'and':
		case 'if you do':
			return (
				countsTooSoon(effect.first, before) ||
				countsTooSoon(effect.second, true) ||
				('otherwise' in effect && countsTooSoon(effect.otherwise, true))
			);
		default:
			return effectsIn(effect).some((one) => countsTooSoon(one, before));
	}
}

/** Whether it says so in words of its own, and not in a part of it. */
const saysItself = (effect: Effect): boolean =>
	Object.entries(effect).some(([key, value]) => !PARTS.has(key) && usesDone(value));
const PARTS: ReadonlySet<string> = new Set([
	'effect',
	'first',
	'second',
	'otherwise',
	'steps',
	'outcomes',
	'options',
	'winner',
	'tie',
	'standing',
	'abilities'
]);

/** An effect with another amount wherever it says what was done before all of it. */
function instead(effect: Effect, amount: Amount): Effect {
	switch (effect.do) {
		case 'then': {
			const [first, ...rest] = effect.steps;
			return first ? { ...effect, steps: [instead(first, amount), ...rest] } : effect;
		}
		case 'and':
			return { ...effect, first: instead(effect.first, amount) };
		case 'if you do':
			return { ...effect, first: instead(effect.first, amount) };
		case 'may':
		case 'each':
		case 'choose':
			return { ...effect, effect: instead(effect.effect, amount) };
		case 'loot':
		case 'gain ¢':
		case 'lose ¢':
		case 'deal damage':
		case 'take damage':
		case 'prevent next damage':
		case 'gain treasure':
		case 'put counters':
			return { ...effect, amount: counted(effect.amount, amount) };
		default:
			return effect;
	}
}

function counted(amount: Amount, paid: Amount): Amount {
	if (amount === 'done') return paid;
	if (typeof amount !== 'object') return amount;
	if ('times' in amount) return { times: [counted(amount.times[0], paid), amount.times[1]] };
	if ('plus' in amount) return { plus: [counted(amount.plus[0], paid), amount.plus[1]] };
	return amount;
}
