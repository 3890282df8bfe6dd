import { refusalOf, type Chart } from '../../flows/chart.ts';
import { PREDICATES, type PredicateName } from '../../flows/predicates/index.ts';
import type { DecisionKind } from '../../model/decision.ts';
import type { ChartName } from '../../model/frame.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Points } from '../../rules/points.ts';
import type { Refusal } from '../../rules/step.ts';
import { slugOf } from './slug.ts';

/** A question of a transition, as it can be read. */
export interface QuestionSheet {
	readonly asks: PredicateName;
	/** The clause that refuses a player; empty where the answer no only leads elsewhere. */
	readonly refusal: string;
	readonly rules: readonly RuleId[];
}

/** A transition of a chart, as it can be read. */
export interface TransitionSheet {
	/** Its permalink: "open-to-closed", "open-to-closed-2". */
	readonly id: string;
	/** Its place in the chart, from 1. */
	readonly number: number;
	readonly from: string;
	readonly to: string;
	readonly decision: DecisionKind | null;
	readonly asks: readonly QuestionSheet[];
	readonly does: readonly string[];
	readonly rules: readonly RuleId[];
	/** The charts that run before this one goes on. */
	readonly opens: readonly ChartName[];
}

/** A state with the transitions that leave it. */
export interface StateSheet {
	/** Its permalink: "state-open". */
	readonly id: string;
	readonly name: string;
	readonly initial: boolean;
	/** Nothing follows: the procedure is over. */
	readonly final: boolean;
	readonly leaving: readonly TransitionSheet[];
	/** The numbers of the transitions that lead here. */
	readonly reachedBy: readonly number[];
}

/** A chart of the judge as plain data for a reader. */
export interface ChartSheet {
	readonly name: ChartName;
	readonly title: string;
	readonly states: readonly StateSheet[];
}

/**
 * A chart as it can be read.
 * @param opens the charts that a transition, named by its state and its place there, waits for.
 * @param points by which rules the edition refuses.
 */
export function sheetOf(
	chart: Chart,
	points: Points,
	opens: (from: string, nth: number) => readonly ChartName[] = () => []
): ChartSheet {
	const ids = new Map<string, number>();
	const idOf = (from: string, to: string): string => {
		const id = `${slugOf(from)}-to-${slugOf(to)}`;
		const count = (ids.get(id) ?? 0) + 1;
		ids.set(id, count);
		return count === 1 ? id : `${id}-${count}`;
	};
	let number = 0;
	const transitions = Object.entries(chart.states).flatMap(([from, moves]) =>
		moves.map(({ to, when, does, rules, decision }, nth): TransitionSheet => {
			number += 1;
			return {
				id: idOf(from, to),
				number,
				from,
				to,
				decision: decision ?? null,
				asks: when.map((asks) => ({ asks, ...wordsOf(refusalOf(PREDICATES[asks], points)) })),
				does,
				rules,
				opens: opens(from, nth)
			};
		})
	);
	const states = Object.entries(chart.states).map(([name, moves]): StateSheet => ({
		id: `state-${slugOf(name)}`,
		name,
		initial: name === chart.initial,
		final: moves.length === 0,
		leaving: transitions.filter(({ from }) => from === name),
		reachedBy: transitions.filter(({ to }) => to === name).map((reached) => reached.number)
	}));
	return { name: chart.name, title: chart.title, states };
}

const wordsOf = ({ refused, rules }: Refusal): Pick<QuestionSheet, 'refusal' | 'rules'> => ({
	refusal: refused,
	rules
});
