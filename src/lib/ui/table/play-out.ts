import { prompt } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { movesOf } from './lay.ts';
import { leavesToTable, toldOf, type Move } from './moves.ts';
import { everyonePasses } from './rounds.ts';

/** A line played to where nothing more happens by passing. */
export interface PlayedOut {
	/** What was written, then what happens when everyone passes. */
	readonly moves: readonly Move[];
	/** The table at the end. */
	readonly end: Position;
	/** Whether somebody still has to decide something, so that it goes no further. */
	readonly asks: boolean;
}

/** Rounds of passes after which something else is the matter. */
const MOST_ROUNDS = 100;

/** Plays a line, and lets everyone pass until the stack is empty; null when its table cannot be. */
export function playOut(scenario: Scenario): PlayedOut | null {
	const written = movesOf(scenario);
	if (!written) return null;
	const moves: Move[] = [...written];
	let last: Move = written.at(-1) ?? written[0];
	for (let round = 0; round < MOST_ROUNDS && last.after.stack.length > 0; round++) {
		const deeds = everyonePasses(last.after);
		const after = deeds?.at(-1)?.after;
		if (!deeds || !after) break;
		const { entries, entry } = last;
		const told = toldOf(deeds);
		last = {
			deeds,
			after,
			told,
			checks: [],
			entries: entries + 1,
			entry: entry + 1,
			text: '',
			byHand: leavesToTable(told),
			trouble: null,
			unasked: []
		};
		moves.push(last);
	}
	return { moves, end: last.after, asks: prompt(last.after).kind === 'question' };
}

/** The scenario with the passes that play its line out. */
export function withPasses(scenario: Scenario, { moves }: PlayedOut): Scenario {
	const length = (moves.at(-1)?.entries ?? 0) - scenario.script.length;
	const passes = Array.from({ length }, () => ({ do: 'everyone passes' as const }));
	return { ...scenario, script: [...scenario.script, ...passes] };
}
