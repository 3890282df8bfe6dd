import { clauseAt } from './clauses.ts';
import type { Grammar } from './reader.ts';
import { cardRef } from './references.ts';
import { useOf } from './uses.ts';

/** The parts of the grammar that are read within others. */
export const GRAMMAR: Grammar = { cardRef, useOf, clauseAt };
