import type { Scenario } from '../../scenario/scenario.ts';
import { freshTable } from './fresh-table.ts';
import * as judging from './table-engine.ts';
import { movesOf } from './lay.ts';
import type { Move } from './moves.ts';
import { readScenario } from './read-scenario.ts';
import { Table } from './table-state.svelte.ts';

/** The scenario of a text, for tests. */
export function scenarioFrom(text: string): Scenario {
	const read = readScenario(text);
	if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
	return read.scenario;
}

/** The moves of a text, for tests. */
export function movesFrom(text: string): readonly [Move, ...Move[]] {
	const moves = movesOf(scenarioFrom(text));
	if (!moves) throw new Error('The table can be laid.');
	return moves;
}

/** The last move of a text, for tests. */
export const lastMove = (text: string): Move => {
	const moves = movesFrom(text);
	return moves.at(-1) ?? moves[0];
};

/** A table that can be played at once. */
export const newTable = (): Table => new Table(freshTable(), judging);
