/** A part of a schema, as far as a link has to know it. */
export interface Part {
	readonly type: string;
	readonly links?: InLinks;
}

/** What a link has to know of a schema beside its shape. */
export interface InLinks {
	/** How likely each field that may be left out is said; of a yes or no, how likely it is a yes. */
	readonly likely?: number;
	/** Fields that were added later, a group for each day, the oldest first. */
	readonly since?: readonly (readonly string[])[];
	/** Words in the order of links, where another list has them in one of its own. */
	readonly words?: readonly string[];
	/** What goes by its seat, or by the number of the card. */
	readonly as?: 'player' | 'card';
	/** Whose habits it shares. */
	readonly like?: () => Part;
}

/**
 * Says of a schema what a link has to know. Every link that was ever made opens: fields, words and shapes
 * keep their order, and what is new comes last, a field in a group of its own.
 */
export const inLinks = <S extends object>(
	schema: S,
	links: InLinks
): S & { readonly links: InLinks } => Object.assign(schema, { links });
