import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { Amount, Condition, Cost, Filter, PlayerWord, TargetWord, Test } from '../grammar.ts';
import { wordAbility } from '../wording.ts';
import {
	abilityCases,
	effectCases,
	type AbilityRow,
	readBack,
	type EffectRow
} from './test-tables.ts';

const { a, by, target, targeted, loot, ifSo } = say;

type AnyKey<T> = T extends unknown ? keyof T : never;

const one = (filter: Filter, text: string): EffectRow => [
	say.copy(targeted()),
	text,
	target(filter)
];
const TARGETS: Readonly<Record<TargetWord, readonly EffectRow[]>> = {
	player: [one('player', 'Copy a player.')],
	character: [one('character', 'Copy a character.')],
	monster: [one('monster', 'Copy a monster.')],
	item: [one('item', 'Copy an item.')],
	soul: [one('soul', 'Copy a soul.')],
	curse: [one('curse', 'Copy a curse.')],
	room: [one('room', 'Copy a room.')],
	object: [one('object', 'Copy an object.')],
	'dice roll': [one('dice roll', 'Copy a dice roll.')],
	'ability of an item': [one('ability of an item', 'Copy the ↷ or $ ability of an item.')],
	'triggered ability': [one('triggered ability', 'Copy a triggered ability.')],
	'loot being played': [one('loot being played', 'Copy a loot being played.')],
	damage: [one('damage', 'Copy an instance of damage.')],
	death: [one('death', 'Copy a death.')],
	attack: [one('attack', 'Copy an attack.')],
	deck: [one('deck', 'Copy a deck.')],
	discard: [one('discard', 'Copy a discard.')],
	'monster slot': [one('monster slot', 'Copy a monster slot.')],
	'shop slot': [one('shop slot', 'Copy a shop slot.')],
	'room slot': [one('room slot', 'Copy a room slot.')]
};

const item = (...where: Test[]): EffectRow[0] =>
	say.each(a('item', ...where), say.recharge('chosen'));
const TESTS: Readonly<
	Record<Extract<Test, string> | AnyKey<Extract<Test, object>>, readonly EffectRow[]>
> = {
	another: [
		one(a('item', 'another'), 'Copy another item.'),
		[item('another'), 'Recharge each other item.']
	],
	living: [one(a('player', 'another', 'living'), 'Copy another living player.')],
	dead: [one(a('player', 'dead'), 'Copy a dead player.')],
	did: [
		[
			say.each(a('player', { did: 'take damage' }), loot(1, 'chosen')),
			'Each player who took damage this turn loots 1.'
		],
		[ifSo(say.isA('you', a('player', { did: 'die' })), loot(1)), 'If you died this turn, loot 1.'],
		[
			ifSo({ not: say.isA('you', a('player', { did: 'declare attack' })) }, loot(1)),
			"If you didn't attack this turn, loot 1."
		]
	],
	'non-active': [one(a('player', 'non-active'), 'Copy a non-active player.')],
	eternal: [[item('eternal'), 'Recharge each eternal item.']],
	'non-eternal': [[item('non-eternal'), 'Recharge each non-eternal item.']],
	charged: [[item('charged'), 'Recharge each charged item.']],
	deactivated: [[item('deactivated'), 'Recharge each deactivated item.']],
	passive: [[item('passive'), 'Recharge each passive item.']],
	active: [[item('active'), 'Recharge each active item.']],
	'with ↷': [[item('with ↷'), 'Recharge each item with a ↷ ability.']],
	tied: [[say.each(a('player', 'tied'), loot(1, 'chosen')), 'Each tied player loots 1.']],
	picked: [
		[
			say.pick(['player'], say.anyNumber, say.each(a('player', 'picked'), loot(1, 'chosen'))),
			'You pick any number of players and each picked player loots 1.'
		]
	],
	'aimed at you': [
		one(
			a('ability of an item', 'aimed at you'),
			'Copy the ↷ or $ ability of an item that targets you or something you control.'
		)
	],
	'not copied': [
		one(a('loot being played', 'not copied'), 'Copy a loot being played not copied yet.')
	],
	'being attacked': [one(a('monster', 'being attacked'), 'Copy a monster being attacked.')],
	'not being attacked': [
		one(a('monster', 'not being attacked'), 'Copy a monster not being attacked.')
	],
	'not being purchased': [
		one(a('item', 'not being purchased'), 'Copy an item not being purchased.')
	],
	'attack roll': [one(a('dice roll', 'attack roll'), 'Copy an attack roll.')],
	'non-attack roll': [one(a('dice roll', 'non-attack roll'), 'Copy a non-attack roll.')],
	event: [one(a('object', 'event'), 'Copy an event object.')],
	'non-event': [one(a('object', 'non-event'), 'Copy a non-event object.')],
	'non-monster': [one(a('object', 'non-monster'), 'Copy a non-monster object.')],
	boss: [one(a('monster', 'boss'), 'Copy a boss monster.')],
	'non-boss': [one(a('monster', 'non-boss'), 'Copy a non-boss monster.')],
	trinket: [one(a('item', 'trinket'), 'Copy a trinket item.')],
	'non-trinket': [
		one(a('loot being played', 'non-trinket'), 'Copy a non-trinket loot being played.')
	],
	'non-ambush': [one(a('loot being played', 'non-ambush'), 'Copy a non-ambush loot being played.')],
	guppy: [[item('guppy'), 'Recharge each Guppy item.']],
	'curse card': [one(a('object', 'curse card'), "Copy an object that's a curse.")],
	controlled: [[item('controlled'), 'Recharge each item players control.']],
	'of another player': [
		one(
			a('item', 'non-eternal', 'of another player'),
			'Copy a non-eternal item another player controls.'
		)
	],
	fewer: [
		one(a('player', { fewer: 'souls', than: 'you' }), 'Copy a player with fewer souls than you.')
	],
	has: [
		one(a('player', { has: '¢', atLeast: 5 }), 'Copy a player with 5¢ or more.'),
		one(a('player', { has: 'souls', atMost: 0 }), 'Copy a player with 0 souls.')
	],
	exactly: [
		one(a('player', { has: 'HP', exactly: 1 }), 'Copy a player with exactly 1 HP.'),
		one(a('player', { has: '¢', exactly: 4 }), 'Copy a player with exactly 4¢.'),
		one(a('player', { has: 'souls', exactly: 1 }), 'Copy a player with exactly 1 soul.')
	],
	atLeast: [one(a('player', { has: 'items', atLeast: 2 }), 'Copy a player with 2 or more items.')],
	atMost: [
		one(
			a('player', { has: 'loot cards', atMost: 1 }),
			'Copy a player with 1 or less loot cards in hand.'
		)
	],
	'in the shop': [[item('in the shop'), 'Recharge each item in the shop.']],
	by: [
		[item(by('you')), 'Recharge each item you control.'],
		[item(by('active player')), 'Recharge each item the active player controls.']
	],
	most: [
		one(
			a('player', say.withMost('curses')),
			'Copy a player with the most curses or tied for the most.'
		)
	],
	fewest: [
		one(
			a('player', say.withFewest('loot cards')),
			'Copy a player with the fewest loot cards in hand or tied for the fewest.'
		)
	],
	rolled: [
		[
			say.eachRolls(
				a('player', 'living'),
				say.each(a('player', say.withRoll('lowest')), say.dies('chosen'))
			),
			'Each living player rolls-\nEach player with the lowest result or tied for the lowest dies.'
		]
	],
	named: [one(a('item', say.named('The Bone')), 'Copy an item named "The Bone".')],
	nameHas: [one(a('monster', { nameHas: 'Greed' }), 'Copy a monster with "Greed" in its name.')],
	counter: [
		one(a('item', { counter: null }), 'Copy an item with a counter on it.'),
		one(a('item', { counter: 'egg' }), 'Copy an item with an egg counter on it.')
	],
	without: [
		one(a('item', { without: null }), 'Copy an item without a counter on it.'),
		one(a('player', { without: 'egg' }), 'Copy a player without an egg counter on it.')
	],
	more: [
		one(a('player', { more: 'souls', than: 'you' }), 'Copy a player with more souls than you.')
	],
	than: [
		one(
			a('player', { more: 'loot cards', than: 'active player' }),
			'Copy a player with more loot cards in hand than the active player.'
		)
	],
	of: [
		one(a('triggered ability', { of: 'monster' }), 'Copy a triggered ability of a monster.'),
		one(
			a('triggered ability', { of: a('item', 'non-eternal') }),
			'Copy a triggered ability of a non-eternal item.'
		)
	],
	otherThan: [
		[
			say.each(a('player', say.otherThan(targeted()), 'another'), loot(1, 'chosen')),
			'Choose a player. Each other player other than you loots 1.',
			target('player')
		],
		[
			say.inTurn(say.dealDamage(2), say.each(a('monster', 'another'), say.dealDamage(1, 'chosen'))),
			'Deal 2 damage to a monster. Deal 1 damage to each monster other than this.',
			target('monster')
		]
	],
	notBy: [
		[
			say.steal(targeted(1), targeted()),
			'Choose a player and an item another player controls. The chosen player steals the chosen item.',
			target('player'),
			target(a('item', { notBy: targeted() }))
		]
	],
	rolledAgainst: [
		[
			say.nextTime(
				say.monsterDies,
				say.each(a('player', { rolledAgainst: 'it' }), loot(1, 'chosen'))
			),
			'The next time a monster dies this turn, each player who made an attack roll against it this turn loots 1.'
		]
	],
	targets: [
		one(
			a('loot being played', { targets: a('player', 'another') }),
			'Copy a loot being played that targets another player.'
		),
		one(
			a('loot being played', { targets: [a('item', by('you')), 'dice roll'] }),
			'Copy a loot being played that targets either an item you control or a dice roll.'
		)
	],
	anyOf: [
		[
			say.search('loot', 'discard', [{ anyOf: [say.named('A'), say.named('B')] }]),
			'Search the loot deck for a card named "A" or named "B". Put it into discard. Shuffle the loot deck.'
		]
	]
};

describe('targets', () => {
	it.each(effectCases(TARGETS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
describe('tests', () => {
	it.each(effectCases(TESTS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});

const loots = (amount: Amount): EffectRow[0] => loot(amount);
const AMOUNTS: Readonly<
	Record<
		| 'that much'
		| 'done'
		| AnyKey<Exclude<Extract<Amount, object>, { by: unknown } | { on: unknown } | { of: unknown }>>
		| 'owned'
		| 'counters'
		| 'stat',
		readonly EffectRow[]
	>
> = {
	'that much': [
		[loots('that much'), 'Loot that much.'],
		[say.takeDamage('that much'), 'Take that much damage.']
	],
	lastAttackRoll: [
		[
			loots({ lastAttackRoll: 'this' }),
			'Loot equal to the last attack roll made against this this turn.'
		]
	],
	done: [
		[loots('done'), 'Loot equal to the amount done this way.'],
		[loots('those who did'), 'Loot equal to the number of those who did.']
	],
	paid: [
		[
			loots({ paid: 'loot cards' }),
			'Loot equal to the number of loot cards discarded to play this.'
		],
		[loots({ paid: 'counters' }), 'Loot equal to the number of counters removed to activate this.']
	],
	count: [
		[loots({ count: a('item', by('you')) }), 'Loot equal to the number of items you control.']
	],
	owned: [
		[
			loots(say.owned('loot cards', targeted())),
			'Choose a player. Loot equal to the number of loot cards in their hand.',
			target('player')
		],
		[loots(say.owned('items')), 'Loot equal to the number of items you have.']
	],
	most: [[loots({ most: 'souls' }), 'Loot equal to the most souls any player has.']],
	cardsUnder: [[loots(say.cardsUnder()), 'Loot equal to the number of cards under this.']],
	counters: [
		[loots(say.countersOn()), 'Loot equal to the number of counters on this.'],
		[loots(say.countersOn('this', 'egg')), 'Loot equal to the number of egg counters on this.']
	],
	stat: [
		[loots({ stat: 'max hp', of: 'you' }), 'Loot equal to your max HP.'],
		[loots({ stat: 'attack', of: 'this' }), "Loot equal to this card's ATK."]
	],
	slots: [[loots({ slots: 'shop' }), 'Loot equal to the number of shop slots.']],
	plus: [
		[loots(say.plus(say.owned('souls'), 1)), 'Loot equal to the number of souls you have +1.'],
		[
			loots(say.plus(say.owned('souls'), say.owned('curses'))),
			'Loot equal to the number of souls you have plus the number of curses you have.'
		]
	],
	minus: [[loots(say.minus(5, say.owned('¢'))), 'Loot equal to 5 minus the number of ¢ you have.']],
	times: [
		[
			loots(say.times(say.owned('souls'), 2)),
			'Loot equal to 2 times the number of souls you have.'
		],
		[
			loots(say.times(say.plus(say.owned('souls'), 1), 2)),
			'Loot equal to 2 times (the number of souls you have +1).'
		]
	],
	half: [
		[
			say.gainCents({ half: say.owned('¢') }),
			'Gain ¢ equal to half of the number of ¢ you have, rounded down.'
		]
	],
	notes: [[loots({ notes: 'this' }), 'Loot equal to the number of notes on this.']],
	ownCounters: [
		[
			say.makeTrue({
				stat: 'attack',
				of: a('monster', { counter: 'egg' }),
				add: { ownCounters: 'egg' }
			}),
			'Till end of turn, each monster with an egg counter on it has +x ATK, where x is the number of egg counters each of them has.'
		]
	],
	playedBy: [
		[loots({ playedBy: 'you' }), 'Loot equal to the number of loot cards you played this turn.'],
		[
			ifSo(say.atLeast({ playedBy: 'active player' }, 2), loot(1)),
			'If the active player played 2 or more loot cards this turn, loot 1.'
		]
	],
	killedBy: [
		[loots({ killedBy: 'you' }), 'Loot equal to the number of monsters you killed this turn.'],
		[
			ifSo(say.atLeast({ killedBy: 'active player' }, 1), loot(1)),
			'If the active player killed 1 or more monsters this turn, loot 1.'
		]
	],
	thisTurn: [
		[
			loots({ thisTurn: 'non-active players died' }),
			'Loot equal to the number of non-active players who died this turn.'
		],
		[
			loots({ thisTurn: 'monsters died' }),
			'Loot equal to the number of monsters that died this turn.'
		],
		[
			loots({ thisTurn: 'players died' }),
			'Loot equal to the number of players who died this turn.'
		],
		[
			loots({ thisTurn: 'loot cards played' }),
			'Loot equal to the number of loot cards played this turn.'
		],
		[
			loots({ thisTurn: 'shop items purchased' }),
			'Loot equal to the number of shop items purchased this turn.'
		],
		[
			loots({ thisTurn: 'attack rolls' }),
			'Loot equal to the number of attack rolls made this turn.'
		],
		[loots({ thisTurn: 'attacks' }), 'Loot equal to the number of attacks made this turn.']
	]
};

describe('amounts', () => {
	it.each(effectCases(AMOUNTS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});

const asks = (condition: Condition): EffectRow[0] => ifSo(condition, loot(1));
const CONDITIONS: Readonly<
	Record<
		| Exclude<AnyKey<Condition>, 'is' | 'amount' | 'fits' | 'of' | 'against'>
		| Extract<Condition, { is: string }>['is'],
		readonly EffectRow[]
	>
> = {
	'your turn': [[asks(say.yourTurn), "If it's your turn, loot 1."]],
	'a monster died': [[asks({ is: 'a monster died' }), 'If a monster died this turn, loot 1.']],
	'same result twice': [
		[
			asks({ is: 'same result twice' }),
			'If this roll shows the same number as the one before it, loot 1.'
		]
	],
	'same results': [
		[asks({ is: 'same results' }), 'If all of these rolls show the same number, loot 1.']
	],
	'the loot step': [[asks({ is: 'the loot step' }), "If it's the loot step, loot 1."]],
	everyOther: [
		[asks(say.everyOtherAgainst()), "If it's every second attack roll made against this, loot 1."]
	],
	dealtCombatDamage: [
		[
			asks({ dealtCombatDamage: 'this' }),
			'If this dealt combat damage to a player this turn, loot 1.'
		]
	],
	turnOf: [
		[
			ifSo({ turnOf: { target: 0 } }, loot(1)),
			"Choose a player. If it's their turn, loot 1.",
			target('player')
		]
	],
	equals: [[asks(say.equals('that much', 'that number')), 'If that much is that number, loot 1.']],
	not: [[asks(say.not(say.yourTurn)), "If it's not your turn, loot 1."]],
	all: [
		[
			asks({ all: [say.yourTurn, say.atMost(say.owned('¢'), 0)] }),
			"If it's your turn and you have 0¢, loot 1."
		]
	],
	either: [
		[
			asks({ either: [say.yourTurn, say.atMost(say.owned('¢'), 0)] }),
			"If either it's your turn or you have 0¢, loot 1."
		],
		[
			asks({ all: [{ is: 'an attack' }, { either: [say.yourTurn, { is: 'the loot step' }] }] }),
			"If an attack is under way and either it's your turn or it's the loot step, loot 1."
		]
	],
	'an attack': [[asks({ is: 'an attack' }), 'If an attack is under way, loot 1.']],
	noted: [
		[asks({ noted: 'that much' }), 'If that much is noted on this, loot 1.'],
		[asks({ noted: 6 }), 'If 6 is noted on this, loot 1.']
	],
	attacked: [
		[asks({ attacked: 'this' }), 'If this has been attacked this turn, loot 1.'],
		[asks(say.not({ attacked: 'you' })), 'If you have not been attacked this turn, loot 1.']
	],
	atLeast: [
		[
			asks(say.atLeast(say.owned('loot cards'), 8)),
			'If you have 8 or more loot cards in hand, loot 1.'
		],
		[asks(say.atLeast(say.countersOn(), 6)), 'If there are 6 or more counters on this, loot 1.'],
		[
			asks(say.atLeast({ count: a('monster', 'being attacked') }, 1)),
			'If there are 1 or more monsters being attacked, loot 1.'
		],
		[
			asks(say.atLeast(say.owned('¢'), say.owned('¢', 'active player'))),
			'If the number of ¢ you have is at least the number of ¢ the active player has, loot 1.'
		]
	],
	atMost: [
		[asks(say.atMost(say.owned('¢'), 0)), 'If you have 0¢, loot 1.'],
		[asks(say.atMost({ stat: 'hp', of: 'this' }, 1)), 'If this has 1 HP or less, loot 1.']
	],
	what: [[asks(say.isA('this', a('item', 'charged'))), 'If this is a charged item, loot 1.']],
	onAttackRoll: [[asks({ onAttackRoll: [4, 5] }), 'If the attack roll was a 4 or 5, loot 1.']],
	discarded: [
		[
			asks({ discarded: [{ nameHas: 'Bomb' }] }),
			'If the discarded card is a card with "Bomb" in its name, loot 1.'
		]
	],
	nth: [
		[asks(say.firstAttackRoll()), "If it's your first attack roll this turn, loot 1."],
		[
			asks({ nth: 'attack', of: 'active player', is: [1, 2] }),
			"If it's the active player's first or second attack this turn, loot 1."
		]
	]
};

describe('conditions', () => {
	it.each(effectCases(CONDITIONS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});

const costs = (...cost: Cost[]): AbilityRow[0] => say.paid(cost, loot(1));
const COSTS: Readonly<Record<Cost['pay'], readonly AbilityRow[]>> = {
	'¢': [
		[costs({ pay: '¢', amount: 4 }), '$: Pay 4¢: Loot 1.'],
		[costs({ pay: '¢', amount: 2 }, { pay: 'destroy this' }), '$: Pay 2¢ and destroy this: Loot 1.']
	],
	HP: [[costs({ pay: 'HP', amount: 1 }), '$: Pay 1 HP: Loot 1.']],
	counters: [
		[costs({ pay: 'counters', amount: 1, named: null }), '$: Remove a counter from this: Loot 1.'],
		[
			costs({ pay: 'counters', amount: 3, named: 'egg' }),
			'$: Remove 3 egg counters from this: Loot 1.'
		],
		[
			costs({ pay: 'counters', amount: 'any number', named: null }),
			'$: Remove any number of counters from this: Loot 1.'
		]
	],
	discard: [
		[costs({ pay: 'discard', amount: 1 }), '$: Discard a loot card: Loot 1.'],
		[costs({ pay: 'discard', amount: 'hand' }), '$: Discard your hand: Loot 1.']
	],
	destroy: [
		[
			costs({ pay: 'destroy', amount: 1, what: say.a('curse', { by: 'you' }) }),
			'$: Destroy a curse you control: Loot 1.'
		],
		[
			costs({ pay: 'destroy', amount: 2, what: say.a('item', 'another', { by: 'you' }) }),
			'$: Destroy 2 other items you control: Loot 1.'
		]
	],
	'destroy this': [
		[costs({ pay: 'destroy this' }), '$: Destroy this: Loot 1.'],
		[say.costlyLoot([{ pay: 'HP', amount: 1 }], loot(3)), 'To play this, pay 1 HP: Loot 3.']
	],
	damage: [[costs({ pay: 'damage', amount: 2 }), '$: Take 2 damage: Loot 1.']],
	deactivate: [
		[
			costs({ pay: 'deactivate', amount: 1, what: a('item', 'another', by('you')) }),
			'$: Deactivate another item you control: Loot 1.'
		],
		[
			costs({ pay: 'deactivate', amount: 2, what: a('item', by('you')) }),
			'$: Deactivate 2 items you control: Loot 1.'
		]
	],
	'put counters': [
		[
			costs({ pay: 'put counters', amount: 1, named: 'rust' }),
			'$: Put a rust counter on this: Loot 1.'
		],
		[costs({ pay: 'put counters', amount: 2, named: null }), '$: Put 2 counters on this: Loot 1.']
	],
	give: [
		[
			costs({ pay: 'give', what: a('item', 'another', 'charged', by('you')) }),
			'$: Give another charged item you control to another player: Loot 1.'
		]
	],
	'give ¢': [
		[costs({ pay: 'give ¢', amount: 2 }), '$: Give 2¢ to another player: Loot 1.'],
		[
			costs({ pay: 'give ¢', amount: 2 }, { pay: 'destroy this' }),
			'$: Give 2¢ to another player and destroy this: Loot 1.'
		]
	],
	'give loot': [
		[costs({ pay: 'give loot', amount: 1 }), '$: Give a loot card to another player: Loot 1.'],
		[costs({ pay: 'give loot', amount: 2 }), '$: Give 2 loot cards to another player: Loot 1.']
	],
	'put loot': [
		[
			costs({ pay: 'put loot', amount: 1, on: 'top' }),
			'$: Put a loot card on top of the loot deck: Loot 1.'
		],
		[
			costs({ pay: 'put loot', amount: 2, on: 'bottom' }),
			'$: Put 2 loot cards on the bottom of the loot deck: Loot 1.'
		]
	]
};

describe('costs', () => {
	it.each(abilityCases(COSTS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});

const PLAYERS: Readonly<
	Record<
		Extract<PlayerWord, string> | AnyKey<Extract<PlayerWord, object>> | 'outer',
		readonly AbilityRow[]
	>
> = {
	you: [[say.tap(loot(1)), '↷: Loot 1.']],
	they: [
		[
			say.eachTime(say.rolls('a player', 1), loot(1, 'they')),
			'Each time a player rolls a 1, they loot 1.'
		],
		[say.eachTime(say.rolls('you', 1), loot(1, 'they')), 'Each time you roll a 1, loot 1.']
	],
	'active player': [[say.tap(loot(1, 'active player')), '↷: The active player loots 1.']],
	'attacking player': [[say.tap(loot(1, 'attacking player')), '↷: The attacking player loots 1.']],
	killer: [
		[
			say.whenever(say.thisDies, loot(1, 'killer')),
			'When this dies, the player who killed it loots 1.'
		]
	],
	chosen: [
		[
			say.tap(say.choose(['player'], loot(1, 'chosen'))),
			'↷: You choose a player and that player loots 1.'
		]
	],
	target: [
		[say.tap(loot(1, targeted()), target('player')), '↷: Choose a player. They loot 1.'],
		[
			say.tap(
				say.inTurn(loot(1, targeted(0)), loot(2, targeted(1))),
				target('player'),
				target('player')
			),
			'↷: Choose a player and a player. The first player loots 1. The second player loots 2.'
		]
	],
	controllerOf: [
		[
			say.tap(loot(1, { controllerOf: targeted() }), target('item')),
			'↷: Choose an item. Its controller loots 1.'
		]
	],
	leftOf: [[say.tap(loot(1, { leftOf: 'you' })), '↷: The player to your left loots 1.']],
	rightOf: [
		[
			say.tap(loot(1, { rightOf: 'active player' })),
			"↷: The player to the active player's right loots 1."
		]
	],
	outer: [
		[
			say.tap(
				say.each('player', say.choose(['player'], say.giveCents(1, { chosen: 1 }, 'chosen')))
			),
			'↷: For each player, you choose a player and the earlier player gives 1¢ to that player.'
		]
	]
};

describe('players', () => {
	it.each(abilityCases(PLAYERS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
