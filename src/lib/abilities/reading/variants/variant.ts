/**
 * "#" stands for any number, "*" for any word, "#th" for the n-th: they stay as they are, in their
 * order. "^" says that a line begins there.
 */
export type Variant = readonly [theirs: string, ours: string];
