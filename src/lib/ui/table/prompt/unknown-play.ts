import { why } from '../../../judge/judge.ts';
import { targetChoices, type ActionOption } from '../../../judge/prompt.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { CardKey, Ref } from '../../../model/words.ts';

/** Playing a card that nobody has named yet, with its targets or its refusal. */
export function playOfUnknown(position: Position, who: number, card: CardKey): ActionOption {
	const decision: Decision = { do: 'play', player: who, card };
	const targets: (readonly Ref[])[] = [];
	for (;;) {
		const choices = targetChoices(position, decision, targets.length);
		if (choices.length === 0) break;
		targets.push(choices.flatMap(({ option, refusal }) => (refusal ? [] : [option])));
	}
	const first = targets.flatMap(([target]) => (target ? [target] : []));
	return { decision, targets, refusal: why(position, { ...decision, targets: first }) };
}
