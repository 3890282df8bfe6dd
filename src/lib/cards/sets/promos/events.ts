import {
	a,
	chooseOne,
	each,
	inTurn,
	loot,
	ofEvent,
	option,
	passHands,
	putIt,
	recharge,
	search,
	takeDamage
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { called, event } from '../../kinds.ts';

/** The events of promos. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'devil-deal-youtooz': called(
		'YouTooz',
		event(
			'Devil Deal',
			ofEvent(
				chooseOne(
					option(putIt('this', 'discard')),
					option(inTurn(loot(2), takeDamage(1))),
					option(inTurn(takeDamage(2), search('treasure', { gainedBy: 'you' }, ['guppy'])))
				)
			)
		)
	),
	'corrupted-data': event(
		'Corrupted Data',
		ofEvent(passHands('left')),
		ofEvent(
			inTurn(
				{ do: 'pass characters', to: 'right' },
				{ do: 'pass objects', what: a('item', 'eternal'), to: 'right' }
			)
		),
		ofEvent(each([a('item', 'eternal'), 'character'], recharge('chosen')))
	)
};
