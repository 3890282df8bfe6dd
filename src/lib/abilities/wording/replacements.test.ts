import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import type { Instead, Replacement, Would } from '../grammar.ts';
import { wordAbility } from '../wording.ts';
import { abilityCases, readBack, type AbilityRow } from './test-tables.ts';

const { loot, plus } = say;
const instead = (event: Replacement['event'], by: Instead): AbilityRow[0] =>
	say.always(say.replaces(event, by));
const { would } = say;
const skip: Instead = { skip: true };

const WOULD: Readonly<Record<Would['would'], readonly AbilityRow[]>> = {
	'gain ¢': [
		[
			instead(would('gain ¢', 'a player'), { amount: plus('that much', 4) }),
			'If a player would gain any number of ¢, they gain that much +4¢ instead.'
		],
		[
			instead(would('gain ¢', 'you'), { amount: 0 }),
			'If you would gain any number of ¢, gain 0¢ instead.'
		],
		[
			instead(would('gain ¢', 'you'), { instead: loot(2) }),
			'If you would gain any number of ¢, loot 2 instead.'
		]
	],
	'lose ¢': [
		[
			instead(would('lose ¢', 'you'), { amount: 0 }),
			'If you would lose any number of ¢, lose 0¢ instead.'
		]
	],
	loot: [
		[
			instead(would('loot', 'a player'), { amount: say.times('that much', 2) }),
			'If a player would loot any number of loot cards, they loot 2 times that many loot cards instead.'
		],
		[
			instead(would('loot', 'you'), { from: 'loot discard' }),
			'If you would loot any number of loot cards, loot from the top of the loot discard instead.'
		],
		[
			instead(
				{ ...would('loot', 'you'), given: { is: 'the loot step' } },
				{ amount: plus('that much', 1) }
			),
			'If you would loot any number of loot cards in the loot step, loot that many loot cards +1 instead.'
		]
	],
	discard: [
		[
			instead(would('discard', 'you'), { prevent: null }),
			'If you would discard any number of loot cards, prevent that.'
		]
	],
	'roll a number': [
		[
			instead({ would: 'roll a number', who: 'a player', on: [2, 3] }, { amount: 1 }),
			'If a player would roll a 2 or 3, the result becomes 1 instead.'
		]
	],
	'gain treasure': [
		[
			instead(would('gain treasure', 'you'), { instead: say.levelUp('that much') }),
			'If you would gain any number of treasure, this levels up by that much instead.'
		]
	],
	roll: [
		[
			instead(would('roll', 'you'), { dice: 2, picks: 'you' }),
			'If you would roll, roll 2 dice instead and you choose which one counts.'
		],
		[
			instead(would('roll', 'a player'), { dice: 2, picks: 'lowest' }),
			'If a player would roll, they roll 2 dice instead and the lowest counts.'
		]
	],
	'destroy the penalty item': [
		[
			instead(would('destroy the penalty item', 'a player'), {
				instead: { do: 'give', what: 'it', to: 'active player' }
			}),
			'If a player would give up an item for the death penalty, give it to the active player instead.'
		]
	],
	'pay the penalty': [
		[
			instead(would('pay the penalty', 'you'), skip),
			'If you would pay the death penalty, skip that.'
		]
	],
	'take damage': [
		[instead(would('take damage', 'you'), { amount: 1 }), 'Damage you would take is reduced to 1.'],
		[
			instead({ would: 'take damage', who: 'you', combat: true }, { amount: plus('that much', 3) }),
			'If you would take any amount of combat damage, take that much damage +3 instead.'
		],
		[
			instead({ would: 'take damage', who: 'this', combat: true, on: [4, 5] }, { prevent: null }),
			'If this would take any amount of combat damage on attack rolls of 4 or 5, prevent that damage.'
		],
		[
			instead({ would: 'take damage', who: 'you', combat: false }, { prevent: 1 }),
			'If you would take any amount of non-combat damage, prevent 1 of that damage.'
		],
		[
			instead(
				{ ...would('take damage', 'you'), limit: { each: 'turn', nth: [1] } },
				{ prevent: 1 }
			),
			'The first time you would take any amount of damage each turn, prevent 1 of that damage.'
		],
		[
			instead({ ...would('take damage', 'you'), given: say.yourTurn }, { amount: 1 }),
			'If you would take any amount of damage on your turn, take 1 damage instead.'
		]
	],
	'deal damage': [
		[
			instead(
				{ would: 'deal damage', who: 'this', combat: true, on: [2] },
				{ amount: plus('that much', 1) }
			),
			'If this would deal any amount of combat damage on attack rolls of 2, this deals that much damage +1 instead.'
		],
		[
			instead(
				{ would: 'deal damage', who: 'this', combat: true, on: [1] },
				{ amount: say.times('that much', 2) }
			),
			'If this would deal any amount of combat damage on attack rolls of 1, this deals 2 times that much damage instead.'
		]
	],
	die: [
		[instead(would('die', 'you'), { prevent: null }), 'If you would die, prevent that.'],
		[
			instead(would('die', 'this'), { instead: say.inTurn(say.heal(null, 'this'), say.flip()) }),
			'If this would die, do this instead: this heals to full HP, then flip this.'
		]
	],
	'be destroyed': [
		[
			instead(would('be destroyed', 'this'), { instead: say.becomeSoul() }),
			'If this would be destroyed, this becomes a soul instead.'
		]
	],
	'be put into discard': [
		[
			instead(would('be put into discard', 'this'), {
				instead: say.putIt('this', { handOf: 'you' })
			}),
			'If this would be put into discard, put this into your hand instead.'
		]
	],
	'enter play': [
		[say.always(say.asThisEnters(say.deactivate())), 'This enters play deactivated.'],
		[
			say.always(say.asThisEnters(say.putCounters(9))),
			'As this enters play, put 9 counters on this.'
		]
	],
	'start the turn': [
		[instead(would('start the turn', 'you'), { also: loot(1) }), 'As you start your turn, loot 1.']
	],
	'end the turn': [
		[instead(would('end the turn', 'you'), { also: loot(1) }), 'As you end your turn, loot 1.']
	],
	'take the turn': [
		[
			instead(would('take the turn', 'a player'), skip),
			'If a player would take their turn, skip that.'
		]
	],
	'loot step': [
		[instead(would('loot step', 'you'), skip), 'If you would begin your loot step, skip that.']
	],
	'recharge step': [
		[
			instead(would('recharge step', 'you'), skip),
			'If you would begin your recharge step, skip that.'
		]
	]
};

describe('replacements', () => {
	it.each(abilityCases(WOULD))('%s', (_, ability, text) => {
		expect(wordAbility(ability)).toBe(text);
		expect(readBack(ability)).toEqual(ability);
	});
});
