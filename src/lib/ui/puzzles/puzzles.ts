import { KEPT } from './kept.ts';
import type { Puzzle } from './puzzle.ts';

/** All puzzles, the easy ones first. */
export const PUZZLES: readonly Puzzle[] = KEPT;
