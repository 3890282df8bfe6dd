import { describe, expect, it } from 'vitest';
import * as say from '../../build/index.ts';
import { wordAbility } from '../../wording.ts';
import type { OnTheTurn } from './dice-and-turn.ts';
import { effectCases, readBack, type EffectRow } from '../../wording/test-tables.ts';

const { a, target, targeted } = say;
const roll = target('dice roll');

const VERBS: Readonly<Record<OnTheTurn['do'], readonly EffectRow[]>> = {
	cancel: [
		[
			say.cancel(),
			'Cancel a triggered ability or a loot being played.',
			target('triggered ability', 'loot being played')
		],
		[
			say.nextTime({ on: 'play loot', who: 'a player' }, say.cancel('it')),
			'The next time a player plays a loot card this turn, cancel it.'
		]
	],
	'cancel everything': [[say.cancelEverything, "Cancel everything that hasn't resolved."]],
	'cancel attack': [
		[say.cancelAttack(), 'Cancel the attack.'],
		[say.cancelAttack(targeted()), 'Choose a player. Cancel their attack.', target('player')]
	],
	'gain rewards': [
		[
			{ do: 'gain rewards', who: 'active player', of: 'this' },
			'The active player gains the rewards of this.'
		],
		[
			say.nextTime(
				{ on: 'gain rewards', who: 'a player' },
				{ do: 'gain rewards', who: 'you', of: 'it', half: true }
			),
			'The next time a player gains rewards this turn, gain half of the rewards of it, rounded down.'
		]
	],
	'set roll': [
		[
			{ do: 'set roll', what: targeted(), to: 3 },
			'Choose a dice roll. Make the result of it 3.',
			target('dice roll')
		]
	],
	'roll again': [[{ do: 'roll again' }, 'Roll again.']],
	'set stat': [
		[
			{ do: 'set stat', who: targeted(), stat: 'attack', to: 1, until: 'end of turn' },
			'Choose a monster. Make its ATK 1 till end of turn.',
			target('monster')
		],
		[
			{ do: 'set stat', who: 'you', stat: 'hand size', to: 0, until: 'your next turn' },
			'Make your hand size 0 till your next turn starts.'
		]
	],
	'double rewards': [[{ do: 'double rewards' }, 'Double the rewards.']],
	copy: [[say.copy(targeted()), 'Copy a loot being played.', target('loot being played')]],
	double: [
		[
			say.double(targeted()),
			'Choose a loot being played. Double its effect.',
			target('loot being played')
		],
		[
			say.nextTime({ on: 'play loot', who: 'a player' }, say.double('it')),
			'The next time a player plays a loot card this turn, double its effect.'
		]
	],
	'make activate': [
		[
			say.makeActivate(),
			'Choose an active item another player controls. Choose a ↷ or $ ability of it that its controller activates if able.',
			say.target(say.a('item', 'active', 'of another player'))
		]
	],
	'copy ability': [
		[say.copyAbility(), 'Copy a ↷ ability of a non-eternal item.', target(a('item', 'non-eternal'))]
	],
	'change roll': [
		[say.changeRoll([2, 5]), 'Change the result of a dice roll to a 2 or 5.', roll],
		[say.changeRoll([6], 'it'), 'Change the result to a 6.']
	],
	'add to roll': [
		[say.addToRoll([1, -1]), 'Add +1 or -1 to a dice roll.', roll],
		[
			say.addToRoll([1, 2]),
			'Add +1 or +2 to a non-attack roll.',
			target(a('dice roll', 'non-attack roll'))
		]
	],
	'flip roll': [[say.flipRoll(), 'Turn the die of a dice roll upside down.', roll]],
	reroll: [
		[say.reroll(), 'Choose a dice roll. Its controller rerolls it.', roll],
		[say.reroll(), 'Choose an item. Reroll it.', target('item')],
		[
			say.rerollWithDice(2),
			'Choose a dice roll. Its controller rerolls it with 2 dice of which another player of their choice picks one.',
			roll
		]
	],
	'end the turn': [[say.endTheTurn, 'End the turn.']],
	'gain loot play': [
		[say.gainLootPlay, 'Play an additional loot card this turn.'],
		[say.gainLootPlays('any number'), 'Play any number of additional loot cards this turn.'],
		[
			say.gainLootPlays(2, 'active player'),
			'The active player may play 2 additional loot cards this turn.'
		]
	],
	'gain purchase': [
		[{ do: 'gain purchase', who: 'you' }, 'You may purchase an additional time this turn.']
	],
	'additional attack': [
		[say.mayAttackAgain(), 'The active player may attack an additional time this turn.'],
		[
			say.mayAttackAgain('monster deck', 'you', 2),
			'You may attack the monster deck 2 additional times this turn.'
		],
		[
			say.mustAttackAgain({ player: a('player', 'another') }),
			'The active player must attack another player an additional time this turn.'
		],
		[
			say.mustAttackAgain('the slot it was in'),
			'The active player must attack the slot this was in an additional time this turn.'
		],
		[
			say.mustAttackAgain('a new slot'),
			'The active player must attack a monster in one of the new slots an additional time this turn.'
		],
		[
			say.mustAttackAgain('one put there'),
			'The active player must attack one of those put there an additional time this turn.'
		],
		[
			say.mayAttackAgain('anything', 'you', 'any number'),
			'You may attack any number of additional times this turn.'
		]
	],
	'must attack': [
		[
			say.mustAttack({ target: 0 }),
			'Choose a monster. The active player must attack it this turn if able.',
			target('monster')
		],
		[
			say.mustAttack('monster deck', 'active player', 4),
			'The active player must attack the monster deck 4 times this turn if able.'
		]
	],
	'team up': [
		[
			{ do: 'team up', who: targeted() },
			'Choose a player. They team up for the attack.',
			target('player')
		]
	],
	'redirect attack': [[say.redirectAttack(), 'Choose the monster that is attacked.']],
	'team rolls': [[{ do: 'team rolls' }, 'Let whoever has teamed up make an attack roll.']],
	'join attack': [
		[
			{ do: 'join attack', who: targeted() },
			'Choose a player. They join the attack.',
			target('player')
		]
	],
	'replace character': [[say.replaceCharacter(), 'Become a character from outside the game.']],
	'extra turn': [[say.extraTurn(), 'Take an extra turn after this one.']],
	'skip next turn': [
		[say.skipNextTurn('active player'), 'The active player skips their next turn.']
	],
	win: [[say.win(), 'Win the game.']],
	'gain stat': [
		[say.gainTillEndOfTurn('hp', 1), 'Gain +1 HP till end of turn.'],
		[
			say.gainTillEndOfTurn('attack', 7, targeted()),
			'Choose a player or monster. They gain +7 ATK till end of turn.',
			target('player', 'monster')
		],
		[say.gainStat('evasion', -1, 'this', 'indefinitely'), 'This gains -1 evasion.'],
		[
			say.gainTillEndOfTurn('attack', say.owned('curses')),
			'Gain +x ATK till end of turn, where x is the number of curses you have.'
		],
		[
			{
				do: 'gain stat',
				who: 'you',
				stat: 'attack rolls',
				add: 1,
				until: 'end of turn',
				once: 'attack roll'
			},
			'Gain +1 to attack rolls for the next attack roll till end of turn.'
		]
	]
};

describe('verbs of the stack, the dice and the turn', () => {
	it.each(effectCases(VERBS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
