/** What a $ ability, or playing a loot card, costs. */
import { COST } from '../english/costs.ts';
import type { Cost } from '../grammar.ts';
import { NOWHERE } from '../wording/filters.ts';
import { phraseIn } from './match.ts';
import { called, chain, either, map, nothing, words, type Rule } from './rule.ts';

const cost = phraseIn(COST, NOWHERE);

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
