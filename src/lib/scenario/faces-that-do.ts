import { cameAfter, noneOf, NOTHING_AWAITED } from '../explore/awaited.ts';
import { explore, type Limits, type Place } from '../explore/explore.ts';
import { NO_MEMORY, remember, type Memory } from '../explore/memory.ts';
import type { Judge } from '../judge/judge.ts';
import type { Taken } from './line-of.ts';
import { DIE_NUMBERS } from '../model/words.ts';

/** Positions that are looked at behind one number of a die. */
const MOST_FOR_ONE = 1_000;

/**
 * For each die of a line, in its order, the numbers with which it can still come to what is looked for, the dice
 * before it being those of the line. Behind the last act of the line nobody does anything more.
 * @param isFound what is looked for.
 */
export function facesThatDo(
	taken: readonly Taken[],
	{ may = [], ...limits }: Limits & { readonly judge: Judge },
	isFound: (place: Place) => boolean
): readonly (readonly number[])[] {
	const { judge, awaits = NOTHING_AWAITED } = limits;
	let memory: Memory = limits.memory ?? NO_MEMORY;
	let came = limits.came ?? noneOf(awaits);
	return taken.flatMap(({ before, decision }, nth) => {
		const [soFar, cameSoFar] = [memory, came];
		const decided = judge.take(before, decision);
		if (decided.ok) {
			memory = remember(memory, decided.steps);
			came = cameAfter(came, awaits, decided.steps);
		}
		if (decision.do !== 'roll') return [];
		const actsOn = taken.slice(nth).some(({ decision: { do: what } }) => ACTS.has(what));
		const does = (result: number): boolean => {
			const rolled = judge.take(before, { do: 'roll', result });
			if (!rolled.ok) return false;
			const rest = { ...limits, may: actsOn ? may : [], positions: MOST_FOR_ONE };
			const sofar = {
				memory: remember(soFar, rolled.steps),
				came: cameAfter(cameSoFar, awaits, rolled.steps)
			};
			return explore(rolled.position, { ...rest, ...sofar }, isFound).found !== null;
		};
		return [DIE_NUMBERS.filter((face) => face === decision.result || does(face))];
	});
}

const ACTS: ReadonlySet<string> = new Set(['play', 'activate']);
