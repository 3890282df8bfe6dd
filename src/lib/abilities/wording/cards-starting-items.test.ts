import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { partAt } from '../path.ts';
import { wordAbility, wordLines } from '../wording.ts';
import { card, type CardRow } from './test-tables.ts';

const { a, target, targeted, loot, eachTime, inTurn: then } = say;

const CARDS: readonly CardRow[] = [
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
	)
];

describe('characters and starting items', () => {
	it.each(CARDS)('%s', (_, text, abilities) => {
		expect(abilities.map(wordAbility).join('\n')).toBe(text);
	});

	it.each(CARDS)('every line of %s is a part of it', (_, __, abilities) => {
		for (const ability of abilities)
			for (const { path } of wordLines(ability)) expect(partAt(ability, path)).not.toBeNull();
	});
});
