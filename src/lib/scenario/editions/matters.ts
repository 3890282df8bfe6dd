import type { Difference } from '../../rules/differences.ts';
import { mattersOf } from '../../rules/matters.ts';
import type { Did } from '../expect/step-words.ts';
import type { Parting } from './parting.ts';

/** Steps that tell a number that earlier ones have made: what made it another is told before. */
const SUMS: readonly Did[] = ['roll resolved', 'hit', 'missed'];

/**
 * The matters that two runs part on, the likeliest first. It is a file of its own, apart from what
 * `index.ts` offers: it brings the texts of all differences along.
 */
export function mattersAt({ steps: [own, other], rules, led }: Parting): readonly Difference[] {
	const there = [...rules[0], ...rules[1]];
	const did = own?.step.what.did;
	const isSum = did !== undefined && did === other?.step.what.did && SUMS.includes(did);
	return isSum ? mattersOf(led, there) : mattersOf(there, led);
}
