import {
	a,
	always,
	at,
	by,
	deactivate,
	each,
	endOfYourTurn,
	inTurn,
	target,
	targeted
} from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { curse } from '../../kinds.ts';

/** The curses of Four Souls+. */
export const CURSES: Readonly<Record<string, Card>> = {
	'curse-of-blood-lust': curse(
		'Curse of Blood Lust',
		always({ must: 'attack', of: 'you', target: 'anything' })
	),
	'curse-of-impulse': curse(
		'Curse of Impulse',
		at(
			endOfYourTurn,
			inTurn(each(a('item', by('you')), deactivate('chosen')), deactivate(targeted())),
			target(a('character', by('you')))
		)
	)
};
