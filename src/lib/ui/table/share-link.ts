import {
	decodeLink,
	linkFor,
	scriptOf,
	verdictOf,
	type Shared
} from '../../scenario/link/index.ts';
import { play } from '../../scenario/play.ts';
import {
	scenarioIn,
	sharedEntries,
	shownBranch,
	type Branch,
	type TableDocument
} from './document.ts';

/** The letters of a link to a table, at the entry that is shown; null for one that no link can say. */
export function linkOf(document: TableDocument, entries: number): string | null {
	const [main, ...others] = document.branches;
	const branch = others.findIndex(({ id }) => id === document.shown);
	const shown = scenarioIn(document, shownBranch(document));
	const shared: Shared = {
		scenario: scenarioIn(document, main),
		...(others.length > 0 ? { branches: others.map((one) => leaving(main, one)) } : {}),
		...(branch >= 0 ? { branch } : {}),
		at: entries,
		verdict: verdictOf(play(shown))
	};
	return linkFor(shared);
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
	  }
	| { readonly ok: false; readonly why: string };

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
	return {
		ok: true,
		document,
		entries: shared.at ?? shown.script.length,
		changed: shared.verdict !== undefined && shared.verdict !== verdictOf(played)
	};
}
