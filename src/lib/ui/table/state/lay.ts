import { openingOf, playOn, type PlayedLines } from '../../../scenario/play.ts';
import { lineText } from '../../../scenario/print/print.ts';
import { isExpectation, type Line, type Scenario } from '../../../scenario/scenario.ts';
import { decidedAt, resolvedAt } from './entry-words.ts';
import type { ShownEntry } from './shown-entry.ts';

/** What was played as it is shown: each expectation stands at the entry before it. */
export function shownEntries([opening, ...entries]: PlayedLines): readonly [
	ShownEntry,
	...ShownEntry[]
] {
	const names = opening.position.players.map(({ name }) => name);
	const laid = 'The table is laid out.';
	const shown: [ShownEntry, ...ShownEntry[]] = [
		{ ...opening, text: laid, says: laid, resolved: null, checks: [], entries: 0 }
	];
	for (const entry of entries) {
		const next = entry.at + 1;
		const last = shown.at(-1) ?? shown[0];
		if (isExpectation(entry.line)) {
			const checks = entry.outcome ? [...last.checks, entry.outcome] : last.checks;
			shown[shown.length - 1] = { ...last, checks, entries: next };
		} else {
			const text = textOf(entry.line, names);
			const says = entry.decisions.length > 0 ? decidedAt(entry) : text;
			const resolved = resolvedAt(entry);
			shown.push({ ...entry, text, says, resolved, checks: [], entries: next });
		}
	}
	return shown;
}

/** A line of the notation as a sentence. */
function textOf(line: Line, names: readonly string[]): string {
	const text = lineText(line, names);
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? '' : '.'}`;
}

/** The entries of a scenario as they are shown; null when its table is impossible. */
export function shownEntriesOf(scenario: Scenario): readonly [ShownEntry, ...ShownEntry[]] | null {
	const laid = openingOf(scenario);
	return laid.ok ? shownEntries(playOn([laid.opening], scenario.script)) : null;
}
