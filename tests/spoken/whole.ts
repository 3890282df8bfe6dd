import { parse, print, type Line, type Scenario } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';
import type { Spoken } from './corpus.ts';

/** Cards that a slot may be refilled with where nobody says with which (23). */
const REFILLS = ['clotty', 'pooter', 'squirt', 'breakfast', 'dinner', 'synthoil'];

const isRefill = (line: Line): boolean =>
	'do' in line && line.do === 'reveal' && REFILLS.includes(line.card);

/** Cards before a player and in a hand lie in no order. */
const inOrder = <T>(cards: readonly T[]): readonly T[] =>
	[...cards].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A scenario without what a comparison may leave out: the title (24), and cards that only refill (23). */
function essence(scenario: Scenario): string {
	const { title: _, players = [], ...rest } = scenario;
	const sorted = players.map(({ items, hand, ...facts }) => ({
		...facts,
		...(items ? { items: inOrder(items) } : {}),
		...(hand ? { hand: inOrder(hand) } : {})
	}));
	const script = rest.script.filter((line) => !isRefill(line));
	return print({ ...rest, ...(sorted.length > 0 ? { players: sorted } : {}), script });
}

/**
 * How far a sentence is understood.
 *
 * - `whole`: it means what it is said to mean, and nothing is left that was not understood.
 * - `in part`: a chip says that it was not understood, or that it cannot be.
 * - `wrong`: every chip is understood, and it means something else.
 */
export type Understood = 'whole' | 'in part' | 'wrong';

export function understood({ said, meant, refused }: Spoken): Understood {
	const parsed = parse(meant);
	if (!parsed.ok) throw new Error('The corpus is no notation.');
	const { scenario, chips } = understand(said);
	const marked = chips.filter(
		({ kind, trouble }) => kind === 'unread' || (trouble !== null && refused.length === 0)
	);
	if (marked.length > 0) return 'in part';
	return essence(scenario) === essence(parsed.scenario) ? 'whole' : 'wrong';
}
