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

/** Whether a player may look at the top card of a deck at any time. */
export const mayLookAt = (position: Position, player: Seat, deck: Deck): boolean =>
	inForce(position, 'seesTop').some(
		({ standing, context, from }) =>
			'seesTop' in standing &&
			standing.seesTop === deck &&
			reaches(position, standing.of, from, context, { player })
	);
