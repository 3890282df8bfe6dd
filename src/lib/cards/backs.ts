import {
	a,
	addToRoll,
	always,
	anyNumber,
	chooseOne,
	declaresAttackOnThis,
	dies,
	each,
	eachRolls,
	flip,
	gainLootPlay,
	inTurn,
	mayAttackAgain,
	option,
	putCounters,
	removeCounters,
	repeat,
	tap,
	target,
	whenever,
	withRoll
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';
import { character, lootCards, monster, startingItem } from './kinds.ts';

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
	},
	'amgine-eht': {
		...character('amginE ehT', 'flip', tap(gainLootPlay)),
		hp: 1,
		attack: 2,
		back: 'the-enigma'
	},
	'booster-v2-0': {
		...startingItem(
			'Booster v2.0',
			tap(
				chooseOne(
					option(putCounters()),
					option(
						inTurn(removeCounters(anyNumber), repeat('done', addToRoll([1]))),
						target('dice roll')
					)
				)
			)
		),
		back: 'polar-star'
	},
	'the-revenant': {
		...startingItem(
			'The Revenant',
			always({ this: 'can be attacked' }),
			whenever(
				{ on: 'reach HP', who: 'this', hp: 0 },
				inTurn(
					{ do: 'gain rewards', who: 'attacking player', of: 'this' },
					flip(),
					mayAttackAgain('anything', 'attacking player')
				)
			)
		),
		hp: 2,
		evasion: 3,
		attack: 2,
		rewards: lootCards(2),
		back: 'anima-sola'
	}
};
