import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import { differences, differenceSentence, type Ending } from '../wording/difference.ts';
import { answersWords } from '../wording/verdict.ts';
import { sameFact } from './same-fact.ts';
import type { DependsOn, Verdict } from './verdict-shape.ts';

/** What tells two lines of a table apart. Plain data. */
export interface Difference {
	/** "The only difference: Sleight of Hand is spent." */
	readonly sentence: string;
	/** Each thing that is otherwise in the second line, as a clause, the weightiest first. */
	readonly clauses: readonly string[];
}

/** A line with what it comes to, and the table that it is named by. */
export interface Compared {
	readonly verdict: Verdict;
	readonly position: Position;
}

/**
 * What is otherwise in the second line than in the first, if nobody does anything more. Where the same die or
 * choice decides both, each answer is compared with the same answer.
 */
export function differenceOf(first: Compared, second: Compared): Difference {
	const [was, is] = [first.verdict.dependsOn, second.verdict.dependsOn];
	const own = differences(ending(first), ending(second));
	const clauses =
		was && is && was.what === is.what ? [...own, ...byAnswer(first, second, own)] : own;
	return { clauses, sentence: differenceSentence(clauses) };
}

const ending = ({ verdict, position }: Compared): Ending => ({
	outcome: verdict.outcome,
	end: position,
	depends: verdict.dependsOn?.what ?? null
});

/** What is otherwise with an answer, where answers decide: "on 4–6, Amy dies". What always is, is known. */
function byAnswer(first: Compared, second: Compared, known: readonly string[]): readonly string[] {
	const outcomes = ({ verdict }: Compared): DependsOn['outcomes'] =>
		verdict.dependsOn?.outcomes ?? [];
	return outcomes(second).flatMap((one) =>
		outcomes(first).flatMap((other) => {
			const both = one.when.filter((answer) => other.when.some((same) => isSame(answer, same)));
			if (both.length === 0) return [];
			const on = answersWords(both, second.position);
			return differences(
				ending({ ...first, verdict: other.verdict }),
				ending({ ...second, verdict: one.verdict })
			)
				.filter((clause) => !known.includes(clause))
				.map((clause) => `on ${on}, ${clause}`);
		})
	);
}

const isSame = (one: Decision, other: Decision): boolean => sameFact(one, other);
