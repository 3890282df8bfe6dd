import {
	a,
	and,
	becomeSoul,
	dealDamage,
	entersPlay,
	gainTreasure,
	give,
	inTurn,
	target,
	targeted,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, trinket } from '../../kinds.ts';

/** The loot of promos. */
export const LOOT: Readonly<Record<string, Card>> = {
	'short-fuse': trinket(
		'Short Fuse',
		whenever({ on: 'be destroyed', who: 'this' }, dealDamage(2), target('monster', 'player'))
	),
	'lost-soul2': called(
		'Promo',
		trinket(
			'Lost Soul',
			whenever(
				entersPlay,
				inTurn(and(gainTreasure(2), give('this', targeted())), becomeSoul()),
				target(a('player', 'another'))
			)
		)
	)
};
