import { wanted } from '../../../mechanics/ability-of-decision.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import { lineOf, optionOfLoot } from '../../../wording/index.ts';
import { cardLines } from '../board/card-lines.ts';

/** What the card says that a play would put on the stack. */
export function playText(position: Position, decision: Decision): string {
	if (decision.do === 'play' && decision.mode !== undefined)
		return optionOfLoot(decision.card, decision.mode + 1, position.edition);
	if (decision.do === 'play')
		return cardLines(decision.card, position.edition)
			.map(({ text }) => text)
			.join(' ');
	if (decision.do !== 'activate') return '';
	const at = wanted(position, decision)?.at;
	return at ? (lineOf(at, position.edition)?.text ?? '') : '';
}
