import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { partAt } from '../path.ts';
import { wordAbility, wordLines } from '../wording.ts';
import { card, type CardRow } from './test-tables.ts';

const { a, by, target, targeted, loot, gainCents, kill, whenever, inTurn: then } = say;

const CARDS: readonly CardRow[] = [
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
		'↷: You choose a number from 1 to 6 and the next time a player rolls, if that much is that number, loot 3.',
		say.tap(
			say.chooseNumber(
				1,
				6,
				say.nextTime(
					say.rolls('a player'),
					say.ifSo(say.equals('that much', 'that number'), loot(3)),
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
	)
];

describe('treasures with ↷ or $', () => {
	it.each(CARDS)('%s', (_, text, abilities) => {
		expect(abilities.map(wordAbility).join('\n')).toBe(text);
	});

	it.each(CARDS)('every line of %s is a part of it', (_, __, abilities) => {
		for (const ability of abilities)
			for (const { path } of wordLines(ability)) expect(partAt(ability, path)).not.toBeNull();
	});
});
