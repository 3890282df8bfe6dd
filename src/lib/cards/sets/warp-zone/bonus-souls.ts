import { always } from '../../../abilities/build/index.ts';
import { bonusSoul } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The bonus souls of Requiem Warp Zone. */
export const BONUS_SOULS: Readonly<Record<string, Card>> = {
	strawberry: bonusSoul(
		'Strawberry',
		always({ byHand: 'Three times a 1 in a turn of theirs earns this for the first who does it.' })
	)
};
