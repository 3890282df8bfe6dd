import {
	a,
	declaresAttackOnThis,
	dies,
	each,
	eachRolls,
	whenever,
	withRoll
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';
import { lootCards, monster } from './kinds.ts';

const lowestDies = eachRolls('player', each(a('player', withRoll('lowest')), dies('chosen')));

/** The back faces of cards (6.15): no cards of their own, and in no deck. */
export const BACK_FACES: Readonly<Record<string, Card>> = {
	'the-harbingers-back': {
		...monster(
			'The Beast!',
			[6, 4, 2],
			lootCards(6),
			whenever({ on: 'be flipped', who: 'this' }, lowestDies),
			whenever(declaresAttackOnThis, lowestDies)
		),
		souls: 2
	}
};
