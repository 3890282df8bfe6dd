import { describe, expect, it } from 'vitest';
import type { WaitingFrame } from '../model/frame.ts';
import type { Happening } from '../model/happening/index.ts';
import { emptied, IDS, table, type Play, type Sentences, type Verbs } from './fixture.ts';
import { happeningSentence } from './steps.ts';

const AMY = 0;
const BEN = 1;
const JAMES = 2;
const relic = { object: IDS.relic, card: 'the-relic' };
const fly = { object: IDS.fly, card: 'fly' };
const gurdy = { object: IDS.gurdy, card: 'gurdy' };
const fatBat = { object: IDS.gone, card: 'fat-bat' };
const bookLine = { card: 'book-of-sin', line: 0, path: [1] };

const loot: WaitingFrame = {
	chart: 'lootStep',
	state: 'looting',
	agenda: [],
	answers: [],
	player: AMY
};

const SENTENCES: Sentences<Exclude<Happening['did'], Play | Verbs>> = {
	'put procedure': [
		[
			{ did: 'put procedure', item: { kind: 'procedure', id: 90, frame: loot } },
			"Amy's loot of the turn goes on the stack."
		]
	],
	'not cancelled': [
		[
			{
				did: 'not cancelled',
				item: {
					kind: 'procedure',
					id: 90,
					frame: { chart: 'playerDeath', state: 'paying', agenda: [], answers: [], player: JAMES }
				}
			},
			"James' death penalty cannot be cancelled."
		]
	],
	'attack started': [[{ did: 'attack started', player: AMY }, "Amy's attack starts."]],
	'no attack': [
		[
			{ did: 'no attack', player: AMY },
			"Amy's declaration fizzles, and another attack may be declared."
		]
	],
	'no soul purchase': [[{ did: 'no soul purchase', player: BEN }, "Ben's soul purchase fizzles."]],
	'no starting item': [
		[{ did: 'no starting item', player: AMY }, 'No starting item is left for Amy.']
	],
	'no purchase': [
		[
			{ did: 'no purchase', player: BEN },
			"Ben's declaration fizzles, and another purchase may be declared."
		]
	],
	'put damage': [
		[
			{ did: 'put damage', to: { player: AMY }, amount: 1, combat: true, source: { player: AMY } },
			'Combat damage 1 to Amy goes on the stack.'
		],
		[
			{
				did: 'put damage',
				to: gurdy,
				amount: 3,
				combat: false,
				source: { loot: 'gold-bomb', controller: BEN }
			},
			'Damage 3 to Gurdy from Gold Bomb!! (Ben) goes on the stack.'
		]
	],
	'took damage': [
		[
			{ did: 'took damage', to: { player: AMY }, amount: 1, marked: 1, hp: 1, combat: true },
			'Amy takes 1 combat damage: 1 HP left.'
		],
		[
			{ did: 'took damage', to: gurdy, amount: 2, marked: 0, hp: 0, combat: false },
			'Gurdy takes 2 damage at 0 HP: none is marked.'
		]
	],
	'no damage': [
		[
			{ did: 'no damage', to: { player: AMY } },
			'0 damage to Amy is nothing: nothing goes on the stack.'
		]
	],
	'prevented damage': [
		[
			{
				did: 'prevented damage',
				to: { player: AMY },
				amount: 1,
				effect: { card: 'soul-heart', line: 0, path: [] }
			},
			'Soul Heart prevents 1 damage to Amy.'
		]
	],
	'will prevent': [
		[
			{ did: 'will prevent', to: gurdy, effect: { card: 'yum-heart', line: 0, path: [] } },
			'Yum Heart will prevent damage to Gurdy.'
		]
	],
	'put death': [[{ did: 'put death', of: gurdy }, "Gurdy's death goes on the stack."]],
	'no death': [
		[
			{ did: 'no death', of: { player: AMY }, because: 'already died' },
			'Amy does not die: nobody dies twice in a turn.'
		],
		[{ did: 'no death', of: gurdy, because: 'healed' }, 'Gurdy does not die: Gurdy has HP again.']
	],
	died: [[{ did: 'died', of: fatBat }, 'Fat Bat dies.']],
	'prevented death': [
		[
			{ did: 'prevented death', of: { player: JAMES }, hp: 1 },
			"James' death is prevented: 1 HP left."
		],
		[{ did: 'prevented death', of: fatBat, hp: 0 }, "Fat Bat's death is prevented."]
	],
	killed: [
		[{ did: 'killed', of: { player: AMY } }, 'Amy is killed.'],
		[
			{ did: 'killed', of: { player: AMY }, already: 'at 0 HP' },
			'Amy is killed, with 0 HP already.'
		]
	],
	destroyed: [[{ did: 'destroyed', of: relic }, 'The Relic is destroyed.']],
	'not destroyed': [
		[
			{ did: 'not destroyed', of: { object: IDS.d6, card: 'the-d6' } },
			'The D6 is not destroyed: it is eternal.'
		]
	],
	penalty: [[{ did: 'penalty', player: AMY }, 'Amy pays the death penalty.']],
	'nothing to pay': [
		[
			{ did: 'nothing to pay', player: AMY, what: 'item' },
			'Amy has no item that can be destroyed.'
		],
		[{ did: 'nothing to pay', player: AMY, what: '¢' }, 'Amy has no ¢ to lose.']
	],
	'gained ¢': [
		[{ did: 'gained ¢', player: AMY, amount: 3, asked: 3 }, 'Amy gains 3¢.'],
		[
			{ did: 'gained ¢', player: AMY, amount: 1, asked: 3 },
			'Amy gains 1¢ of 3¢: the pool is empty.'
		]
	],
	'lost ¢': [
		[{ did: 'lost ¢', player: AMY, amount: 1, asked: 1 }, 'Amy loses 1¢.'],
		[
			{ did: 'lost ¢', player: AMY, amount: 2, asked: 4 },
			'Amy loses 2¢ of 4¢: there is no more to lose.'
		]
	],
	'paid ¢': [[{ did: 'paid ¢', player: AMY, amount: 10 }, 'Amy pays 10¢.']],
	looted: [
		[{ did: 'looted', player: AMY, count: 2, asked: 2, from: 'loot deck' }, 'Amy loots 2.'],
		[
			{ did: 'looted', player: AMY, count: 0, asked: 1, from: 'loot deck' },
			'Amy loots 0 of 1: the loot deck and its discard are empty.'
		],
		[
			{ did: 'looted', player: AMY, count: 1, asked: 1, from: 'loot discard' },
			'Amy loots 1 from the loot discard.'
		],
		[
			{ did: 'looted', player: AMY, count: 1, asked: 2, from: 'loot discard' },
			'Amy loots 1 of 2 from the loot discard: it is empty.'
		],
		[
			{ did: 'looted', player: AMY, count: 0, asked: 3, from: 'loot deck', tooFew: 2 },
			'Amy loots nothing: there are only 2 cards of 3.'
		]
	],
	discarded: [
		[{ did: 'discarded', player: AMY, card: 'bomb', because: 'penalty' }, 'Amy discards Bomb!'],
		[{ did: 'discarded', player: AMY, card: null, because: 'effect' }, 'Amy discards a loot card.']
	],
	'gained treasure': [
		[{ did: 'gained treasure', player: AMY, source: relic }, 'Amy gains The Relic.']
	],
	'gained soul': [
		[{ did: 'gained soul', player: AMY, source: gurdy }, 'Amy gains Gurdy as a soul.']
	],
	'became item': [
		[
			{
				did: 'became item',
				player: AMY,
				source: { object: IDS.gone, card: 'bloody-penny' }
			},
			'Bloody Penny becomes an item, and Amy gains it.'
		]
	],
	'gained loot play': [
		[
			{ did: 'gained loot play', player: AMY, count: 1 },
			'Amy may play an additional loot card this turn.'
		],
		[
			{ did: 'gained loot play', player: AMY, count: 2 },
			'Amy may play 2 additional loot cards this turn.'
		],
		[
			{ did: 'gained loot play', player: AMY, count: 'any number' },
			'Amy may play any number of loot cards this turn.'
		]
	],
	'gained effect': [
		[
			{ did: 'gained effect', to: { player: AMY }, effect: bookLine, stat: 'hp', add: 1 },
			'Amy gains +1 HP from Book of Sin.'
		]
	],
	recharged: [
		[{ did: 'recharged', source: { object: IDS.d6, card: 'the-d6' } }, 'The D6 is recharged.']
	],
	deactivated: [
		[{ did: 'deactivated', source: { object: IDS.d6, card: 'the-d6' } }, 'The D6 is deactivated.']
	],
	'recharged all': [
		[{ did: 'recharged all', player: AMY, count: 1 }, 'Amy recharges 1 object.'],
		[{ did: 'recharged all', player: AMY, count: 2 }, 'Amy recharges 2 objects.']
	],
	'healed all': [
		[{ did: 'healed all' }, 'Everyone heals to full HP.'],
		[{ did: 'healed all', except: [gurdy] }, 'Everyone but Gurdy heals to full HP.']
	],
	'effects ended': [
		[{ did: 'effects ended', count: 1, cards: ['bomb'] }, 'The effect of Bomb! ends.'],
		[
			{ did: 'effects ended', count: 3, cards: ['bomb', 'book-of-sin'] },
			'The effects of Bomb! and Book of Sin end.'
		]
	],
	'lost emptied hearts': [
		[
			{ did: 'lost emptied hearts', of: { player: AMY }, amount: 1 },
			"Amy's maximum HP falls, and 1 damage goes with it."
		]
	],
	'put aside': [
		[
			{ did: 'put aside', card: 'dople', deck: 'monster' },
			'Dople is for three or more players: it is put aside, and the next card takes its place.'
		]
	],
	revealed: [
		[
			{ did: 'revealed', deck: 'monster', card: 'gurdy' },
			'The top card of the monster deck is Gurdy.'
		],
		[{ did: 'revealed', deck: 'hand', card: 'bomb' }, 'The card in hand is Bomb!']
	],
	looked: [
		[
			{ did: 'looked', player: BEN, deck: 'loot', count: 5 },
			'Ben looks at the top 5 cards of the loot deck.'
		]
	],
	reordered: [
		[{ did: 'reordered', player: BEN, deck: 'loot' }, 'Ben puts the cards back on the loot deck.']
	],
	'put card': [
		[
			{ did: 'put card', card: null, from: 'deck', to: 'discard', deck: 'loot' },
			'A card goes from the loot deck into the loot discard.'
		],
		[
			{ did: 'put card', card: 'bomb', from: 'discard', to: 'deck', deck: 'loot' },
			'Bomb! goes from the loot discard onto the loot deck.'
		],
		[
			{ did: 'put card', card: 'bomb', from: 'deck', to: 'deck', deck: 'loot' },
			'Bomb! goes on top of the loot deck.'
		],
		[
			{ did: 'put card', card: null, from: 'deck', to: 'bottom of deck', deck: 'loot' },
			'A card goes to the bottom of the loot deck.'
		],
		[
			{ did: 'put card', card: 'bomb', from: 'deck', to: 'into deck', deck: 'loot' },
			'Bomb! goes back into the loot deck.'
		]
	],
	'put into slot': [
		[
			{ did: 'put into slot', slot: 'monster', index: 2, source: gurdy, covering: null },
			'Gurdy goes into monster slot 3.'
		],
		[
			{ did: 'put into slot', slot: 'monster', index: 2, source: gurdy, covering: 'death' },
			'Gurdy goes into monster slot 3, covering Death.'
		]
	],
	uncovered: [
		[
			{ did: 'uncovered', slot: 'monster', index: 0, source: fly },
			'Fly #1 is uncovered in monster slot 1.'
		]
	],
	'put into discard': [[{ did: 'put into discard', source: fatBat }, 'Fat Bat goes into discard.']],
	'left play': [[{ did: 'left play', source: fatBat }, 'Fat Bat leaves play.']],
	'stays deactivated': [
		[{ did: 'stays deactivated', source: relic }, 'The Relic stays deactivated.']
	],
	'slot stays empty': [
		[
			{ did: 'slot stays empty', slot: 'shop', index: 1 },
			'Shop slot 2 stays empty: the treasure deck and its discard are empty.'
		]
	],
	reward: [[{ did: 'reward', player: AMY, card: 'gurdy' }, 'Amy gets the reward of Gurdy.']],
	purchased: [[{ did: 'purchased', player: AMY, source: relic }, 'Amy purchases The Relic.']],
	'purchase failed': [
		[
			{ did: 'purchase failed', player: JAMES, because: 'not enough ¢' },
			"James' purchase comes to nothing: there is not enough ¢ for it."
		],
		[
			{ did: 'purchase failed', player: JAMES, because: 'nothing to purchase' },
			"James' purchase comes to nothing: there is nothing to purchase."
		]
	],
	reshuffled: [
		[{ did: 'reshuffled', deck: 'loot' }, 'The loot discard is shuffled into a new loot deck.']
	],
	'turn ends': [
		[{ did: 'turn ends', because: 'effect' }, 'The turn is made to end.'],
		[{ did: 'turn ends', because: 'death' }, "The active player's death ends the turn."]
	],
	'turn passed': [[{ did: 'turn passed', to: JAMES }, "It is James' turn."]],
	won: [
		[{ did: 'won', players: [AMY] }, 'Amy wins.'],
		[{ did: 'won', players: [AMY, BEN] }, 'Amy and Ben win at once: it is a tie.'],
		[{ did: 'won', players: [AMY, BEN], together: true }, 'Amy and Ben win together.']
	]
};

describe('damage, death, and what players and slots have', () => {
	const position = table();
	for (const rows of Object.values(SENTENCES))
		for (const [what, text] of rows)
			it(`${what.did}: ${text}`, () => {
				expect(happeningSentence(what, position)).toBe(text);
			});
});

it('a happening is told of a table from which everything has gone', () => {
	for (const rows of Object.values(SENTENCES))
		for (const [what] of rows)
			expect(happeningSentence(what, emptied())).not.toMatch(/undefined|\[object|NaN/u);
});
