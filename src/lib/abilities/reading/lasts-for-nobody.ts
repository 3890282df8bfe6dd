/** How long something lasts, where nobody can say till when: it is left to the players. */
import type { Ability, Effect, PlayerWord, TargetSpec } from '../grammar.ts';
import { partsOf } from '../path.ts';
import { playerSpokenOf } from '../spoken-of.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';

/**
 * Whether something lasts till the end of the next turn of nobody, or of several, or as long as a card is in play that
 * has left play, or never was there: a loot card that is played, an event (2.3.2, 4.5).
 */
export const lastsForNobody = (ability: Ability): boolean =>
	ability.way !== 'static' &&
	lasts(
		ability.effect,
		ability.targets,
		ability.way === 'loot' || (ability.way === 'trigger' && ability.opening === 'unsaid')
	);

function lasts(effect: Effect, targets: readonly TargetSpec[], isGone: boolean): boolean {
	const until = 'until' in effect ? effect.until : null;
	if (until === 'this is in play' && isGone) return true;
	if (until === 'end of their next turn' && !isOfOnePlayer(effect, targets)) return true;
	return partsOf(effect).some(
		({ effect: one, targets: own }) => one !== null && lasts(one, [...targets, ...own], isGone)
	);
}

/** Whether it is said of one player whose next turn is known. */
function isOfOnePlayer(effect: Effect, targets: readonly TargetSpec[]): boolean {
	const word = saidOf(effect);
	if (word === null) return false;
	const target = typeof word === 'object' && 'target' in word ? targets[word.target] : null;
	return target === null || (target?.any.every((one) => PLAYERS.includes(wordOf(one))) ?? false);
}

function saidOf(effect: Effect): PlayerWord | null {
	switch (effect.do) {
		case 'gain stat':
		case 'set stat':
			return playerSpokenOf(effect.who);
		case 'make true':
			return playerSpokenOf(effect.standing);
		case 'delayed trigger':
			return playerSpokenOf(effect.when);
		default:
			return null;
	}
}
