/**
 * One scenario under both editions.
 *
 * @example
 * const both = underBoth(scenario);
 * if (both.ok && both.both.parts) console.log(both.both.parts.steps);
 */
export { otherEdition, otherEditions, replayUnder } from './replay.ts';
export type { OpenQuestion, UnderEdition } from './replayed.ts';
export { inOrder, underBoth, type ExpectedInBoth, type InBoth, type UnderBoth } from './both.ts';
export { supposedAt, type Unasked } from './decided.ts';
export { isTurn, overTime, since, type Turn } from './over-time.ts';
export type { Divergence } from './divergence.ts';
export { asPlayed, respelled } from './respelled.ts';
export { placedSteps, type PlacedStep, type Row } from './rows.ts';
