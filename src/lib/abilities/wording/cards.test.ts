import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { Ability } from '../grammar.ts';
import { partAt } from '../path.ts';
import { wordAbility, wordLines } from '../wording.ts';

const { a, by, target, targeted, loot, gainCents, kill, eachTime, whenever, inTurn: then } = say;

type Row = readonly [name: string, text: string, abilities: readonly Ability[]];
const card = (name: string, text: string, ...abilities: Ability[]): Row => [name, text, abilities];

/** Cards of the base set as the language says them, with their lines. */
const CARDS: readonly Row[] = [
	// Characters and starting items
	card('Isaac', '↷: Play an additional loot card this turn.', say.tap(say.gainLootPlay)),
	card(
		'Book of Belial',
		'↷: Add +1 or -1 to a dice roll.\nAt the end of your turn, recharge this.',
		say.tap(say.addToRoll([1, -1]), target('dice roll')),
		say.at(say.endOfYourTurn, say.recharge())
	),
	card(
		'Forever Alone',
		'↷: Choose one-\n• Steal 1¢ from another player.\n• Look at the top card of a deck. Put it back.\n• Discard a loot card and loot 1.\nEach time you take damage, recharge this.',
		say.tap(
			say.chooseOne(
				say.option(say.stealCents(1), target(a('player', 'another'))),
				say.option(say.lookAndPutBack(1), target('deck')),
				say.option(say.and(say.discard(1), loot(1)))
			)
		),
		eachTime(say.takesDamage('you'), say.recharge())
	),
	card(
		'The Curse',
		'At the start of your turn, put the top card of a deck into discard.\n↷: Put the top card of a discard on top of its deck.',
		say.at(say.startOfYourTurn, say.putTopIntoDiscard(), target('deck')),
		say.tap(say.putTopOfDiscardOnDeck(), target('discard'))
	),
	card(
		'The Bone',
		'↷: Put a counter on this.\n$: Remove a counter from this: Add +1 to a dice roll.\n$: Remove 5 counters from this: This becomes a soul and loses all abilities.',
		say.tap(say.putCounters()),
		say.paid(
			[{ pay: 'counters', amount: 1, named: null }],
			say.addToRoll([1]),
			target('dice roll')
		),
		say.paid(
			[{ pay: 'counters', amount: 5, named: null }],
			say.and(say.becomeSoul(), say.loseAbilities())
		)
	),
	card(
		'Incubus',
		'↷: Choose one-\n• Choose a player. Look at their hand. You may swap a loot card with them.\n• Loot 1. Put a loot card from your hand on top of the loot deck.',
		say.tap(
			say.chooseOne(
				say.option(
					then(say.lookAtHand(), say.may({ do: 'swap loot cards', who: 'you', with: targeted() })),
					target('player')
				),
				say.option(then(loot(1), say.putFromHand(1, 'top of deck')))
			)
		)
	),
	// Treasures that trigger
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
	),
	card(
		'Blank Card',
		'↷: The next time you play a loot card this turn, if it is a non-trinket non-ambush loot being played, copy it.',
		say.tap(
			say.nextTime(
				{ on: 'play loot', who: 'you' },
				say.ifSo(say.isA('it', a('loot being played', 'non-trinket', 'non-ambush')), say.copy('it'))
			)
		)
	),
	card(
		'Boomerang',
		'↷: Choose another player. Steal a loot card from them at random.',
		say.tap(say.stealLoot(1, targeted(), 'random'), target(a('player', 'another')))
	),
	card(
		'Box',
		'↷: Destroy this. If you do, play any number of additional loot cards this turn.',
		say.tap(say.ifYouDo(say.destroy('this'), say.gainLootPlays('any number')))
	),
	card(
		'Chaos',
		"↷: Pass each player's hand to the player to their left.",
		say.tap({ do: 'pass hands', to: 'left' })
	),
	card(
		'Chaos Card',
		'↷: Destroy this. If you do, choose one-\n• Kill a player or monster.\n• Destroy an item or soul.',
		say.tap(
			say.ifYouDo(
				say.destroy('this'),
				say.chooseOne(
					say.option(kill(), target('player', 'monster')),
					say.option(say.destroy(), target('item', 'soul'))
				)
			)
		)
	),
	card(
		'Compost',
		'↷: The next time a player would loot any number of loot cards, they loot from the top of the loot discard instead.',
		say.tap(
			say.makeTrue(
				say.replaces(say.would('loot', 'a player'), { from: 'loot discard' }),
				'indefinitely',
				true
			)
		)
	),
	card(
		'Crystal Ball',
		'↷: You choose a number from 1 to 6 and the next time a player rolls, if that much is at least that much, loot 3.',
		say.tap(
			say.chooseNumber(
				1,
				6,
				say.nextTime(
					say.rolls('a player'),
					say.ifSo(say.atLeast('that much', 'that much'), loot(3)),
					'indefinitely'
				)
			)
		)
	),
	card(
		'Diplopia',
		'↷: Choose a non-eternal passive item. This becomes a copy of it till end of turn.',
		say.tap(say.becomeCopy(targeted(), 'end of turn'), target(a('item', 'non-eternal', 'passive')))
	),
	card(
		'Flush',
		'↷: Choose one-\n• Put each monster not being attacked on the bottom of its deck.\n• Put each item in the shop on the bottom of its deck.',
		say.tap(
			say.chooseOne(
				say.option(
					say.each(a('monster', 'not being attacked'), say.putIt('chosen', 'bottom of deck'))
				),
				say.option(say.each(a('item', 'in the shop'), say.putIt('chosen', 'bottom of deck')))
			)
		)
	),
	card(
		'Glass Cannon',
		'↷: Destroy another item. Roll-\n1-5: Destroy this and loot 2.\n6: Recharge this.',
		say.tap(
			then(
				say.destroy(),
				say.roll(
					say.on([1, 2, 3, 4, 5], say.and(say.destroy('this'), loot(2))),
					say.on([6], say.recharge())
				)
			),
			target(a('item', 'another'))
		)
	),
	card(
		"Guppy's Paw",
		'↷: Choose a player. Pay 1 HP. If you do, prevent the next instance of up to 2 damage they would take this turn.',
		say.tap(say.ifYouDo(say.payHP(1), say.preventNextInstance(targeted(), 2)), target('player'))
	),
	card(
		"Mom's Bra",
		'↷: The next time you would take any amount of damage this turn, take 1 damage instead.',
		say.tap(
			say.makeTrue(
				say.replaces(say.would('take damage', 'you'), { amount: 1 }),
				'end of turn',
				true
			)
		)
	),
	card(
		"Mom's Shovel",
		'This enters play deactivated.\n↷: Choose a soul another player controls. Destroy this. If you do, steal it.',
		say.always({
			replace: { event: { would: 'enter play', who: 'this' }, by: { also: say.deactivate() } }
		}),
		say.tap(say.ifYouDo(say.destroy('this'), say.steal()), target(a('soul', 'of another player')))
	),
	card(
		'Monster Manual',
		'↷: Choose a monster. The active player must attack it this turn if able.',
		say.tap(say.mustAttack({ target: 0 }), target('monster'))
	),
	card(
		'Remote Detonator',
		'↷: Each player votes on an item-\nMost votes: Destroy it.\nTie: Nothing happens.',
		say.tap({
			do: 'vote',
			who: 'player',
			on: ['item'],
			winner: say.destroy('chosen'),
			tie: then()
		})
	),
	card(
		'Two of Clubs',
		'↷: Till end of turn, if a player would loot any number of loot cards, they loot 2 times that many loot cards instead.',
		say.tap(
			say.makeTrue(
				say.replaces(say.would('loot', a('player')), { amount: say.times('that much', 2) })
			)
		)
	),
	card(
		'Contract from Below',
		'$: Destroy 2 items you control: Steal a non-eternal item a player controls.',
		say.paid(
			[{ pay: 'destroy', amount: 2 }],
			say.steal(),
			target(a('item', 'non-eternal', 'controlled'))
		)
	),
	card(
		'Donation Machine',
		'$: Give another non-eternal item you control to another player: Gain 8¢.',
		say.paid([{ pay: 'give', what: a('item', 'another', 'non-eternal', by('you')) }], gainCents(8))
	),
	card(
		'Daddy Haunt',
		'If you would take any amount of damage, take that much damage +1 instead.\nWhen you die, before paying penalties, you choose another player and give this to that player.',
		say.always(say.replaces(say.would('take damage', 'you'), { amount: say.plus('that much', 1) })),
		whenever(say.youDie, say.choose([a('player', 'another')], say.give('this', 'chosen')))
	),
	card(
		'Counterfeit Penny',
		'If you would gain any number of ¢, gain that much +1¢ instead.',
		say.always(say.replaces(say.would('gain ¢', 'you'), { amount: say.plus('that much', 1) }))
	),
	// Monsters and events
	card(
		'Ambush',
		'The active player must attack the monster deck 2 times this turn if able.',
		say.ofEvent(say.mustAttack('monster deck', 'active player', 2))
	),
	card(
		'Big Spider',
		'When this dies, the active player may attack the monster deck an additional time this turn.',
		whenever(say.thisDies, say.mayAttackAgain('monster deck'))
	),
	card(
		'Black Bony',
		'When this dies, this deals 1 damage to the player who killed it.',
		whenever(say.thisDies, say.dealDamage(1, 'killer', 'this'))
	),
	card(
		'Boom Fly',
		'When this dies, this deals 1 damage to each player.',
		whenever(say.thisDies, say.each('player', say.dealDamage(1, 'chosen', 'this')))
	),
	card(
		'Carrion Queen',
		'If this would take any amount of combat damage on attack rolls of 4 or 5, prevent that damage.',
		say.always(
			say.replaces(
				{ would: 'take damage', who: 'this', combat: true, on: [4, 5] },
				{ prevent: null }
			)
		)
	),
	card(
		'Chub',
		'Each time a player rolls an attack roll of 1 against this, this heals 2 HP.',
		eachTime({ on: 'roll', who: 'a player', numbers: [1], attack: 'on this' }, say.heal(2, 'this'))
	),
	card(
		'Cursed Gaper',
		'Each time a player rolls a 4, each monster gains +1 ATK till end of turn.',
		eachTime(
			say.rolls('a player', 4),
			say.each('monster', say.gainTillEndOfTurn('attack', 1, 'chosen'))
		)
	),
	card(
		"Cursed Mom's Hand",
		"When a player rolls a 6, cancel everything that hasn't resolved. End the turn.",
		whenever(say.rolls('a player', 6), then(say.cancelEverything, say.endTheTurn))
	),
	card(
		'Cursed Psy Horf',
		'Each time a player activates an item, they take 1 damage.',
		eachTime({ on: 'activate', who: 'a player', what: 'item' }, say.takeDamage(1, 'they'))
	),
	card(
		'Dank Globin',
		'When this dies, the active player chooses a player and that player discards 2 loot cards.',
		whenever(
			say.thisDies,
			say.choose(['player'], say.discard(2, 'chosen'), say.exactly(1), 'active player')
		)
	),
	card(
		'Delirium',
		'Other monsters have +1 evasion.\nWhen this dies, put this in its deck 6 cards from the top.',
		say.always({ stat: 'evasion', of: 'other monsters', add: 1 }),
		whenever(say.thisDies, say.putIt('this', { fromTop: 6 }))
	),
	card(
		'Dinga',
		'When this dies on an attack roll of 6, till end of turn, the rewards of this are doubled.',
		whenever(
			{ ...say.thisDies, given: { onAttackRoll: [6] } },
			say.makeTrue({ rewards: 'doubled' })
		)
	),
	card(
		'Gemini',
		'While this has 1 HP or less, this has +1 ATK.',
		say.whileTrue(say.atMost({ stat: 'hp', of: 'this' }, 1), { stat: 'attack', of: 'this', add: 1 })
	),
	card(
		'Gluttony',
		"Each time this takes combat damage on an attack roll of 6, this deals 1 damage to the player to the active player's left.",
		eachTime(
			{ on: 'take damage', who: 'this', combat: true, given: { onAttackRoll: [6] } },
			say.dealDamage(1, { leftOf: 'active player' }, 'this')
		)
	),
	card(
		'Greed (monster)',
		'Each time this deals damage, each player loses 4¢.',
		eachTime(
			{ on: 'deal damage', who: 'this', to: null },
			say.each('player', say.loseCents(4, 'chosen'))
		)
	),
	card(
		'Greed (event)',
		'The active player chooses a player with the most ¢ or tied for the most and that player loses all their ¢.',
		say.ofEvent(
			then(
				say.choose(
					[a('player', say.withMost('¢'))],
					say.loseCents(say.owned('¢', 'chosen'), 'chosen'),
					say.exactly(1),
					'active player'
				)
			)
		)
	),
	card(
		'Hanger',
		'When this dies, expand shop slots by 1.',
		whenever(say.thisDies, say.expand('shop'))
	),
	card(
		'The Haunt',
		'Every other time this takes damage each turn, this gains +1 evasion till end of turn.',
		eachTime(say.everyOther(say.takesDamage('this')), say.gainTillEndOfTurn('evasion', 1, 'this'))
	),
	card(
		'Peep',
		'When this dies, search the monster deck for a card named "The Bloat". Put it in a monster slot not being attacked. Shuffle the monster deck.',
		whenever(say.thisDies, say.search('monster', { slot: 'monster' }, [say.named('The Bloat')]))
	),
	card(
		'Pestilence',
		'When this dies, the active player deals 2 damage, divided as chosen, to any number of monsters or players.',
		whenever(say.thisDies, say.divideDamage(2, ['monster', 'player'], 'active player'))
	),
	card(
		'Rag Man',
		'When this dies, after gaining rewards, the active player rolls-\n1 or 6: Put this on top of its deck.',
		whenever(
			say.thisDiesAfterRewards,
			say.rollBy('active player', say.on([1, 6], say.putIt('this', 'top of deck')))
		)
	),
	card(
		'The Lamb',
		'When this dies, the active player may choose another player and have that player choose a soul they control and give it to the active player.',
		whenever(
			say.thisDies,
			say.may(
				say.choose(
					[a('player', 'another')],
					say.choose(
						[a('soul', by('chosen'))],
						say.give('chosen', 'active player'),
						say.exactly(1),
						'chosen'
					),
					say.exactly(1),
					'active player'
				),
				'active player'
			)
		)
	),
	card(
		'Sloth',
		'When this dies, the player who killed it discards their hand.',
		whenever(say.thisDies, say.discard('hand', 'killer'))
	),
	card(
		'Psy Horf',
		'When this dies, recharge each item the active player controls.',
		whenever(say.thisDies, say.each(a('item', by('active player')), say.recharge('chosen')))
	),
	// Loot
	card(
		'Mega Battery',
		'Choose a player. Recharge each item they control.',
		say.lootAbility(say.each(a('item', by(targeted())), say.recharge('chosen')), target('player'))
	),
	card(
		'II. The High Priestess',
		'Choose a player or monster. Roll-\n1-6: Deal that much damage to them.',
		say.lootAbility(
			say.roll(say.onAnyResult(say.dealDamage('that much'))),
			target('player', 'monster')
		)
	),
	card(
		'III. The Empress',
		'Choose a player. They gain +1 ATK till end of turn and gain +1 to dice rolls till end of turn.',
		say.lootAbility(
			say.and(
				say.gainTillEndOfTurn('attack', 1, targeted()),
				say.gainTillEndOfTurn('rolls', 1, targeted())
			),
			target('player')
		)
	),
	card(
		'IV. The Emperor',
		'Look at the top 5 cards of the monster deck. Put 1 of them on top of the monster deck. Put the rest on the bottom of the monster deck in any order.',
		say.lootAbility(
			say.look(say.topOf('monster', 5), 'bottom of deck', [say.take(say.exactly(1), 'top of deck')])
		)
	),
	card(
		'XI. Strength',
		'Choose a player. They gain +1 ATK till end of turn and may attack an additional time this turn.',
		say.lootAbility(
			say.and(
				say.gainTillEndOfTurn('attack', 1, targeted()),
				say.mayAttackAgain('anything', targeted())
			),
			target('player')
		)
	),
	card(
		"Cain's Eye, and more",
		'Look at the top card of the loot deck. You may put it on the bottom of the loot deck. Otherwise, put it back. Loot 2.',
		say.lootAbility(
			then(
				say.look({ in: 'deck', deck: 'loot', top: 1 }, 'top of deck', [
					say.take(say.upTo(1), 'bottom of deck')
				]),
				loot(2)
			)
		)
	),
	card(
		'XV. The Devil',
		'You choose an item you control and destroy it. If you do, you choose a non-eternal item a player controls or an item in the shop and steal it.',
		say.lootAbility(
			say.ifYouDo(
				say.choose([a('item', by('you'))], say.destroy('chosen')),
				say.choose(
					[a('item', 'non-eternal', 'controlled'), a('item', 'in the shop')],
					say.steal('chosen')
				)
			)
		)
	),
	card(
		'XIX. The Sun',
		"Put this on the bottom of its deck. If you do, if it's your turn, take an extra turn after this one.",
		say.lootAbility(
			say.ifYouDo(say.putIt('this', 'bottom of deck'), say.ifSo(say.yourTurn, say.extraTurn()))
		)
	),
	card(
		'Ehwaz',
		'For each monster not being attacked, put it into discard and replace it with the top card of its deck.',
		say.lootAbility(
			say.each(
				a('monster', 'not being attacked'),
				say.and(say.putIt('chosen', 'discard'), say.replaceWithTop('chosen'))
			)
		)
	),
	card(
		'Blank Rune',
		'Roll-\n1: Each player gains 1¢.\n2: Each player loots 2.',
		say.lootAbility(
			say.roll(
				say.on([1], say.each('player', gainCents(1, 'chosen'))),
				say.on([2], say.each('player', loot(2, 'chosen')))
			)
		)
	),
	card(
		"Guppy's Hairball",
		'Each time you would take damage, roll-\n6: Prevent 1 of that damage.',
		eachTime({ on: 'would take damage', who: 'you' }, say.roll(say.on([6], say.preventDamage(1))))
	),
	card(
		'Lost Soul',
		'When this enters play, this becomes a soul.',
		whenever(say.entersPlay, say.becomeSoul())
	)
];

describe('cards', () => {
	it.each(CARDS)('%s', (_, text, abilities) => {
		expect(abilities.map(wordAbility).join('\n')).toBe(text);
	});

	it.each(CARDS)('every line of %s is a part of it', (_, __, abilities) => {
		for (const ability of abilities)
			for (const { path } of wordLines(ability)) expect(partAt(ability, path)).not.toBeNull();
	});
});
