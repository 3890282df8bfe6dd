import type { Act } from './words/act/act.ts';
import type { Edit } from './words/edit/changes.ts';
import type { Expectation } from './words/expectations.ts';

export { STATS, type Stat } from '../model/effects.ts';
export { DYING, HAPPENED, STEPS, type TurnStep } from './words/lists.ts';
export type { Act } from './words/act/act.ts';
export type { Board } from './words/board.ts';
export type { DyingSetup } from './words/stack.ts';
export type { EffectSetup } from './words/effect.ts';
export type { Expectation } from './words/expectations.ts';
export type { ObjectFacts } from './words/object-facts.ts';
export type { StepPattern } from './words/step.ts';
export type { CellSetup, ObjectSetup, SlotSetup } from './words/object.ts';
export type { PlayerCounts, PlayerFacts, PlayerSetup } from './words/player.ts';
export type { Scenario } from './words/scenario.ts';
export type { TurnSetup } from './words/turn.ts';

export type Line = Act | Edit | Expectation;

/** Whether a line is an expectation. */
export const isExpectation = (line: Line): line is Expectation => 'expect' in line;

/** Whether a line is a change made by the table itself. */
export const isEdit = (line: Line): line is Edit => 'edit' in line;
