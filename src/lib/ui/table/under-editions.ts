import { prompt } from '../../judge/judge.ts';
import type { Impossible } from '../../scenario/start/setup-builder.ts';
import { inOrder, underBoth, type InBoth } from '../../scenario/editions/index.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { bothView, type BothView, type Each } from '../editions/both-view.ts';
import type { Claim } from './claims.ts';
import { judgeClaim, type ClaimVerdict } from './judge-claim.ts';
import { deedsFrom, leavesToTable, openingMove, toldOf, type Move } from './moves.ts';
import { playOut, withPasses, type PlayedOut } from './play-out.ts';

/** What comes of a line under each edition when everyone passes, and who is right there. */
export type UnderEditions =
	| {
			readonly ok: true;
			readonly view: BothView;
			readonly claims: readonly { readonly claim: Claim; readonly is: Each<ClaimVerdict['is']> }[];
	  }
	| { readonly ok: false; readonly problems: readonly Impossible[] };

/** Plays a line under both editions, with the claims made about it; null when its table cannot be. */
export function underEditions(scenario: Scenario, claims: readonly Claim[]): UnderEditions | null {
	const line = playOut(scenario);
	if (!line) return null;
	// What does not follow any more has not been played: the claims made after it move up.
	const stray = line.moves.flatMap(({ entry, trouble }) => (trouble ? [entry] : []));
	const played = withPasses(scenario, line);
	const out = { ...played, script: played.script.filter((_, entry) => !stray.includes(entry)) };
	const made = (claim: Claim): Claim => ({
		...claim,
		entries: claim.entries - stray.filter((entry) => entry < claim.entries).length
	});
	const under = underBoth(out);
	if (!under.ok) return { ok: false, problems: under.cannot.problems };
	const { own, other, editions } = under.both;
	const lines: Each<PlayedOut> = inOrder(editions, playedOut(own), playedOut(other));
	return {
		ok: true,
		view: bothView(out, under.both),
		claims: claims.map((claim) => ({
			claim,
			is: [judgeClaim(made(claim), lines[0]).is, judgeClaim(made(claim), lines[1]).is]
		}))
	};
}

/** The run of an edition as claims are judged by it: a move for each line of the script. */
function playedOut({ begun, lines, position: end }: InBoth['own']): PlayedOut {
	const opening = deedsFrom(begun.position, begun.taken);
	const first: Move = openingMove(begun.taken.at(-1)?.position ?? begun.position, [
		...begun.steps,
		...begun.taken.flatMap(({ steps }) => steps)
	]);
	let before = opening.at(-1)?.after ?? begun.position;
	const moves = lines.map(({ taken, edited, position }, entry): Move => {
		const deeds = deedsFrom(before, taken);
		before = position;
		const told = [...(edited ?? []).map((step) => ({ step, position })), ...toldOf(deeds)];
		return {
			deeds,
			after: position,
			told,
			checks: [],
			entries: entry + 1,
			entry,
			text: '',
			byHand: leavesToTable(told),
			trouble: null,
			unasked: []
		};
	});
	return { moves: [first, ...moves], end, asks: prompt(end).kind === 'question' };
}
