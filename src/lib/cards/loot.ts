import {
	cancel,
	cancelEverything,
	dealDamage,
	discard,
	eachTime,
	endTheTurn,
	gainCents,
	kill,
	loot,
	lootAbility,
	on,
	preventNextDamage,
	reroll,
	roll,
	target,
	inTurn
} from '../abilities/build/index.ts';
import type { Card } from './card.ts';

/** The loot deck of the base set. */
export const LOOT: Readonly<Record<string, Card>> = {
	'three-cents': {
		name: '3 Cents!',
		kind: 'loot',
		copies: 15,
		abilities: [lootAbility(gainCents(3))]
	},
	bomb: {
		name: 'Bomb!',
		kind: 'loot',
		copies: 4,
		abilities: [lootAbility(dealDamage(1), target('monster', 'player'))]
	},
	'gold-bomb': {
		name: 'Gold Bomb!!',
		kind: 'loot',
		copies: 1,
		abilities: [lootAbility(dealDamage(3), target('monster', 'player'))]
	},
	'butter-bean': {
		name: 'Butter Bean!',
		kind: 'loot',
		copies: 3,
		abilities: [lootAbility(cancel(), target('ability of an item', 'loot being played'))]
	},
	'dice-shard': {
		name: 'Dice Shard',
		kind: 'loot',
		copies: 3,
		abilities: [lootAbility(reroll(), target('dice roll'))]
	},
	'pills-white-blue': {
		name: 'Pills!',
		variant: 'white/blue',
		kind: 'loot',
		copies: 1,
		abilities: [lootAbility(roll(on([1, 2], loot(1)), on([3, 4], loot(3)), on([5, 6], discard(1))))]
	},
	'soul-heart': {
		name: 'Soul Heart',
		kind: 'loot',
		copies: 2,
		abilities: [lootAbility(preventNextDamage(1), target('player'))]
	},
	'the-fool': {
		name: 'O. The Fool',
		kind: 'loot',
		copies: 1,
		abilities: [lootAbility(inTurn(endTheTurn, cancelEverything))]
	},
	'xiii-death': {
		name: 'XIII. Death',
		kind: 'loot',
		copies: 1,
		abilities: [lootAbility(kill(), target('player'))]
	},
	'bloody-penny': {
		name: 'Bloody Penny',
		kind: 'loot',
		copies: 1,
		keywords: ['trinket'],
		abilities: [eachTime({ on: 'die', who: 'a player', when: 'before penalties' }, loot(1))]
	}
};
