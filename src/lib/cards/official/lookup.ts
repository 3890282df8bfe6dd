import type { CardKey } from '../../model/words.ts';
import { libraryKey } from './aliases.ts';
import { OFFICIAL_FACTS } from './facts.ts';
import { OFFICIAL_KEYS } from './keys.ts';
import type { OfficialCard } from './official-card.ts';

/** Every official card, by what the library calls it or would call it. */
export const OFFICIAL_CARDS: ReadonlyMap<CardKey, OfficialCard> = new Map(
	OFFICIAL_KEYS.flatMap((key, at) => {
		const card = OFFICIAL_FACTS[at];
		return card ? [[libraryKey(key), card] as const] : [];
	})
);

/** What is known of a card of the library. */
export const factsOf = (key: CardKey): OfficialCard | null => OFFICIAL_CARDS.get(key) ?? null;

/** The card's page at the publisher's. */
export const officialPage = ({ slug }: OfficialCard): string =>
	`https://foursouls.com/cards/${slug}/`;
