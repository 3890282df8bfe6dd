import { isDeepStrictEqual } from 'node:util';
import { openingOf } from '#lib/scenario/play.ts';
import { parse, print, type Line, type Scenario } from '#lib/scenario/index.ts';
import { understand, type Chip } from '#lib/scenario/spoken/index.ts';
import type { Spoken } from './corpus.ts';

/** Cards that a slot may be refilled with where nobody says with which (23). */
const REFILLS = ['clotty', 'pooter', 'squirt', 'breakfast', 'dinner', 'synthoil'];

/** Who activates an item is its owner, whether that is written or not (25). */
function unowned(line: Line): Line {
	if (!('do' in line) || line.do !== 'activate') return line;
	const { of, ...object } = line.object;
	return of === line.player ? { ...line, object } : line;
}

const isRefill = (line: Line): boolean =>
	'do' in line && line.do === 'reveal' && REFILLS.includes(line.card);

/** Cards before a player and in a hand lie in no order. */
const inOrder = <T>(cards: readonly T[]): readonly T[] =>
	[...cards].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A scenario without what a comparison may leave out: the title (24), and cards that only refill (23). */
function essence(scenario: Scenario): Scenario {
	const { title: _, players = [], ...rest } = scenario;
	const sorted = players.map(({ items, hand, ...facts }) => ({
		...facts,
		...(items ? { items: inOrder(items) } : {}),
		...(hand ? { hand: inOrder(hand) } : {})
	}));
	const script = rest.script.filter((line) => !isRefill(line)).map(unowned);
	return { ...rest, ...(sorted.length > 0 ? { players: sorted } : {}), script };
}

const scriptOf = (scenario: Scenario): string =>
	print({ rules: scenario.rules, script: scenario.script.map(unowned) });

/** Whether two scenarios mean the same: they are written alike, or the same table is laid and the same lines are played. */
export function meansTheSame(one: Scenario, other: Scenario): boolean {
	const [a, b] = [essence(one), essence(other)];
	if (print(a) === print(b)) return true;
	if (scriptOf(a) !== scriptOf(b)) return false;
	const [first, second] = [openingOf(a), openingOf(b)];
	return (
		first.ok && second.ok && isDeepStrictEqual(first.opening.position, second.opening.position)
	);
}

/**
 * How far a sentence is understood.
 *
 * - `whole`: it means what it is said to mean, and nothing is left that was not understood.
 * - `in part`: a chip says that it was not understood, or that it cannot be; or it means something else, and
 *   a chip says that a piece was left out or cannot be.
 * - `wrong`: it means something else, in silence.
 */
export type Understood = 'whole' | 'in part' | 'wrong';

/** @param read what the sentence is understood as, for who has it. */
export function understood(
	{ said, meant, refused }: Spoken,
	read: ReturnType<typeof understand> = understand(said)
): Understood {
	const parsed = parse(meant);
	if (!parsed.ok) throw new Error('The corpus is no notation.');
	const { scenario, chips } = read;
	const isMarked = ({ kind, trouble }: Chip): boolean =>
		kind === 'unread' || (trouble !== null && refused.length === 0);
	if (chips.some(isMarked)) return 'in part';
	if (meansTheSame(scenario, parsed.scenario)) return 'whole';
	const isSaid = ({ kind, trouble }: Chip): boolean => kind === 'left' || trouble !== null;
	return chips.some(isSaid) ? 'in part' : 'wrong';
}
