import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { Ability, Stat, TargetWord, TriggerEvent } from '../grammar.ts';
import { indefinite, range } from '../wording-nouns.ts';
import { effectLines, lineAt, wordAbility, wordLines } from '../wording.ts';

const then = say.inTurn;

const { target, targeted, tap, lootAbility, loot, gainCents, kill } = say;

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
		[
			say.always({ game: 'you go first' }),
			'If you control this when the game begins, you go first.'
		],
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
