import { otherOn } from '../../rules/differences.ts';
import type { Difference } from '../../rules/difference.ts';
import type { EditionId } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import {
	asPlayed,
	inOrder,
	parse,
	play,
	print,
	underBoth,
	type InBoth,
	type UnderEdition
} from '../../scenario/index.ts';
import { linkFor, outcomeOf } from '../../scenario/link/index.ts';
import { boardOf } from '../rulings/story.ts';
import { cellsOf, rulesOf, type Cell, type CellPair } from './cells.ts';
import { partedAt, type Parted } from './parted.ts';

/** What stands in a line of one of the stories. */
export interface ToldCell extends Pick<Cell, 'sentence' | 'rules' | 'manner'> {
	/** The line of both stories in which it stands, counted from 1. */
	readonly row: number;
	/** Whether they part here. */
	readonly parts: boolean;
}

/** What happens under one edition. */
export interface ToldSide {
	readonly edition: EditionId;
	readonly cells: readonly ToldCell[];
	/** The same as a scenario of that edition, in the notation. */
	readonly text: string;
	/** The letters that open it at the table; null where no link can say it. */
	readonly letters: string | null;
}

/** A position that shows a matter, under both editions. */
export interface ShownDifference {
	readonly title: string;
	/** Players and table, in the notation. */
	readonly board: readonly string[];
	/** How many lines the stories have. */
	readonly rows: number;
	readonly kind: Parted['kind'];
	readonly sides: readonly [ToldSide, ToldSide];
	/** What differs at the end, in the order of the sides. */
	readonly ends: InBoth['ends'];
}

type Run = Extract<UnderEdition, { ok: true }>;

/**
 * Plays the position of a matter under both editions and tells both.
 * @throws Error when it cannot be read, cannot be laid under one of them, or does not show the matter.
 */
export function shownDifference(matter: Difference, text: string): ShownDifference {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(`The position of ${matter.id} cannot be read.`);
	const found = underBoth(parsed.scenario, otherOn(matter, parsed.scenario.rules));
	if (!found.ok) throw new Error(`The position of ${matter.id} cannot be laid.`);
	const { both } = found;
	const pairs = cellsOf(both, matter);
	const parted = partedAt(both, matter, pairs);
	if (!parted) throw new Error(`The position of ${matter.id} does not show it.`);
	const wanted = rulesOf(matter);
	const own = sideOf(both.own, cellsTold(pairs, 'own', parted, wanted));
	const other = sideOf(both.other, cellsTold(pairs, 'other', parted, wanted));
	return {
		title: parsed.scenario.title ?? matter.title,
		board: boardOf(parsed.scenario),
		rows: pairs.length,
		kind: parted.kind,
		sides: inOrder(both.editions, own, other),
		ends: both.ends.map(({ of, is: [first, second] }) => ({
			of,
			is: inOrder(both.editions, first, second)
		}))
	};
}

/**
 * The lines of one story; where it has nothing as they part, it says so. Elsewhere only the rules of the
 * matter are named.
 */
function cellsTold(
	pairs: readonly CellPair[],
	side: 'own' | 'other',
	parted: Parted,
	wanted: readonly RuleId[]
): readonly ToldCell[] {
	return pairs.flatMap((pair, at): readonly ToldCell[] => {
		const parts = at === parted[side];
		const cell = pair[side];
		if (cell) {
			const { sentence, rules, manner } = cell;
			const named = parts ? rules : rules.filter(({ id }) => wanted.includes(id));
			return [{ sentence, rules: named, manner, row: at + 1, parts }];
		}
		if (!parts) return [];
		const sentence = parted.kind === 'order' ? 'Not yet.' : 'Nothing of the kind.';
		return [{ sentence, rules: [], manner: 'nothing', row: at + 1, parts }];
	});
}

function sideOf(run: Run, cells: readonly ToldCell[]): ToldSide {
	const scenario = asPlayed(run);
	return {
		edition: run.edition,
		cells,
		text: print(scenario),
		letters: linkFor({ scenario, at: 0, outcome: outcomeOf(play(scenario)) })
	};
}
