import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { TriggerEvent } from '../grammar.ts';
import { wordAbility } from '../wording.ts';
import { abilityCases, readBack, type AbilityRow } from './test-tables.ts';

const { a, by, target, targeted, loot, gainCents, kill, eachTime, whenever } = say;
const loots = (event: TriggerEvent): AbilityRow[0] => eachTime(event, loot(1));

const EVENTS: Readonly<Record<TriggerEvent['on'], readonly AbilityRow[]>> = {
	roll: [
		[loots(say.rolls('a player', 1)), 'Each time a player rolls a 1, loot 1.'],
		[loots(say.rolls('you', 1, 6)), 'Each time you roll a 1 or 6, loot 1.'],
		[
			eachTime(say.rolls('a player', 1), say.loseCents(2, 'they')),
			'Each time a player rolls a 1, they lose 2¢.'
		],
		[
			eachTime(say.rolls('a player', 2), gainCents(2, targeted()), target('player')),
			'Each time a player rolls a 2, choose a player. The chosen player gains 2¢.'
		],
		[
			loots({ on: 'roll', who: 'you', numbers: [6], attack: 'any' }),
			'Each time you roll an attack roll of 6, loot 1.'
		],
		[
			loots(say.attackRollOnThis(1)),
			'Each time a player rolls an attack roll of 1 against this, loot 1.'
		]
	],
	'roll a dice': [
		[loots(say.rollsADice('you')), 'Each time you roll a dice, loot 1.'],
		[
			loots({ on: 'roll a dice', who: 'a player', attack: 'any' }),
			'Each time a player makes an attack roll, loot 1.'
		],
		[
			loots({ on: 'roll a dice', who: 'a player', attack: 'on this' }),
			'Each time a player makes an attack roll against this, loot 1.'
		]
	],
	'would roll': [
		[
			eachTime(say.wouldRoll('a player', 1), say.may(say.reroll('it'))),
			'Each time a player would roll a 1, you may have them reroll it.'
		],
		[
			whenever(say.wouldRoll('you', 1), say.may(say.reroll('it'))),
			'When you would roll a 1, you may reroll it.'
		]
	],
	die: [
		[eachTime(say.youDie, loot(3)), 'Each time you die, before paying penalties, loot 3.'],
		[
			loots({ on: 'die', who: 'a player', when: 'after penalties' }),
			'Each time a player dies, after paying penalties, loot 1.'
		],
		[
			loots({ on: 'die', who: { any: ['monster', 'player'] }, when: 'on death' }),
			'Each time a monster or player dies, loot 1.'
		],
		[
			whenever({ on: 'die', who: 'another monster', when: 'on death' }, say.dies()),
			'When another monster dies, this dies.'
		],
		[
			whenever(say.thisDies, kill({ target: 0 }, 'active player'), target('player')),
			'When this dies, the active player kills a player.'
		],
		[
			whenever(say.thisDiesAfterRewards, loot(1, 'active player')),
			'When this dies, after gaining rewards, the active player loots 1.'
		],
		[
			whenever({ ...say.thisDies, given: { onAttackRoll: [6] } }, loot(1, 'killer')),
			'When this dies on an attack roll of 6, the player who killed it loots 1.'
		]
	],
	kill: [
		[loots({ on: 'kill', who: 'you', what: 'monster' }), 'Each time you kill a monster, loot 1.'],
		[
			loots({ on: 'kill', who: a('player', 'another'), what: a('player', by('you')) }),
			'Each time another player kills you, loot 1.'
		]
	],
	'would die': [
		[
			eachTime({ on: 'would die', who: 'you' }, say.roll(say.on([1, 2, 3], say.preventDeath))),
			'Each time you would die, roll-\n1-3: Prevent death.'
		]
	],
	'enter play': [
		[say.ofEvent(say.takeDamage(2)), 'Take 2 damage.'],
		[whenever(say.entersPlay, loot(1)), 'When this enters play, loot 1.']
	],
	'leave play': [
		[whenever({ on: 'leave play', who: 'this' }, loot(1)), 'When this leaves play, loot 1.']
	],
	'be destroyed': [
		[
			loots({ on: 'be destroyed', who: a('item', by('you')) }),
			'Each time an item you control is destroyed, loot 1.'
		]
	],
	'be recharged': [
		[loots({ on: 'be recharged', who: 'this' }), 'Each time this is recharged, loot 1.']
	],
	destroy: [
		[
			loots({ on: 'destroy', who: a('player', 'another'), what: a('item', by('you')) }),
			'Each time another player destroys an item you control, loot 1.'
		]
	],
	steal: [
		[loots({ on: 'steal', who: 'you', what: 'item' }), 'Each time you steal an item, loot 1.']
	],
	recharge: [
		[loots({ on: 'recharge', who: 'you', what: 'item' }), 'Each time you recharge an item, loot 1.']
	],
	'be put in a monster slot': [
		[
			loots({ on: 'be put in a monster slot', who: 'this' }),
			'Each time this is put in a monster slot, loot 1.'
		]
	],
	'be flipped': [
		[loots({ on: 'be flipped', who: 'this' }), 'Each time this is flipped to this side, loot 1.']
	],
	'take damage': [
		[loots(say.takesDamage('you')), 'Each time you take damage, loot 1.'],
		[loots(say.takesCombatDamage('this')), 'Each time this takes combat damage, loot 1.'],
		[
			loots(say.eachTurn(say.takesDamage('you'), 1)),
			'The first time you take damage each turn, loot 1.'
		],
		[
			loots(say.eachTurn(say.takesDamage('you'), 1, 2)),
			'The first and second time you take damage each turn, loot 1.'
		],
		[
			whenever(say.eachTurn(say.takesDamage('you'), 1), loot(1)),
			'When you take damage for the first time each turn, loot 1.'
		],
		[
			loots(say.everyOther(say.takesDamage('this'))),
			'Every other time this takes damage each turn, loot 1.'
		],
		[
			loots({ ...say.takesDamage('you'), limit: { each: 'round', nth: [1] } }),
			'The first time you take damage each round, loot 1.'
		],
		[
			loots(say.given(say.takesDamage('you'), say.yourTurn)),
			'Each time you take damage on your turn, loot 1.'
		],
		[
			loots(say.given(say.takesDamage('you'), say.atLeast(say.owned('¢'), 5))),
			'Each time you take damage while you have 5¢ or more, loot 1.'
		],
		[
			eachTime(say.takesDamage('you'), say.ifSo(say.yourTurn, loot(1))),
			"Each time you take damage, if it's your turn, loot 1."
		]
	],
	'would take damage': [
		[loots({ on: 'would take damage', who: 'you' }), 'Each time you would take damage, loot 1.']
	],
	'deal damage': [
		[loots({ on: 'deal damage', who: 'this', to: null }), 'Each time this deals damage, loot 1.'],
		[
			loots({ on: 'deal damage', who: 'this', to: a('player', by('active player')) }),
			'Each time this deals damage to the active player, loot 1.'
		],
		[
			loots(say.dealsCombatDamage('you', 'monster')),
			'Each time you deal combat damage to a monster, loot 1.'
		],
		[
			eachTime({ on: 'deal damage', who: 'a player', to: 'this' }, say.gainCents(1, 'they')),
			'Each time a player deals damage to this, they gain 1¢.'
		]
	],
	'would deal damage': [
		[
			loots({ on: 'would deal damage', who: 'you', to: 'monster' }),
			'Each time you would deal damage to a monster, loot 1.'
		],
		[
			loots({ on: 'would deal damage', who: 'this', to: null, combat: true }),
			'Each time this would deal combat damage, loot 1.'
		]
	],
	'prevent damage': [
		[loots({ on: 'prevent damage', who: 'you' }), 'Each time you prevent damage, loot 1.'],
		[
			loots({ on: 'prevent damage', who: 'you', thisWay: true }),
			'Each time you prevent damage this way, loot 1.'
		]
	],
	miss: [
		[loots({ on: 'miss', who: 'a player' }), 'Each time a player misses an attack roll, loot 1.']
	],
	hit: [[loots({ on: 'hit', who: 'you' }), 'Each time you hit with an attack roll, loot 1.']],
	heal: [
		[loots({ on: 'heal', who: 'a player' }), 'Each time a player heals, loot 1.'],
		[loots({ on: 'heal', who: 'this' }), 'Each time this heals, loot 1.']
	],
	discard: [
		[
			loots({ on: 'discard', who: a('player', 'another') }),
			'Each time another player discards a loot card, loot 1.'
		]
	],
	'lose ¢': [[loots({ on: 'lose ¢', who: 'you' }), 'Each time you lose ¢, loot 1.']],
	'steal ¢': [
		[loots({ on: 'steal ¢', who: 'a player' }), 'Each time a player steals ¢, loot 1.'],
		[
			loots({ on: 'steal ¢', who: 'a player', from: 'you' }),
			'Each time a player steals ¢ from you, loot 1.'
		]
	],
	'pay HP': [[loots({ on: 'pay HP', who: 'you' }), 'Each time you pay HP, loot 1.']],
	'declare attack': [
		[
			loots({ on: 'declare attack', who: 'you', against: null }),
			'Each time you declare an attack, loot 1.'
		],
		[loots(say.declaresAttackOnThis), 'Each time a player declares an attack on this, loot 1.'],
		[
			loots({ on: 'declare attack', who: 'you', against: 'deck' }),
			'Each time you declare an attack on the monster deck, loot 1.'
		],
		[
			loots({ on: 'declare attack', who: 'you', against: a('monster', 'boss') }),
			'Each time you declare an attack on a boss monster, loot 1.'
		]
	],
	'declare purchase': [
		[loots({ on: 'declare purchase', who: 'you' }), 'Each time you declare a purchase, loot 1.'],
		[
			loots({ on: 'declare purchase', who: 'a player', of: a('item', 'in the shop') }),
			'Each time a player declares a purchase of an item in the shop, loot 1.'
		],
		[
			loots({ on: 'declare purchase', who: 'you', of: 'deck' }),
			'Each time you declare a purchase of the top card of the treasure deck, loot 1.'
		]
	],
	purchase: [
		[
			loots({ on: 'purchase', who: a('player', 'another') }),
			'Each time another player purchases an item, loot 1.'
		],
		[
			loots({ on: 'purchase', who: 'you', of: 'shop' }),
			'Each time you purchase an item in the shop, loot 1.'
		],
		[
			loots({ on: 'purchase', who: 'you', of: 'deck' }),
			'Each time you purchase the top card of the treasure deck, loot 1.'
		]
	],
	activate: [
		[
			eachTime({ on: 'activate', who: 'a player', what: 'item' }, say.takeDamage(3, 'they')),
			'Each time a player activates an item, they take 3 damage.'
		]
	],
	'play loot': [
		[loots({ on: 'play loot', who: 'you' }), 'Each time you play a loot card, loot 1.'],
		[
			loots({ on: 'play loot', who: 'a player', card: ['non-trinket', 'aimed at you'] }),
			'Each time a player plays a non-trinket loot card that targets you or something you control, loot 1.'
		]
	],
	loot: [[eachTime({ on: 'loot', who: 'you' }, gainCents(1)), 'Each time you loot, gain 1¢.']],
	'gain ¢': [[loots({ on: 'gain ¢', who: 'a player' }), 'Each time a player gains ¢, loot 1.']],
	'gain treasure': [
		[loots({ on: 'gain treasure', who: 'you' }), 'Each time you gain treasure, loot 1.']
	],
	'gain rewards': [
		[loots({ on: 'gain rewards', who: 'you' }), 'Each time you gain rewards, loot 1.']
	],
	'pay the penalty': [
		[
			loots({ on: 'pay the penalty', who: 'a player' }),
			'Each time a player pays the death penalty, loot 1.'
		]
	],
	'gain object': [
		[loots({ on: 'gain object', who: 'you', what: 'soul' }), 'Each time you gain a soul, loot 1.'],
		[
			whenever({ on: 'gain object', who: 'you', what: 'this' }, loot(1)),
			'When you gain this, loot 1.'
		],
		[
			whenever({ on: 'gain object', who: 'you', what: 'this', orPurchase: true }, loot(1)),
			'When you gain or purchase this, loot 1.'
		],
		[
			loots({ on: 'gain object', who: 'a player', what: 'item', orPurchase: true }),
			'Each time a player gains or purchases an item, loot 1.'
		]
	],
	'come to control': [
		[
			loots({ on: 'come to control', who: 'a player', what: a('item', 'guppy') }),
			'Each time a player comes to control a Guppy item, loot 1.'
		]
	],
	'counters put': [
		[
			loots({ on: 'counters put', who: 'this', reach: null }),
			'Each time counters are put on this, loot 1.'
		],
		[
			whenever({ on: 'counters put', who: 'this', reach: 6 }, say.dies()),
			'When this reaches 6 counters, this dies.'
		]
	],
	'come true': [
		[
			whenever(
				{ on: 'come true', who: 'this', so: { amount: { owned: '¢', by: 'you' }, atMost: 0 } },
				loot(1)
			),
			'When it becomes true that you have 0¢, loot 1.'
		]
	],
	'reach HP': [
		[whenever({ on: 'reach HP', who: 'this', hp: 1 }, loot(1)), 'When this reaches 1 HP, loot 1.']
	],
	'turn starts': [
		[say.at(say.startOfYourTurn, loot(1)), 'At the start of your turn, loot 1.'],
		[say.at({ on: 'turn starts', who: 'a player' }, loot(1)), 'At the start of each turn, loot 1.'],
		[
			say.at({ on: 'turn starts', who: a('player', 'another') }, loot(1, 'they')),
			"At the start of another player's turn, they loot 1."
		]
	],
	'turn ends': [
		[say.at(say.endOfYourTurn, say.recharge()), 'At the end of your turn, recharge this.'],
		[loots(say.endOfYourTurn), 'Each time your turn ends, loot 1.']
	],
	'game starts': [[whenever(say.gameStarts, loot(1)), 'When you start the game, loot 1.']],
	'give ¢': [
		[
			say.eachTime(
				say.sinceItEntered(
					say.given({ on: 'give ¢', who: 'a player' }, say.atLeast('that much', 6)),
					1
				),
				loot(1)
			),
			'The first time a player gives ¢ to another player since this entered play while that much is at least 6, loot 1.'
		]
	],
	note: [
		[say.whenever({ on: 'note', who: 'this' }, loot(1)), 'When a number is noted on this, loot 1.']
	],
	'before attack roll': [
		[
			say.eachTime({ on: 'before attack roll', who: 'this' }, loot(1)),
			'Each time an attack roll against this is about to be made, loot 1.'
		]
	],
	'after attack roll': [
		[
			loots({ on: 'after attack roll', who: 'this' }),
			'Each time an attack roll of an attack on this has been dealt with, loot 1.'
		]
	]
};

describe('events', () => {
	it.each(abilityCases(EVENTS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
