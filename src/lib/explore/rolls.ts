import type { Graph, Place } from './explore.ts';
import { fraction, ONE, plus, times, ZERO, type Fraction } from './fraction.ts';

/** How likely it is that so many dice are rolled until an end, by their number; `more` is what is left. */
export interface Rolls {
	readonly by: readonly Fraction[];
	readonly more: Fraction;
}

/** More rolls than are told one by one. */
const MOST_ROLLS = 12;

/** How many dice a graph takes from its start to an end; null where a player has a choice on the way. */
export function rollsIn({ places }: Graph): Rolls | null {
	if (places.some(({ comes }) => comes.is === 'choice' && comes.edges.length > 1)) return null;
	let now = new Map([[0, ONE]]);
	const by: Fraction[] = [];
	while (now.size > 0 && by.length <= MOST_ROLLS) {
		const next = new Map<number, Fraction>();
		by.push(ended(places, now, next));
		now = next;
	}
	return { by, more: [...now.values()].reduce(plus, ZERO) };
}

/** What ends before another die is rolled; the rest goes to behind that die. */
function ended(
	places: readonly Place[],
	now: Map<number, Fraction>,
	behind: Map<number, Fraction>
): Fraction {
	let sum = ZERO;
	// Each place at most once: who goes round without a die comes to no end.
	for (let steps = 0; now.size > 0 && steps <= places.length; steps++) {
		const after = new Map<number, Fraction>();
		for (const [at, chance] of now) {
			const place = places[at];
			if (place?.comes.is !== 'chance' && place?.comes.is !== 'choice') {
				sum = plus(sum, chance);
				continue;
			}
			const { edges } = place.comes;
			const all = edges.reduce((count, { decisions }) => count + decisions.length, 0);
			const to = place.position.question?.domain.pick === 'roll' ? behind : after;
			for (const { to: next, decisions } of edges) {
				const own = place.comes.is === 'choice' ? chance : times(chance, part(decisions, all));
				to.set(next, plus(to.get(next) ?? ZERO, own));
			}
		}
		now = after;
	}
	return sum;
}

const part = ({ length }: readonly unknown[], all: number): Fraction => fraction(length, all);
