/** Who may see cards that lie face down: the judge decides nothing by it, and the table tells it (3.2). */
import type { Position } from '../model/position.ts';
import type { Deck, Seat } from '../model/words.ts';
import { reaches } from './giving.ts';
import { inForce } from './static-effects.ts';

/** Whether everybody may see a player's hand. */
export const isHandRevealed = (position: Position, player: Seat): boolean =>
	inForce(position, 'hands').some(
		({ standing, context, from }) =>
			'hands' in standing && reaches(position, standing.of, from, context, { player })
	);

/** The players who may look at the top card of a deck at any time, in turn order of their seats. */
export const watchersOf = (position: Position, deck: Deck): readonly Seat[] => {
	const looking = inForce(position, 'seesTop').filter(
		({ standing }) => 'seesTop' in standing && standing.seesTop === deck
	);
	if (looking.length === 0) return [];
	return position.players.flatMap((_, player) =>
		looking.some(
			({ standing, context, from }) =>
				'seesTop' in standing && reaches(position, standing.of, from, context, { player })
		)
			? [player]
			: []
	);
};
