import {
	a,
	always,
	and,
	at,
	by,
	choose,
	discard,
	eachTime,
	endOfYourTurn,
	give,
	loseCents,
	monsterDies,
	replaces,
	would,
	yourTurn
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { curse } from '../../kinds.ts';

/** The curses of Requiem. */
export const CURSES: Readonly<Record<string, Card>> = {
	'curse-of-empathy': curse(
		'Curse of Empathy',
		eachTime(monsterDies, and(discard(1), loseCents(1)))
	),
	'curse-of-the-hollow': curse(
		'Curse of the Hollow',
		at(
			endOfYourTurn,
			and(discard({ count: a('soul', by('you')) }), loseCents({ count: a('soul', by('you')) }))
		)
	),
	'curse-of-the-hunted': curse(
		'Curse of the Hunted',
		always({ stat: 'attack', of: 'monsters', add: 1, while: yourTurn })
	),
	'curse-of-the-soulless': {
		...curse(
			'Curse of the Soulless',
			always({ cant: 'gain souls', who: 'you' }),
			always(
				replaces(would('be put into discard', 'this'), {
					instead: choose([a('player', 'another')], give('this', 'chosen'))
				})
			)
		),
		threePlus: true
	}
};
