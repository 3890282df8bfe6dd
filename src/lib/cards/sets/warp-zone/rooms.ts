import { always, reroll, tap, target } from '../../../abilities/build/index.ts';
import { room } from '../../kinds.ts';
import type { Card } from '../../card.ts';

/** The rooms of Requiem Warp Zone. */
export const ROOMS: Readonly<Record<string, Card>> = {
	'the-isaac-of-isaac-reisaac': room(
		'The Isaac of Isaac: Re-Isaac',
		always({ calls: 'Isaac', of: 'character' }),
		always({ loses: 'abilities', of: 'item', except: null }),
		always({ gains: [tap(reroll(), target('dice roll'))], of: 'item' }),
		always({ keyword: 'eternal', of: 'item' })
	)
};
