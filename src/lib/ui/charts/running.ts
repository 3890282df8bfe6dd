import * as v from 'valibot';
import type { Inspected } from '../../judge/inspection.ts';
import { CHARTS } from '../../model/frame.ts';
import { isRuleId, type RuleId } from '../../rules/index.ts';
import { drawingSchema } from './drawing.ts';

const Rule = v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id));

const RunningTransition = v.strictObject({
	id: v.string(),
	number: v.number(),
	from: v.string(),
	to: v.string(),
	does: v.array(v.string()),
	rules: v.array(Rule)
});

const runningChart = v.strictObject({
	name: v.picklist(CHARTS),
	title: v.string(),
	drawing: drawingSchema,
	/** The transitions that leave each state, in the order in which the chart asks for them. */
	states: v.record(v.string(), v.array(RunningTransition))
});

/** What the table knows of the charts: how they are drawn, and what their transitions are. */
export const runningCharts = v.array(runningChart);

export type RunningChart = v.InferOutput<typeof runningChart>;
export type RunningTransition = v.InferOutput<typeof RunningTransition>;

/** A transition that was taken, with the chart it belongs to. */
export interface ShownTransition {
	readonly chart: RunningChart;
	readonly depth: number;
	readonly transition: RunningTransition;
}

/** What was taken, as it stands in the charts; what they do not have is left out. */
export const takenIn = (
	charts: readonly RunningChart[],
	told: readonly Inspected[]
): readonly ShownTransition[] =>
	told.flatMap((inspected) => {
		if (inspected.type !== '@xstate.microstep') return [];
		const {
			chart: { name, states },
			depth
		} = inspected.actorRef;
		const chart = charts.find((candidate) => candidate.name === name);
		return inspected._transitions.flatMap(({ source: { key: from }, meta }) => {
			const nth = states[from]?.findIndex((move) => move === meta) ?? -1;
			const transition = chart?.states[from]?.[nth];
			return chart && transition ? [{ chart, depth, transition }] : [];
		});
	});
