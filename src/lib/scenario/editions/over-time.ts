import { JUDGE, type Judge } from '../../judge/judge.ts';
import { IN_TIME, type EditionId } from '../../model/words.ts';
import type { Scenario } from '../scenario.ts';
import { underBoth, type UnderBoth } from './both.ts';
import { replayUnder } from './replay.ts';
import { asPlayed } from './respelled.ts';

/** What becomes of a scenario from one edition to the next: both side by side, or what keeps one from it. */
export interface Turn {
	readonly from: EditionId;
	readonly to: EditionId;
	readonly under: UnderBoth;
}

/**
 * A scenario through editions in the order in which they came out, each beside the one before.
 *
 * @param editions those that are looked at, besides its own.
 */
export function overTime(
	scenario: Scenario,
	editions: readonly EditionId[] = IN_TIME,
	judge: Judge = JUDGE
): readonly Turn[] {
	const all = IN_TIME.filter((one) => one === scenario.rules || editions.includes(one));
	return all.slice(1).flatMap((to, at) => {
		const from = all[at];
		return from === undefined ? [] : [{ from, to, under: between(scenario, from, to, judge) }];
	});
}

/** Two editions side by side, of which neither need be the scenario's own. */
function between(scenario: Scenario, from: EditionId, to: EditionId, judge: Judge): UnderBoth {
	if (scenario.rules === from) return underBoth(scenario, to, judge);
	if (scenario.rules === to) return underBoth(scenario, from, judge);
	const there = replayUnder(scenario, from, judge);
	return there.ok ? underBoth(asPlayed(there), to, judge) : { ok: false, cannot: there };
}

/** Whether something else happens from one edition to the next, or comes of it, or it cannot be there. */
export function isTurn({ under }: Turn): boolean {
	if (!under.ok) return true;
	const { parts, ends, open } = under.both;
	return parts !== null || ends.length > 0 || open !== null;
}

/** The edition since which it goes as it does in the newest one; null where it has gone so in all. */
export const since = (turns: readonly Turn[]): EditionId | null =>
	turns.findLast(isTurn)?.to ?? null;
