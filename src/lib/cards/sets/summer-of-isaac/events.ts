import {
	always,
	asThisEnters,
	becomeItem,
	becomeSoul,
	destroy,
	gain,
	gainCents,
	give,
	inTurn,
	ofEvent,
	on,
	roll,
	takeDamage,
	whenever
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { event } from '../../kinds.ts';

/** The events of Summer of Isaac. */
export const EVENTS: Readonly<Record<string, Card>> = {
	'hot-potato': {
		...event(
			'Hot Potato!',
			always(asThisEnters(inTurn(becomeItem(), gain('this', 'active player')))),
			whenever(
				{ on: 'come to control', who: 'you', what: 'this' },
				inTurn(
					gainCents(2),
					roll(
						on([1, 2, 3, 4], give('this', { leftOf: 'you' })),
						on([5], inTurn(destroy('this'), takeDamage(3))),
						on([6], becomeSoul())
					)
				)
			)
		),
		souls: 1
	},
	'police-lineup': event(
		'Police Lineup',
		ofEvent({
			do: 'by hand',
			words:
				'Non-active players secretly agree on somebody guilty; the active player guesses, with the printed consequences.'
		})
	)
};
