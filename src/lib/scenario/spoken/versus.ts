import { pileAt } from './places.ts';
import { type Reader, is } from './reader.ts';
import { cardRef, whoFacts } from './references.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** "Theo vs Dip", "she v. Gurdy". */
export function versus(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const facts = who ? whoFacts(reader, who.to) : null;
	const start = facts?.to ?? at;
	if (!is(reader, start, 'vs', 'v', 'versus', 'against')) return null;
	const after = is(reader, start + 1, '.') ? start + 2 : start + 1;
	const on = cardRef(reader, after, ({ kind }) => kind === 'monster') ?? pileAt(reader, after);
	const said =
		who && facts && Object.keys(facts.value).length > 0
			? [
					{
						say: 'fact',
						about: { ref: 'who', who: who.value, facts: {} },
						facts: facts.value
					} as const
				]
			: [];
	return (
		on && { to: on.to, value: [...said, { say: 'attack', who: who?.value ?? null, on: on.value }] }
	);
}
