import { JUDGE_VERSION } from '../../../judge/version.ts';
import type { Position } from '../../../model/position.ts';
import {
	cardTextsInLink,
	decodeLink,
	linkFor,
	scriptOf,
	outcomeOf,
	type Claim as SharedClaim,
	type Shared
} from '../../../scenario/link/index.ts';
import { play } from '../../../scenario/play.ts';
import { claimOf, expectationOf } from '../../../scenario/claim/notation.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import {
	scenarioIn,
	sharedEntries,
	shownBranch,
	type Branch,
	type TableDocument
} from '../state/document.ts';
import { shownEntriesOf } from '../state/lay.ts';
import { readAhead, TOOK_TOO_LONG } from '../state/read-ahead.ts';

/** The most claims that a link carries. */
const MOST_CLAIMS = 20;

/**
 * The letters of a link to a table, at the entry that is shown, with what is claimed of it; null for
 * one that no link can say.
 */
export function linkOf(
	document: TableDocument,
	entries: number,
	claims: readonly Claim[] = []
): string | null {
	const [main, ...others] = document.branches;
	const branch = others.findIndex(({ id }) => id === document.shown);
	const shown = scenarioIn(document, shownBranch(document));
	const shared: Shared = {
		scenario: scenarioIn(document, main),
		...(others.length > 0 ? { branches: others.map((one) => leaving(main, one)) } : {}),
		...(branch >= 0 ? { branch } : {}),
		at: entries,
		outcome: outcomeOf(play(shown)),
		judge: JUDGE_VERSION
	};
	const said = claims.slice(-MOST_CLAIMS).flatMap((claim) => saidOf(document, claim) ?? []);
	return (said.length > 0 ? linkFor({ ...shared, claims: said }) : null) ?? linkFor(shared);
}

/** A claim as a link carries it; null for one that cannot be said, or of a branch that is gone. */
function saidOf(document: TableDocument, claim: Claim): SharedClaim | null {
	const place = document.branches.findIndex(({ id }) => id === claim.branch);
	const branch = document.branches[place];
	const position = branch && positionAt(document, branch, claim.entries);
	const says = position && expectationOf(position, claim.what);
	return says
		? {
				by: claim.by.slice(0, LONGEST_NAME),
				says,
				...(place > 0 ? { branch: place - 1 } : {}),
				at: claim.entries
			}
		: null;
}

/** The table after so many entries of a branch; null when it is impossible. */
function positionAt(document: TableDocument, branch: Branch, entries: number): Position | null {
	const moves = shownEntriesOf(scenarioIn(document, branch));
	return moves?.findLast((move) => move.entries <= entries)?.position ?? null;
}

/** A claim that a link carries, made at the entry that is shown where it does not say. */
function claimIn(
	document: TableDocument,
	shown: number,
	{ by, says, branch: place, at }: SharedClaim
): readonly Claim[] {
	const branch = at === undefined ? shownBranch(document) : document.branches[(place ?? -1) + 1];
	const entries = at ?? shown;
	const position = branch && positionAt(document, branch, entries);
	return position ? [{ by, branch: branch.id, entries, what: claimOf(position, says) }] : [];
}

/** The longest name that a link carries. */
const LONGEST_NAME = 60;

/** A branch as what it shares with the main line and what it has of its own. */
function leaving(main: Branch, { name, script }: Branch): NonNullable<Shared['branches']>[number] {
	const at = sharedEntries(main.script, script);
	return { name: name.slice(0, LONGEST_NAME), at, script: script.slice(at) };
}

/** What a link led to: a table at one of its entries, or why there is none. */
export type FromLink =
	| {
			readonly ok: true;
			readonly document: TableDocument;
			/** How many entries of the branch that is shown have been played. */
			readonly entries: number;
			/** Something else comes of it now than when the link was made. */
			readonly changed: boolean;
			/** What is claimed of it. */
			readonly claims: readonly Claim[];
	  }
	| { readonly ok: false; readonly why: string };

/** Opens the letters of a link that anybody may have sent: its cards are read beside the page. */
export const openLink = async (letters: string): Promise<FromLink> =>
	(await readAhead(cardTextsInLink(letters)))
		? fromLink(letters)
		: { ok: false, why: TOOK_TOO_LONG };

/** Opens the letters of a link. */
export function fromLink(letters: string): FromLink {
	const opened = decodeLink(letters);
	if (!opened.ok) return opened;
	const { shared } = opened;
	const { script, ...head } = shared.scenario;
	const document: TableDocument = {
		head,
		branches: [
			{ id: 1, name: 'Line 1', script },
			...(shared.branches ?? []).map(({ name }, i) => ({
				id: i + 2,
				name,
				script: scriptOf(shared, i)
			}))
		],
		shown: shared.branch === undefined ? 1 : shared.branch + 2
	};
	const shown = shownBranch(document);
	const played = play(scenarioIn(document, shown));
	if (!played.ok)
		return { ok: false, why: played.problems.map(({ message }) => message).join(' ') };
	const entries = shared.at ?? shown.script.length;
	return {
		ok: true,
		document,
		entries,
		changed: shared.outcome !== undefined && shared.outcome !== outcomeOf(played),
		claims: (shared.claims ?? []).flatMap((claim) => claimIn(document, entries, claim))
	};
}
