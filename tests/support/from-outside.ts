/** What must hold of decisions and positions that come from outside, whoever made them. */
import { begin, decide, prompt, why } from '#lib/judge/judge.ts';
import { readPosition } from '#lib/judge/read-position.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import { follows } from '#lib/rules/readings.ts';
import { cardsOf, centsOf, faultsOfGame } from './invariants.ts';
import { chanceOf, randomDecision } from './random.ts';

const told = (what: string, error: unknown): string =>
	`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

/** What goes wrong as a position is asked to decide something that may be no decision; null if nothing does. */
export function faultOfDecision(position: Position, data: unknown): string | null {
	// What somebody who writes no types may hand over.
	const decision = data as Decision;
	try {
		const refusal = why(position, decision);
		const decided = decide(position, decision);
		if (decided.ok !== (refusal === null)) return '“why” and “decide” disagree.';
		if (!decided.ok) return decided.refusal.refused === '' ? 'Refused without a reason.' : null;
		const after = decided.position;
		const [fault] = faultsOfGame(after);
		if (fault !== undefined) return fault;
		if (centsOf(after) !== centsOf(position) && !follows(after, 'short-pool', 'all'))
			return '¢ were made or lost.';
		if (JSON.stringify(cardsOf(after)) !== JSON.stringify(cardsOf(position)))
			return 'A card was made or lost.';
		return faultOfJson(after);
	} catch (error) {
		return told('The judge threw', error);
	}
}

/** What is lost as a position is stored as JSON and read again; null if nothing is. */
export function faultOfJson(position: Position): string | null {
	const text = JSON.stringify(position);
	const read = readPosition(JSON.parse(text));
	if (!read.ok) return `A position is not read again: ${read.problems.join(' ')}`;
	// The order of the fields says nothing.
	return JSON.stringify(sorted(read.value)) === JSON.stringify(sorted(position))
		? null
		: 'A stored position is read as another.';
}

function sorted(data: unknown): unknown {
	if (Array.isArray(data)) return data.map(sorted);
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(
		Object.entries(data)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, value]) => [key, sorted(value)])
	);
}

/** What goes wrong where somebody goes on from data that may be no position; null if nothing does. */
export function faultOfPosition(data: unknown, seed: number): string | null {
	try {
		const read = readPosition(data);
		if (!read.ok) return read.problems.length === 0 ? 'Refused without a reason.' : null;
		const chance = chanceOf(seed);
		let { position } = begin(read.value);
		for (let count = 0; count < 5; count++) {
			const decision = randomDecision(position, chance, 0.5, prompt);
			if (!decision) return null;
			const decided = decide(position, decision);
			if (!decided.ok) return null;
			position = decided.position;
		}
		return null;
	} catch (error) {
		return told('The judge threw', error);
	}
}
