import {
	at,
	eachTime,
	endOfYourTurn,
	gainTreasure,
	lookAndPutBack,
	preventNextInstance,
	putTopIntoDiscard,
	putTopOfDiscardOnDeck,
	recharge,
	reroll,
	startOfYourTurn,
	tap,
	target
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** The starting items of the base set; all are eternal (2.5). */
export const STARTING_ITEMS: Readonly<Record<string, Card>> = {
	'the-d6': {
		name: 'The D6',
		kind: 'starting item',
		copies: 1,
		keywords: ['eternal'],
		abilities: [tap(reroll(), target('dice roll')), at(endOfYourTurn, recharge())]
	},
	'sleight-of-hand': {
		name: 'Sleight of Hand',
		kind: 'starting item',
		copies: 1,
		keywords: ['eternal'],
		abilities: [tap(lookAndPutBack(5), target('deck'))]
	},
	'yum-heart': {
		name: 'Yum Heart',
		kind: 'starting item',
		copies: 1,
		keywords: ['eternal'],
		abilities: [
			tap(preventNextInstance(), target('player', 'monster')),
			at(endOfYourTurn, recharge())
		]
	},
	'the-curse': {
		name: 'The Curse',
		kind: 'starting item',
		copies: 1,
		keywords: ['eternal'],
		abilities: [
			at(startOfYourTurn, putTopIntoDiscard(), target('deck')),
			tap(putTopOfDiscardOnDeck(), target('discard'))
		]
	},
	'lazarus-rags': {
		name: "Lazarus' Rags",
		kind: 'starting item',
		copies: 1,
		keywords: ['eternal'],
		abilities: [eachTime({ on: 'die', who: 'you', when: 'after penalties' }, gainTreasure(1))]
	}
};
