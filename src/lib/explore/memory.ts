import type { Happening } from '../model/happening/index.ts';
import type { Seat } from '../model/words.ts';
import type { Step } from '../rules/step.ts';

/**
 * What has happened on the way that no position shows and that an outcome tells: deaths, those that were prevented,
 * what they gave, how attacks ended, what was looted, paid, discarded and handed over. Ways that differ in nothing else
 * are one.
 */
export type Memory = readonly Happening[];

export const NO_MEMORY: Memory = [];

/** What is remembered after more steps; the same list where they add nothing. */
export function remember(memory: Memory, steps: readonly Step[]): Memory {
	let now = memory;
	for (const { what } of steps) {
		switch (what.did) {
			case 'died':
			case 'reward':
			case 'gained soul':
			case 'attack ended':
			case 'attack target':
				now = [...now, what];
				break;
			case 'discarded':
				if (what.because !== 'cost') now = [...now, what];
				break;
			case 'looted':
				now = added(now, what, (one) =>
					one.did === 'looted' && one.player === what.player && one.from === what.from
						? { ...one, count: one.count + what.count, asked: one.asked + what.asked }
						: null
				);
				break;
			// What has come so once is told once.
			case 'prevented death':
			case 'gave loot cards':
			case 'swapped loot cards':
			case 'swapped hands':
			case 'passed hands':
				if (!now.some((one) => isSame(one, what))) now = [...now, what];
				break;
			case 'paid ¢':
				now = added(now, what, (one) =>
					one.did === 'paid ¢' && one.player === what.player
						? { ...one, amount: one.amount + what.amount }
						: null
				);
				break;
			default:
		}
	}
	return now;
}

const isSame = (one: Happening, other: Happening): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** Counted together with the one before it of its kind, where there is one. */
function added(
	memory: Memory,
	what: Happening,
	together: (one: Happening) => Happening | null
): Memory {
	const at = memory.findIndex((one) => together(one) !== null);
	const one = memory[at];
	const sum = one && together(one);
	return sum ? memory.with(at, sum) : [...memory, what];
}

/** Players who have died, so far. */
export const deathsIn = (memory: Memory): readonly Seat[] =>
	memory.flatMap((what) => (what.did === 'died' && 'player' in what.of ? [what.of.player] : []));
