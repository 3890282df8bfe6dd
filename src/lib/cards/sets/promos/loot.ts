import { dealDamage, target, whenever } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { trinket } from '../../kinds.ts';

/** The loot of promos. */
export const LOOT: Readonly<Record<string, Card>> = {
	'short-fuse': trinket(
		'Short Fuse',
		whenever({ on: 'be destroyed', who: 'this' }, dealDamage(2), target('monster', 'player'))
	)
};
