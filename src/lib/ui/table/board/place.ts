import type { Ref } from '../../../model/words.ts';

/** The name of the place where a thing lies, as the page knows it: "player-0", "deck-loot". */
export const placeOf = (ref: Ref): string =>
	Object.entries(ref)
		.map(([kind, which]) => `${kind}-${String(which)}`)
		.join('-');
