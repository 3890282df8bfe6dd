import type { CardKey } from '../../model/words.ts';

/** Cards that the library calls otherwise than the official keys do. */
const ALIASES: ReadonlyMap<CardKey, string> = new Map([
	['pills-white-blue', 'pills'],
	['the-fool', 'o-the-fool']
]);
const OWN_NAMES = new Map([...ALIASES].map(([own, official]) => [official, own]));

/** The official key of a card of the library. */
export const officialKey = (key: CardKey): string => ALIASES.get(key) ?? key;

/** What the library calls, or would call, an official card. */
export const libraryKey = (official: string): CardKey => OWN_NAMES.get(official) ?? official;
