/**
 * Values with holes, for what is said and read by one definition: what fits into a shape, what stands in its
 * holes, and the value again once they are filled.
 */

/** "a player", "each player", "players". */
export type HowSaid = 'some' | 'each' | 'many';

/** What can stand in a hole, and so how it is said and read there. */
export type Kind =
	| {
			readonly is: 'noun';
			readonly player: boolean;
			/** Whether it is not you. */
			readonly named?: true;
	  }
	/** 0 or more; any whole number; one below 0, said without its sign. */
	| { readonly is: 'number' | 'integer' | 'less' }
	/** Whom a standing reaches; where it is said only so of some. */
	| { readonly is: 'reach'; readonly of: 'players' | 'objects' | 'several' | null }
	/** Whose roll, death or turn it is. */
	| { readonly is: 'whose' }
	/** Faces of a die: "1 or 6". */
	| { readonly is: 'faces' }
	/** "first or second". */
	| { readonly is: 'ordinals' }
	/** What may be added to a roll: "+1 or -1". */
	| { readonly is: 'additions' }
	/** More or less: "+1", "-1". */
	| { readonly is: 'change' }
	| { readonly is: 'name' }
	| {
			readonly is: 'filter' | 'filters';
			readonly how: HowSaid;
			/** How many kinds are meant where they are read. */
			readonly least: number;
	  }
	/** Cards by what is asked of them: "a Guppy card", "boss cards". */
	| {
			readonly is: 'cards';
			readonly of: string | null;
			readonly many: boolean;
			/** How much is asked of them where they are read. */
			readonly least: number;
	  }
	/** One of a few values, each with its words. */
	| { readonly is: 'words'; readonly words: readonly (readonly [value: unknown, words: string])[] }
	/** Said by a phrase, and read by it or by a wider one. */
	| { readonly is: 'phrase'; readonly phrase: () => Phrase; readonly read: () => Phrase };

/** A place in a shape where any value of a kind may stand. */
export interface Hole<T> {
	readonly hole: string;
	readonly kind: Kind;
	/** The hole whose deck is spoken of there, or what that deck is called. */
	readonly deck?: Hole<unknown> | string;
	/** Never there: it tells the compiler what the hole is for. */
	readonly holds?: T;
}

/** A hole as it stands in the words. */
export type Use =
	| { readonly hole: Hole<unknown>; readonly as: 'object' | 'possessive' | 'own' | 'alone' }
	/** What the deck is called that is spoken of around it. */
	| { readonly as: 'deck' }
	/** Whoever it would happen to, with what they do: by "they" or by name. */
	| { readonly as: 'they'; readonly verb: string }
	| { readonly as: 'who'; readonly verb: string }
	/** With the verb that it is the subject of. */
	| { readonly hole: Hole<unknown>; readonly as: 'subject'; readonly verb: string };
/** What words are made of. */
export type Part = string | Use;

/** A shape of a value of type T, with what says it. */
export interface Form<T = unknown> {
	readonly shape: unknown;
	readonly words: readonly Part[];
	/** Never there: it tells the compiler what is said. */
	readonly says?: T;
}

/** All that one kind of value can be, each with its words. */
export interface Phrase<T = unknown> {
	/** No other has this name. */
	readonly name: string;
	/** What stands there, for those who wrote something else in its place. */
	readonly called: string | null;
	readonly forms: readonly Form<T>[];
}

/** A value, or one of its parts at any depth a hole. */
export type Shape<T> = Hole<T> | (T extends object ? { readonly [K in keyof T]: Shape<T[K]> } : T);

/** What stands in the holes, by their names. */
export type Filling = ReadonlyMap<string, unknown>;

const isHole = (shape: unknown): shape is Hole<unknown> =>
	typeof shape === 'object' && shape !== null && 'hole' in shape;

/** The holes of a shape, by their names. */
export function holesOf(
	shape: unknown,
	found = new Map<string, Hole<unknown>>()
): ReadonlyMap<string, Hole<unknown>> {
	if (isHole(shape)) found.set(shape.hole, shape);
	else if (typeof shape === 'object' && shape !== null)
		for (const part of Object.values(shape)) holesOf(part, found);
	return found;
}

/** What stands in the holes where a value fits into a shape; null where it does not. */
export function fitted(shape: unknown, value: unknown): Filling | null {
	const found = new Map<string, unknown>();
	return fits(shape, value, found) ? found : null;
}

function fits(shape: unknown, value: unknown, found: Map<string, unknown>): boolean {
	if (isHole(shape)) {
		if (value === undefined) return false;
		if (found.has(shape.hole)) return alike(found.get(shape.hole), value);
		found.set(shape.hole, value);
		return true;
	}
	return sameOutside(shape, value, (part, inner) => fits(part, inner, found));
}

/** Whether two values say the same; what is undefined is not there. */
export const alike = (one: unknown, other: unknown): boolean =>
	one === other || sameOutside(one, other, alike);

function sameOutside(
	one: unknown,
	other: unknown,
	inside: (one: unknown, other: unknown) => boolean
): boolean {
	if (typeof one !== 'object' || one === null) return one === other;
	if (typeof other !== 'object' || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const parts = Object.entries(one).filter(([, part]) => part !== undefined);
	const others = new Map<string, unknown>(
		Object.entries(other).filter(([, part]) => part !== undefined)
	);
	return (
		parts.length === others.size &&
		parts.every(([key, part]) => others.has(key) && inside(part, others.get(key)))
	);
}

/** A shape with its holes filled. */
export function filledIn(shape: unknown, filling: Filling): unknown {
	if (isHole(shape)) return filling.get(shape.hole);
	if (typeof shape !== 'object' || shape === null) return shape;
	if (Array.isArray(shape)) return shape.map((part) => filledIn(part, filling));
	return Object.fromEntries(
		Object.entries(shape).map(([key, part]) => [key, filledIn(part, filling)])
	);
}
