import type { Scenario } from '../../../scenario/scenario.ts';
import type { Head } from './document.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { KeptShown } from './kept.ts';
import { keptShown, shownFrom, type Shown } from './shown.ts';

/** As many changes are kept over a reload. */
const MOST_KEPT = 30;

/** The changes of a table. */
interface Changes {
	readonly past: readonly Shown[];
	readonly future: readonly Shown[];
}

/** The last changes of a table, as they are kept until the tab is closed. */
export function keptChangesOf(
	id: string,
	{ past, future }: Changes,
	print: (scenario: Scenario) => string
): KeptChanges {
	const kept = (shown: Shown): KeptShown => keptShown(shown, print);
	return { id, past: past.slice(-MOST_KEPT).map(kept), future: future.slice(-MOST_KEPT).map(kept) };
}

/**
 * Changes that were kept, those left out that cannot be read any more.
 * @param head what is said of the table now: kept where it is the same.
 */
export function changesFrom(
	{ past, future }: KeptChanges,
	read: (text: string) => Scenario | null,
	head: Head
): Changes {
	const shown = (one: KeptShown): readonly Shown[] => {
		const scenarios = one.branches.map(({ text }) => read(text));
		const found = shownFrom(one, scenarios, head);
		return found ? [found] : [];
	};
	return { past: past.flatMap(shown), future: future.flatMap(shown) };
}
