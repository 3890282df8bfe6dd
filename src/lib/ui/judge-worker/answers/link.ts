import * as v from 'valibot';
import { play } from '../../../scenario/play.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { linkOf } from '../../table/share/share-link.ts';
import { documentOf, type TableDocument } from '../../table/state/document.ts';
import type { LinkAsked } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, LinkAsked> = v.strictObject({
	scenario: scenarioSchema,
	other: v.nullable(scenarioSchema)
});

/**
 * Says the letters of a link to a line, and to another of the same table, as links that are shared are made. It is shown
 * where what was done still waits on the stack: there the answer stands above what it is about.
 */
export function linkAnswer(asked: unknown): string | null {
	const { scenario, other } = v.parse(ASKED, asked);
	const at = beforePasses(scenario);
	const heads = other ? [scenario, other].filter((head) => areLaidBy(head, scenario, other)) : [];
	const [head] = heads;
	return (
		(other && head ? linkOf(linesOf(head, scenario, other), at) : null) ??
		linkOf(documentOf(scenario), at)
	);
}

/** Whether two lines can both be played on a table: a card that is left out of one may lie there for the other. */
const areLaidBy = (head: Scenario, ...lines: readonly Scenario[]): boolean =>
	lines.every(({ script }) => {
		const played = play({ ...head, script });
		return played.ok && !played.stopped;
	});

/** A table with the line that was left, and the one that is shown. */
const linesOf = (head: Scenario, shown: Scenario, left: Scenario): TableDocument => ({
	...documentOf(head),
	branches: [
		{ id: 1, name: 'Line 1', script: left.script },
		{ id: 2, name: 'What if', script: shown.script }
	],
	shown: 2
});

/** How many entries have been played where nothing is left but passes, and something waits on the stack; else all. */
export function beforePasses(scenario: Scenario): number {
	const { script } = scenario;
	const acts = script.findLastIndex(
		(line) => !('do' in line) || (line.do !== 'everyone passes' && line.do !== 'pass')
	);
	const played = play({ ...scenario, script: script.slice(0, acts + 1) });
	const waits = played.ok && !played.stopped && played.position.stack.length > 0;
	return waits ? acts + 1 : script.length;
}
