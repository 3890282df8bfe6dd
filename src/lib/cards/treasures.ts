import {
	always,
	changeRoll,
	dealDamage,
	eachTime,
	cancelEverything,
	endTheTurn,
	gainCents,
	gainTillEndOfTurn,
	ifSo,
	loot,
	may,
	on,
	paid,
	preventDeath,
	reroll,
	roll,
	rolls,
	tap,
	target,
	inTurn,
	whenever,
	wouldRoll,
	yourTurn
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** The treasure deck of the base set. */
export const TREASURES: Readonly<Record<string, Card>> = {
	'book-of-sin': {
		name: 'Book of Sin',
		kind: 'treasure',
		copies: 1,
		abilities: [
			tap(
				roll(on([1, 2], gainCents(1)), on([3, 4], loot(1)), on([5, 6], gainTillEndOfTurn('hp', 1)))
			)
		]
	},
	'the-relic': {
		name: 'The Relic',
		kind: 'treasure',
		copies: 1,
		abilities: [eachTime(rolls('a player', 1), loot(1))]
	},
	'dads-lost-coin': {
		name: "Dad's Lost Coin",
		kind: 'treasure',
		copies: 1,
		abilities: [eachTime(wouldRoll('a player', 1), may(reroll('it')))]
	},
	'sacred-heart': {
		name: 'Sacred Heart',
		kind: 'treasure',
		copies: 1,
		abilities: [whenever(wouldRoll('you', 1), may(changeRoll([6], 'it')))]
	},
	'golden-razor-blade': {
		name: 'Golden Razor Blade',
		kind: 'treasure',
		copies: 1,
		abilities: [paid([{ pay: '¢', amount: 5 }], dealDamage(1), target('monster', 'player'))]
	},
	meat: {
		name: 'Meat!',
		kind: 'treasure',
		copies: 1,
		abilities: [always({ stat: 'attack rolls', of: 'you', add: 1 })]
	},
	godhead: {
		name: 'Godhead',
		kind: 'treasure',
		copies: 1,
		abilities: [tap(changeRoll([1, 6]), target('dice roll'))]
	},
	'guppys-collar': {
		name: "Guppy's Collar",
		kind: 'treasure',
		copies: 1,
		keywords: ['guppy'],
		abilities: [
			eachTime(
				{ on: 'would die', who: 'you' },
				roll(
					on([1, 2, 3], inTurn(preventDeath, ifSo(yourTurn, inTurn(cancelEverything, endTheTurn))))
				)
			)
		]
	},
	'suicide-king': {
		name: 'Suicide King',
		kind: 'treasure',
		copies: 1,
		abilities: [eachTime({ on: 'die', who: 'you', when: 'before penalties' }, loot(3))]
	}
};
