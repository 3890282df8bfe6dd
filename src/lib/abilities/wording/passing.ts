/** Whether an ability's target is chosen first, or named in passing. */
import type { Effect, ObjectWord, TargetSpec } from '../grammar.ts';
import type { Deck } from '../../model/words.ts';
import { indefinite } from './filters.ts';
import { says, targetsPointedAt, type Scope } from './scope.ts';

/** Verbs that can name their target in passing, with what they point at: "deal 1 damage to a player". */
function pointed(effect: Effect): ObjectWord | Deck | null {
	switch (effect.do) {
		case 'deal damage':
			return effect.to;
		case 'kill':
		case 'cancel':
		case 'copy':
		case 'change roll':
		case 'add to roll':
		case 'flip roll':
		case 'recharge':
		case 'deactivate':
		case 'destroy':
		case 'steal':
			return effect.what;
		case 'copy ability':
			return effect.of;
		case 'steal ¢':
			return effect.from;
		case 'look at hand':
			return effect.of;
		case 'look and put back':
		case 'put top of deck':
			return effect.deck;
		case 'put top of discard on deck':
			return effect.discard;
		default:
			return null;
	}
}

/** The verb that is said first, within the first sentence. */
function firstVerb(effect: Effect): Effect {
	switch (effect.do) {
		case 'then': {
			const [first] = effect.steps;
			return first ? firstVerb(first) : effect;
		}
		case 'and':
		case 'if you do':
			return firstVerb(effect.first);
		case 'may':
		case 'if':
			return firstVerb(effect.effect);
		default:
			return effect;
	}
}

/** Whether the only target of an effect is pointed at once, by the first verb, and needs no "Choose". */
export function namesInPassing(effect: Effect): boolean {
	const own = pointed(firstVerb(effect));
	if (own === null || typeof own !== 'object' || targetsPointedAt(effect) !== 1) return false;
	return 'target' in own && own.target === 0;
}

/** The scope of an effect that has these targets. */
export function withTargets<S extends Scope>(
	scope: S,
	effect: Effect,
	targets: readonly TargetSpec[]
): S {
	const [only, ...more] = targets;
	return {
		...scope,
		targets,
		inline: only && more.length === 0 && namesInPassing(effect) ? indefinite(only) : null,
		says: { they: says(effect, 'they'), it: says(effect, 'it') }
	};
}
