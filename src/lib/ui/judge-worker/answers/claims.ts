import * as v from 'valibot';
import { CLAIMS, claimWords } from '../../../scenario/claim/claim.ts';
import { judgedOn } from '../../../scenario/claim/judged.ts';
import { claimsOf, type Dispute } from '../../../scenario/claim/offered.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { verdictOf } from '../../../scenario/verdict.ts';
import type { JudgedClaims, Side } from '../shapes/claims.ts';
import { asPlayed, linesOf } from './played.ts';
import { ruleWords } from './show.ts';

const ASKED = v.strictObject({ scenario: scenarioSchema, at: v.number(), claims: CLAIMS });

/** Says what can be claimed of a line, and whether what was claimed is right. */
export function claimsAnswer(asked: unknown): JudgedClaims {
	const { scenario, at, claims } = v.parse(ASKED, asked);
	const lines = linesOf(scenario);
	const [opening, ...entries] = lines;
	const after = (count: number) => (entries.slice(0, count).at(-1) ?? opening).position;
	const end = after(entries.length);
	const words = claims.map(({ what }) => claimWords(what));
	const verdict = verdictOf(asPlayed(lines), { script: scenario.script });
	return {
		disputes: [
			...sides(claimsOf(verdict, opening.position), 0),
			...sides(at === 0 ? [] : claimsOf(verdict, after(at)).filter(isOfStack), at)
		],
		claims: judgedOn(lines, claims).map(({ is, sentence, rules }, nth) => ({
			words: words[nth] ?? '',
			judged: { is, sentence, rules: ruleWords(rules, end.edition) }
		}))
	};
}

/** What lies on the stack is named as it lies there; all else counts from the beginning of the line. */
const isOfStack = (dispute: Dispute): boolean =>
	dispute.some(({ says }) => says === 'cancelled' || says === 'fizzles');

const sides = (disputes: readonly Dispute[], entries: number): Side[][] =>
	disputes.map((dispute) => dispute.map((what) => ({ words: claimWords(what), what, entries })));
