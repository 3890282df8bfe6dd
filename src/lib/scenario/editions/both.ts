import { JUDGE, type Judge } from '../../judge/judge.ts';
import { EDITIONS, type EditionId } from '../../model/words.ts';
import { allDifferences } from '../expect/all-facts.ts';
import type { Difference as EndDifference } from '../expect/ends.ts';
import type { Outcome } from '../expect/expect.ts';
import { play } from '../play.ts';
import { isExpectation, type Expectation, type Scenario } from '../scenario.ts';
import type { Divergence } from './divergence.ts';
import { divergenceOf } from './find-divergence.ts';
import { rowsOf, type Row } from './rows.ts';
import { otherEdition, replayUnder } from './replay.ts';
import type { OpenQuestion, UnderEdition } from './replayed.ts';
import { goneOn } from './supposed.ts';

/** An expectation under both editions; null where it was not reached, or asks for an edition's own rules. */
export interface ExpectedInBoth {
	readonly at: number;
	readonly expectation: Expectation;
	readonly own: Outcome | null;
	readonly other: Outcome | null;
}

/** A scenario under its own edition and another, side by side. */
export interface InBoth {
	readonly editions: readonly [own: EditionId, other: EditionId];
	readonly own: Extract<UnderEdition, { ok: true }>;
	readonly other: Extract<UnderEdition, { ok: true }>;
	readonly rows: readonly Row[];
	/** The first difference of what happens; null where the same happens in both. */
	readonly parts: Divergence | null;
	readonly expectations: readonly ExpectedInBoth[];
	/** What is not the same at the ends of the two runs. */
	readonly ends: readonly EndDifference[];
	/** Where a run stopped before the end of the script, as its edition asks what the script does not answer. */
	readonly open: OpenQuestion | null;
}

/** What each of two editions has, its own first, in the order in which the editions stand side by side. */
export const inOrder = <T>(
	[first, second]: InBoth['editions'],
	own: T,
	other: T
): readonly [T, T] =>
	EDITIONS.indexOf(first) < EDITIONS.indexOf(second) ? [own, other] : [other, own];

/** A scenario under both editions, or what keeps one of them from it: its table, or its own script. */
export type UnderBoth =
	| { readonly ok: true; readonly both: InBoth }
	| { readonly ok: false; readonly cannot: Extract<UnderEdition, { ok: false }> };

/**
 * Plays a scenario under its own edition and another, and sets the two side by side: both traces
 * aligned, the first step where they part, what became of every expectation, and what differs at the
 * ends.
 */
export function underBoth(
	scenario: Scenario,
	edition: EditionId = otherEdition(scenario.rules),
	judge: Judge = JUDGE
): UnderBoth {
	const played = play(scenario, judge);
	if (played.ok && played.stopped) {
		const problems = [{ field: 'script', message: played.stopped.trouble.message }];
		return { ok: false, cannot: { ok: false, edition: scenario.rules, problems } };
	}
	const own = replayUnder(scenario, scenario.rules, judge, played);
	if (!own.ok) return { ok: false, cannot: own };
	const stopped = replayUnder(scenario, edition, judge, played);
	if (!stopped.ok) return { ok: false, cannot: stopped };
	const other = goneOn(own, stopped, (supposing) =>
		replayUnder(scenario, edition, judge, played, supposing)
	);
	const rows = rowsOf(own, other);
	const open = other.open;
	return {
		ok: true,
		both: {
			editions: [scenario.rules, edition],
			own,
			other,
			rows,
			parts: divergenceOf(own, other, rows),
			expectations: own.entries.flatMap(({ line, outcome }, at): readonly ExpectedInBoth[] =>
				isExpectation(line)
					? [{ at, expectation: line, own: outcome, other: other.entries[at]?.outcome ?? null }]
					: []
			),
			ends: allDifferences(own.position, other.position),
			open
		}
	};
}
