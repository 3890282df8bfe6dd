import type { Keyword } from '../abilities/grammar.ts';
import type { Stat } from '../model/effects.ts';
import type { Counters } from '../model/board.ts';
import type { EditionId } from '../model/words.ts';

/** What a counter gives what it lies on. */
export interface SpecialCounter {
	/** One more of this to the player of an item or character, or to a monster. */
	readonly adds?: Stat;
	readonly keyword?: Keyword;
}

/** The counters that have an ability of themselves, by their name, in the editions that know any (6.7). */
const SPECIAL: Partial<Readonly<Record<EditionId, Readonly<Record<string, SpecialCounter>>>>> = {
	'2024': {
		hp: { adds: 'hp' },
		atk: { adds: 'attack' },
		attack: { adds: 'attack' },
		eternal: { keyword: 'eternal' }
	}
};

/** The special counter of that name in an edition; null where it is a marker and no more. */
export function specialCounter(edition: EditionId, name: string): SpecialCounter | null {
	const special = SPECIAL[edition] ?? {};
	const known = name.toLowerCase();
	return Object.hasOwn(special, known) ? (special[known] ?? null) : null;
}

/** Whether any counter has an ability of itself in an edition. */
export const hasSpecialCounters = (edition: EditionId): boolean => SPECIAL[edition] !== undefined;

/** How many of the counters on something add to a stat. */
export function countersAdding(edition: EditionId, counters: Counters, stat: Stat): number {
	if (!hasSpecialCounters(edition)) return 0;
	let sum = 0;
	for (const [name, count] of Object.entries(counters))
		if (specialCounter(edition, name)?.adds === stat) sum += count;
	return sum;
}

/** Whether any of the counters on something gives it a keyword. */
export const counterGives = (edition: EditionId, counters: Counters, keyword: Keyword): boolean =>
	hasSpecialCounters(edition) &&
	Object.entries(counters).some(
		([name, count]) => count > 0 && specialCounter(edition, name)?.keyword === keyword
	);
