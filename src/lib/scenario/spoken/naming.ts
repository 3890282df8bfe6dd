import type { CardKey } from '../../model/words.ts';

/** Cards that some words can mean. */
export interface Naming {
	/** One, or several where the words mean one as well as the other. */
	readonly cards: readonly CardKey[];
	/** How many tokens name it. */
	readonly length: number;
	/** How the name stands there: as it is, as a verb or plural ("bombs"), as an owner ("the fly's"). */
	readonly form: 'name' | 'inflected';
	/** Letters that are mistyped. */
	readonly off: number;
	/** Whether only a part of the name is said; `weak` where that is a word of ours too ("the coin"). */
	readonly part: boolean | 'weak';
}
