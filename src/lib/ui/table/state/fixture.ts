import type { Scenario } from '../../../scenario/scenario.ts';
import { freshTable } from './fresh-table.ts';
import * as judging from './table-engine.ts';
import { shownEntriesOf } from './lay.ts';
import { readScenario } from './read-scenario.ts';
import type { ShownEntry } from './shown-entry.ts';
import { Table } from './table-state.svelte.ts';

/** The scenario of a text, for tests. */
export function scenarioFrom(text: string): Scenario {
	const read = readScenario(text);
	if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
	return read.scenario;
}

/** The entries of a text as they are shown, for tests. */
export function entriesFrom(text: string): readonly [ShownEntry, ...ShownEntry[]] {
	const entries = shownEntriesOf(scenarioFrom(text));
	if (!entries) throw new Error('The table can be laid.');
	return entries;
}

/** The last entry of a text, for tests. */
export const lastEntry = (text: string): ShownEntry => {
	const entries = entriesFrom(text);
	return entries.at(-1) ?? entries[0];
};

/** A table that can be played at once. */
export const newTable = (): Table => new Table(freshTable(), judging);
