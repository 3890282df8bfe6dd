import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { partAt } from '../path.ts';
import { wordAbility, wordLines } from '../wording.ts';
import { card, type CardRow } from './test-tables.ts';

const { a, by, target, targeted, loot, gainCents, eachTime, inTurn: then } = say;

const CARDS: readonly CardRow[] = [
	card(
		'Belly Button',
		'You may play an additional loot card on your turn.\nEach time you take damage, you may choose a character you control and recharge it.',
		say.always({ extra: 'loot plays', of: 'you', amount: 1 }),
		eachTime(
			say.takesDamage('you'),
			say.may(say.choose([a('character', by('you'))], say.recharge('chosen')))
		)
	),
	card(
		"Bob's Brain",
		'Each time you declare an attack, roll-\n1-2: Deal 1 damage to a monster.\n3-4: Deal 1 damage to a player.\n5-6: Take 1 damage.',
		eachTime(
			{ on: 'declare attack', who: 'you', against: null },
			say.roll(
				say.on([1, 2], say.dealDamage(1), target('monster')),
				say.on([3, 4], say.dealDamage(1), target('player')),
				say.on([5, 6], say.takeDamage(1))
			)
		)
	),
	card(
		'Brimstone',
		'You have +1 ATK.\nEach time you deal combat damage to a monster, deal 1 damage to another player.',
		say.always({ stat: 'attack', of: 'you', add: 1 }),
		eachTime(
			say.dealsCombatDamage('you', 'monster'),
			say.dealDamage(1),
			target(a('player', 'another'))
		)
	),
	card(
		'Bum-Bo',
		"If you would gain any number of ¢, this levels up by that much instead.\nLevel 1+: While it's your first attack roll this turn, you have +2 to attack rolls.\nLevel 10+: You have +1 ATK.\nLevel 25+: You may attack any number of additional times on your turn.",
		say.always(say.replaces(say.would('gain ¢', 'you'), { instead: say.levelUp('that much') })),
		say.atLevel(
			1,
			say.whileTrue(say.firstAttackRoll(), { stat: 'attack rolls', of: 'you', add: 2 })
		),
		say.atLevel(10, say.always({ stat: 'attack', of: 'you', add: 1 })),
		say.atLevel(25, say.always({ extra: 'attacks', of: 'you', amount: 'any number' }))
	),
	card(
		'Cambion Conception',
		'Each time you take damage, put that many counters on this. If there are 6 or more counters on this, remove 6 counters from this and gain +1 treasure.',
		eachTime(
			say.takesDamage('you'),
			then(
				say.putCounters('that much'),
				say.ifSo(
					say.atLeast(say.countersOn(), 6),
					say.and(say.removeCounters(6), say.gainTreasure(1))
				)
			)
		)
	),
	card(
		'Charged Baby',
		'Each time a player rolls a 2, you may recharge an item.',
		eachTime(say.rolls('a player', 2), say.may(say.recharge(targeted())), target('item'))
	),
	card(
		'Cheese Grater',
		'Each time a player rolls a 6, choose a deck. Reveal the top card of that deck. You may put it into discard. Otherwise, put it back.',
		eachTime(
			say.rolls('a player', 6),
			say.look(say.topOf({ target: 0 }), 'top of deck', [say.take(say.upTo(1), 'discard')], {
				reveal: true
			}),
			target('deck')
		)
	),
	card(
		'Curse of the Tower',
		'Each time you take damage, roll-\n1-3: Each other player takes 1 damage.\n4-6: Deal 1 damage to a monster.',
		eachTime(
			say.takesDamage('you'),
			say.roll(
				say.on([1, 2, 3], say.each(a('player', 'another'), say.takeDamage(1, 'chosen'))),
				say.on([4, 5, 6], say.dealDamage(1), target('monster'))
			)
		)
	),
	card(
		'Dead Bird',
		'Each time a player rolls a 3, you may look at their hand and steal a loot card from them.',
		eachTime(
			say.rolls('a player', 3),
			say.may(say.and(say.lookAtHand('they'), say.stealLoot(1, 'they')))
		)
	),
	card(
		'Dry Baby',
		'Damage you would take is reduced to 1.',
		say.always(say.replaces(say.would('take damage', 'you'), { amount: 1 }))
	),
	card(
		"Eden's Blessing",
		'At the end of your turn, if you have 0¢, gain 6¢.',
		say.at(say.endOfYourTurn, say.ifSo(say.atMost(say.owned('¢'), 0), gainCents(6)))
	),
	card(
		'Empty Vessel',
		'While you have 0 loot cards in hand, you have +1 ATK.\nWhile you have 0¢, you have +1 to attack rolls.',
		say.whileTrue(say.atMost(say.owned('loot cards'), 0), { stat: 'attack', of: 'you', add: 1 }),
		say.whileTrue(say.atMost(say.owned('¢'), 0), { stat: 'attack rolls', of: 'you', add: 1 })
	),
	card(
		'Finger',
		'Each time a player rolls a 2, choose a non-eternal item you control and a non-eternal item they control. You may swap the first item with the second item.',
		eachTime(
			say.rolls('a player', 2),
			say.may(say.swap({ target: 0 }, { target: 1 })),
			target(a('item', 'non-eternal', by('you'))),
			target(a('item', 'non-eternal', by('they')))
		)
	),
	card(
		'Goat Head',
		'At the end of your turn, you may discard any number of loot cards and loot equal to the amount done this way.',
		say.at(say.endOfYourTurn, say.may(say.and(say.discard(say.anyNumber), loot('done'))))
	),
	card(
		'Ipecac',
		'Each time you roll an attack roll of 6, deal 1 damage to each other player.',
		eachTime(
			{ on: 'roll', who: 'you', numbers: [6], attack: 'any' },
			say.each(a('player', 'another'), say.dealDamage(1, 'chosen'))
		)
	),
	card(
		"Monstro's Tooth",
		'At the start of your turn, choose a player at random and that player chooses an item they control and destroys it.',
		say.at(
			say.startOfYourTurn,
			say.chooseAtRandom(
				['player'],
				say.choose([a('item', by('chosen'))], say.destroy('chosen'), say.exactly(1), 'chosen')
			)
		)
	),
	card(
		'Restock',
		'At the start of your turn, you may choose any number of items in the shop and put each of them into discard.',
		say.at(
			say.startOfYourTurn,
			say.may(say.choose([a('item', 'in the shop')], say.putIt('chosen', 'discard'), say.anyNumber))
		)
	),
	card(
		'Spider Mod',
		'Each time a player rolls a 5, choose a monster not being attacked. You may put it into discard and replace it with the top card of its deck.',
		eachTime(
			say.rolls('a player', 5),
			say.may(say.and(say.putIt({ target: 0 }, 'discard'), say.replaceWithTop({ target: 0 }))),
			target(a('monster', 'not being attacked'))
		)
	),
	card(
		'Steamy Sale',
		'Shop items you purchase cost 5¢ less.',
		say.always({ cost: 'shop items', of: 'you', add: -5 })
	),
	card(
		'Tarot Cloth',
		'Each time a player rolls a 4, they give you a loot card.',
		eachTime(say.rolls('a player', 4), say.giveLoot(1, 'they', 'you'))
	),
	card(
		'The Chest',
		'If this would be destroyed, this becomes a soul instead.',
		say.always(say.replaces(say.would('be destroyed', 'this'), { instead: say.becomeSoul() }))
	),
	card(
		'The Dead Cat',
		'As this enters play, put 9 counters on this.\nIf you would take any amount of damage while there are 1 or more counters on this, remove that many counters from this instead.',
		say.always(say.asThisEnters(say.putCounters(9))),
		say.always(
			say.replaces(
				{ would: 'take damage', who: 'you', given: say.atLeast(say.countersOn(), 1) },
				{ instead: say.removeCounters('that much') }
			)
		)
	),
	card(
		'The Habit',
		'The first time you take damage each turn, you may recharge an item.',
		eachTime(
			say.eachTurn(say.takesDamage('you'), 1),
			say.may(say.recharge(targeted())),
			target('item')
		)
	),
	card(
		'Trinity Shield',
		"While it's your turn, other players can't play loot cards.\nWhile it's your turn, other players can't activate items.",
		say.whileTrue(say.yourTurn, { cant: 'play loot', who: 'other players' }),
		say.whileTrue(say.yourTurn, { cant: 'activate', who: 'other players' })
	)
];

describe('treasures that trigger or are static', () => {
	it.each(CARDS)('%s', (_, text, abilities) => {
		expect(abilities.map(wordAbility).join('\n')).toBe(text);
	});

	it.each(CARDS)('every line of %s is a part of it', (_, __, abilities) => {
		for (const ability of abilities)
			for (const { path } of wordLines(ability)) expect(partAt(ability, path)).not.toBeNull();
	});
});
