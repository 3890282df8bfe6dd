import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../rules/step.ts';
import { cardName, objectName, playerName } from './names.ts';
import { isBy } from './refusals.ts';

/**
 * The question for what somebody has left unsaid of what they do, where that alone is why it is refused: "What
 * does Ben use Sleight of Hand on?" Null where the rules forbid it.
 */
export function unsaidSentence(
	position: Position,
	decision: Decision,
	refusal: Refusal
): string | null {
	if (decision.do !== 'play' && decision.do !== 'activate') return null;
	const { player, mode, targets = [] } = decision;
	const who = playerName(position, player);
	const plays = decision.do === 'play';
	const name = plays ? cardName(decision.card) : objectName(position, decision.object);
	if (mode === undefined && isBy(position, refusal, 'option chosen'))
		return `Which option of ${name} does ${who} choose?`;
	return targets.length === 0 && isBy(position, refusal, 'targets named')
		? `What does ${who} ${plays ? 'play' : 'use'} ${name} on?`
		: null;
}
