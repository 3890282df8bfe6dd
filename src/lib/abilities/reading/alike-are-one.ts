import { onceFor } from '../../model/memo.ts';

const MOST_KNOWN = 1000;
const ALL: Map<string, object>[] = [];

/** Gives the same object for all that say the same, while a text is read. */
export function alikeAreOne<K extends object>(): (one: K) => K {
	const first = new Map<string, K>();
	ALL.push(first);
	return onceFor((one: K): K => {
		const said = JSON.stringify(one);
		const known = first.get(said);
		if (known !== undefined) return known;
		first.set(said, one);
		return one;
	});
}

/** As a text begins, forgets what says the same where that is much: within a text it would be read twice. */
export function forgetMany(): void {
	for (const first of ALL) if (first.size >= MOST_KNOWN) first.clear();
}
