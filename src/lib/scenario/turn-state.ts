import type { TurnStep } from './scenario.ts';

/** The state of the turn chart at each step, and the phase the turn is in. */
export const TURN_STATES = {
	'start of turn': ['start', 'start'],
	'start triggers': ['started', 'start'],
	'loot step': ['looted', 'start'],
	'action phase': ['action', 'action'],
	'end declared': ['end declared', 'action'],
	'end triggers': ['end triggers', 'end']
} as const satisfies Record<TurnStep, readonly [string, string]>;

/** The phase of a turn at a step. */
export const phaseAt = (step: TurnStep): 'start' | 'action' | 'end' => TURN_STATES[step][1];

/** The step that counts as reached: to declare the end of the action phase is still the action phase. */
export const turnReached = (step: TurnStep): TurnStep =>
	step === 'end declared' ? 'action phase' : step;
