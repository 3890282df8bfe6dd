import type { CardKey } from '../../model/words.ts';
/**
 * The cards that run as they are printed, but that no scenario has tried. A card leaves the list with its
 * first scenario.
 */
export const UNTRIED: ReadonlySet<CardKey> = new Set<CardKey>();
