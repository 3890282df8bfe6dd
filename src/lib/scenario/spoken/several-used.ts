import { isUsable } from './cards-said.ts';
import { type Reader, article, cardAt, is, numberAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Said } from './clause.ts';

/** The most cards of one name that somebody is taken to use at once. */
const MOST_AT_ONCE = 4;

/** "Two bombs", "3 Dice Shards": how many loot cards of one name, and where the name stands; null for any other words. */
export function severalAt(reader: Reader, at: number): Match<number> | null {
	const to = article(reader, at);
	const count = is(reader, to, 'both') ? 2 : numberAt(reader, to);
	if (count === null || count < 2 || count > MOST_AT_ONCE) return null;
	// "3 Cents", "20/20": the number is of the name.
	if (cardAt(reader, to, isUsable)) return null;
	const card = cardAt(reader, to + 1, (one) => isUsable(one) && one.kind === 'loot');
	return card ? { to: to + 1, value: count } : null;
}

/** What is said of one card, so many times: each of them is used by the same person on the same thing. */
export function timesOver(found: Match<Said> | null, count: number): Match<Said> | null {
	if (!found) return null;
	const uses = found.value.filter(({ say }) => say === 'use');
	if (uses.length !== 1 || found.value.some(({ say }) => say === 'becomes')) return null;
	const more = Array.from({ length: count - 1 }, () =>
		uses.map((one) => (one.say === 'use' ? { ...one, isVerb: true as const } : one))
	).flat();
	return { to: found.to, value: [...found.value, ...more] };
}
