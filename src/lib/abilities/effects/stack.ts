import type { ObjectWord, PlayerWord } from '../words.ts';

/** What happens to things on the stack (6.5, 6.6). */
export type StackEffect =
	| { readonly do: 'cancel'; readonly what: ObjectWord }
	| { readonly do: 'cancel everything' }
	| { readonly do: 'cancel attack'; readonly of: PlayerWord | null }
	/** The rewards of a monster, or half of what is counted of them, though it has not died for it. */
	| {
			readonly do: 'gain rewards';
			readonly who: PlayerWord;
			readonly of: ObjectWord;
			readonly half?: true;
	  }
	/** The rewards of the monster that is dying are gained twice. */
	| { readonly do: 'double rewards' }
	/** A loot being played; the copy's targets and option are chosen anew (6.6). */
	| { readonly do: 'copy'; readonly what: ObjectWord }
	/** Every countable quality of what a loot being played does, once. */
	| { readonly do: 'double'; readonly what: ObjectWord }
	/** Whoever controls an item must activate a ↷ or $ ability of it that you choose, if able. */
	| { readonly do: 'make activate'; readonly what: ObjectWord }
	/** A ↷ ability of an object, without its cost. */
	| { readonly do: 'copy ability'; readonly of: ObjectWord };
