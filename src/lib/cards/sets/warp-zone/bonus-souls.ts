import { eachTurn, gain, rolls, whenever } from '../../../abilities/build/index.ts';
import { bonusSoul } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The bonus souls of Requiem Warp Zone. */
export const BONUS_SOULS: Readonly<Record<string, Card>> = {
	strawberry: bonusSoul(
		'Strawberry',
		whenever(eachTurn(rolls('active player', 1), 3), gain('this', 'active player'))
	)
};
