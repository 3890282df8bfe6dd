import type { Scenario } from '#lib/scenario/scenario.ts';
import type { KeptTable } from '#lib/ui/table/kept.ts';
import type { Table } from '#lib/ui/table/table-state.svelte.ts';

/** What an address led to. */
export interface Opened {
	/** Whether another table lies there now. */
	readonly changed: boolean;
	/** Why what the address names cannot be opened. */
	readonly problem: string | null;
}

const NOTHING: Opened = { changed: false, problem: null };

/** Reads texts as scenarios; null for one that cannot be read. */
async function readAll(texts: readonly string[]): Promise<readonly (Scenario | null)[]> {
	const { readScenario } = await import('#lib/ui/table/read-scenario.ts');
	return texts.map((text) => {
		const read = readScenario(text);
		return read.ok ? read.scenario : null;
	});
}

/** Brings a kept table back. */
export async function bringBack(table: Table, kept: KeptTable): Promise<boolean> {
	return table.restore(kept, await readAll(kept.branches.map(({ text }) => text)));
}

/** Opens what the address names, else the table that was kept. */
export async function opening(
	table: Table,
	url: URL | null,
	kept: KeptTable | null
): Promise<Opened> {
	const example = url?.searchParams.get('example') ?? null;
	if (example !== null) {
		const { exampleText } = await import('#lib/ui/table/examples.ts');
		const text = await exampleText(example);
		if (text === null) return { changed: false, problem: 'There is no example of that name.' };
		const [scenario] = await readAll([text]);
		if (!scenario) return { changed: false, problem: 'The example cannot be read.' };
		if (kept && (await isThis(kept, scenario)) && (await bringBack(table, kept))) return NOTHING;
		table.open(scenario);
		return { changed: true, problem: null };
	}
	if (kept) await bringBack(table, kept);
	return NOTHING;
}

/** Whether a kept table began as this scenario: it is gone on with, after a reload. */
async function isThis(kept: KeptTable, scenario: Scenario): Promise<boolean> {
	const { print } = await import('#lib/scenario/print.ts');
	return kept.branches[0]?.text === print(scenario);
}
