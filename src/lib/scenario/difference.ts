import type { Position } from '../model/position.ts';
import { differences, differenceSentence, hanging } from '../wording/difference.ts';
import { answersWords } from '../wording/verdict.ts';
import { sameFact } from './same-fact.ts';
import type { Verdict } from './verdict-shape.ts';

/** What tells two lines of a table apart. Plain data. */
export interface LineDifference {
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
 * What is otherwise in the second line than in the first, if nobody does anything more. Where a die or a choice
 * decides, only what is so with every answer is said of it; where the same decides both, each answer is
 * compared with the same answer, and what only one of them brings is said with it: "on 4–6, Amy dies".
 */
export function differenceOf(first: Compared, second: Compared): LineDifference {
	const [was, is] = [dependsOn(first), dependsOn(second)];
	const clauses = [
		...hanging(was, is),
		...(was !== null && was === is ? byAnswer(first, second) : always(first, second))
	];
	return { clauses, sentence: differenceSentence(clauses) };
}

const dependsOn = ({ verdict }: Compared): string | null => verdict.dependsOn?.what ?? null;

/** Everything that a line may come to, once all is decided. */
const endsOf = (verdict: Verdict): readonly Verdict[] =>
	verdict.dependsOn?.outcomes.flatMap((one) => endsOf(one.verdict)) ?? [verdict];

/** What is otherwise whatever is answered. */
function always(first: Compared, second: Compared): readonly string[] {
	const [one = [], ...others] = endsOf(first.verdict).flatMap((was) =>
		endsOf(second.verdict).map((is) =>
			differences(
				{ outcome: was.outcome, end: first.position },
				{ outcome: is.outcome, end: second.position }
			)
		)
	);
	return one.filter((clause) => others.every((other) => other.includes(clause)));
}

/** What is otherwise with each answer, where the same question decides both. */
function byAnswer(first: Compared, second: Compared): readonly string[] {
	const pairs = (second.verdict.dependsOn?.outcomes ?? []).flatMap((one) =>
		(first.verdict.dependsOn?.outcomes ?? []).flatMap((other) => {
			const both = one.when.filter((answer) => other.when.some((same) => sameFact(answer, same)));
			if (both.length === 0) return [];
			const clauses = always(
				{ ...first, verdict: other.verdict },
				{ ...second, verdict: one.verdict }
			);
			return [{ on: answersWords(both, second.position), clauses }];
		})
	);
	const [one, ...others] = pairs;
	const common = (one?.clauses ?? []).filter((clause) =>
		others.every(({ clauses }) => clauses.includes(clause))
	);
	return [
		...common,
		...pairs.flatMap(({ on, clauses }) =>
			clauses.filter((clause) => !common.includes(clause)).map((clause) => `on ${on}, ${clause}`)
		)
	];
}
