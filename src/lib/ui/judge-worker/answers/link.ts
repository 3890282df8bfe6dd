import * as v from 'valibot';
import { play } from '../../../scenario/play.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { linkOf } from '../../table/share/share-link.ts';
import { documentOf, type TableDocument } from '../../table/state/document.ts';
import { fullest } from '../../table/state/fullest.ts';
import { shownEntriesOf } from '../../table/state/lay.ts';
import type { LinkAsked, SaidLink } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, LinkAsked> = v.strictObject({
	scenario: scenarioSchema,
	other: v.nullable(scenarioSchema)
});

/**
 * Says the letters of a link to a line, and to another of the same table, as links that are shared are made. It is shown
 * where what was done still waits on the stack: there the answer stands above what it is about.
 */
export function linkAnswer(asked: unknown): SaidLink {
	const { scenario, other } = v.parse(ASKED, asked);
	const { at, waits } = shownAt(scenario);
	const heads = other ? [scenario, other].filter((head) => areLaidBy(head, scenario, other)) : [];
	const [head] = heads;
	const letters =
		(other && head ? linkOf(linesOf(head, scenario, other), at) : null) ??
		linkOf(documentOf(scenario), at);
	return letters === null ? null : { letters, waits };
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

/** Where a line is opened: after so many entries, and whether something waits on the stack there. */
interface ShownAt {
	readonly at: number;
	readonly waits: boolean;
}

/**
 * Where a line says most: as nothing is left but passes, while something waits on the stack; else where the most waited
 * on it; at its end where nothing ever did, or where what was done is refused.
 */
export function shownAt(scenario: Scenario): ShownAt {
	const { script } = scenario;
	const acts = script.findLastIndex(
		(line) => !('do' in line) || (line.do !== 'everyone passes' && line.do !== 'pass')
	);
	const played = play({ ...scenario, script: script.slice(0, acts + 1) });
	const waits = played.ok && played.position.stack.length > 0;
	if (!played.ok || played.stopped) return { at: script.length, waits };
	if (waits) return { at: acts + 1, waits };
	const moves = shownEntriesOf(scenario) ?? [];
	const move = moves[fullest(moves)];
	return move && move.position.stack.length > 0
		? { at: move.entries, waits: true }
		: { at: script.length, waits };
}
