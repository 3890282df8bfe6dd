/** Questions about the position and the turn so far: what follows "if", "while" and "as soon as". */
import type { Amount, Condition } from '../grammar.ts';
import { amount, counter, owned } from './amounts.ts';
import { form, phrase, type Form, type Phrase } from './form.ts';
import type { Shape } from './hole.ts';
import { card, faces, filter, number, oneOfWords, ordinals, player, thing } from './holes.ts';

const so = (shape: Shape<Condition>, words: string): Form<Condition> =>
	form<Condition>(shape, words);

const [who, what] = [player('who'), thing('what')];
const [many, limit, n] = [amount('many'), amount('limit'), number('n')];
const shown = faces('faces');

/** What is counted, with what is said before and after how many there are. */
const COUNTED: readonly (readonly [Shape<Amount>, before: string, after: string])[] = [
	[{ owned: '¢', by: who }, '[who have]', '¢'],
	[{ owned: owned('owned', ['HP', '¢']), by: who }, '[who have]', ' [owned]'],
	[{ counters: counter('counter'), on: what }, 'there are', ' [counter]s on [what]'],
	[{ count: filter('kind', 'many') }, 'there are', ' [kind]'],
	[{ playedBy: who }, '[who played]', ' loot cards this turn'],
	[{ killedBy: who }, '[who killed]', ' monsters this turn'],
	[{ stat: 'hp', of: what }, '[what have]', ' HP'],
	[{ stat: 'max hp', of: what }, '[what have]', ' max HP'],
	[{ stat: 'attack', of: what }, '[what have]', ' ATK'],
	[{ stat: 'evasion', of: what }, '[what have]', ' evasion']
];
/** Where the words for what is counted stand behind how it is compared: "5 or more souls", "5¢ or more". */
const AHEAD = new Set(['¢', ' HP', ' max HP', ' ATK', ' evasion']);
const compared = (before: string, unit: string, than: string): string =>
	AHEAD.has(unit) ? `${before} [n]${unit}${than}` : `${before} [n]${than}${unit}`;

/** What is denied in words of its own: "it's not your turn". */
const DENIED: readonly (readonly [Shape<Condition>, string])[] = [
	[{ is: 'your turn' }, "it's not your turn"],
	[{ is: 'the loot step' }, "it's not the loot step"],
	[{ is: 'an attack' }, 'no attack is under way'],
	[{ attacked: what }, '[what have] not been attacked this turn'],
	[{ onAttackRoll: shown }, "the attack roll wasn't a [faces]"],
	[{ amount: many, atLeast: limit }, '[many] is less than [limit]']
];

const SINGLE: readonly Form<Condition>[] = [
	so({ is: 'your turn' }, "it's your turn"),
	so({ is: 'a monster died' }, 'a monster died this turn'),
	so({ is: 'same result twice' }, 'this roll shows the same number as the one before it'),
	so({ is: 'same results' }, 'all of these rolls show the same number'),
	so({ is: 'the loot step' }, "it's the loot step"),
	so({ is: 'an attack' }, 'an attack is under way'),
	so({ noted: many }, '[many] is noted on this'),
	so({ dealtCombatDamage: what }, '[what dealt] combat damage to a player this turn'),
	so({ attacked: what }, '[what have] been attacked this turn'),
	...COUNTED.flatMap(([amount, before, unit]) => [
		so({ amount, atMost: 0 }, compared(before, unit, '').replace('[n]', '0')),
		so({ amount, atLeast: n }, compared(before, unit, ' or more')),
		so({ amount, atMost: n }, compared(before, unit, ' or less')),
		so({ amount, equals: n }, compared(before, unit, ''))
	]),
	so({ amount: many, atLeast: limit }, '[many] is at least [limit]'),
	so({ amount: many, atMost: limit }, '[many] is at most [limit]'),
	so({ amount: many, equals: limit }, '[many] is [limit]'),
	so({ what, fits: filter('kind', 'some') }, '[what be] [kind]'),
	so({ onAttackRoll: shown }, 'the attack roll was a [faces]'),
	so(
		{
			nth: oneOfWords('nth', ['dice roll', 'attack roll', 'attack']),
			of: who,
			is: ordinals('ordinals')
		},
		"it's [who's] [ordinals] [nth] this turn"
	),
	so(
		{ everyOther: 'attack roll', against: what },
		"it's every second attack roll made against [what]"
	),
	so({ discarded: card('card') }, 'the discarded card is [card]'),
	so({ turnOf: who }, "it's [who's] turn"),
	...DENIED.map(([not, words]) => so({ not }, words))
];

/** A question by itself: "it's your turn", "you have 8 or more loot cards in hand". */
export const CONDITION: Phrase<Condition> = phrase('condition', SINGLE);

/** A question right after what happens, where it has words of its own there. */
export const RIGHT_AFTER = phrase('condition right after', [
	so({ onAttackRoll: shown }, 'on an attack roll of [faces]'),
	so({ is: 'your turn' }, 'on your turn'),
	so({ is: 'the loot step' }, 'in the loot step')
]);
