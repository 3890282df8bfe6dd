import type { ActionOption, Prompt } from '../../../judge/prompt.ts';
import { abilitiesOn } from '../../../mechanics/abilities-on.ts';
import type { Decision } from '../../../model/decision.ts';
import { locate } from '../../../model/objects.ts';
import { sameOption, type Ref } from '../../../model/words.ts';
import type { Position } from '../../../model/position.ts';

/** Whether a decision is one with this very thing: of a player, with a card of a hand, with an object. */
export function involves(position: Position, decision: Decision, ref: Ref): boolean {
	if ('player' in ref) return 'player' in decision && decision.player === ref.player;
	if ('hand' in ref)
		return decision.do === 'play' && decision.player === ref.hand && decision.card === ref.card;
	if (!('object' in ref)) return false;
	const { object } = ref;
	switch (decision.do) {
		case 'activate':
			return decision.object === object;
		case 'soul purchase':
			return decision.soul === object;
		case 'attack':
			return position.slots.monster.some(({ top }) => top?.id === object);
		case 'purchase':
			return position.slots.shop.some(({ top }) => top?.id === object);
		default:
			return false;
	}
}

/** The thing that a decision begins with: a card of a hand, an object in play; null where it begins with neither. */
export function beginsWith(decision: Decision): Ref | null {
	switch (decision.do) {
		case 'play':
			return { hand: decision.player, card: decision.card };
		case 'activate':
			return { object: decision.object };
		case 'soul purchase':
			return { object: decision.soul };
		default:
			return null;
	}
}

/** The plays that are with a thing, those that are refused included. */
export const playsWith = (
	position: Position,
	plays: readonly ActionOption[],
	ref: Ref
): readonly ActionOption[] => plays.filter(({ decision }) => involves(position, decision, ref));

/** What its owner would do with a thing: play it from the hand, or activate it. */
export function usesOf(position: Position, ref: Ref, owner: number): readonly Decision[] {
	if ('hand' in ref)
		return ref.card === null ? [] : [{ do: 'play', player: ref.hand, card: ref.card }];
	const held = 'object' in ref ? locate(position, ref.object) : null;
	if (!held) return [];
	return abilitiesOn(position, held.object).flatMap(({ ability: { way } }, line): Decision[] =>
		way === 'tap' || way === 'paid'
			? [{ do: 'activate', player: owner, object: held.object.id, line }]
			: []
	);
}

/** Whether what is asked can be answered with a thing. */
export const answersWith = (prompt: Prompt, ref: Ref): boolean =>
	prompt.kind === 'question' &&
	prompt.question.domain.pick === 'one' &&
	prompt.question.options.some((option) => sameOption(option, ref));
