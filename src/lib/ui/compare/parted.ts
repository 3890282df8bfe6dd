import type { Difference } from '../../rules/difference.ts';
import type { RuleId } from '../../rules/index.ts';
import type { InBoth, PlacedStep } from '../../scenario/index.ts';
import { rulesOf, type Cell, type CellPair } from './cells.ts';

/** Where two stories part: the line of each, counted from 0. */
export interface Parted {
	/** `rule`: the same happens, by another rule. */
	readonly kind: 'step' | 'order' | 'rule';
	readonly own: number;
	readonly other: number;
}

/**
 * Where the two stories of a matter part: at the first thing that happens in one only; else at the first
 * step on the way, or the first priority, that is of that matter; else where the same rests on another
 * rule. Null where nothing of the kind is told.
 */
export function partedAt(
	both: InBoth,
	matter: Difference,
	pairs: readonly CellPair[]
): Parted | null {
	const wanted = rulesOf(matter);
	return byParting(both, pairs) ?? byWay(pairs, wanted) ?? byRule(pairs, wanted);
}

function byParting({ parts }: InBoth, pairs: readonly CellPair[]): Parted | null {
	if (!parts || parts.kind === 'table' || parts.kind === 'way') return null;
	const lineOf = (side: 'own' | 'other', step: PlacedStep | null): number =>
		step === null ? -1 : pairs.findIndex((pair) => pair[side]?.of === step);
	const [own, other] = [lineOf('own', parts.steps[0]), lineOf('other', parts.steps[1])];
	const refused = pairs.findIndex((pair) => pair.other?.manner === 'refused');
	const waits = pairs.findIndex((pair) => pair.other?.manner === 'waits');
	if (parts.kind === 'act') return bothLines('step', own, refused);
	if (parts.kind === 'question') return bothLines('step', own, waits);
	return bothLines(parts.kind, own, other);
}

/** A line that only one of them has stands for both. */
function bothLines(kind: Parted['kind'], own: number, other: number): Parted | null {
	if (own < 0 && other < 0) return null;
	return { kind, own: own < 0 ? other : own, other: other < 0 ? own : other };
}

/** The first step on the way there that is of the matter and that only one has; or the first priority. */
function byWay(pairs: readonly CellPair[], wanted: readonly RuleId[]): Parted | null {
	const isOf = (cell: Cell | null): boolean =>
		cell?.manner === 'alone' && cell.rules.some(({ id }) => wanted.includes(id));
	const own = pairs.findIndex((pair) => isOf(pair.own));
	const other = pairs.findIndex((pair) => isOf(pair.other));
	const alone = bothLines(own < 0 || other < 0 ? 'step' : 'order', own, other);
	if (alone) return alone;
	const waits = pairs.findIndex((pair) => pair.own?.manner === 'waits');
	return waits < 0 ? null : { kind: 'step', own: waits, other: waits };
}

/** The first thing that happens in both by a rule of the matter, each by its own. */
function byRule(pairs: readonly CellPair[], wanted: readonly RuleId[]): Parted | null {
	const at = pairs.findIndex(({ own, other }) =>
		[own, other].every((cell) => cell?.rules.some(({ id }) => wanted.includes(id)))
	);
	return at < 0 ? null : { kind: 'rule', own: at, other: at };
}
