import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { Effect, TargetSpec, Verb } from '../grammar.ts';
import { wordAbility } from '../wording.ts';

const then = say.inTurn;

const { target, targeted, lootAbility, loot, gainCents, kill, dealDamage } = say;

type Row = readonly [effect: Effect, text: string, ...targets: TargetSpec[]];

const VERBS: Readonly<Record<Verb, readonly Row[]>> = {
	'gain ¢': [
		[gainCents(3), 'Gain 3¢.'],
		[gainCents(5, targeted()), 'Choose a player. They gain 5¢.', target('player')],
		[gainCents(1, 'active player'), 'The active player gains 1¢.']
	],
	'lose ¢': [
		[say.loseCents(4), 'Lose 4¢.'],
		[say.loseCents(7, targeted()), 'Choose a player. They lose 7¢.', target('player')]
	],
	loot: [
		[loot(1), 'Loot 1.'],
		[loot(2, 'active player'), 'The active player loots 2.']
	],
	discard: [
		[say.discard(1), 'Discard a loot card.'],
		[say.discard(2), 'Discard 2 loot cards.']
	],
	'gain treasure': [[say.gainTreasure(1), 'Gain +1 treasure.']],
	'deal damage': [
		[dealDamage(1), 'Deal 1 damage to a monster or player.', target('monster', 'player')],
		[
			then(dealDamage(1, targeted(0)), dealDamage(2, targeted(1))),
			'Choose a monster and a player. Deal 1 damage to that monster. Deal 2 damage to that player.',
			target('monster'),
			target('player')
		]
	],
	'take damage': [
		[say.takeDamage(2), 'Take 2 damage.'],
		[say.takeDamage(1, 'active player'), 'The active player takes 1 damage.']
	],
	kill: [
		[kill(), 'Kill a player.', target('player')],
		[kill({ target: 0 }, 'active player'), 'The active player kills a player.', target('player')]
	],
	die: [
		[say.dies(), 'This dies.'],
		[say.dies(targeted()), 'Choose a player. They die.', target('player')]
	],
	cancel: [
		[
			say.cancel(),
			['Cancel the ↷ or $ ability of an item', /* or */ 'or a loot being played.'].join(' '),
			target('ability of an item', 'loot being played')
		],
		[say.cancel('it'), 'Cancel it.']
	],
	'cancel everything': [[say.cancelEverything, "Cancel everything that hasn't resolved."]],
	'end the turn': [[say.endTheTurn, 'End the turn.']],
	'prevent death': [[say.preventDeath, 'Prevent death.']],
	'prevent next damage': [
		[
			say.preventNextDamage(7),
			'Choose a player. Prevent the next 7 damage they would take this turn.',
			target('player')
		],
		[say.preventNextDamage(2, 'you'), 'Prevent the next 2 damage you would take this turn.']
	],
	'prevent next instance': [
		[
			say.preventNextInstance(),
			[
				'Choose a player or monster.',
				/* then */ 'Prevent the next instance of damage',
				/* of those */ 'they would take this turn.'
			].join(' '),
			target('player', 'monster')
		],
		[
			say.preventNextInstance('you', 2),
			'Prevent the next instance of up to 2 damage you would take this turn.'
		]
	],
	reroll: [[say.reroll(), 'Choose a dice roll. Its controller rerolls it.', target('dice roll')]],
	'change roll': [
		[say.changeRoll([2, 5]), 'Change the result of a dice roll to a 2 or 5.', target('dice roll')],
		[say.changeRoll([6], 'it'), 'Change the result to a 6.']
	],
	roll: [
		[
			say.roll(say.on([1, 2], gainCents(1)), say.on([3, 4, 5], loot(1))),
			'Roll-\n1-2: Gain 1¢.\n3-5: Loot 1.'
		],
		[
			say.roll(say.on([1, 6], dealDamage(1), target('player'))),
			'Roll-\n1 or 6: Deal 1 damage to a player.'
		],
		[
			say.roll(say.on([1], gainCents(2, targeted())), say.on([2], kill())),
			'Choose a player. Roll-\n1: They gain 2¢.\n2: Kill them.',
			target('player')
		]
	],
	'gain loot play': [[say.gainLootPlay, 'Play an additional loot card this turn.']],
	recharge: [
		[say.recharge(), 'Recharge this.'],
		[say.recharge(targeted()), 'Recharge an item.', target('item')]
	],
	'gain stat': [
		[say.gainTillEndOfTurn('hp', 1), 'Gain +1 HP till end of turn.'],
		[
			say.gainTillEndOfTurn('attack', 7, targeted()),
			'Choose a player or monster. They gain +7 ATK till end of turn.',
			target('player', 'monster')
		],
		[
			{ do: 'gain stat', who: 'this', stat: 'evasion', add: -1, until: 'indefinitely' },
			'This gains -1 evasion.'
		]
	],
	'look and put back': [
		[
			say.lookAndPutBack(5),
			['Look at the top 5 cards of a deck.', /* then */ 'Put them back in any order.'].join(' '),
			target('deck')
		],
		[say.lookAndPutBack(1), 'Look at the top card of a deck. Put it back.', target('deck')]
	],
	'put top of deck into discard': [
		[say.putTopIntoDiscard(), 'Put the top card of a deck into discard.', target('deck')]
	],
	'put top of discard on deck': [
		[
			say.putTopOfDiscardOnDeck(),
			'Put the top card of a discard on top of its deck.',
			target('discard')
		]
	],
	then: [
		[
			then(say.endTheTurn, say.cancelEverything),
			"End the turn. Cancel everything that hasn't resolved."
		],
		[
			then(kill(), gainCents(1, targeted())),
			'Choose a player. Kill them. They gain 1¢.',
			target('player')
		]
	],
	may: [
		[say.may(loot(1)), 'You may loot 1.'],
		[say.may(then(loot(1), say.discard(1))), 'You may loot 1, then discard a loot card.'],
		[say.may(gainCents(1, 'active player')), 'You may have the active player gain 1¢.'],
		[say.may(say.roll(say.on([6], loot(1)))), 'You may roll-\n6: Loot 1.']
	],
	if: [
		[say.ifSo(say.yourTurn, loot(1)), "If it's your turn, loot 1."],
		[
			then(say.preventDeath, say.ifSo(say.yourTurn, then(loot(1), say.endTheTurn))),
			"Prevent death. If it's your turn, loot 1, then end the turn."
		]
	]
};

describe('verbs', () => {
	for (const [verb, rows] of Object.entries(VERBS))
		for (const [effect, text, ...targets] of rows)
			it(`${verb}: ${text}`, () => {
				expect(wordAbility(lootAbility(effect, ...targets))).toBe(text);
			});
});
