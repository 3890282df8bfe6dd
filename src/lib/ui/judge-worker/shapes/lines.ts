import * as v from 'valibot';
import type { Scenario } from '../../../scenario/scenario.ts';

/** Two lines of one table. */
export interface LinesAsked {
	readonly first: Scenario;
	readonly second: Scenario;
}

/** What is otherwise in the second: in one sentence, and each thing as a clause. */
export const comparedLines = v.strictObject({
	sentence: v.string(),
	clauses: v.array(v.string())
});
export type ComparedLines = v.InferOutput<typeof comparedLines>;
