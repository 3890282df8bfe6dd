import type { EditionId } from '../../../model/words.ts';
import type { Impossible } from '../../../scenario/start/setup-builder.ts';
import { inOrder, otherEdition, underBoth, type InBoth } from '../../../scenario/editions/index.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { bothView, type BothView, type Each } from '../../editions/both-view.ts';
import { overTimeView, type OverTimeView } from '../../editions/over-time.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import { judgedOn, type Judgement } from '../../../scenario/claim/judged.ts';
import { playOut, withPasses } from './play-out.ts';

/** What comes of a line under each edition when everyone passes, and who is right there. */
export type UnderEditions =
	| {
			readonly ok: true;
			readonly view: BothView;
			/** Under each edition, what is to be said of each claim. */
			readonly claims: Each<readonly Judgement[]>;
	  }
	| { readonly ok: false; readonly problems: readonly Impossible[] };

/**
 * Plays a line under its own edition and another, with the claims made about it; null when its table
 * is impossible.
 */
export function underEditions(
	scenario: Scenario,
	claims: readonly Claim[],
	edition: EditionId = otherEdition(scenario.rules)
): UnderEditions | null {
	const line = playedWhole(scenario);
	if (!line) return null;
	const { out, stray } = line;
	const made = claims.map((claim) => ({
		...claim,
		entries: claim.entries - stray.filter((at) => at < claim.entries).length
	}));
	const under = underBoth(out, edition);
	if (!under.ok) return { ok: false, problems: under.cannot.problems };
	const { own, other, editions } = under.both;
	const judgedIn = ({ opening, entries }: InBoth['own']): readonly Judgement[] =>
		judgedOn([opening, ...entries], made);
	return {
		ok: true,
		view: bothView(out, under.both),
		claims: inOrder(editions, judgedIn(own), judgedIn(other))
	};
}

/** What the line comes to from edition to edition when everyone passes; null when its table is impossible. */
export function throughEditions(scenario: Scenario): OverTimeView | null {
	const line = playedWhole(scenario);
	return line && overTimeView(line.out);
}

/** A line with the passes that nobody said, and without what does not follow any more: the lines of that. */
function playedWhole(
	scenario: Scenario
): { readonly out: Scenario; readonly stray: readonly number[] } | null {
	const line = playOut(scenario);
	if (!line) return null;
	// The claims made after what has not been played move up.
	const stray = line.moves.flatMap(({ at, refused }) => (refused ? [at] : []));
	const played = withPasses(scenario, line);
	return {
		out: { ...played, script: played.script.filter((_, at) => !stray.includes(at)) },
		stray
	};
}
