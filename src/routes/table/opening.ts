import { keptEdition } from '#lib/ui/edition-kept.ts';
import type { Scenario } from '#lib/scenario/scenario.ts';
import { putInAt } from '#lib/ui/table-address.ts';
import { shownBranch } from '#lib/ui/table/state/document.ts';
import { putIn } from '#lib/ui/table/state/put-in.ts';
import type { KeptTable } from '#lib/ui/table/state/kept.ts';
import { isAnyKept } from '#lib/ui/table/state/table-id.ts';
import type { Table } from '#lib/ui/table/state/table-state.svelte.ts';

/** What an address led to. */
export interface Opened {
	/** Whether another table lies there now. */
	readonly changed: boolean;
	/** Why what the address names cannot be opened. */
	readonly problem: string | null;
	/** Something else comes of a link now than when it was made. */
	readonly otherVerdict: boolean;
}

const NOTHING: Opened = { changed: false, problem: null, otherVerdict: false };
const problem = (why: string): Opened => ({ ...NOTHING, problem: why });

async function bringBack(table: Table, kept: KeptTable): Promise<void> {
	await seated(table);
	const { readKeptText } = await import('#lib/ui/table/state/read-scenario.ts');
	const { changesOf } = await import('#lib/ui/table/state/kept-changes.ts');
	table.restore(
		kept,
		kept.branches.map(({ text }) => readKeptText(text))
	);
	const changes = changesOf(kept.id);
	if (!changes) return;
	// A text that several changes share is read once.
	const read = new Map<string, Scenario | null>();
	table.restoreChanges(changes, (text) => {
		const known = read.get(text);
		if (known !== undefined) return known;
		const scenario = readKeptText(text);
		read.set(text, scenario);
		return scenario;
	});
}

/** Waits for what the table is played with. */
async function seated(table: Table): Promise<void> {
	if (!(await table.ready())) throw new Error('What the table is played with did not come.');
}

/** The part of an address that names a table: an example, or the letters of a link. */
function nameIn({ search, hash, searchParams }: URL): string {
	const letters = decodeURIComponentOr(hash.slice(1));
	// A place on the page begins with a letter and is there; a link begins with its version.
	if (letters !== '' && document.getElementById(letters) === null) return hash;
	return searchParams.has('example') ? search : '';
}

const decodeURIComponentOr = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

/**
 * Opens what the address names, else the table that was kept; as the page is first shown a table that is kept from the same
 * address comes back at the move where it was left.
 * @throws where something did not come that it needs; nothing has been opened then.
 */
export async function opening(table: Table, url: URL, first: boolean): Promise<Opened> {
	const name = nameIn(url);
	const kept = first ? await keptFrom(name) : null;
	if (kept?.address === name) {
		await bringBack(table, kept);
		return NOTHING;
	}
	// A place on the page is no other table.
	const isPlace = url.hash !== '' && url.hash !== name;
	if (name === '' && first) await openEmpty(table);
	if (name === '' || (isPlace && name === table.address)) return NOTHING;
	const opened = name.startsWith('#')
		? await openLink(table, name, putInAt(url))
		: await openExample(table, url);
	if (opened.changed) table.address = name;
	return opened;
}

/** A table that is begun anew is played by the edition that was chosen last. */
async function openEmpty(table: Table): Promise<void> {
	const rules = keptEdition();
	if (rules === table.document.head.rules) return;
	await seated(table);
	table.open({ rules, script: [] });
}

/** The table that was kept from an address; what reads it is not fetched where none is kept. */
async function keptFrom(address: string): Promise<KeptTable | null> {
	if (!isAnyKept()) return null;
	const { lastTable } = await import('#lib/ui/table/state/kept.ts');
	return lastTable(address);
}

async function openLink(
	table: Table,
	letters: string,
	nobodySaid: readonly number[]
): Promise<Opened> {
	const { openLink: open } = await import('#lib/ui/table/share/share-link.ts');
	const opened = await open(letters);
	if (!opened.ok) return problem(opened.why);
	const { script } = shownBranch(opened.document);
	putIn(script.filter((_, entry) => nobodySaid.includes(entry)));
	await seated(table);
	table.openDocument(opened.document, opened.entries, opened.claims);
	return { changed: true, problem: null, otherVerdict: opened.changed };
}

async function openExample(table: Table, url: URL): Promise<Opened> {
	const { scenarioText } = await import('#lib/ui/position/scenario-text.ts');
	const text = await scenarioText(url.searchParams.get('example') ?? '');
	if (text === null) return problem('There is no example of that name.');
	const { readScenario } = await import('#lib/ui/table/state/read-scenario.ts');
	const read = readScenario(text);
	if (!read.ok) return problem('The example cannot be read.');
	await seated(table);
	table.open(read.scenario);
	if (url.searchParams.get('at') === 'stack') {
		const { fullest } = await import('#lib/ui/table/state/fullest.ts');
		table.openDocument(table.document, table.moves[fullest(table.moves)]?.entries);
	}
	return { changed: true, problem: null, otherVerdict: false };
}
