import { always } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { curse } from '../../kinds.ts';

/** The curses of the Gold Box. */
export const CURSES: Readonly<Record<string, Card>> = {
	'curse-of-tiny-hands': curse(
		'Curse of Tiny Hands',
		always({ set: 'hand size', of: 'you', to: 2 })
	),
	'curse-of-fatigue': curse('Curse of Fatigue', always({ recharges: 1, of: 'you' }))
};
