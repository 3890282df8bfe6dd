import type { CardKey, Deck } from '../model/words.ts';

/** Cards of which nothing is known but the deck they come from: they do nothing, and have no stats. */
const UNNAMED: Readonly<Record<Deck, CardKey>> = {
	loot: 'Unknown loot: loot',
	treasure: 'Unknown treasure: treasure',
	monster: 'Unknown monster: monster',
	room: 'Unknown room: room'
};

/** A card of a deck that stays unknown though it has been revealed. */
export const unnamedCard = (deck: Deck): CardKey => UNNAMED[deck];
