import { describe, expect, it } from 'vitest';
import * as say from '../../build/index.ts';
import { wordAbility } from '../../wording.ts';
import type { CentsAndCards } from './cents-and-cards.ts';
import { effectCases, readBack, type EffectRow } from '../../wording/test-tables.ts';

const { a, target, targeted, loot, gainCents } = say;
const they = target('player');

const VERBS: Readonly<Record<CentsAndCards['do'], readonly EffectRow[]>> = {
	'gain ¢': [
		[gainCents(3), 'Gain 3¢.'],
		[gainCents(5, targeted()), 'Choose a player. They gain 5¢.', they],
		[gainCents(1, 'active player'), 'The active player gains 1¢.'],
		[gainCents(say.owned('souls')), 'Gain ¢ equal to the number of souls you have.'],
		[gainCents(say.plus('that much', 2)), 'Gain that much +2¢.']
	],
	'lose ¢': [
		[say.loseCents(4), 'Lose 4¢.'],
		[say.loseCents(7, targeted()), 'Choose a player. They lose 7¢.', they],
		[say.loseCents(say.owned('¢')), 'Lose all your ¢.'],
		[say.loseCents({ half: say.owned('¢') }), 'Lose half your ¢, rounded down.'],
		[
			say.loseCents({ half: say.plus(say.owned('¢', targeted()), 1) }, targeted()),
			'Choose a player. They lose half their ¢, rounded up.',
			they
		]
	],
	'pay ¢': [
		[say.payCents(3), 'Pay 3¢.'],
		[{ do: 'pay ¢', who: 'you', amount: { min: 0, max: null } }, 'Pay any number of ¢.']
	],
	'give ¢': [[say.giveCents(2, 'active player', 'you'), 'The active player gives you 2¢.']],
	'steal ¢': [
		[say.stealCents(3), 'Steal 3¢ from a player.', they],
		[
			say.stealCents(say.owned('¢', targeted())),
			'Choose a player. Steal all their ¢ from them.',
			they
		]
	],
	loot: [
		[loot(1), 'Loot 1.'],
		[loot(2, 'active player'), 'The active player loots 2.'],
		[
			loot(say.owned('loot cards', targeted())),
			'Choose a player. Loot equal to the number of loot cards in their hand.',
			they
		]
	],
	discard: [
		[say.discard(1), 'Discard a loot card.'],
		[say.discard(2), 'Discard 2 loot cards.'],
		[say.discard('hand'), 'Discard your hand.'],
		[say.discard(say.anyNumber), 'Discard any number of loot cards.'],
		[say.discard('hand', 'active player'), 'The active player discards their hand.'],
		[say.discard({ half: say.owned('loot cards') }), 'Discard half your hand, rounded down.']
	],
	'give loot cards': [
		[say.giveLoot(1, targeted(), 'you'), 'Choose a player. They give you a loot card.', they],
		[say.giveLoot('hand', 'you', { leftOf: 'you' }), 'Give your hand to the player to your left.'],
		[
			say.giveLoot('hand', 'active player', { leftOf: 'you' }),
			'The active player gives their hand to the player to your left.'
		],
		[say.stealLoot(1), 'Choose a player. Steal a loot card from them.', they],
		[
			say.stealLoot(2, targeted(), 'random'),
			'Choose a player. Steal 2 loot cards from them at random.',
			they
		],
		[
			say.giveLoot(1, 'you', targeted(), 'active player'),
			'Choose a player. Give them a loot card that the active player chooses.',
			they
		]
	],
	'swap loot cards': [
		[
			{ do: 'swap loot cards', who: 'you', with: targeted() },
			'Choose a player. Swap a loot card with them.',
			they
		]
	],
	'swap hands': [
		[
			{ do: 'swap hands', who: 'you', with: targeted() },
			'Choose a player. Swap hands with them.',
			they
		]
	],
	'pass hands': [
		[{ do: 'pass hands', to: 'left' }, "Pass each player's hand to the player to their left."],
		[{ do: 'pass hands', to: 'right' }, "Pass each player's hand to the player to their right."]
	],
	'put cards from hand': [
		[
			say.putFromHand(3, 'bottom of deck'),
			'Put 3 loot cards from your hand on the bottom of the loot deck.'
		],
		[
			say.putFromHand(1, 'top of deck', 'active player'),
			'The active player puts a loot card from their hand on top of the loot deck.'
		]
	],
	'look at hand': [[say.lookAtHand(), "Look at a player's hand.", they]],
	look: [
		[
			say.look(say.topOf('loot', 5), 'discard', [say.take(say.anyNumber, { playedBy: 'you' })], {
				reveal: true
			}),
			'Reveal the top 5 cards of the loot deck. Play any number of them for free. Put the rest into discard.'
		],
		[
			say.look(say.topOf('monster', 6), 'bottom of deck', [
				say.take('all', 'given to players', 'non-monster')
			]),
			'Look at the top 6 cards of the monster deck. Give all of the non-monster cards among them to players of your choice. Put the rest on the bottom of the monster deck in any order.'
		],
		[
			say.look(say.topOf('loot', 8), 'bottom of deck', [say.take(say.exactly(1), 'top of deck')]),
			'Look at the top 8 cards of the loot deck. Put 1 of them on top of the loot deck. Put the rest on the bottom of the loot deck in any order.'
		],
		[
			say.look(say.topOf('room'), 'top of deck', [say.take(say.upTo(1), 'bottom of deck')]),
			'Look at the top card of the room deck. You may put it on the bottom of the room deck. Otherwise, put it back.'
		],
		[
			say.look(
				say.topOf('treasure', 3),
				'discard',
				[say.take(say.anyNumber, { gainedBy: 'you' }, 'guppy')],
				{ reveal: true }
			),
			'Reveal the top 3 cards of the treasure deck. Gain any number of the Guppy cards among them. Put the rest into discard.'
		],
		[
			say.look(say.topOf('monster', 7), 'top of deck', [], { order: 'random' }),
			'Look at the top 7 cards of the monster deck. Put them on top of the monster deck in a random order.'
		],
		[
			say.look({ in: 'under', under: 'this' }, 'discard', [
				say.take(say.exactly(1), { handOf: 'you' })
			]),
			'Look at the cards under this. Put 1 of them into your hand. Put the rest into discard.'
		],
		[
			say.look({ in: 'hand', of: targeted() }, { handOf: targeted() }, [
				say.take(say.upTo(1), 'discard')
			]),
			'Choose a player. Look at the cards in their hand. Put up to 1 of them into discard. Put the rest into their hand.',
			they
		]
	],
	search: [
		[
			say.search('treasure', { gainedBy: 'you' }, ['guppy']),
			'Search the treasure deck for a Guppy card. Gain it. Shuffle the treasure deck.'
		],
		[
			say.search('monster', { slot: 'monster' }, [say.named('The Bloat')]),
			'Search the monster deck for a card named "The Bloat". Put it in a monster slot not being attacked. Shuffle the monster deck.'
		],
		[
			say.search('loot', { handOf: 'you' }, [], 2),
			'Search the loot deck for up to 2 cards. Put them into your hand. Shuffle the loot deck.'
		]
	],
	'reveal until': [
		[
			{
				do: 'reveal until',
				deck: 'monster',
				where: ['event'],
				count: 1,
				to: { newSlot: 'monster' },
				rest: 'discard'
			},
			'Reveal cards from the top of the monster deck until an event card is revealed. Put it in a new monster slot. Put the rest into discard.'
		],
		[
			{
				do: 'reveal until',
				deck: 'loot',
				where: ['non-trinket'],
				count: 2,
				to: { handOf: 'you' },
				rest: 'bottom of deck'
			},
			'Reveal cards from the top of the loot deck until 2 non-trinket cards are revealed. Put them into your hand. Put the rest on the bottom of the loot deck.'
		]
	],
	shuffle: [[say.shuffle('loot'), 'Shuffle the loot deck.']],
	'look and put back': [
		[
			say.lookAndPutBack(say.owned('souls')),
			'Look at the top x cards of a deck, where x is the number of souls you have. Put them back in any order.',
			target('deck')
		],
		[say.lookAndPutBack(1), 'Look at the top card of a deck. Put it back.', target('deck')]
	],
	'put top of deck': [
		[say.putTopIntoDiscard(), 'Put the top card of a deck into discard.', target('deck')],
		[
			say.putTop(targeted(), 'bottom of deck'),
			'Put the top card of a deck on the bottom of that deck.',
			target('deck')
		],
		[
			say.putTop(targeted(), { newSlot: 'monster' }),
			'Put the top card of a deck in a new monster slot.',
			target('deck')
		]
	],
	'put top of discard on deck': [
		[
			say.putTopOfDiscardOnDeck(),
			'Put the top card of a discard on top of its deck.',
			target('discard')
		]
	],
	'put top of discard': [
		[
			say.putTopOfDiscard('loot', { handOf: 'active player' }),
			"Put the top card of the loot discard into the active player's hand."
		]
	],
	'put from discard': [
		[
			say.putFromDiscard('loot', say.exactly(1), 'top of deck', 'non-trinket'),
			'Put a non-trinket loot card in discard on top of the loot deck.'
		],
		[
			say.putFromDiscard('loot', say.upTo(3), { handOf: 'you' }),
			'Put up to 3 loot cards in discard into your hand.'
		]
	],
	'put from under': [
		[
			say.putFromUnder(say.exactly(1), { handOf: 'you' }),
			'Put a card from under this into your hand.'
		],
		[
			say.putFromUnder(say.upTo(2), 'discard', targeted(), 'event'),
			'Choose an item. Put up to 2 event cards from under it into discard.',
			target('item')
		]
	],
	play: [
		[
			{
				do: 'play',
				who: 'you',
				from: { in: 'hand', of: 'you', latest: true },
				where: ['non-trinket'],
				copy: false,
				free: true,
				must: true
			},
			'You must play a non-trinket loot card from among the latest card in your hand for free.'
		],
		[
			{
				do: 'play',
				who: 'you',
				from: { in: 'discard', deck: 'loot' },
				where: [],
				copy: false,
				free: true,
				must: false
			},
			'You may play a loot card from among the cards in the loot discard for free.'
		],
		[
			{
				do: 'play',
				who: 'active player',
				from: { in: 'hand', of: 'active player' },
				where: [],
				copy: false,
				free: false,
				must: true
			},
			"The active player must play a loot card from among the cards in the active player's hand."
		],
		[
			{
				do: 'play',
				who: 'you',
				from: { in: 'outside' },
				where: [],
				copy: true,
				free: true,
				must: true
			},
			'You must play a copy of a loot card from among the cards outside the game for free.'
		]
	],
	'let play': [
		[
			{
				do: 'let play',
				who: 'you',
				from: { in: 'under', under: 'this', latest: true },
				where: [],
				copy: false,
				free: true,
				until: 'end of turn'
			},
			'You may play a loot card from among the latest card under this till end of turn for free.'
		],
		[
			{
				do: 'let play',
				who: 'you',
				from: { in: 'hand', of: targeted() },
				where: ['non-trinket', 'non-ambush'],
				copy: true,
				free: true,
				until: 'end of turn'
			},
			'Choose a player. You may play a copy of a non-trinket non-ambush loot card from among the cards in their hand till end of turn for free.',
			target('player')
		],
		[
			{
				do: 'let play',
				who: 'active player',
				from: { in: 'under', under: 'this' },
				where: [],
				copy: false,
				free: false,
				until: 'indefinitely'
			},
			'The active player may play a loot card from among the cards under this from now on.'
		]
	],
	'put from outside': [
		[
			{
				do: 'put from outside',
				who: 'you',
				where: [{ named: 'The Harbingers' }],
				amount: { min: 1, max: 1 },
				to: { slot: 'monster' }
			},
			'Fetch a card named "The Harbingers" from outside the game to put it in a monster slot not being attacked.'
		]
	],
	bid: [
		[
			{ do: 'bid', who: a('player', 'another'), what: targeted(), to: 'you' },
			'Choose an item in the shop. Let each other player bid for it, the highest bidder pays you and steals it.',
			target(a('item', 'in the shop'))
		]
	],
	'gain treasure': [
		[say.gainTreasure(1), 'Gain +1 treasure.'],
		[
			say.gainTreasure({ count: 'monster' }, 'active player'),
			'The active player gains treasure equal to the number of monsters.'
		]
	]
};

describe('verbs that move ¢ and cards', () => {
	it.each(effectCases(VERBS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
