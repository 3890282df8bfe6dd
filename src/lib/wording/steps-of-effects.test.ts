import { describe, expect, it } from 'vitest';
import { emptied, IDS, table, type Sentences, type Verbs } from './fixture.ts';
import { happeningSentence } from './steps.ts';

const AMY = 0;
const BEN = 1;
const JAMES = 2;
const relic = { object: IDS.relic, card: 'the-relic' };
const d6 = { object: IDS.d6, card: 'the-d6' };
const gurdy = { object: IDS.gurdy, card: 'gurdy' };
const effect = { card: 'book-of-sin', line: 0, path: [1] };
const amy = { player: AMY };

const SENTENCES: Sentences<Verbs> = {
	'gave ¢': [
		[
			{ did: 'gave ¢', from: AMY, to: BEN, amount: 2, asked: 3, stolen: false },
			'Amy gives 2¢ of 3¢ to Ben: there is no more.'
		],
		[
			{ did: 'gave ¢', from: AMY, to: BEN, amount: 3, asked: 3, stolen: true },
			'Ben steals 3¢ from Amy.'
		]
	],
	'cannot pay': [
		[{ did: 'cannot pay', player: AMY, lacking: 'HP' }, 'Amy cannot pay: there is not enough HP.']
	],
	'paid HP': [[{ did: 'paid HP', player: AMY, amount: 1 }, 'Amy pays 1 HP.']],
	'gave loot cards': [
		[
			{ did: 'gave loot cards', from: AMY, to: BEN, count: 1, stolen: false },
			'Amy gives a loot card to Ben.'
		],
		[
			{ did: 'gave loot cards', from: AMY, to: BEN, count: 2, stolen: true },
			'Ben steals 2 loot cards from Amy.'
		],
		[
			{ did: 'gave loot cards', from: AMY, to: BEN, count: 0, stolen: true },
			'Ben steals no loot card from Amy.'
		]
	],
	'swapped loot cards': [
		[{ did: 'swapped loot cards', players: [AMY, BEN] }, 'Amy and Ben swap loot cards.']
	],
	'swapped hands': [[{ did: 'swapped hands', players: [AMY, BEN] }, 'Amy and Ben swap hands.']],
	'passed hands': [
		[{ did: 'passed hands', way: 'left' }, 'Every player passes their hand to the left.']
	],
	'looked at hand': [
		[{ did: 'looked at hand', player: AMY, whose: JAMES }, "Amy looks at James' hand."]
	],
	'revealed cards': [
		[
			{ did: 'revealed cards', player: AMY, deck: 'monster', count: 2 },
			'Amy reveals 2 cards of the monster deck.'
		]
	],
	searched: [
		[
			{ did: 'searched', player: AMY, deck: 'treasure', count: 1 },
			'Amy searches the treasure deck and takes 1 card.'
		],
		[
			{ did: 'searched', player: AMY, deck: 'treasure', count: 0 },
			'Amy searches the treasure deck and takes nothing.'
		]
	],
	shuffled: [[{ did: 'shuffled', deck: 'loot' }, 'The loot deck is shuffled.']],
	'gained object': [[{ did: 'gained object', player: AMY, source: relic }, 'Amy gains The Relic.']],
	'moved object': [
		[
			{ did: 'moved object', player: BEN, from: AMY, source: relic, how: 'steal' },
			'Ben steals The Relic from Amy.'
		],
		[
			{ did: 'moved object', player: BEN, from: AMY, source: relic, how: 'give' },
			'Amy gives The Relic to Ben.'
		],
		[
			{ did: 'moved object', player: BEN, from: null, source: relic, how: 'gain' },
			'Ben gains The Relic.'
		]
	],
	swapped: [[{ did: 'swapped', objects: [relic, d6] }, 'The Relic and The D6 are swapped.']],
	'rerolled item': [[{ did: 'rerolled item', source: relic }, 'The Relic is rerolled.']],
	flipped: [
		[{ did: 'flipped', source: relic, card: 'the-d6' }, 'The Relic is flipped: it is now The D6.']
	],
	'not flipped': [
		[{ did: 'not flipped', source: relic }, 'The Relic has no back face, so it is not flipped.']
	],
	'became soul': [
		[
			{ did: 'became soul', player: AMY, source: relic },
			'The Relic becomes a soul, and Amy gains it.'
		]
	],
	'became copy': [
		[
			{ did: 'became copy', source: d6, card: 'the-relic', effect },
			'The D6 becomes a copy of The Relic.'
		]
	],
	'became monster': [
		[{ did: 'became monster', player: AMY, source: relic }, "Amy's The Relic becomes a monster."]
	],
	'changed abilities': [
		[
			{ did: 'changed abilities', source: relic, effect },
			'Book of Sin changes the abilities of The Relic.'
		]
	],
	'put counters': [
		[
			{ did: 'put counters', on: relic, count: 2, name: 'gold' },
			'2 gold counters are put on The Relic.'
		],
		[{ did: 'put counters', on: amy, count: 1, name: null }, '1 counter is put on Amy.'],
		// 6.7: a counter without a name is a generic one.
		[{ did: 'put counters', on: amy, count: 2, name: 'plain' }, '2 counters are put on Amy.']
	],
	'removed counters': [
		[
			{ did: 'removed counters', on: relic, count: 1, name: null },
			'1 counter is removed from The Relic.'
		]
	],
	noted: [[{ did: 'noted', source: relic, number: 4 }, 'The Relic notes a 4.']],
	'cleared notes': [
		[
			{ did: 'cleared notes', source: relic, numbers: [4, 2] },
			'The Relic has 4 and 2 noted no longer.'
		]
	],
	healed: [[{ did: 'healed', of: gurdy, amount: 1, hp: 3 }, 'Gurdy heals 1: 3 HP left.']],
	'not healed': [
		[{ did: 'not healed', of: amy }, 'Amy cannot be healed: 0 HP.'],
		[{ did: 'not healed', of: amy, barred: true }, 'Amy cannot be healed.']
	],
	expanded: [
		[{ did: 'expanded', slot: 'shop', count: 1 }, 'There is 1 more shop slot.'],
		[{ did: 'expanded', slot: 'monster', count: 2 }, 'There are 2 more monster slots.']
	],
	replaced: [
		[
			{ did: 'replaced', event: 'gain ¢', of: amy, amount: 3, effect },
			'Amy would gain 3¢: Book of Sin replaces that.'
		],
		[
			{ did: 'replaced', event: 'be destroyed', of: relic, amount: null, effect },
			'The Relic would be destroyed: Book of Sin replaces that.'
		]
	],
	'replaced damage': [
		[
			{ did: 'replaced damage', to: amy, before: 2, amount: 1, effect },
			'Amy would take 2 damage: Book of Sin makes it 1.'
		],
		[
			{ did: 'replaced damage', to: amy, before: 1, amount: 1, effect },
			'Book of Sin leaves the damage to Amy at 1.'
		]
	],
	'replaced number': [
		[
			{ did: 'replaced number', player: AMY, item: 7, from: 2, to: 1, effect },
			'Amy would roll a 2: Book of Sin makes it a 1 instead.'
		]
	],
	'rolled several': [
		[
			{ did: 'rolled several', player: AMY, results: [2, 5], result: 5, effect },
			'Amy rolls 2 and 5 for Book of Sin: the 5 counts.'
		]
	],
	copied: [
		[
			{
				did: 'copied',
				item: {
					kind: 'loot',
					id: 60,
					card: 'bomb',
					controller: BEN,
					copy: true,
					context: { source: null, kind: null, you: BEN, targets: [], mode: null, event: {} }
				}
			},
			'A copy of Bomb! (Ben) goes on the stack.'
		]
	],
	doubled: [
		[
			{
				did: 'doubled',
				item: {
					kind: 'loot',
					id: 60,
					card: 'bomb',
					controller: BEN,
					doubled: true,
					context: { source: null, kind: null, you: BEN, targets: [], mode: null, event: {} }
				}
			},
			'What Bomb! (Ben) does is doubled.'
		]
	],
	'began effect': [[{ did: 'began effect', player: AMY, effect }, "Book of Sin's effect begins."]],
	'not done': [
		[
			{ did: 'not done', effect },
			'The first part of Book of Sin did nothing, so the rest does not happen.'
		]
	],
	'last counters': [
		[
			{ did: 'last counters', of: relic, count: 2, counted: true },
			'The Relic counts the 2 counters that it died with.'
		],
		[
			{ did: 'last counters', of: relic, count: 1, counted: false },
			'Nothing counts the 1 counter that The Relic died with.'
		]
	],
	'card in discard': [
		[
			{ did: 'card in discard', card: 'bomb', deck: 'loot' },
			'Nothing happens: Bomb! is in the loot discard by now.'
		]
	],
	'left to the table': [
		[
			{ did: 'left to the table', effect },
			"The judge can't read “Loot 1” on Book of Sin, so the players do it by hand."
		]
	],
	'each in order': [
		[
			{ did: 'each in order', effect, order: [amy, gurdy] },
			'Book of Sin affects Amy and Gurdy, in this order.'
		]
	],
	voted: [
		[
			{ did: 'voted', effect, winners: [{ word: 'mercy' }], votes: 2 },
			'The vote for Book of Sin goes to mercy with 2 votes.'
		],
		[
			{ did: 'voted', effect, winners: [{ player: AMY }, { player: BEN }], votes: 1 },
			'The vote for Book of Sin is tied: Amy and Ben have 1 vote each.'
		]
	],
	'gained purchase': [
		[{ did: 'gained purchase', player: AMY }, 'Amy may make an additional purchase this turn.']
	],
	'gained attack': [
		[
			{ did: 'gained attack', player: AMY, must: true, effect, on: 'anything', times: 1 },
			'Amy must make an additional attack this turn because of Book of Sin.'
		],
		[
			{ did: 'gained attack', player: AMY, must: false, effect, on: 'deck', times: 'any number' },
			'Amy may attack the monster deck any number of times this turn because of Book of Sin.'
		],
		[
			{ did: 'gained attack', player: AMY, must: true, effect, on: { player: BEN }, times: 2 },
			'Amy must make 2 additional attacks on Ben this turn because of Book of Sin.'
		],
		[
			{
				did: 'gained attack',
				player: AMY,
				must: true,
				effect,
				on: [{ slot: 'monster', index: 2 }, { player: BEN }],
				times: 1
			},
			'Amy must make an additional attack on monster slot 3 or Ben this turn because of Book of Sin.'
		]
	],
	'must attack': [
		[
			{ did: 'must attack', player: AMY, effect, on: 'anything', times: 1, made: 0 },
			'Amy must attack because of Book of Sin.'
		],
		[
			{ did: 'must attack', player: AMY, effect, on: 'deck', times: 2, made: 1 },
			'Amy must attack the monster deck 2 times because of Book of Sin; 1 of 2 has been made already.'
		]
	],
	'joined attack': [
		[{ did: 'joined attack', player: BEN, effect }, 'Ben joins the attack because of Book of Sin.']
	],
	'teamed up': [
		[
			{ did: 'teamed up', player: BEN, effect },
			'Ben teams up for the attack because of Book of Sin.'
		]
	],
	'team rolls': [
		[{ did: 'team rolls', players: [BEN] }, 'Ben now makes an attack roll as well.'],
		[{ did: 'team rolls', players: [BEN, AMY] }, 'Ben and Amy now make attack rolls as well.']
	],
	'means nothing': [
		[
			{ did: 'means nothing', word: 'Team Up', effect },
			'Team Up, on Book of Sin, is no word of this rulebook: nothing comes of it.'
		]
	],
	'gained turn': [[{ did: 'gained turn', player: AMY }, 'Amy takes an extra turn after this one.']],
	'will skip turn': [[{ did: 'will skip turn', player: AMY }, 'Amy will skip their next turn.']],
	'skipped turn': [[{ did: 'skipped turn', player: JAMES }, "James' turn is skipped."]],
	'will win': [[{ did: 'will win', player: AMY }, 'Amy will win once this has resolved.']],
	bartered: [
		[
			{ did: 'bartered', from: AMY, to: BEN, amount: 2, favour: 'peace' },
			'Amy gives 2¢ to Ben for a favour: peace.'
		],
		[
			{ did: 'bartered', from: AMY, to: BEN, amount: 0, goods: true, favour: null },
			'Amy trades with Ben.'
		]
	],
	'may play': [
		[
			{ did: 'may play', player: AMY, card: 'bomb', copy: true, effect },
			'Amy may play a copy of Bomb! because of Book of Sin.'
		],
		[
			{ did: 'may play', player: AMY, card: 'bomb', copy: false, effect },
			'Amy may play Bomb! because of Book of Sin.'
		]
	],
	bid: [
		[
			{ did: 'bid', player: AMY, to: BEN, amount: 4, effect },
			'Amy bids the most for Book of Sin and pays Ben 4¢.'
		]
	],
	spared: [
		[{ did: 'spared', player: AMY, what: '¢' }, 'Amy is spared: no ¢ are lost.'],
		[
			{ did: 'spared', player: AMY, what: 'loot card' },
			'Amy is spared: no loot card is discarded.'
		],
		[{ did: 'spared', player: AMY, what: 'item' }, 'Amy is spared: no item is destroyed.']
	],
	'set stat': [
		[
			{ did: 'set stat', of: amy, effect, stat: 'attack', to: 3 },
			"Amy's ATK is 3 because of Book of Sin."
		]
	],
	'changed damage': [
		[
			{ did: 'changed damage', to: amy, before: 1, amount: 2, effect },
			'Amy would take 1 damage: Book of Sin makes it 2.'
		]
	],
	'changed character': [
		[
			{ did: 'changed character', player: AMY, source: { object: IDS.isaac, card: 'isaac' } },
			'Amy becomes Isaac.'
		]
	],
	'dealt character': [
		[
			{ did: 'dealt character', player: AMY, source: { object: IDS.isaac, card: 'isaac' } },
			'Amy is dealt Isaac.'
		]
	],
	'set up': [
		[{ did: 'set up', what: 'decks' }, 'The decks are shuffled.'],
		[
			{ did: 'set up', what: 'starting items' },
			'The starting items that nobody has are shuffled into a deck.'
		]
	],
	timer: [[{ did: 'timer', amount: 7 }, 'The timer shows 7.']],
	lost: [[{ did: 'lost' }, 'The timer is at zero: the game is lost.']],
	'laid out': [
		[
			{ did: 'laid out', cards: ['the-relic', 'the-d6'] },
			'The Relic and The D6 are laid out to pick from.'
		]
	],
	armor: [
		[
			{ did: 'armor', of: { player: BEN }, amount: 3 },
			'The boss armor of Ben lets 3 damage through.'
		]
	],
	'stays in slot': [
		[
			{ did: 'stays in slot', source: { object: IDS.isaac, card: 'isaac' } },
			'Isaac stays in its slot.'
		]
	],
	'no soul': [
		[
			{ did: 'no soul', player: BEN, source: { object: IDS.isaac, card: 'isaac' } },
			'Ben cannot have another soul: Isaac is not gained.'
		]
	],
	'no win': [[{ did: 'no win', player: BEN }, 'Ben does not win: the challenge goes on.']],
	'goes first': [[{ did: 'goes first', player: BEN }, 'Ben takes the first turn.']],
	'damage anew': [
		[
			{ did: 'damage anew', to: gurdy, amount: 2, was: amy, before: 1 },
			'The combat damage is now 2 to Gurdy, not 1 to Amy.'
		],
		[
			{ did: 'damage anew', to: gurdy, amount: 2, was: gurdy, before: 1 },
			'The combat damage to Gurdy is now 2, not 1.'
		]
	],
	nothing: [
		[
			{ did: 'nothing', effect, because: { already: 'deactivated', who: d6 } },
			'Nothing happens: The D6 is deactivated already.'
		],
		[
			{ did: 'nothing', effect, because: { already: 'theirs', who: d6, player: AMY } },
			'Nothing happens: Amy controls The D6 already.'
		],
		[
			{ did: 'nothing', effect, because: { unable: 'recharge', who: d6 } },
			'Nothing happens: The D6 cannot be recharged.'
		],
		[
			{ did: 'nothing', effect, because: { unable: 'be stolen', who: d6 } },
			'Nothing happens: The D6 cannot be stolen.'
		],
		[
			{ did: 'nothing', effect, because: { gone: 'this' } },
			'Nothing happens: Book of Sin is gone.'
		],
		[
			{ did: 'nothing', effect, because: { gone: 'target' } },
			'Nothing happens: what Book of Sin would do this to is gone.'
		],
		[
			{ did: 'nothing', effect, because: { none: 'amount' } },
			'Book of Sin does nothing: the number is 0.'
		],
		[
			{ did: 'nothing', effect, because: { none: 'choice' } },
			'Book of Sin does nothing: there is nothing to choose.'
		],
		[
			{ did: 'nothing', effect, because: { none: 'turn' } },
			'Book of Sin does nothing: it is not their turn.'
		],
		[
			{ did: 'nothing', effect, because: { unable: 'steal', player: AMY } },
			'Nothing happens: Amy cannot steal.'
		],
		[
			{ did: 'nothing', effect, because: { multiplied: true } },
			'Book of Sin does nothing: another card multiplies this already.'
		],
		[
			{ did: 'nothing', effect, because: { none: 'condition' } },
			'Book of Sin does nothing: what it asks for is not so.'
		],
		[{ did: 'nothing', effect, because: { none: 'else' } }, 'Book of Sin does nothing.'],
		[
			{
				did: 'nothing',
				effect: { card: 'the-bible', line: 0, path: [1] },
				because: { none: 'choice' }
			},
			'The Bible does nothing: there is nothing to choose.'
		]
	],
	loop: [
		[
			{ did: 'loop', cards: ['the-relic', 'the-d6'] },
			'This goes round for ever: The Relic and The D6 begin it again each time.'
		],
		[
			{ did: 'loop', cards: ['the-relic'] },
			'This goes round for ever: The Relic begins it again each time.'
		]
	]
};

describe('what the verbs of effects do', () => {
	const position = table();
	for (const rows of Object.values(SENTENCES))
		for (const [what, text] of rows)
			it(`${what.did}: ${text}`, () => {
				expect(happeningSentence(what, position)).toBe(text);
				expect(happeningSentence(what, emptied())).not.toMatch(/undefined|\[object|NaN/u);
			});
});
