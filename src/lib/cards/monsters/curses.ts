import {
	a,
	always,
	at,
	by,
	destroy,
	discard,
	endOfYourTurn,
	loseCents,
	startOfYourTurn,
	takeDamage,
	target,
	whenever,
	whileTrue,
	youDie,
	yourTurn
} from '../../abilities/build/index.ts';
import type { Card } from '../card.ts';
import { curse } from '../kinds.ts';

/** The curses of the base set, and one of another. */
export const CURSES: Readonly<Record<string, Card>> = {
	'curse-of-amnesia': curse('Curse of Amnesia', at(endOfYourTurn, discard(2))),
	'curse-of-greed': curse('Curse of Greed', at(endOfYourTurn, loseCents(4))),
	'curse-of-loss': curse(
		'Curse of Loss',
		whenever(youDie, destroy(), target(a('soul', by('you'))))
	),
	'curse-of-pain': curse('Curse of Pain', at(startOfYourTurn, takeDamage(1))),
	'curse-of-the-blind': curse(
		'Curse of the Blind',
		whileTrue(yourTurn, { stat: 'evasion', of: 'monsters', add: 1 })
	),
	'curse-of-the-suspicious': curse(
		'Curse of the Suspicious',
		always({ attackable: a('player', by('you')), evasion: 3, by: 'active player' })
	)
};
