import type { Variant } from './variant.ts';

/** What comes into play deactivated, said of all of them. */
export const ENTERING: readonly Variant[] = [
	['your items', 'a item you control'],
	['items you control', 'a item you control'],
	['items you gain', 'a item you control'],
	["other players' items", 'a item another player controls'],
	['items other players control', 'a item another player controls'],
	["players' items", 'a item a player controls'],
	['items players control', 'a item a player controls'],
	['items', 'a item']
].map(([items = '', one = '']): Variant => [
	`^ ${items} enter play deactivated`,
	`${one} enters play deactivated`
]);
