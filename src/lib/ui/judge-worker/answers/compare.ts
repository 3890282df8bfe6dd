import * as v from 'valibot';
import { differenceOf } from '../../../scenario/difference.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { verdictOf } from '../../../scenario/verdict.ts';
import type { ComparedLines, LinesAsked } from '../shapes/lines.ts';
import { playedUpTo } from './played.ts';

const ASKED: v.GenericSchema<unknown, LinesAsked> = v.strictObject({
	first: scenarioSchema,
	second: scenarioSchema
});

/** Says what is otherwise in one line than in another of the same table. */
export function compareAnswer(asked: unknown): ComparedLines {
	const { first, second } = v.parse(ASKED, asked);
	const compared = (scenario: Scenario) => {
		const { played, scenario: upTo } = playedUpTo({ scenario });
		return {
			verdict: verdictOf(played, { script: upTo.script }),
			position: played.position
		};
	};
	const { sentence, clauses } = differenceOf(compared(first), compared(second));
	return { sentence, clauses: [...clauses] };
}
