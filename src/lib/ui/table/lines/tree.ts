import { chipsOf } from '../../composer/script-chips.ts';
import type { Line } from '../../../scenario/scenario.ts';
import { sharedEntries, type Branch, type TableDocument } from '../state/document.ts';
import { isPutIn } from '../state/put-in.ts';

/** Something that happens in a line, in a few words. */
export interface TreeStep {
	/** How many entries of the branch have been played before it, and after it. */
	readonly from: number;
	readonly to: number;
	readonly words: string;
	/** Nobody said it. */
	readonly putIn?: true;
	/** How many steps come before it in its line. */
	readonly column: number;
}

/** A branch with the steps that no branch before it has. */
export interface TreeRow {
	readonly branch: Branch;
	/** The branch that it parts from; null for the first. */
	readonly parent: Branch | null;
	/** How many branches it parts from, one from the other. */
	readonly depth: number;
	/** How many entries it shares with the one it parts from, and how many steps. */
	readonly from: number;
	readonly column: number;
	readonly steps: readonly TreeStep[];
}

interface Node {
	readonly branch: Branch;
	readonly parent: Node | null;
	readonly from: number;
	readonly children: Node[];
}

/**
 * The branches of a table as a tree: each behind the one that it parts from, those that part last first, so
 * that no line crosses another.
 */
export function treeOf(
	{ branches }: TableDocument,
	players: readonly string[]
): readonly TreeRow[] {
	const nodes: Node[] = [];
	for (const branch of branches) {
		const parent = nearest(nodes, branch);
		const from = parent ? sharedEntries(branch.script, parent.branch.script) : 0;
		const node: Node = { branch, parent, from, children: [] };
		parent?.children.push(node);
		nodes.push(node);
	}
	const rows: TreeRow[] = [];
	for (const node of nodes) if (!node.parent) addRow(rows, node, null, players);
	return rows;
}

/** The branch that shares most with one; the first of several. */
const nearest = (nodes: readonly Node[], { script }: Branch): Node | null =>
	nodes.reduce<Node | null>((best, node) => {
		const shared = (one: Node): number => sharedEntries(script, one.branch.script);
		return best && shared(best) >= shared(node) ? best : node;
	}, null);

function addRow(
	rows: TreeRow[],
	{ branch, parent, from, children }: Node,
	above: TreeRow | null,
	players: readonly string[]
): void {
	const column = above ? stepsUpTo(rows, above, from) : 0;
	const parts = [...new Set(children.map((child) => child.from))].sort((a, b) => a - b);
	const row: TreeRow = {
		branch,
		parent: parent?.branch ?? null,
		depth: above ? above.depth + 1 : 0,
		from,
		column,
		steps: stepsOf(branch.script, [from, ...parts], players).map((step, i) => ({
			...step,
			column: column + i
		}))
	};
	rows.push(row);
	for (const child of [...children].sort((a, b) => b.from - a.from))
		addRow(rows, child, row, players);
}

/** How many steps of a line there are up to an entry, with those that it shares with others. */
function stepsUpTo(rows: readonly TreeRow[], row: TreeRow, entries: number): number {
	const above = rows.find(({ branch }) => branch === row.parent);
	if (entries <= row.from && above) return stepsUpTo(rows, above, entries);
	return row.column + row.steps.filter(({ to }) => to <= entries).length;
}

/** The steps of a script from an entry on; none goes on over where another line parts. */
function stepsOf(
	script: readonly Line[],
	starts: readonly number[],
	players: readonly string[]
): readonly Omit<TreeStep, 'column'>[] {
	return starts.flatMap((start, i) => {
		const chips = chipsOf(script.slice(start, starts[i + 1]), players, new Map(), isPutIn);
		return chips.map(({ at, lines, words, inserted }) => ({
			from: start + (at ?? 0),
			to: start + (at ?? 0) + lines,
			words,
			...(inserted ? { putIn: true as const } : {})
		}));
	});
}

/** Where the table has come to in the tree. */
export interface Reached {
	/** The step that is shown, or is under way; null before the first. */
	readonly step: TreeStep | null;
	/** Whether a step of a branch lies on the way to it. */
	readonly isOnWay: (branch: Branch, step: TreeStep) => boolean;
}

/**
 * Where the table has come to.
 * @param shown the branch that is shown, after so many entries.
 */
export function reachedIn(rows: readonly TreeRow[], shown: Branch, entries: number): Reached {
	const isOnWay = ({ script }: Branch, { from, to }: TreeStep): boolean =>
		to <= sharedEntries(script, shown.script) && from < entries;
	const done = rows.flatMap(({ branch, steps }) => steps.filter((step) => isOnWay(branch, step)));
	const step = done.reduce<TreeStep | null>(
		(last, one) => (last && last.to >= one.to ? last : one),
		null
	);
	return { step, isOnWay };
}

/** What happens in the place of the first step of a branch, in the one that it parts from. */
export function insteadOf(rows: readonly TreeRow[], { parent, from }: TreeRow): string | null {
	const above = rows.find(({ branch }) => branch === parent);
	if (!above || parent === null) return null;
	const step = above.steps.find((one) => one.from === from);
	return step?.words ?? null;
}
