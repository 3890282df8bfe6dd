/** How many or how much. */
import type { Amount } from '../grammar.ts';
import { amountWords } from '../wording/amounts.ts';
import type { Scope } from '../wording/scope.ts';
import { OWNED } from './choices.ts';
import { oneOf } from './match.ts';
import { numeral } from './numerals.ts';
import { scopeKey } from './nouns.ts';
import { after, before, called, chain, either, keep, map, words, type Rule } from './rule.ts';
import {
	amount,
	filter,
	number,
	patient,
	player,
	sampleScope,
	string,
	templates
} from './template.ts';

const SAMPLES: readonly Amount[] = [
	'that much',
	'that number',
	'done',
	'those who did',
	...OWNED.map((owned) => ({ owned, by: player() })),
	...OWNED.map((most) => ({ most })),
	...[null, string()].map((counters) => ({ counters, on: patient() })),
	{ paid: 'loot cards' },
	{ paid: 'counters' },
	{ notes: 'this' },
	{ cardsUnder: patient() },
	...(['hp', 'max hp', 'attack', 'evasion'] as const).map((stat) => ({ stat, of: patient() })),
	...(['monster', 'shop', 'room'] as const).map((slots) => ({ slots })),
	{ count: filter() },
	{ plus: [amount(), number()] },
	{ plus: [amount(), amount(1)] },
	{ minus: [amount(), number()] },
	{ minus: [amount(), amount(1)] },
	{ times: [amount(), number()] },
	{ half: amount() },
	{ lastAttackRoll: patient() },
	{ playedBy: player() },
	...[null, string()].map((ownCounters) => ({ ownCounters })),
	{ thisTurn: 'players died' },
	{ thisTurn: 'non-active players died' },
	{ thisTurn: 'loot cards played' },
	{ thisTurn: 'shop items purchased' },
	{ thisTurn: 'attack rolls' }
];

const worded = oneOf('amount', () =>
	templates(SAMPLES, (sample) => amountWords(sample, sampleScope()))
);

/** An amount by itself: "3", "that much", "the number of souls you have". */
export const amountIn = (scope: Scope): Rule<Amount> =>
	keep(
		`any amount ${scopeKey(scope)}`,
		called(
			'an amount',
			either<Amount>(
				numeral,
				after(
					['-'],
					map(numeral, (n) => -n)
				),
				(text, at, next) =>
					chain(words(['('], null), () => before(amountIn(scope), [')']))(text, at, next),
				worded(scope)
			)
		)
	);
