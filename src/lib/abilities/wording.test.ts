import { describe, expect, it } from 'vitest';
import * as say from './build.ts';
import type {
	Ability,
	Effect,
	Stat,
	TargetSpec,
	TargetWord,
	TriggerEvent,
	Verb
} from './grammar.ts';
import { indefinite, range } from './wording-nouns.ts';
import { effectLines, lineAt, wordAbility, wordLines } from './wording.ts';

const then = (...steps: Effect[]): Effect => ({ do: 'then', steps });

const { target, targeted, tap, lootAbility, loot, gainCents, kill, dealDamage } = say;

type Row = readonly [effect: Effect, text: string, ...targets: TargetSpec[]];

const VERBS: Readonly<Record<Verb, readonly Row[]>> = {
	'gain ¢': [
		[gainCents(3), 'Gain 3¢.'],
		[gainCents(5, targeted()), 'Choose a player. They gain 5¢.', target('player')],
		[gainCents(1, 'active player'), 'The active player gains 1¢.']
	],
	'lose ¢': [
		[say.loseCents(4), 'Lose 4¢.'],
		[say.loseCents(7, targeted()), 'Choose a player. They lose 7¢.', target('player')]
	],
	loot: [
		[loot(1), 'Loot 1.'],
		[loot(2, 'active player'), 'The active player loots 2.']
	],
	discard: [
		[say.discard(1), 'Discard a loot card.'],
		[say.discard(2), 'Discard 2 loot cards.']
	],
	'gain treasure': [[say.gainTreasure(1), 'Gain +1 treasure.']],
	'deal damage': [
		[dealDamage(1), 'Deal 1 damage to a monster or player.', target('monster', 'player')],
		[
			then(dealDamage(1, targeted(0)), dealDamage(2, targeted(1))),
			'Choose a monster and a player. Deal 1 damage to that monster. Deal 2 damage to that player.',
			target('monster'),
			target('player')
		]
	],
	'take damage': [
		[say.takeDamage(2), 'Take 2 damage.'],
		[say.takeDamage(1, 'active player'), 'The active player takes 1 damage.']
	],
	kill: [
		[kill(), 'Kill a player.', target('player')],
		[kill({ target: 0 }, 'active player'), 'The active player kills a player.', target('player')]
	],
	die: [
		[say.dies(), 'This dies.'],
		[say.dies(targeted()), 'Choose a player. They die.', target('player')]
	],
	cancel: [
		[
			say.cancel(),
			'Cancel the ↷ or $ ability of an item or a loot being played.',
			target('ability of an item', 'loot being played')
		],
		[say.cancel('it'), 'Cancel it.']
	],
	'cancel everything': [[say.cancelEverything, "Cancel everything that hasn't resolved."]],
	'end the turn': [[say.endTheTurn, 'End the turn.']],
	'prevent death': [[say.preventDeath, 'Prevent death.']],
	'prevent next damage': [
		[
			say.preventNextDamage(1),
			'Choose a player. Prevent the next 1 damage they would take this turn.',
			target('player')
		],
		[say.preventNextDamage(2, 'you'), 'Prevent the next 2 damage you would take this turn.']
	],
	'prevent next instance': [
		[
			say.preventNextInstance(),
			'Choose a player or monster. Prevent the next instance of damage they would take this turn.',
			target('player', 'monster')
		],
		[
			say.preventNextInstance('you', 2),
			'Prevent the next instance of up to 2 damage you would take this turn.'
		]
	],
	reroll: [[say.reroll(), 'Choose a dice roll. Its controller rerolls it.', target('dice roll')]],
	'change roll': [
		[say.changeRoll([1, 6]), 'Change the result of a dice roll to a 1 or 6.', target('dice roll')],
		[say.changeRoll([6], 'it'), 'Change the result to a 6.']
	],
	roll: [
		[
			say.roll(say.on([1, 2], gainCents(1)), say.on([3, 4, 5], loot(1))),
			'Roll-\n1-2: Gain 1¢.\n3-5: Loot 1.'
		],
		[
			say.roll(say.on([1, 6], dealDamage(1), target('player'))),
			'Roll-\n1 or 6: Deal 1 damage to a player.'
		],
		[
			say.roll(say.on([1], gainCents(2, targeted())), say.on([2], kill())),
			'Choose a player. Roll-\n1: They gain 2¢.\n2: Kill them.',
			target('player')
		]
	],
	'gain loot play': [[say.gainLootPlay, 'Play an additional loot card this turn.']],
	recharge: [
		[say.recharge(), 'Recharge this.'],
		[say.recharge(targeted()), 'Recharge an item.', target('item')]
	],
	'gain stat': [
		[say.gainTillEndOfTurn('hp', 1), 'Gain +1 HP till end of turn.'],
		[
			say.gainTillEndOfTurn('attack', 1, targeted()),
			'Choose a player or monster. They gain +1 ATK till end of turn.',
			target('player', 'monster')
		],
		[
			{ do: 'gain stat', who: 'this', stat: 'evasion', add: -1, until: 'indefinitely' },
			'This gains -1 evasion.'
		]
	],
	'look and put back': [
		[
			say.lookAndPutBack(5),
			'Look at the top 5 cards of a deck. Put them back in any order.',
			target('deck')
		],
		[say.lookAndPutBack(1), 'Look at the top card of a deck. Put it back.', target('deck')]
	],
	'put top of deck into discard': [
		[say.putTopIntoDiscard(), 'Put the top card of a deck into discard.', target('deck')]
	],
	'put top of discard on deck': [
		[
			say.putTopOfDiscardOnDeck(),
			'Put the top card of a discard on top of its deck.',
			target('discard')
		]
	],
	then: [
		[
			then(say.endTheTurn, say.cancelEverything),
			"End the turn. Cancel everything that hasn't resolved."
		],
		[
			then(kill(), gainCents(1, targeted())),
			'Choose a player. Kill them. They gain 1¢.',
			target('player')
		]
	],
	may: [
		[say.may(loot(1)), 'You may loot 1.'],
		[say.may(then(loot(1), say.discard(1))), 'You may loot 1, then discard a loot card.'],
		[say.may(gainCents(1, 'active player')), 'You may have the active player gain 1¢.'],
		[say.may(say.roll(say.on([6], loot(1)))), 'You may roll-\n6: Loot 1.']
	],
	if: [
		[say.ifSo(say.yourTurn, loot(1)), "If it's your turn, loot 1."],
		[
			then(say.preventDeath, say.ifSo(say.yourTurn, then(loot(1), say.endTheTurn))),
			"Prevent death. If it's your turn, loot 1, then end the turn."
		]
	]
};

describe('verbs', () => {
	for (const [verb, rows] of Object.entries(VERBS))
		for (const [effect, text, ...targets] of rows)
			it(`${verb}: ${text}`, () => {
				expect(wordAbility(lootAbility(effect, ...targets))).toBe(text);
			});
});

const EVENTS: Readonly<Record<TriggerEvent['on'], readonly (readonly [Ability, string])[]>> = {
	roll: [
		[say.eachTime(say.rolls('a player', 1), loot(1)), 'Each time a player rolls a 1, loot 1.'],
		[say.eachTime(say.rolls('you', 1, 6), loot(1)), 'Each time you roll a 1 or 6, loot 1.'],
		[
			say.eachTime(say.rolls('a player', 1), say.loseCents(2, 'they')),
			'Each time a player rolls a 1, they lose 2¢.'
		],
		[
			say.eachTime(say.rolls('a player', 2), gainCents(2, targeted()), target('player')),
			'Each time a player rolls a 2, choose a player. The chosen player gains 2¢.'
		]
	],
	'would roll': [
		[
			say.eachTime(say.wouldRoll('a player', 1), say.may(say.reroll('it'))),
			'Each time a player would roll a 1, you may have them reroll it.'
		],
		[
			say.whenever(say.wouldRoll('you', 1), say.may(say.reroll('it'))),
			'When you would roll a 1, you may reroll it.'
		]
	],
	die: [
		[
			say.eachTime({ on: 'die', who: 'you', when: 'before penalties' }, loot(3)),
			'Each time you die, before paying penalties, loot 3.'
		],
		[
			say.eachTime({ on: 'die', who: 'a player', when: 'after penalties' }, loot(1)),
			'Each time a player dies, after paying penalties, loot 1.'
		],
		[
			say.whenever({ on: 'die', who: 'another monster', when: 'on death' }, say.dies()),
			'When another monster dies, this dies.'
		],
		[
			say.whenever(
				{ on: 'die', who: 'this', when: 'on death' },
				kill({ target: 0 }, 'active player'),
				target('player')
			),
			'When this dies, the active player kills a player.'
		],
		[
			say.whenever({ on: 'die', who: 'this', when: 'after rewards' }, loot(1, 'active player')),
			'When this dies, after gaining rewards, the active player loots 1.'
		]
	],
	'enter play': [
		[say.ofEvent(say.takeDamage(2)), 'Take 2 damage.'],
		[say.whenever({ on: 'enter play', who: 'this' }, loot(1)), 'When this enters play, loot 1.']
	],
	'would die': [
		[
			say.eachTime({ on: 'would die', who: 'you' }, say.roll(say.on([1, 2, 3], say.preventDeath))),
			'Each time you would die, roll-\n1-3: Prevent death.'
		]
	],
	'turn starts': [
		[say.at(say.startOfYourTurn, loot(1)), 'At the start of your turn, loot 1.'],
		[say.at({ on: 'turn starts', who: 'a player' }, loot(1)), 'At the start of each turn, loot 1.']
	],
	'turn ends': [
		[say.at(say.endOfYourTurn, say.recharge()), 'At the end of your turn, recharge this.'],
		[say.eachTime(say.endOfYourTurn, loot(1)), 'Each time your turn ends, loot 1.']
	]
};

describe('triggers', () => {
	for (const rows of Object.values(EVENTS))
		for (const [ability, text] of rows)
			it(text, () => {
				expect(wordAbility(ability)).toBe(text);
			});
});

const STATS: Readonly<Record<Stat, string>> = {
	hp: 'You have +1 HP.',
	attack: 'You have +1 ATK.',
	evasion: 'You have +1 evasion.',
	rolls: 'You have +1 to dice rolls.',
	'attack rolls': 'You have +1 to attack rolls.'
};

describe('other abilities', () => {
	it.each<readonly [Ability, string]>([
		[tap(loot(1)), '↷: Loot 1.'],
		[say.paid([{ pay: '¢', amount: 4 }], loot(1)), '$: Pay 4¢: Loot 1.'],
		[say.always({ stat: 'evasion', of: 'monsters', add: 1 }), 'Monsters have +1 evasion.'],
		[say.always({ this: "can't be attacked" }), "This can't be attacked."],
		[say.always({ game: 'you go first' }), 'If you control this as the game starts, you go first.'],
		...(['hp', 'attack', 'evasion', 'rolls', 'attack rolls'] as const).map(
			(stat): [Ability, string] => [say.always({ stat, of: 'you', add: 1 }), STATS[stat]]
		)
	])('%#', (ability, text) => {
		expect(wordAbility(ability)).toBe(text);
	});
});

describe('lines', () => {
	const ability = tap(
		then(
			loot(1),
			say.roll(say.on([1, 2], gainCents(1)), say.on([3], then(loot(1), loot(2)))),
			loot(3)
		)
	);

	it('have the part of the ability they are', () => {
		expect(wordLines(ability)).toEqual([
			{ text: '↷: Loot 1. Roll-', path: [] },
			{ text: '1-2: Gain 1¢.', path: [1, 0] },
			{ text: '3: Loot 1. Loot 2.', path: [1, 1] },
			{ text: 'Loot 3.', path: [2] }
		]);
	});

	it.each([
		[[], '↷: Loot 1. Roll-'],
		[[0], '↷: Loot 1. Roll-'],
		[[1, 1], '3: Loot 1. Loot 2.'],
		[[1, 1, 0], '3: Loot 1. Loot 2.'],
		[[2], 'Loot 3.']
	])('the line that holds %j', (path, text) => {
		expect(lineAt(wordLines(ability), path)?.text).toBe(text);
	});

	it('leave out cost and trigger on request', () => {
		expect(effectLines(say.eachTime(say.rolls('you', 1), loot(1)))).toEqual([
			{ text: 'Loot 1.', path: [] }
		]);
	});
});

const TARGETS: Readonly<Record<TargetWord, string>> = {
	player: 'a player',
	monster: 'a monster',
	item: 'an item',
	'dice roll': 'a dice roll',
	'ability of an item': 'the ↷ or $ ability of an item',
	'loot being played': 'a loot being played',
	deck: 'a deck',
	discard: 'a discard'
};

describe('nouns', () => {
	it('names every target', () => {
		for (const word of ['player', 'monster', 'item', 'dice roll', 'deck', 'discard'] as const)
			expect(indefinite(target(word))).toBe(TARGETS[word]);
		for (const word of ['ability of an item', 'loot being played'] as const)
			expect(indefinite(target(word))).toBe(TARGETS[word]);
		expect(indefinite(target('monster', 'player', 'item'))).toBe('a monster, player, or item');
	});

	it.each([
		[[6], '6'],
		[[1, 2], '1-2'],
		[[3, 1, 2], '1-3'],
		[[1, 6], '1 or 6'],
		[[1, 3, 4, 6], '1, 3-4, or 6']
	])('%j is %s', (numbers, text) => {
		expect(range(numbers)).toBe(text);
	});

	it('tells two targets of one kind apart', () => {
		const swap = then(gainCents(1, targeted(0)), gainCents(2, targeted(1)));
		expect(wordAbility(lootAbility(swap, target('player'), target('player')))).toBe(
			'Choose a player and a player. The first player gains 1¢. The second player gains 2¢.'
		);
	});
});
