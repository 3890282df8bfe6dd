import type { Difference } from '../../rules/difference.ts';
import type { RuleId } from '../../rules/index.ts';
import { decisionOf, type InBoth, type Entry, type PlacedStep } from '../../scenario/index.ts';
import { JUDGE } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { promptSentence, refusalSentence, toldSentence } from '../../wording/index.ts';
import { refsCited, type RuleRef } from '../rules/told.ts';

/**
 * What stands in one place of the two stories.
 *
 * - `shared`: it happens in both; `alone`: only here.
 * - `refused`: what somebody does in the other, and may not do here.
 * - `waits`: who is to decide here, where the script says no more or the priority is another's.
 * - `nothing`: the place of a step that the other has.
 */
export interface Cell {
	readonly sentence: string;
	readonly rules: readonly RuleRef[];
	readonly manner: 'shared' | 'alone' | 'refused' | 'waits' | 'nothing';
	/** The step it tells; null for what no step tells. */
	readonly of: PlacedStep | null;
}

/** A line of the two stories: what stands there in the scenario's own edition, and in the other. */
export interface CellPair {
	own: Cell | null;
	other: Cell | null;
}

/** Not told: what only leads to the next step, and where a loot card lies once it has resolved. */
const isTold = ({ step: { what, rules } }: PlacedStep): boolean =>
	what.did !== 'began to resolve' && !rules.includes('loot.discarded');

/** The rules of the editions that a matter is about. */
export const rulesOf = (matter: Difference): readonly RuleId[] => [
	...matter['2023'],
	...matter['2024'],
	...matter.original
];

/** Both stories of a scenario, line by line; what both tell stands side by side. */
export function cellsOf(both: InBoth, matter: Difference): readonly CellPair[] {
	const wanted = rulesOf(matter);
	const pairs: CellPair[] = [];
	let [own, other]: [Cell[], Cell[]] = [[], []];
	const [ownPart, otherPart] = both.parts?.steps ?? [null, null];
	const flush = (): void => {
		// Where both part in the same stretch, they part in one line.
		const [a, b] = [placeIn(own, ownPart), placeIn(other, otherPart)];
		const [before, after] = a < 0 || b < 0 ? [0, 0] : [Math.max(0, b - a), Math.max(0, a - b)];
		for (let i = 0; i < Math.max(own.length + before, other.length + after); i++)
			pairs.push({ own: shifted(own, i, a, before), other: shifted(other, i, b, after) });
		[own, other] = [[], []];
	};
	const notes = notesOf(both);
	const note = (place: number): void => {
		for (const { cells } of notes.filter((one) => one.place === place)) {
			flush();
			if (cells.own) pairs.push(cells);
			else if (cells.other) other.push(cells.other);
		}
	};
	for (const [place, row] of both.rows.entries()) {
		note(place);
		if (row.own && row.other) {
			const rules = [row.own.step.rules, row.other.step.rules] as const;
			const differs = rules[0].join() !== rules[1].join();
			const { did } = row.own.step.what;
			const isShown =
				row.own.ofGame ||
				did === 'entered phase' ||
				(differs && rules.flat().some((id) => wanted.includes(id)));
			if (!isShown || !isTold(row.own)) continue;
			flush();
			pairs.push({
				own: cellOf(row.own, both.editions[0], 'shared', wanted),
				other: cellOf(row.other, both.editions[1], 'shared', wanted)
			});
		} else if (row.own && isTold(row.own)) own.push(cellOf(row.own, both.editions[0], 'alone'));
		else if (row.other && isTold(row.other))
			other.push(cellOf(row.other, both.editions[1], 'alone'));
	}
	note(both.rows.length);
	flush();
	if (both.open) pairs.push({ own: null, other: waitingFor(both.open.position) });
	return pairs;
}

/** The place of a step among the lines; -1 where it is not told there. */
const placeIn = (cells: readonly Cell[], step: PlacedStep | null): number =>
	step === null ? -1 : cells.findIndex(({ of }) => of === step);

/** The line at a place, where so many empty ones stand before the one at `part`. */
function shifted(cells: readonly Cell[], at: number, part: number, by: number): Cell | null {
	if (by > 0 && at >= part && at < part + by) return null;
	return cells[by > 0 && at >= part ? at - by : at] ?? null;
}

/** A step as it is told: of what both have only the rules of the matter are named. */
function cellOf(
	of: PlacedStep,
	edition: InBoth['editions'][number],
	manner: 'shared' | 'alone',
	wanted?: readonly RuleId[]
): Cell {
	const rules = of.step.rules.filter((id) => wanted === undefined || wanted.includes(id));
	return {
		sentence: toldSentence(of),
		rules: refsCited(rules, edition),
		manner,
		of
	};
}

/** Who decides at a table, as what both stories come to. */
const waitingFor = (position: Position): Cell => ({
	sentence: promptSentence(position, JUDGE.prompt(position)),
	rules: [],
	manner: 'waits',
	of: null
});

interface Note {
	/** The row that it stands before. */
	readonly place: number;
	readonly cells: CellPair;
}

/** Where a line of the script stands among the rows: after all that came before it in the other edition. */
function placeOf({ rows }: InBoth, at: number): number {
	const own = rows.findIndex((row) => row.at >= at);
	const before = rows.findLastIndex((row) => row.other !== null && row.other.at < at);
	return Math.max(own < 0 ? rows.length : own, before + 1);
}

/** What no step tells: an act that the other edition refuses, and priority that is another's. */
function notesOf(both: InBoth): readonly Note[] {
	const { own, other, editions } = both;
	return other.entries.flatMap((line, at): readonly Note[] => {
		const refused = refusedCell(line, editions[1]);
		const place = placeOf(both, at);
		if (refused) return [{ place, cells: { own: null, other: refused } }];
		const here = own.entries[at];
		if (!here || !('expect' in line.line) || line.line.expect !== 'priority') return [];
		if (here.outcome?.held === line.outcome?.held) return [];
		return [{ place, cells: { own: waitingFor(here.position), other: waitingFor(line.position) } }];
	});
}

const INITIATIVES = ['play', 'activate', 'attack', 'purchase'];

/** What a player may not do there of their own accord; null of any other line. */
function refusedCell(
	{ line, came, position, refused }: Entry,
	edition: InBoth['editions'][number]
): Cell | null {
	if (came !== 'left out' || !('do' in line) || !INITIATIVES.includes(line.do)) return null;
	if (line.do === 'everyone passes') return null;
	const refusal = refused?.refusal ?? null;
	const decision = decisionOf(position, line, true);
	return {
		sentence:
			refusal && decision.ok
				? refusalSentence(position, decision.value, refusal)
				: (refused?.trouble.message ?? 'It is not possible here.'),
		rules: refsCited(refusal?.rules ?? [], edition),
		manner: 'refused',
		of: null
	};
}
