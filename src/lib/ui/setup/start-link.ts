import { prompt } from '../../judge/judge.ts';
import { linkFor } from '../../scenario/link/index.ts';
import { scenarioOf, type Choice } from './choice.ts';
import { playerName } from '../../wording/index.ts';
import { drawnBoardOf, type DrawnBoardView } from '../position/drawn-board.ts';
import { dealt, type Chance } from './deal.ts';

/** The letters of a link to the table on which the judge sets the game up; null where none can say it. */
export const startLink = (choice: Choice): string | null =>
	linkFor({ scenario: scenarioOf(choice) });

/** A game that is dealt, to be shown and opened. */
export interface ShownDeal {
	readonly board: DrawnBoardView;
	/** Who goes first; null while players still decide something. */
	readonly first: string | null;
	/** The letters of a link to it; null where it holds more than a link can say. */
	readonly letters: string | null;
}

/** Deals a game, with chance from outside; null where it cannot be set up. */
export function shownDeal(choice: Choice, counted: boolean, chance: Chance): ShownDeal | null {
	const game = dealt(choice, counted, chance);
	if (!game) return null;
	const { scenario, position } = game;
	const isOpen = prompt(position).kind === 'question';
	return {
		board: drawnBoardOf(position),
		first: isOpen ? null : playerName(position, position.turn.active),
		letters: linkFor({ scenario })
	};
}
