import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { Reach, StaticEffect, Stat } from '../grammar.ts';
import { wordAbility } from '../wording.ts';
import { abilityCases, readBack, type AbilityRow } from './test-tables.ts';

const { a, by, loot, always } = say;

type AnyKey<T> = T extends unknown ? keyof T : never;
/** The first word of each standing. */
type Kind = Exclude<
	AnyKey<StaticEffect>,
	| 'of'
	| 'add'
	| 'to'
	| 'who'
	| 'evasion'
	| 'by'
	| 'amount'
	| 'target'
	| 'while'
	| 'free'
	| 'monsters'
	| 'times'
	| 'numbers'
	| 'except'
	| 'attack'
	| 'others'
>;

const STANDINGS: Readonly<Record<Kind, readonly AbilityRow[]>> = {
	byHand: [[always({ byHand: 'Apples are pears.' }), 'Apples are pears.']],
	stat: [
		[always({ stat: 'evasion', of: 'monsters', add: 1 }), 'Monsters have +1 evasion.'],
		[
			always({ stat: 'attack', of: 'you', add: say.owned('souls') }),
			'You have +x ATK, where x is the number of souls you have.'
		],
		[
			say.whileTrue(say.yourTurn, { stat: 'attack', of: 'you', add: 1 }),
			"While it's your turn, you have +1 ATK."
		],
		[
			say.whereItIs('covered', always({ stat: 'hp', of: 'monsters', add: 1 })),
			'While this is covered: Monsters have +1 HP.'
		],
		[
			say.whereItIs('in discard', say.eachTime(say.monsterDies, loot(1))),
			'While this is in discard: Each time a monster dies, loot 1.'
		],
		[say.atLevel(10, always({ stat: 'attack', of: 'you', add: 1 })), 'Level 10+: You have +1 ATK.'],
		[
			{
				...always({ stat: 'attack', of: 'you', add: 1 }),
				while: say.isA('this', a('item', 'charged'))
			},
			'While this is a charged item: You have +1 ATK.'
		]
	],
	uses: [
		[
			always({ uses: a('item', say.by('active player')), of: 'you' }),
			'You may also activate items the active player controls.'
		]
	],
	sells: [
		[
			always({ sells: 'treasure discard', of: 'you' }),
			'You may also purchase the top card of the treasure discard as if it were in the shop.'
		]
	],
	rollsCant: [
		[
			always({ rollsCant: 'be rerolled', of: 'against this', attack: true }),
			"Attack rolls against this can't be rerolled."
		],
		[
			always({ rollsCant: 'be increased', of: 'players', attack: true }),
			"Attack rolls players make can't be increased."
		],
		[always({ rollsCant: 'be modified', of: 'you' }), "Dice rolls you make can't be modified."]
	],
	handSize: [
		[always({ handSize: 'no maximum', of: 'you' }), 'You have no maximum hand size.'],
		[always({ handSize: 'no maximum', of: 'players' }), 'Players have no maximum hand size.']
	],
	unrefilled: [[always({ unrefilled: 'shop' }), "Shop slots don't refill."]],
	most: [
		[
			always({ most: 1, times: 'play loot', who: 'players' }),
			"Players can't play more than 1 loot card each turn."
		],
		[
			always({ most: 2, times: 'activate', who: 'you' }),
			"You can't activate more than 2 abilities each turn."
		],
		[
			always({ most: 1, times: 'attack', who: 'players' }),
			"Players can't attack more than once each turn."
		],
		[
			always({ most: 2, times: 'purchase', who: 'you' }),
			"You can't purchase more than 2 times each turn."
		]
	],
	toAttack: [
		[
			always({ toAttack: 3, of: a('player', 'another') }),
			'Each other player must pay each other player 3¢ to attack.'
		],
		[
			always({ toAttack: say.owned('items'), of: 'you' }),
			'You must pay each other player x¢ to attack, where x is the number of items you have.'
		]
	],
	insteadOfTap: [
		[
			always({ insteadOfTap: 3, of: ['item', 'character'] }),
			'↷ abilities of items or characters are $ abilities that cost 3¢.'
		]
	],
	recharges: [
		[
			always({ recharges: 1, of: 'you' }),
			"You can't recharge more than 1 item in the recharge step."
		],
		[
			always({ recharges: 2, of: a('player', say.withMost('items')) }),
			"Each player with the most items or tied for the most can't recharge more than 2 items in the recharge step."
		]
	],
	counts: [
		[
			always({ counts: 'misses', numbers: [1, 6], of: 'you' }),
			'Attack rolls of 1 or 6 you make count as misses.'
		],
		[
			always({ counts: 'hits', numbers: [1], of: 'against this' }),
			'Attack rolls of 1 against this count as hits.'
		],
		[
			always({
				counts: 'misses',
				numbers: { reachAtMost: { lastAttackRoll: 'this' } },
				of: 'against this'
			}),
			'Attack rolls against this that are no higher than the last attack roll made against this this turn count as misses.'
		],
		[
			always({ counts: 'hits', numbers: { equal: say.owned('souls') }, of: 'you' }),
			'Attack rolls you make that are equal to the number of souls you have count as hits.'
		]
	],
	untargetable: [
		[
			always({ untargetable: 'you and yours' }),
			"Other players can't target you or anything of yours with loot or abilities."
		],
		[always({ untargetable: 'this', by: 'loot' }), "This can't be targeted by loot."],
		[
			always({ untargetable: a('item', say.by('you')), by: 'loot and abilities', others: true }),
			"Each item you control can't be targeted by loot or abilities of other players."
		]
	],
	alsoHitOn: [[always({ alsoHitOn: [1] }), 'Attack rolls of 1 against this that miss also hit.']],
	spares: [
		[
			always({ spares: 'loot card', of: 'you' }),
			"You don't discard a loot card for the death penalty."
		],
		[
			always({ spares: 'item', of: a('player', 'another') }),
			"Each other player doesn't destroy an item for the death penalty."
		],
		[always({ spares: '¢', of: 'you' }), "You don't lose ¢ for the death penalty."]
	],
	penaltyItem: [
		[
			always({ penaltyItem: 'at random', of: 'you' }),
			'Your death penalty item is chosen at random.'
		]
	],
	loses: [
		[
			always({ loses: 'abilities', of: a('item', { counter: 'poo' }), except: null }),
			'Each item with a poo counter on it has no abilities.'
		],
		[
			always({ loses: 'abilities', of: a('item', 'another'), except: 'eternal' }),
			'Each other item has no abilities except eternal.'
		]
	],
	abilitiesOf: [
		[
			always({ abilitiesOf: a('item', 'another', { counter: 'gold' }), of: 'this' }),
			'This has all abilities of each other item with a gold counter on it.'
		]
	],
	seesTop: [
		[
			say.whileTrue(say.yourTurn, { seesTop: 'room', of: 'you' }),
			"While it's your turn, you may look at the top card of the room deck at any time."
		]
	],
	plays: [
		[
			always({ plays: 'loot discard', of: 'you' }),
			'You may play the top card of the loot discard.'
		],
		[
			always({ plays: 'loot deck', of: 'you', free: true }),
			'You may play the top card of the loot deck without using a loot play.'
		]
	],
	set: [
		[always({ set: 'attack', of: 'this', to: 3 }), "This card's ATK is 3."],
		[always({ set: 'hand size', of: 'you', to: 5 }), 'Your hand size is 5.']
	],
	this: [
		[always({ this: "can't be attacked" }), "This can't be attacked."],
		[always({ this: 'can be attacked' }), 'This can be attacked.'],
		[always({ this: "can't be covered" }), "This can't be covered."],
		[always({ this: "can't be put into discard" }), "This can't be put into discard."],
		[always({ this: "can't be recharged" }), "This can't be recharged."],
		[always({ this: "doesn't heal" }), "This doesn't heal."]
	],
	cant: [
		[
			say.whileTrue(say.yourTurn, { cant: 'play loot', who: 'other players' }),
			"While it's your turn, other players can't play loot cards."
		],
		[always({ cant: 'activate', who: 'players' }), "Players can't activate items."],
		[
			always({ cant: 'activate', who: a('item', 'eternal') }),
			"Each eternal item can't be activated."
		],
		[always({ cant: 'attack', who: 'you' }), "You can't attack."],
		[always({ cant: 'attack players', who: 'you' }), "You can't attack players."],
		[always({ cant: 'purchase', who: 'players' }), "Players can't purchase items."],
		[
			always({ cant: 'gain souls', who: a('player', 'another') }),
			"Each other player can't gain souls."
		],
		[always({ cant: 'heal', who: 'monsters' }), "Monsters can't heal."],
		[always({ cant: 'steal', who: 'other players' }), "Other players can't steal."],
		[always({ cant: 'be stolen', who: 'this' }), "This can't be stolen."],
		[
			always({ cant: 'be stolen', who: a('item', by('you')) }),
			"Each item you control can't be stolen."
		],
		[
			always({ cant: 'attack', who: a('player', by('active player')) }),
			"The active player can't attack."
		],
		[always({ cant: 'activate ↷', who: 'players' }), "Players can't activate ↷ abilities."],
		[
			always({ cant: 'activate $', who: a('player', 'another') }),
			"Each other player can't activate $ abilities."
		],
		[always({ cant: 'be chosen', who: 'this' }), "This can't be chosen."],
		[
			always({ cant: 'recharge in the recharge step', who: a('item', by('you')) }),
			"Each item you control can't be recharged in the recharge step."
		]
	],
	attackable: [
		[
			always({ attackable: a('player', 'another'), evasion: 4, by: 'you' }),
			'You may attack each other player, who has 4 evasion then.'
		],
		[
			always({ attackable: 'player', evasion: 3, by: 'active player' }),
			'The active player may attack each player, who has 3 evasion then.'
		],
		[
			always({ attackable: a('player', by('you')), evasion: 3, by: 'active player' }),
			'You can be attacked by the active player, and your evasion is 3 then.'
		]
	],
	extra: [
		[
			always({ extra: 'loot plays each turn', of: 'you', amount: 1 }),
			'You may play an additional loot card each turn.'
		],
		[
			always({ extra: 'loot plays', of: 'you', amount: 1 }),
			'You may play an additional loot card on your turn.'
		],
		[
			always({ extra: 'attacks', of: 'you', amount: 'any number' }),
			'You may attack any number of additional times on your turn.'
		],
		[
			always({ extra: 'purchases', of: a('player', 'another'), amount: 2 }),
			'Each other player may purchase 2 additional times on their turn.'
		]
	],
	must: [
		[
			always({ must: 'purchase', of: 'players' }),
			'Players must purchase an item in the shop each turn if able.'
		],
		[
			always({ must: 'attack', of: 'you', target: 'monster deck' }),
			'You must attack the monster deck each turn if able.'
		],
		[
			always({ must: 'attack', of: 'players', target: 'this' }),
			'Players must attack this each turn if able.'
		]
	],
	cost: [
		[
			always({ cost: '$ abilities of items', of: 'you', add: -1 }),
			'$ abilities of items you control cost 1¢ less.'
		],
		[always({ cost: 'shop items', of: 'you', add: -5 }), 'Shop items you purchase cost 5¢ less.'],
		[
			always({ cost: 'purchases', of: a('player', 'another'), add: 2 }),
			'Purchases each other player makes cost 2¢ more.'
		],
		[always({ cost: 'shop items', of: 'you', set: 5 }), 'Shop items you purchase cost 5¢.'],
		[
			always({ cost: 'shop items', of: 'you', set: say.countersOn() }),
			'Shop items you purchase cost x¢, where x is the number of counters on this.'
		]
	],
	replace: [[always(say.asThisEnters(say.deactivate())), 'This enters play deactivated.']],
	gains: [
		[
			always({ gains: [say.tap(loot(1))], of: a('item', by('you')) }),
			'Each item you control has "↷: Loot 1."'
		]
	],
	keyword: [
		[
			always({ keyword: 'eternal', of: a('item', 'guppy', by('you')) }),
			'Each Guppy item you control has eternal.'
		],
		[always({ keyword: 'indomitable', of: 'this' }), 'This has indomitable.']
	],
	rewards: [
		[always({ rewards: 'doubled' }), 'The rewards of this are doubled.'],
		[
			always({ rewards: 'doubled', monsters: ['non-boss'] }),
			'The rewards of non-boss monsters are doubled.'
		],
		[always({ rewards: 'doubled', monsters: [] }), 'The rewards of monsters are doubled.'],
		[always({ rewards: 'for the killer' }), 'The player who kills this gains its rewards.'],
		[
			always({ rewards: 'for the killer too', by: a('player', 'another') }),
			'If another player kills a monster, they also gain its rewards.'
		]
	],
	namedElsewhere: [
		[always({ namedElsewhere: 'The Bloat' }), 'This is named "The Bloat" where it\'s not in play.']
	],
	calls: [
		[always({ calls: 'Isaac', of: 'character' }), 'Each character is named "Isaac".'],
		[
			always({ calls: 'Trash', of: a('item', by('you')) }),
			'Each item you control is named "Trash".'
		]
	],
	alsoNamed: [[always({ alsoNamed: 'It Lives!' }), 'This is also named "It Lives!".']],
	soulsToWin: [[always({ soulsToWin: 5 }), '5 souls are needed to win the game.']],
	gainedWhen: [
		[
			always({ gainedWhen: say.atLeast(say.owned('¢'), 25) }),
			'As soon as you have 25¢ or more, gain this if nobody has yet.'
		]
	],
	hands: [
		[always({ hands: 'revealed', of: 'you' }), 'Your hand is revealed.'],
		[always({ hands: 'revealed', of: 'other players' }), "Other players' hands are revealed."]
	],
	game: [
		[always({ game: 'you go first' }), 'If you control this when the game begins, you go first.']
	]
};

describe('standings', () => {
	it.each(abilityCases(STANDINGS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});

const STATS: Readonly<Record<Stat, string>> = {
	hp: 'You have +1 HP.',
	attack: 'You have +1 ATK.',
	evasion: 'You have +1 evasion.',
	rolls: 'You have +1 to dice rolls.',
	'attack rolls': 'You have +1 to attack rolls.',
	'hand size': 'You have +1 to hand size.'
};

const REACHES: Readonly<
	Record<Extract<Reach, 'you' | 'this' | 'monsters' | 'other monsters' | 'players'>, string>
> = {
	you: 'You have +1 ATK.',
	this: 'This has +1 ATK.',
	monsters: 'Monsters have +1 ATK.',
	'other monsters': 'Other monsters have +1 ATK.',
	players: 'Players have +1 ATK.'
};

describe('stats', () => {
	for (const stat of ['hp', 'attack', 'evasion', 'rolls', 'attack rolls', 'hand size'] as const)
		it(stat, () => {
			expect(wordAbility(always({ stat, of: 'you', add: 1 }))).toBe(STATS[stat]);
		});
	for (const of of ['you', 'this', 'monsters', 'other monsters', 'players'] as const)
		it(of, () => {
			expect(wordAbility(always({ stat: 'attack', of, add: 1 }))).toBe(REACHES[of]);
		});
});
