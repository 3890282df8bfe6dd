import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { partAt } from '../path.ts';
import { wordAbility, wordLines } from '../wording.ts';
import { card, type CardRow } from './test-tables.ts';

const { a, by, eachTime, whenever, inTurn: then } = say;

const CARDS: readonly CardRow[] = [
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
		'While this has 1 HP, this has +1 ATK.',
		say.whileTrue(say.equals({ stat: 'hp', of: 'this' }, 1), { stat: 'attack', of: 'this', add: 1 })
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
	)
];

describe('monsters and events', () => {
	it.each(CARDS)('%s', (_, text, abilities) => {
		expect(abilities.map(wordAbility).join('\n')).toBe(text);
	});

	it.each(CARDS)('every line of %s is a part of it', (_, __, abilities) => {
		for (const ability of abilities)
			for (const { path } of wordLines(ability)) expect(partAt(ability, path)).not.toBeNull();
	});
});
