import type { Position } from '../model/position.ts';
import type { TurnStep } from './scenario.ts';

const STEPS: Readonly<Record<string, TurnStep>> = {
	start: 'start of turn',
	recharged: 'start triggers',
	started: 'start triggers',
	looting: 'loot step',
	looted: 'loot step',
	'end declared': 'end declared',
	ending: 'end triggers',
	'end triggers': 'end triggers',
	'hand size': 'end triggers',
	room: 'end triggers',
	'rooms cleared': 'end triggers',
	healed: 'end triggers',
	over: 'end triggers',
	counted: 'end triggers'
};

/** The step a turn has come to. */
export function stepAt({ frames }: Position): TurnStep {
	const [turn] = frames;
	return (turn && STEPS[turn.state]) ?? 'action phase';
}
