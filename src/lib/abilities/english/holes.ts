/** The kinds of holes that forms have. */
import type { Whose } from '../events.ts';
import type { Reach } from '../static-effects.ts';
import type { Filter, ObjectWord, PlayerWord, Test } from '../words.ts';
import type { Phrase } from './form.ts';
import type { Hole, HowSaid } from './hole.ts';

/** A player; anything that can be pointed at. */
export const player = (hole: string): Hole<PlayerWord> => ({
	hole,
	kind: { is: 'noun', player: true }
});
/** A player who is named where they do something: not you. */
export const playerNamed = (hole: string): Hole<PlayerWord> => ({
	hole,
	kind: { is: 'noun', player: true, named: true }
});
export const thing = (hole: string): Hole<ObjectWord> => ({
	hole,
	kind: { is: 'noun', player: false }
});

/** Whose roll, death or turn it is. */
export const whose = (hole: string): Hole<Whose> => ({ hole, kind: { is: 'whose' } });

/** Whom a standing reaches. */
export const reach = (hole: string): Hole<Reach> => ({ hole, kind: { is: 'reach', of: null } });
/** The same where it is said of players, of objects, or of several by one word: "players". */
export const reachOf = (of: 'players' | 'objects' | 'several', hole: string): Hole<Reach> => ({
	hole,
	kind: { is: 'reach', of }
});

/** 0 or more; any whole number; one below 0, said without its sign. */
export const number = (hole: string): Hole<number> => ({ hole, kind: { is: 'number' } });
export const integer = (hole: string): Hole<number> => ({ hole, kind: { is: 'integer' } });
export const less = (hole: string): Hole<number> => ({ hole, kind: { is: 'less' } });
/** Faces of a die: "1 or 6". */
export const faces = (hole: string): Hole<readonly number[]> => ({ hole, kind: { is: 'faces' } });
/** "first or second". */
export const ordinals = (hole: string): Hole<readonly number[]> => ({
	hole,
	kind: { is: 'ordinals' }
});
/** What may be added to a roll: "+1 or -1". */
export const additions = (hole: string): Hole<readonly number[]> => ({
	hole,
	kind: { is: 'additions' }
});
/** More or less: "+1", "-1". */
export const change = (hole: string): Hole<number> => ({ hole, kind: { is: 'change' } });
export const name = (hole: string): Hole<string> => ({ hole, kind: { is: 'name' } });

/** One kind of thing: "a player", "items you control". */
export const filter = (hole: string, how: HowSaid): Hole<Filter> => ({
	hole,
	kind: { is: 'filter', how, least: 1 }
});
/** Several kinds: "a monster or player". */
export const filters = (hole: string, how: HowSaid, least = 1): Hole<readonly Filter[]> => ({
	hole,
	kind: { is: 'filters', how, least }
});
/** Cards by what is asked of them: "a Guppy card", "boss cards". */
export const card = (hole: string, of: string | null = null, least = 0): Hole<readonly Test[]> => ({
	hole,
	kind: { is: 'cards', of, many: false, least }
});
export const cards = (hole: string, of: string | null = null): Hole<readonly Test[]> => ({
	hole,
	kind: { is: 'cards', of, many: true, least: 0 }
});

/** One of a few values, each with its words. */
export const wordsFor = <T extends string>(
	hole: string,
	words: Readonly<Record<T, string>>
): Hole<T> => ({ hole, kind: { is: 'words', words: Object.entries(words) } });
/** One of a few words, which stand for themselves. */
export const oneOfWords = <T extends string>(hole: string, words: readonly T[]): Hole<T> => ({
	hole,
	kind: { is: 'words', words: words.map((word) => [word, word]) }
});

/**
 * What a phrase says. The phrase is asked for late, so that phrases can have each other in their holes.
 * @param read a wider phrase that is read in its place.
 */
export const said =
	<T>(phrase: () => Phrase<T>, read = phrase) =>
	(hole: string): Hole<T> => ({ hole, kind: { is: 'phrase', phrase, read } });

/** What one may do, and what one must. */
export const MUST = [
	[false, 'may'],
	[true, 'must']
] as const;
