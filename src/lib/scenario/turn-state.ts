import { EDITIONS } from '../editions/index.ts';
import type { ChartName } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { EditionId } from '../model/words.ts';
import { STEPS, type TurnStep } from './scenario.ts';

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

/** Whether a procedure comes to such a state in an edition. */
export const hasState = (edition: EditionId, chart: ChartName, state: string): boolean =>
	EDITIONS[edition].charts[chart]?.chart.states[state] !== undefined;

/** The steps that a turn of an edition has: where all pass to end it, nobody declares the end. */
export const stepsOf = (edition: EditionId): readonly TurnStep[] =>
	STEPS.filter((step) => hasState(edition, 'turn', TURN_STATES[step][0]));

/**
 * The loot plays a player has left at a step, as far as the phase decides it: the active player's
 * lasts till the end of the turn, or for the action phase alone.
 */
export function lootPlaysIn(
	{ edition }: Pick<Position, 'edition'>,
	phase: 'start' | 'action' | 'end'
): number {
	if (phase === 'action') return 1;
	return phase === 'end' && EDITIONS[edition].options.lootPlayLasts === 'till the turn ends'
		? 1
		: 0;
}

/** The step that counts as reached: to declare the end of the action phase is still the action phase. */
export const turnReached = (step: TurnStep): TurnStep =>
	step === 'end declared' ? 'action phase' : step;
