import type { Position } from '../model/position.ts';
import type { Seat } from '../model/words.ts';
import { counted, playerName, possessive, sentence } from './names.ts';

/** How many cards of a hand nobody has named. */
export const unknownCards = ({ players }: Position, player: Seat): number =>
	players[player]?.hand.filter(({ card }) => card === null).length ?? 0;

/** What nobody knows of a hand: "Ben has 2 unknown cards in hand.", "Ben's 2 other cards are unknown." */
export function handSentence(position: Position, player: Seat): string {
	const unknown = unknownCards(position, player);
	const name = playerName(position, player);
	if (unknown === position.players[player]?.hand.length)
		return sentence(`${name} has ${counted(unknown, 'unknown card')} in hand`);
	return sentence(
		`${possessive(name)} ${unknown === 1 ? 'other card is' : `${String(unknown)} other cards are`} unknown`
	);
}

/** The same of all who may respond and have such cards; null where nobody has. */
export function handsSentence(position: Position, may: readonly Seat[]): string | null {
	const hands = may.filter((player) => unknownCards(position, player) > 0);
	return hands.length === 0
		? null
		: hands.map((player) => handSentence(position, player)).join(' ');
}
