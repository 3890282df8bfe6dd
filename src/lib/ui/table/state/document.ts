import { cleanLine } from '../../../model/clean-text.ts';
import { sameFact } from '../../../scenario/same-fact.ts';
import type { Line, Scenario } from '../../../scenario/scenario.ts';

/** What is said of the table before anything is decided. */
export type Head = Omit<Scenario, 'script'>;

/** One way the game could go: a script from the first decision to its end. */
export interface Branch {
	readonly id: number;
	readonly name: string;
	readonly script: readonly Line[];
}

/**
 * A table with everything that was tried on it. The branches are a tree: those that begin with the
 * same entries share them, and part at the first that differs.
 */
export interface TableDocument {
	readonly head: Head;
	readonly branches: readonly [Branch, ...Branch[]];
	/** The branch that is shown, by its id. */
	readonly shown: number;
}

export const EMPTY: TableDocument = {
	head: { rules: '2023' },
	branches: [{ id: 1, name: 'Line 1', script: [] }],
	shown: 1
};

/** A table with one branch: the scenario's script. */
export function documentOf({ script, ...head }: Scenario): TableDocument {
	return { head, branches: [{ id: 1, name: 'Line 1', script }], shown: 1 };
}

/** The branch that is shown. */
export const shownBranch = ({ branches, shown }: TableDocument): Branch =>
	branches.find(({ id }) => id === shown) ?? branches[0];

/** A branch as a scenario of its own. */
export const scenarioIn = ({ head }: TableDocument, { script }: Branch): Scenario => ({
	...head,
	script
});

/** How many entries two branches have in common before they part. */
export function sharedEntries(a: readonly Line[], b: readonly Line[]): number {
	const parts = a.findIndex((line, i) => !sameFact(line, b[i]));
	return parts < 0 ? a.length : parts;
}

const withBranches = (
	document: TableDocument,
	branches: readonly Branch[],
	shown = document.shown
): TableDocument => {
	const [first, ...rest] = branches;
	return first ? { ...document, branches: [first, ...rest], shown } : document;
};

/** The table with another script in a branch. */
export const withScript = (
	document: TableDocument,
	id: number,
	script: readonly Line[]
): TableDocument =>
	withBranches(
		document,
		document.branches.map((branch) => (branch.id === id ? { ...branch, script } : branch))
	);

/**
 * Decides after so many entries of the branch that is shown. The same decision as the next one
 * changes nothing; one at the end goes on; any other leads to the branch that has taken it already,
 * or starts one, so that what followed is kept.
 */
export function decided(document: TableDocument, entries: number, line: Line): TableDocument {
	const branch = shownBranch(document);
	const { script } = branch;
	const next = script[entries];
	if (next && sameFact(next, line)) return document;
	const before = script.slice(0, entries);
	const longer = [...before, line];
	if (!next) return withScript(document, branch.id, longer);
	const known = document.branches.find(
		(other) => sharedEntries(longer, other.script) === longer.length
	);
	if (known) return { ...document, shown: known.id };
	return addBranch(document, longer);
}

/** The table with one more branch, which is shown. */
export function addBranch(document: TableDocument, script: readonly Line[]): TableDocument {
	const id = Math.max(...document.branches.map((branch) => branch.id)) + 1;
	return withBranches(
		document,
		[...document.branches, { id, name: freeName(document, id), script }],
		id
	);
}

function freeName({ branches }: TableDocument, from: number): string {
	for (let number = from; ; number++) {
		const name = `Line ${String(number)}`;
		if (!branches.some((branch) => branch.name === name)) return name;
	}
}

/** The table with a branch called something else; an empty name changes nothing. */
export const renamed = (document: TableDocument, id: number, name: string): TableDocument =>
	cleanLine(name) === ''
		? document
		: withBranches(
				document,
				document.branches.map((branch) =>
					branch.id === id ? { ...branch, name: cleanLine(name) } : branch
				)
			);

/** The table without a branch; the last one stays. */
export function removed(document: TableDocument, id: number): TableDocument {
	const rest = document.branches.filter((branch) => branch.id !== id);
	const [first] = rest;
	if (!first) return document;
	return withBranches(document, rest, document.shown === id ? first.id : document.shown);
}

/** The table as another branch goes; one that is not there changes nothing. */
export const showing = (document: TableDocument, id: number): TableDocument =>
	document.branches.some((branch) => branch.id === id) ? { ...document, shown: id } : document;

/** A script with entries corrected: one taken out, and others put in its place. */
export const corrected = (
	script: readonly Line[],
	at: number,
	remove: number,
	put: readonly Line[]
): readonly Line[] => [...script.slice(0, at), ...put, ...script.slice(at + remove)];

/** A script with one entry moved to another place; out of its bounds nothing moves. */
export function moved(script: readonly Line[], from: number, to: number): readonly Line[] {
	const line = script[from];
	if (!line || to < 0 || to >= script.length) return script;
	return corrected(corrected(script, from, 1, []), to, 0, [line]);
}
