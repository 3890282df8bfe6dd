/** Puzzles are listed by how many moves have to be found; those with the most of them together. */
export const DEPTHS = [1, 2, 3, 4] as const;
export type Depth = (typeof DEPTHS)[number];
export const MOST_DEPTH: Depth = 4;

/** Where a puzzle is listed. */
export const listedAt = (depth: number): Depth => DEPTHS.find((one) => one === depth) ?? MOST_DEPTH;

/** How many moves have to be found: "2 moves deep". */
export const depthSaid = (depth: number, orMore = false): string =>
	`${String(depth)}${orMore ? ' or more' : ''} ${depth === 1 ? 'move' : 'moves'} deep`;
