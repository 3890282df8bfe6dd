import {
	each,
	expand,
	inTurn,
	mayAttackAgain,
	ofEvent,
	putIt
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { event } from '../../kinds.ts';

/** The events of The Unboxing of Isaac. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'tv-static': event(
		'TV Static',
		ofEvent(inTurn(each('monster', putIt('chosen', 'discard')), expand('monster'))),
		ofEvent(mayAttackAgain())
	)
};
