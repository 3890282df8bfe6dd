import { eventOf } from '../../flows/event-of.ts';
import type { ChartSheet, TransitionSheet } from './sheet.ts';

/** A transition as a machine is written; what it asks is one guard, named by its questions. */
const transitionOf = ({ to, asks, does, rules }: TransitionSheet) => ({
	target: to,
	reenter: true,
	...(asks.length > 0 ? { guard: asks.map((question) => question.asks).join(' and ') } : {}),
	...(does.length > 0 ? { actions: does } : {}),
	description: rules.join(', '),
	meta: { rules }
});

const transitionsOf = (leaving: readonly TransitionSheet[]) =>
	Object.fromEntries(
		[...Map.groupBy(leaving, ({ decision }) => eventOf(decision))].map(([event, transitions]) => [
			event,
			transitions.map(transitionOf)
		])
	);

/**
 * A chart as the code of an XState machine, which Stately's editor opens: its guards and actions by
 * their names, its rules with each transition.
 */
export function machineCode({ name, title, states }: ChartSheet): string {
	const config = {
		id: name,
		description: title,
		initial: states.find(({ initial }) => initial)?.name,
		states: Object.fromEntries(
			states.map((state) => [
				state.name,
				state.final ? { type: 'final' } : { on: transitionsOf(state.leaving) }
			])
		)
	};
	return [
		"import { createMachine } from 'xstate';",
		'',
		`export const machine = createMachine(${JSON.stringify(config, null, '\t')});`,
		''
	].join('\n');
}
