/**
 * "Destroy any number of items. Gain 1¢ for each item destroyed this way.": of several things that are done one after
 * the other those are counted that were done, where each of them is one.
 */
import type { Ability, Amount, Effect } from '../grammar.ts';
import { usesDone } from '../done.ts';
import { isForMany } from '../wording/many.ts';
import { reworded } from './reworded.ts';

/** An ability in which what was done to several is counted by how many of them it was done to. */
export const countingThose = (ability: Ability): Ability =>
	ability.way === 'static' ? ability : { ...ability, effect: counting(ability.effect) };

function counting(effect: Effect): Effect {
	switch (effect.do) {
		case 'then':
			return {
				...effect,
				steps: effect.steps.map((step, i) => after(effect.steps[i - 1], counting(step)))
			};
		case 'and':
		case 'if you do':
			return {
				...effect,
				first: counting(effect.first),
				second: after(effect.first, counting(effect.second))
			};
		case 'if':
		case 'may':
		case 'each':
		case 'choose':
		case 'delayed trigger':
			return { ...effect, effect: counting(effect.effect) };
		default:
			return effect;
	}
}

const after = (before: Effect | undefined, effect: Effect): Effect =>
	usesDone(effect) && isForMany(before) && isOneEach(before)
		? reworded(effect, 'done', THOSE)
		: effect;

/** Whether each of several does, or is done, one thing that is there or not. */
function isOneEach(effect: Effect | undefined): boolean {
	if (effect === undefined) return false;
	if (effect.do === 'may' || effect.do === 'each' || effect.do === 'choose')
		return isOneEach(effect.effect);
	return (
		ONE.has(effect.do) || ('amount' in effect && effect.do === 'discard' && effect.amount === 1)
	);
}
const ONE: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
	'destroy',
	'put',
	'steal',
	'kill',
	'recharge',
	'deactivate'
]);

const THOSE = 'those who did' satisfies Amount;
