/** Who chooses, and how long something lasts, where the words say it once for more than they stand beside. */
import type { Ability, Effect, Filter, TargetSpec, Until } from '../grammar.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';
import { reworded } from './reworded.ts';

/** "Choose a monster. It deals 1 damage to a player.": that player is yours to choose, as a thing chooses nobody (4). */
export const yoursToChoose = (ability: Ability): Ability =>
	ability.way === 'static'
		? ability
		: { ...ability, effect: changed(ability.effect, (one) => byYou(one, ability.targets)) };

function byYou(effect: Effect, targets: readonly TargetSpec[]): Effect {
	if (effect.do !== 'choose' || typeof effect.who !== 'object' || !('target' in effect.who))
		return effect;
	const any = targets[effect.who.target]?.any ?? [];
	return any.length > 0 && any.every(isThing) ? { ...effect, who: 'you' } : effect;
}
const isThing = (one: Filter): boolean => !PLAYERS.includes(wordOf(one));

/** "It loses all abilities and gains +1 ATK till end of turn": both last till then. */
export const lastingAlike = (ability: Ability): Ability =>
	ability.way === 'static' ? ability : { ...ability, effect: changed(ability.effect, alike) };

function alike(effect: Effect): Effect {
	if (effect.do !== 'and') return effect;
	const until = untilOf(effect.second);
	return until === null || untilOf(effect.first) !== 'indefinitely'
		? effect
		: // It has a time of its own already: its type stays what it is.
			{ ...effect, first: { ...effect.first, until } as Effect };
}
const untilOf = (effect: Effect): Until | null => ('until' in effect ? effect.until : null);

/**
 * "Cancel an attack. The attacking player can't attack again this turn.": it holds on when nobody attacks any more. Whose
 * turn it is attacks, and nobody else (8).
 */
export const attackerAllTurn = (ability: Ability): Ability =>
	ability.way === 'static' ? ability : { ...ability, effect: changed(ability.effect, ofTheTurn) };

const ofTheTurn = (effect: Effect): Effect =>
	effect.do === 'make true' && effect.until === 'end of turn' && !('replace' in effect.standing)
		? { ...effect, standing: reworded(effect.standing, 'attacking player', 'active player') }
		: effect;

/** An effect with every part of it changed, from the inside. */
function changed(effect: Effect, change: (one: Effect) => Effect): Effect {
	const go = (one: Effect): Effect => changed(one, change);
	switch (effect.do) {
		case 'then':
			return change({ ...effect, steps: effect.steps.map(go) });
		case 'and':
			return change({ ...effect, first: go(effect.first), second: go(effect.second) });
		case 'if you do':
		case 'if': {
			const otherwise = effect.otherwise ? { otherwise: go(effect.otherwise) } : {};
			return change(
				effect.do === 'if'
					? { ...effect, effect: go(effect.effect), ...otherwise }
					: { ...effect, first: go(effect.first), second: go(effect.second), ...otherwise }
			);
		}
		case 'may':
		case 'each':
		case 'choose':
		case 'delayed trigger':
			return change({ ...effect, effect: go(effect.effect) });
		default:
			return change(effect);
	}
}
