import type { Position } from '../../../model/position.ts';
import { openingOf, playOn, type PlayedLines } from '../../../scenario/play.ts';
import type { Act, Scenario } from '../../../scenario/scenario.ts';
import { shownEntries } from '../state/lay.ts';
import type { ShownEntry } from '../state/shown-entry.ts';

/** A line played to where nothing more happens by passing. */
export interface PlayedOut {
	/** What was written, then what happens when everyone passes. */
	readonly played: PlayedLines;
	/** The same as the table shows it. */
	readonly moves: readonly ShownEntry[];
	/** The table at the end. */
	readonly end: Position;
}

/** Rounds of passes after which something else is the matter. */
const MOST_ROUNDS = 100;

const PASSING: Act = { do: 'everyone passes' };

/** Plays a line, and lets everyone pass until the stack is empty; null when its table is impossible. */
export function playOut(scenario: Scenario): PlayedOut | null {
	const laid = openingOf(scenario);
	if (!laid.ok) return null;
	let script = scenario.script;
	let played = playOn([laid.opening], script);
	for (let round = 0; round < MOST_ROUNDS && endOf(played).stack.length > 0; round++) {
		script = [...script, PASSING];
		const longer = playOn(played, script);
		if (longer.at(-1)?.refused) break;
		played = longer;
	}
	return { played, moves: shownEntries(played), end: endOf(played) };
}

const endOf = (played: PlayedLines): Position => (played.at(-1) ?? played[0]).position;

/** The scenario with the passes that play its line out. */
export function withPasses(scenario: Scenario, { moves }: PlayedOut): Scenario {
	const length = (moves.at(-1)?.entries ?? 0) - scenario.script.length;
	const passes = Array.from({ length }, () => PASSING);
	return { ...scenario, script: [...scenario.script, ...passes] };
}
