import type { DecisionKind } from '../model/decision.ts';

/** What a machine of a chart is asked with: a kind of decision, or that the game goes on by itself. */
export type EventType = 'NEXT' | DecisionKind;

/** The event that a move waits for. */
export const eventOf = (decision: DecisionKind | null): EventType => decision ?? 'NEXT';
