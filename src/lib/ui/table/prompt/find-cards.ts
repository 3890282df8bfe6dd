import '../../../cards/sets/known.ts';
import { cardOf, LIBRARY } from '../../../cards/library.ts';
import { nicknamesOf } from '../../../cards/nicknames.ts';
import type { CardKey } from '../../../model/words.ts';
import { cardsMeant, cardsNamed } from '../../../scenario/names.ts';
import { cardName } from '../../../wording/index.ts';
import { bestFit, soughtAs, wantedBy } from '../../cards/fit.ts';

/**
 * The cards that a fragment of a name means, the best fit first: its beginning, the beginnings of
 * its words in any order, letters within it, its initials; a nickname likewise; a misspelt name where
 * nothing else fits.
 */
export function cardsFound(wanted: string, cards: readonly CardKey[]): readonly CardKey[] {
	const typed = wantedBy(wanted);
	const found = cards.flatMap((card) => {
		const how = bestFit([cardOf(card).name, ...nicknamesOf(card)].map(soughtAs), typed);
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
