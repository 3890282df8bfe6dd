import { LIBRARY } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { cardsMeant, cardsNamed, letters } from '../../scenario/names.ts';
import { plain } from '../../scenario/span.ts';
import { cardName } from '../../wording/index.ts';

/** How well a name fits what was typed; lower is better, null does not fit. */
function fit(name: string, wanted: string): number | null {
	const typed = letters(wanted);
	if (typed === '') return 4;
	const folded = letters(name);
	if (folded === typed || folded === `the${typed}`) return 0;
	const words = plain(name).split(/[^\p{L}\p{N}']+/u);
	const parts = plain(wanted).split(/\s+/u).map(letters);
	if (folded.startsWith(typed) || folded.startsWith(`the${typed}`)) return 1;
	if (parts.every((part) => words.some((word) => letters(word).startsWith(part)))) return 2;
	if (folded.includes(typed)) return 3;
	const initials = words.map((word) => letters(word).charAt(0)).join('');
	return typed.length > 1 && initials === typed ? 3 : null;
}

/**
 * The cards that a fragment of a name means, the best fit first: its beginning, the beginnings of
 * its words in any order, letters within it, its initials; a misspelt name where nothing else fits.
 */
export function cardsFound(wanted: string, cards: readonly CardKey[]): readonly CardKey[] {
	const found = cards.flatMap((card) => {
		const how = fit(LIBRARY.get(card)?.name ?? card, wanted);
		return how === null ? [] : [{ card, how }];
	});
	if (found.length > 0)
		return found
			.sort((a, b) => a.how - b.how || cardName(a.card).localeCompare(cardName(b.card)))
			.map(({ card }) => card);
	const meant = cardsMeant(wanted).flatMap(cardsNamed);
	return cards.filter((card) => meant.includes(card));
}

/** Every card, by name. */
export const ALL_CARDS: readonly CardKey[] = [...LIBRARY.keys()].sort((a, b) =>
	cardName(a).localeCompare(cardName(b))
);
