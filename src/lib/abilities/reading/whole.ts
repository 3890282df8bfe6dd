/** The whole grammar, which its parts ask for one another by the text that they read. */
import { pieceIn } from './holes.ts';
import { abilityIn } from './lines.ts';
import type { Grammar } from './rule.ts';
import { singleIn } from './single.ts';

export const GRAMMAR: Grammar = { piece: pieceIn, single: singleIn, given: abilityIn('given') };
