import * as v from 'valibot';
import { CLAIM_WHAT, type Claim } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { rule } from './verdict.ts';

/** Claims about a line, and where it is looked at. */
export interface ClaimsAsked {
	readonly scenario: Scenario;
	/** After so many entries of the script. */
	readonly at: number;
	readonly claims: readonly Claim[];
}

/** Whether a claim is right, with the step that decides it, or what it depends on or waits for. */
const judged = v.strictObject({
	is: v.picklist(['right', 'wrong', 'depends', 'not yet']),
	sentence: v.string(),
	rules: v.array(rule)
});

const side = v.strictObject({
	words: v.string(),
	what: CLAIM_WHAT,
	/** After so many entries it is claimed. */
	entries: v.number()
});

/** What can be said of a line, side against side, and what each claim is that was made. */
export const judgedClaims = v.strictObject({
	disputes: v.array(v.array(side)),
	/** In the order of the claims. */
	claims: v.array(v.strictObject({ words: v.string(), judged }))
});
export type JudgedClaims = v.InferOutput<typeof judgedClaims>;
export type Side = v.InferOutput<typeof side>;
