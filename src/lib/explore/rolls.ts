import type { Graph, Place } from './explore.ts';
import { fraction, ONE, plus, times, ZERO, type Fraction } from './fraction.ts';
import { waysOf } from './odds.ts';

/** How likely it is that so many dice are rolled until an end, by their number; `more` is what is left. */
export interface Rolls {
	readonly by: readonly Fraction[];
	readonly more: Fraction;
}

/** More rolls than are told one by one. */
const MOST_ROLLS = 12;

/** How many dice a graph takes from its start to the last; null where a player has a choice before it. */
export function rollsIn({ places }: Graph): Rolls | null {
	const before = beforeDice(places);
	const isOpen = ({ comes }: Place, at: number): boolean =>
		before.has(at) && comes.is === 'choice' && comes.edges.length > 1;
	if (places.some(isOpen)) return null;
	let now = new Map([[0, ONE]]);
	const by: Fraction[] = [];
	while (now.size > 0 && by.length <= MOST_ROLLS) {
		const next = new Map<number, Fraction>();
		by.push(ended(places, before, now, next));
		now = next;
	}
	return { by, more: [...now.values()].reduce(plus, ZERO) };
}

/** What ends before another die is rolled; the rest goes to behind that die. */
function ended(
	places: readonly Place[],
	before: ReadonlySet<number>,
	now: Map<number, Fraction>,
	behind: Map<number, Fraction>
): Fraction {
	let sum = ZERO;
	// Each place at most once: who goes round without a die comes to no end.
	for (let steps = 0; now.size > 0 && steps <= places.length; steps++) {
		const after = new Map<number, Fraction>();
		for (const [at, chance] of now) {
			const place = places[at];
			if (!before.has(at) || (place?.comes.is !== 'chance' && place?.comes.is !== 'choice')) {
				sum = plus(sum, chance);
				continue;
			}
			const { edges } = place.comes;
			const all = edges.reduce((count, { decisions }) => count + decisions.length, 0);
			const to = isDie(place) ? behind : after;
			for (const { to: next, decisions } of edges) {
				const own =
					place.comes.is === 'choice' ? chance : times(chance, fraction(decisions.length, all));
				to.set(next, plus(to.get(next) ?? ZERO, own));
			}
		}
		now = after;
	}
	return sum;
}

const isDie = ({ position: { question } }: Place): boolean => question?.domain.pick === 'roll';

/** The places from which a die can still come. */
function beforeDice(places: readonly Place[]): ReadonlySet<number> {
	const from: number[][] = places.map(() => []);
	places.forEach((place, at) => {
		for (const { to } of waysOf(place)) from[to]?.push(at);
	});
	const open = places.flatMap((place, at) => (isDie(place) ? [at] : []));
	const found = new Set(open);
	for (let at = open.pop(); at !== undefined; at = open.pop())
		for (const one of from[at] ?? []) {
			if (found.has(one)) continue;
			found.add(one);
			open.push(one);
		}
	return found;
}
