import { describe, expect, it } from 'vitest';
import * as say from '../../build/index.ts';
import { wordAbility } from '../../wording.ts';
import type { DamageEffect } from '../../effects/damage.ts';
import { effectCases, readBack, type EffectRow } from '../../wording/test-tables.ts';

const { target, targeted, dealDamage } = say;

const VERBS: Readonly<Record<DamageEffect['do'], readonly EffectRow[]>> = {
	'deal damage': [
		[dealDamage(1), 'Deal 1 damage to a monster or player.', target('monster', 'player')],
		[
			say.inTurn(dealDamage(1, targeted(0)), dealDamage(2, targeted(1))),
			'Choose a monster and a player. Deal 1 damage to the chosen monster. Deal 2 damage to the chosen player.',
			target('monster'),
			target('player')
		],
		[dealDamage(1, 'killer', 'this'), 'This deals 1 damage to the player who killed it.'],
		[
			dealDamage(say.owned('souls')),
			'Deal damage to a player equal to the number of souls you have.',
			target('player')
		]
	],
	'take damage': [
		[say.takeDamage(2), 'Take 2 damage.'],
		[say.takeDamage(1, 'active player'), 'The active player takes 1 damage.']
	],
	'divide damage': [
		[
			say.divideDamage(2, ['monster', 'player']),
			'Deal 2 damage, divided as chosen, to any number of monsters or players.'
		],
		[
			{ do: 'divide damage', who: 'active player', by: 'this', amount: 2, among: ['player'] },
			'This deals 2 damage, divided by the active player, to any number of players.'
		]
	],
	heal: [
		[say.heal(1), 'Heal 1 HP.'],
		[say.heal(null, 'this'), 'This heals to full HP.']
	],
	'pay HP': [[say.payHP(1), 'Pay 1 HP.']],
	'pay the penalty': [
		[say.payPenalty(), 'Pay the death penalty.'],
		[say.each(['player'], say.payPenalty('chosen')), 'Each player pays the death penalty.']
	],
	'prevent death': [[say.preventDeath, 'Prevent death.']],
	'prevent damage': [
		[say.preventDamage(), 'Prevent that damage.'],
		[say.preventDamage(1), 'Prevent 1 of that damage.']
	],
	'add to damage': [[{ do: 'add to damage', amount: 1 }, 'Add 1 to that damage.']],
	'prevent next damage': [
		[
			say.preventNextDamage(7),
			'Choose a player. Prevent the next 7 damage they would take this turn.',
			target('player')
		],
		[say.preventNextDamage(2, 'you'), 'Prevent the next 2 damage you would take this turn.']
	],
	'prevent next instance': [
		[
			say.preventNextInstance(targeted(), 3),
			'Choose a monster or player. Prevent the next instance of up to 3 damage they would take this turn.',
			target('monster', 'player')
		],
		[
			say.preventNextInstance('you'),
			'Prevent the next instance of damage you would take this turn.'
		]
	]
};

describe('verbs of damage and HP', () => {
	it.each(effectCases(VERBS))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
