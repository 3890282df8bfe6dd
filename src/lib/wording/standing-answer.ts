import { andList } from '../abilities/wording-nouns.ts';
import type { Position, StandingAnswer } from '../model/position.ts';
import { cardName, playerName, sentence } from './names.ts';

/** What a player has answered once for all: "Ben always declines The Relic." */
export function standingAnswerSentence(position: Position, settled: StandingAnswer): string {
	const player = playerName(position, settled.who);
	if ('may' in settled)
		return sentence(
			`${player} always ${settled.answer === 'yes' ? 'uses' : 'declines'} ${cardName(settled.may.card)}`
		);
	const cards = settled.order.map(({ card }) => cardName(card));
	return sentence(`${player} always puts ${andList(cards)} on the stack in this order`);
}
