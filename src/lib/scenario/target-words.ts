import type { Filter, TargetSpec, TargetWord } from '../abilities/grammar.ts';

/** The word a filter is made with: what a thing must be, whatever else must hold of it. */
export const wordOf = (filter: Filter): TargetWord =>
	typeof filter === 'string' ? filter : filter.is;

/** The targets an ability needs, as an example of how they are named: "-> player or monster". */
export const targetWords = (specs: readonly TargetSpec[]): string =>
	specs.map(({ any }) => `-> ${any.map(wordOf).join(' or ')}`).join(', ');

/** "a target, and none is named": how many targets there must be, beside how many there are. */
export function wantedBesideNamed(wanted: number, named: number): string {
	const targets =
		wanted === 0 ? 'no target' : wanted === 1 ? 'a target' : `${String(wanted)} targets`;
	const given = named === 0 ? 'none is' : named === 1 ? '1 is' : `${String(named)} are`;
	return `${targets}, and ${given} named`;
}
