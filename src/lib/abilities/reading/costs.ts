/** What a $ ability, or playing a loot card, costs. */
import type { Cost } from '../grammar.ts';
import { costWords } from '../wording/costs.ts';
import { NOWHERE } from '../wording/filters.ts';
import { oneOf } from './match.ts';
import { called, chain, either, map, nothing, words, type Rule } from './rule.ts';
import { filter, number, string, templates } from './template.ts';

const SAMPLES: readonly Cost[] = [
	{ pay: '¢', amount: number() },
	{ pay: 'HP', amount: number() },
	...[null, string()].flatMap((named) =>
		[1, number(), 'any number' as const].map((amount) => ({
			pay: 'counters' as const,
			amount,
			named
		}))
	),
	...[1, number(), 'hand' as const].map((amount) => ({ pay: 'discard' as const, amount })),
	...[1, number()].flatMap((amount): readonly Cost[] => [
		{ pay: 'destroy', amount },
		{ pay: 'destroy', amount, other: true }
	]),
	{ pay: 'destroy this' },
	{ pay: 'give', what: filter() }
];
const cost = oneOf('cost', () => templates(SAMPLES, (sample) => costWords([sample])))(NOWHERE);

/** "Pay 2¢ and destroy this". */
export const costs: Rule<readonly Cost[]> = called(
	'a cost',
	chain(cost, (first) =>
		either(
			nothing([first]),
			chain(either(words(['and'], null), nothing(null)), () =>
				map(costs, (more) => [first, ...more])
			)
		)
	)
);
