import { a, each, gainTreasure, whenever } from '../../../abilities/build/index.ts';
import type { Card } from '../../card.ts';
import { curse } from '../../kinds.ts';

/** The curses of Summer of Isaac. */
export const CURSES: Readonly<Record<string, Card>> = {
	'curse-of-envy': curse(
		'Curse of Envy',
		whenever(
			{ on: 'die', who: 'you', when: 'on death' },
			each(a('player', 'another'), gainTreasure(1, 'chosen'))
		)
	)
};
