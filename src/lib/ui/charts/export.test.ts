import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import { EDITIONS } from '../../editions/index.ts';
import { POINTS } from '../../editions/points.ts';
import { eventOf } from '../../flows/event-of.ts';
import { CHARTS } from '../../model/frame.ts';
import { EDITIONS as EDITION_IDS } from '../../model/words.ts';
import { machineCode } from './export.ts';
import { sheetOf } from './sheet.ts';

const running = EDITION_IDS.flatMap((edition) =>
	CHARTS.flatMap((name) => EDITIONS[edition].charts[name] ?? []).map(({ chart, machine }) => ({
		edition,
		name: chart.name,
		chart,
		machine
	}))
);

/** Runs the code as a module that imports XState would be. */
function load(code: string): AnyStateMachine {
	const [imports, expression = ''] = code.split('export const machine = ');
	expect(imports?.trim()).toBe("import { createMachine } from 'xstate';");
	const made: AnyStateMachine[] = [];
	runInNewContext(expression, {
		createMachine: (config: Parameters<typeof createMachine>[0]) => made.push(createMachine(config))
	});
	const [loaded] = made;
	if (!loaded) throw new Error('The code makes no machine.');
	return loaded;
}

/** The states of a machine, and where each event leads from them. */
const shapeOf = ({ states }: AnyStateMachine) =>
	Object.values(states).map(({ key, type, transitions }) => ({
		key,
		type,
		transitions: [...transitions].map(([event, leaving]) => [
			event,
			leaving.map(({ target, actions, reenter }) => ({
				to: target?.map((state) => state.key),
				does: [...actions],
				reenter
			}))
		])
	}));

describe.each(running)('the code of $name of $edition', ({ edition, chart, machine }) => {
	const loaded = load(machineCode(sheetOf(chart, POINTS[edition])));

	it('is the machine that runs', () => {
		expect(shapeOf(loaded)).toEqual(shapeOf(machine));
		expect(loaded.root.initial.target.map(({ key }) => key)).toEqual([chart.initial]);
	});

	it('names the questions and the rules of each transition', () => {
		for (const [state, moves] of Object.entries(chart.states))
			for (const move of moves) {
				const event = eventOf(move.decision ?? null);
				const nth = moves
					.filter((other) => eventOf(other.decision ?? null) === event)
					.indexOf(move);
				expect(loaded.states[state]?.transitions.get(event)?.[nth]).toMatchObject({
					...(move.when.length > 0 ? { guard: move.when.join(' and ') } : {}),
					description: move.rules.join(', '),
					meta: { rules: move.rules }
				});
			}
	});
});
