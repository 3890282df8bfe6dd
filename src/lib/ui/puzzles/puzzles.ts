import { KEPT } from './kept.ts';
import type { Puzzle } from './puzzle.ts';

/** All puzzles, those with the fewest moves to find first. */
export const PUZZLES: readonly Puzzle[] = [...KEPT].sort((a, b) => a.depth - b.depth);
