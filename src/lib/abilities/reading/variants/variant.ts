/**
 * "#" stands for any number, "*" for any word, "#th" for the n-th: they stay as they are, in their
 * order. "^" says that a line begins there; in our words "/" begins one. A "," at
 * the end says that a comma stands behind it. A long sentence of print is
 * taken piece by piece, so that each piece serves other cards too.
 */
export type Variant = readonly [theirs: string, ours: string];
