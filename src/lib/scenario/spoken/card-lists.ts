import { type cardAt, is, type Reader } from './reader.ts';
import type { Match } from './said.ts';
import type { CardRef } from './ref.ts';

/** Cards in a row: "Gurdy, Pin and Monstro", "Synthoil & Meat". */
export function cardList(
	reader: Reader,
	at: number,
	fits: Parameters<typeof cardAt>[2] = () => true
): Match<readonly CardRef[]> | null {
	const cards: CardRef[] = [];
	let to = at;
	while (cards.length < LONGEST_LIST) {
		const card = reader.grammar.cardRef(reader, to, (one) => fits(one, NO_NAMING));
		if (!card) break;
		cards.push(card.value);
		to = card.to;
		const joined = joiner(reader, to);
		const next = reader.grammar.cardRef(reader, joined, (one) => fits(one, NO_NAMING), false);
		// "…, but Jawbone is tapped": that is said of it.
		if (joined === to || !next || is(reader, next.to, 'is', 'was')) break;
		to = joined;
	}
	return cards.length > 0 ? { to, value: cards } : null;
}

/** The most things in a row: it is read at every place of a text, so its length bounds the work. */
export const LONGEST_LIST = 12;

const NO_NAMING = { cards: [], length: 0, form: 'name', off: 0, part: false } as const;

/** Behind what joins things that are listed. */
export function joiner(reader: Reader, at: number): number {
	let to = at;
	while (is(reader, to, ',', 'and', '&', '+', 'plus', 'but')) to++;
	return to;
}
