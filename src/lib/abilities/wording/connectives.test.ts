import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { wordAbility } from '../wording.ts';
import type { Connective } from './clause.ts';
import { effectCases, readBack, type EffectRow } from './test-tables.ts';

const { a, by, each, target, targeted, loot, gainCents, kill, may, and, ifSo, ifYouDo, inTurn } =
	say;
const they = target('player');

const CONNECTIVES: Readonly<Record<Connective['do'], readonly EffectRow[]>> = {
	then: [
		[
			inTurn(say.endTheTurn, say.cancelEverything),
			"End the turn. Cancel everything that hasn't resolved."
		],
		[inTurn(kill(), gainCents(1, targeted())), 'Choose a player. Kill them. They gain 1¢.', they],
		[inTurn(loot(1), inTurn(loot(2), loot(3))), 'Loot 1. Loot 2, then loot 3.'],
		[may(inTurn(inTurn(loot(1), loot(2)), loot(3))), 'You may (loot 1, then loot 2), then loot 3.'],
		[
			ifSo(say.yourTurn, inTurn(may(loot(1)), loot(2))),
			"If it's your turn, (you may loot 1), then loot 2."
		]
	],
	and: [
		[and(say.discard(1), gainCents(3)), 'Discard a loot card and gain 3¢.'],
		[and(gainCents(1, 'active player'), loot(1)), 'The active player gains 1¢ and you loot 1.'],
		[
			and(gainCents(1, 'active player'), loot(1, 'active player')),
			'The active player gains 1¢ and loots 1.'
		],
		[
			and(loot(1, 'active player'), say.destroy('this')),
			'The active player loots 1 and destroys this.'
		],
		[
			and(loot(1, 'active player'), say.dealDamage(1, targeted())),
			'Choose a player. The active player loots 1 and 1 damage is dealt to them.',
			they
		],
		[and(and(loot(1), loot(2)), loot(3)), '(Loot 1 and loot 2) and loot 3.'],
		[and(loot(1), and(loot(2), loot(3))), 'Loot 1 and loot 2 and loot 3.'],
		[and(inTurn(loot(1), loot(2)), loot(3)), '(Loot 1, then loot 2) and loot 3.']
	],
	'if you do': [
		[ifYouDo(say.destroy('this'), loot(1)), 'Destroy this. If you do, loot 1.'],
		[
			ifYouDo(may(say.discard(1)), loot(1), say.takeDamage(1)),
			'You may discard a loot card. If you do, loot 1. Otherwise, take 1 damage.'
		],
		[may(ifYouDo(say.discard(1), loot(1))), 'You may discard a loot card, and if you do, loot 1.'],
		[
			ifYouDo(say.discard(1, 'active player'), loot(1, 'active player')),
			'The active player discards a loot card. If they do, the active player loots 1.'
		],
		[
			ifSo(say.yourTurn, ifYouDo(say.discard(1), loot(1), loot(2))),
			"If it's your turn, discard a loot card, and if you do, loot 1, otherwise loot 2."
		],
		[
			ifYouDo(say.discard(1), ifSo(say.yourTurn, loot(1)), loot(2)),
			"Discard a loot card. If you do, (if it's your turn, loot 1). Otherwise, loot 2."
		]
	],
	may: [
		[ifYouDo(say.discard(1), inTurn(), loot(1)), "Discard a loot card. If you don't, loot 1."],
		[
			may(ifYouDo(say.discard(1), inTurn(), loot(1))),
			"You may (discard a loot card, and if you don't, loot 1)."
		],
		[may(loot(1)), 'You may loot 1.'],
		[may(inTurn(loot(1), say.discard(1))), 'You may loot 1, then discard a loot card.'],
		[may(gainCents(1, 'active player')), 'You may have the active player gain 1¢.'],
		[may(say.roll(say.on([6], loot(1)))), 'You may roll-\n6: Loot 1.'],
		[may(loot(1, targeted()), targeted()), 'Choose a player. They may loot 1.', they],
		[
			and(
				say.gainTillEndOfTurn('evasion', 2, targeted()),
				say.mayAttackAgain('monster deck', targeted(), 2)
			),
			'Choose a player. They gain +2 evasion till end of turn and may attack the monster deck 2 additional times this turn.',
			they
		],
		[and(may(loot(1)), loot(2)), '(You may loot 1) and loot 2.']
	],
	if: [
		[ifSo(say.yourTurn, loot(1)), "If it's your turn, loot 1."],
		[
			inTurn(say.preventDeath, ifSo(say.yourTurn, inTurn(loot(1), say.endTheTurn))),
			"Prevent death. If it's your turn, loot 1, then end the turn."
		],
		[ifSo(say.yourTurn, loot(1), loot(2)), "If it's your turn, loot 1. Otherwise, loot 2."],
		[
			ifSo(say.yourTurn, ifSo(say.atLeast(say.owned('¢'), 5), loot(1)), loot(2)),
			"If it's your turn, (if you have 5¢ or more, loot 1). Otherwise, loot 2."
		],
		[
			may(ifSo(say.yourTurn, loot(1), loot(2))),
			"You may (if it's your turn, loot 1, otherwise loot 2)."
		]
	],
	choose: [
		[
			say.choose([a('item', by('you'))], say.destroy('chosen')),
			'You choose an item you control and destroy it.'
		],
		[
			may(say.choose([a('item', 'in the shop')], say.putIt('chosen', 'discard'), say.anyNumber)),
			'You may choose any number of items in the shop and put each of them into discard.'
		],
		[
			say.choose(['player'], say.discard(1, 'chosen'), say.exactly(1), 'active player'),
			'The active player chooses a player and that player discards a loot card.'
		],
		[
			say.chooseAtRandom(['player'], kill('chosen')),
			'Choose a player at random and kill that player.'
		],
		[
			say.choose([a('soul', by(targeted()))], say.destroy('chosen'), say.exactly(1), targeted()),
			'Choose a player. They choose a soul they control and destroy it.',
			they
		],
		[
			say.choose(
				['player'],
				say.choose(
					[a('player', say.otherThan('chosen'))],
					say.giveCents(1, { chosen: 1 }, 'chosen')
				)
			),
			'You choose a player and choose another player and the earlier player gives 1¢ to that player.'
		],
		[
			inTurn(say.choose(['monster'], kill('chosen')), loot(1)),
			'You choose a monster and kill it. Loot 1.'
		]
	],
	each: [
		[say.each('player', loot(1, 'chosen')), 'Each player loots 1.'],
		[
			say.each(a('player', 'another'), say.dealDamage(1, 'chosen')),
			'Deal 1 damage to each other player.'
		],
		[
			say.each(['player', 'monster'], say.takeDamage(1, 'chosen')),
			'Each player and monster takes 1 damage.'
		],
		[
			say.each('player', say.giveLoot(2, 'chosen', { rightOf: 'chosen' })),
			'Each player gives 2 loot cards to the player to their right.'
		],
		[say.each('player', say.lookAtHand('chosen')), "Look at each player's hand."],
		[
			say.each('player', and(loot(1, 'chosen'), say.discard(1, 'chosen'))),
			'Each player loots 1 and discards a loot card.'
		],
		[
			say.each('player', and(loot(1, 'chosen'), gainCents(1))),
			'For each player, that player loots 1 and you gain 1¢.'
		],
		[
			say.each(
				'player',
				say.choose([a('item', by('chosen'))], say.destroy('chosen'), say.exactly(1), 'chosen')
			),
			'Each player chooses an item they control and destroys it.'
		],
		[
			say.each('player', say.each(a('item', by('chosen')), say.recharge('chosen'))),
			'For each player, recharge each item that player controls.'
		],
		[inTurn(say.each('player', loot(1, 'chosen')), loot(2)), 'Each player loots 1. Loot 2.'],
		[
			may(inTurn(say.each('player', loot(1, 'chosen')), loot(2))),
			'You may have each player loot 1, then loot 2.'
		]
	],
	repeat: [
		[say.repeat(3, loot(1)), '3 times, loot 1.'],
		[
			say.repeat(say.countersOn(), inTurn(loot(1), say.discard(1))),
			'As many times as the number of counters on this, loot 1, then discard a loot card.'
		]
	],
	'repeat while': [
		[
			say.repeatWhile(say.atLeast(say.owned('¢'), 1), say.loseCents(1)),
			'Once, and again as long as you have 1¢ or more, lose 1¢.'
		],
		[
			say.repeatOnceResolved(say.atLeast(say.owned('¢'), 1), say.takeDamage(1)),
			'Once, and again as long as you have 1¢ or more once all of that has resolved, take 1 damage.'
		]
	],
	'choose number': [
		[
			say.chooseNumber(1, 6, loot('that number')),
			'You choose a number from 1 to 6. Loot equal to that number.'
		],
		[
			say.chooseDifferentNumber(1, 6, loot('that number')),
			'You choose a different number from 1 to 6. Loot equal to that number.'
		]
	],
	'delayed trigger': [
		[
			say.nextTime({ on: 'play loot', who: 'you' }, say.copy('it')),
			'The next time you play a loot card this turn, copy it.'
		],
		[
			say.tillThen(say.takesDamage('you'), loot(1)),
			'Till end of turn, each time you take damage, loot 1.'
		],
		[
			say.nextTime(say.rolls('a player', 1), gainCents(1, 'they'), 'indefinitely'),
			'The next time a player rolls a 1, they gain 1¢.'
		],
		[
			say.tillThen(say.takesDamage('you'), loot(1), 'your next turn'),
			'Till your next turn starts, each time you take damage, loot 1.'
		],
		[
			say.nextTime(say.youDie, loot(1), 'end of your next turn'),
			'The next time you die, before paying penalties before the end of your next turn, loot 1.'
		],
		[
			say.tillThen(say.youDie, loot(1), 'indefinitely'),
			'From now on, each time you die, before paying penalties, loot 1.'
		]
	],
	'make true': [
		[
			say.makeTrue({ stat: 'evasion', of: 'monsters', add: 1 }),
			'Till end of turn, monsters have +1 evasion.'
		],
		[
			say.makeTrue(
				say.replaces(say.would('take damage', 'you'), { amount: 1 }),
				'end of turn',
				true
			),
			'The next time you would take any amount of damage this turn, take 1 damage instead.'
		],
		[
			say.makeTrue({ cost: 'purchases', of: 'you', set: 0 }, 'end of turn', true),
			'Once, till end of turn, purchases you make cost 0¢.'
		],
		[
			say.makeTrue({ cant: 'attack', who: 'players' }, 'your next turn'),
			"Till your next turn starts, players can't attack."
		],
		[
			say.makeTrue({ rewards: 'doubled' }, 'indefinitely'),
			'From now on, the rewards of this are doubled.'
		]
	],
	'gain abilities': [
		[
			say.gainAbilities('this', 'end of turn', say.eachTime(say.takesDamage('you'), loot(1))),
			'This gains "Each time you take damage, loot 1." till end of turn.'
		],
		[
			say.gainAbilities(
				'this',
				'end of turn',
				say.tap(say.roll(say.on([1], loot(1)))),
				say.tap(loot(2))
			),
			'This gains till end of turn these abilities-\n• ↷: Roll-\n1: Loot 1.\n• ↷: Loot 2.'
		]
	],
	'become item': [
		[say.becomeItem(), 'This becomes an item.'],
		[say.becomeItem('this', []), 'This becomes an item without abilities.'],
		[
			say.becomeItem('this', [say.tap(loot(1)), say.always({ stat: 'hp', of: 'you', add: 1 })]),
			'This becomes an item with "↷: Loot 1." and "You have +1 HP."'
		]
	],
	'choose one': [
		[
			say.chooseOne(say.option(loot(1)), say.option(kill(), target('monster'))),
			'Choose one-\n• Loot 1.\n• Kill a monster.'
		],
		[
			ifYouDo(say.destroy('this'), say.chooseOne(say.option(loot(1)), say.option(gainCents(1)))),
			'Destroy this. If you do, choose one-\n• Loot 1.\n• Gain 1¢.'
		]
	],
	roll: [
		[
			say.roll(say.on([1, 2], gainCents(1)), say.on([3, 4, 5], loot(1))),
			'Roll-\n1-2: Gain 1¢.\n3-5: Loot 1.'
		],
		[
			say.roll(say.on([1, 6], say.dealDamage(1), target('player'))),
			'Roll-\n1 or 6: Deal 1 damage to a player.'
		],
		[
			say.roll(say.on([1], gainCents(2, targeted())), say.on([2], kill())),
			'Choose a player. Roll-\n1: They gain 2¢.\n2: Kill them.',
			they
		],
		[
			say.rollBy('active player', say.onAnyResult(say.takeDamage('that much', 'active player'))),
			'The active player rolls-\n1-6: The active player takes that much damage.'
		],
		[
			{ do: 'roll', who: 'you', times: 2, outcomes: [say.on([1], loot(1))] },
			'Roll 2 times-\n1: Loot 1.'
		],
		[
			say.eachRolls('player', say.each(a('player', say.withRoll('highest')), loot(1, 'chosen')), 3),
			'Each player rolls 3 times-\nEach player with the highest result or tied for the highest loots 1.'
		]
	],
	pick: [
		[
			say.pick(['player'], say.anyNumber, each(a('player', 'picked'), loot(1, 'chosen'))),
			'You pick any number of players and each picked player loots 1.'
		],
		[
			say.pick([a('player', 'another')], say.upTo(2), gainCents({ count: a('player', 'picked') })),
			'You pick up to 2 other players and gain ¢ equal to the number of picked players.'
		]
	],
	remember: [
		[
			inTurn(
				each(a('player', 'another'), may(gainCents(1, 'chosen'), 'chosen')),
				say.remember('those who did', gainCents('that number'))
			),
			'Each other player may gain 1¢. Remember the number of those who did. Gain ¢ equal to that number.'
		],
		[
			{
				do: 'remember',
				amount: 'that much',
				effect: say.nextTime(say.rollsADice('you'), {
					do: 'set roll',
					what: 'it',
					to: 'that number'
				})
			},
			'Remember how much that was. The next time you roll a dice this turn, make the result of it that number.'
		]
	],
	vote: [
		[
			{ do: 'vote', who: 'player', on: ['item'], winner: say.destroy('chosen'), tie: inTurn() },
			'Each player votes on an item-\nMost votes: Destroy it.\nTie: Nothing happens.'
		],
		[
			{
				do: 'vote',
				who: a('player', 'living'),
				on: ['player'],
				winner: loot(1, 'chosen'),
				tie: null
			},
			'Each living player votes on a player-\nMost votes, tied ones too: That player loots 1.'
		],
		[
			{
				do: 'vote',
				who: 'player',
				on: ['left', 'right'],
				winner: [
					{ do: 'pass hands', to: 'left' },
					{ do: 'pass hands', to: 'right' }
				],
				tie: loot(1)
			},
			'Each player votes on "left" or "right"-\nLeft: Pass each player\'s hand to the player to their left.\nRight: Pass each player\'s hand to the player to their right.\nTie: Loot 1.'
		]
	],
	'by hand': [[{ do: 'by hand', words: 'Juggle 3 apples.' }, 'Juggle 3 apples.']]
};

describe('connectives', () => {
	it.each(effectCases(CONNECTIVES))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
