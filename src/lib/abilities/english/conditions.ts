/** Questions about the position and the turn so far: what follows "if", "while" and "as soon as". */
import type { Amount, Condition } from '../grammar.ts';
import { amount, counter, owned } from './amounts.ts';
import { form, phrase, type Form, type Phrase } from './form.ts';
import type { Shape } from './hole.ts';
import { DID } from './tests.ts';
import {
	card,
	faces,
	filter,
	number,
	oneOfWords,
	ordinals,
	player,
	playerNamed,
	thing
} from './holes.ts';

const so = (shape: Shape<Condition>, words: string): Form<Condition> =>
	form<Condition>(shape, words);

const [who, what, than] = [player('who'), thing('what'), player('than')];
const have = owned('owned');
const [many, limit, n] = [amount('many'), amount('limit'), number('n')];
const shown = faces('faces');

/** What is counted, with what is said of how many there are: "5¢ or more", "5 or more souls". */
const COUNTED: readonly (readonly [Shape<Amount>, say: (n: string, than: string) => string])[] = [
	[{ owned: '¢', by: who }, (n, than) => `[who have] ${n}¢${than}`],
	[{ owned: owned('owned', ['HP', '¢']), by: who }, (n, than) => `[who have] ${n}${than} [owned]`],
	[
		{ counters: counter('counter'), on: what },
		(n, than) => `there are ${n}${than} [counter]s on [what]`
	],
	[{ count: filter('kind', 'many') }, (n, than) => `there are ${n}${than} [kind]`],
	[{ playedBy: who }, (n, than) => `[who played] ${n}${than} loot cards this turn`],
	[{ killedBy: who }, (n, than) => `[who killed] ${n}${than} monsters this turn`],
	[{ stat: 'hp', of: what }, (n, than) => `[what have] ${n} HP${than}`],
	[{ stat: 'max hp', of: what }, (n, than) => `[what have] ${n} max HP${than}`],
	[{ stat: 'attack', of: what }, (n, than) => `[what have] ${n} ATK${than}`],
	[{ stat: 'evasion', of: what }, (n, than) => `[what have] ${n} evasion${than}`]
];

/** What is denied in words of its own: "it's not your turn". */
const DENIED: readonly (readonly [Shape<Condition>, string])[] = [
	[{ is: 'your turn' }, "it's not your turn"],
	[{ is: 'the loot step' }, "it's not the loot step"],
	[{ is: 'an attack' }, 'no attack is under way'],
	[{ attacked: what }, '[what have] not been attacked this turn'],
	[{ onAttackRoll: shown }, "the attack roll wasn't a [faces]"],
	...DID.map(({ did, denied }): readonly [Shape<Condition>, string] => [
		{ what: who, fits: { is: 'player', where: [{ did }] } },
		`[who didn't] ${denied}`
	]),
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
	...COUNTED.flatMap(([amount, say]) => [
		so({ amount, atMost: 0 }, say('0', '')),
		so({ amount, atLeast: n }, say('[n]', ' or more')),
		so({ amount, atMost: n }, say('[n]', ' or less')),
		so({ amount, equals: n }, say('[n]', ''))
	]),
	// Each other player has less of it.
	...(
		[
			['more', { fewer: have, than: 'you' }],
			['fewer', { more: have, than: 'you' }]
		] as const
	).map(([more, test]) =>
		so(
			{
				amount: { count: { is: 'player', where: ['another', test] } },
				atLeast: { count: { is: 'player', where: ['another'] } }
			},
			`you have ${more} [owned] than each other player`
		)
	),
	so({ amount: many, atLeast: limit }, '[many] is at least [limit]'),
	so({ amount: many, atMost: limit }, '[many] is at most [limit]'),
	so({ amount: many, equals: limit }, '[many] is [limit]'),
	...(
		[
			[{ most: have }, 'most'],
			[{ fewest: have }, 'fewest']
		] as const
	).map(([test, extreme]) =>
		so(
			{ what: who, fits: { is: 'player', where: [test] } },
			`[who have] the ${extreme} [owned] or tied for the ${extreme}`
		)
	),
	...(['more', 'fewer'] as const).flatMap((more) =>
		['have', 'control'].map((has) =>
			so(
				{
					what: who,
					fits: {
						is: 'player',
						where: [more === 'more' ? { more: have, than } : { fewer: have, than }]
					}
				},
				`[who ${has}] ${more} [owned] than [than]`
			)
		)
	),
	...DID.map(({ did, past, rest }) =>
		// "Hit" is of now and of then: who has hit is told so.
		so(
			{ what: who, fits: { is: 'player', where: [{ did }] } },
			past === 'hit' ? `[who have] hit${rest}` : `[who ${past}]${rest}`
		)
	),
	so({ what: who, fits: { is: 'player', where: ['dead'] } }, '[who be] dead'),
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
	so({ turnOf: playerNamed('who') }, "on [who's] turn"),
	so({ is: 'the loot step' }, 'in the loot step')
]);
