import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { positionSchema } from '#lib/judge/schema/position.ts';
import { applyEdit, isEdit, type Edit } from '#lib/scenario/index.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import { faultsOf, freeze } from '../support/invariants.ts';
import { played, read } from './read.ts';
import { decisionAt } from './wander.ts';

/**
 * Makes edits and decisions in any order, wherever somebody has to decide: whatever is allowed
 * leaves a table that can be played on.
 * @param table what all the tables have in common.
 * @param edits a line each.
 * @param middles what is under way as they begin, for the players of the table.
 */
export function neverBreaks(table: string, edits: string, middles: readonly string[]): void {
	const known = read(`${table}---\n${edits}`).script.filter((line): line is Edit => isEdit(line));
	const step = fc.oneof(
		fc.record({ edit: fc.constantFrom(...known) }),
		fc.record({ choice: fc.nat(1_000_000) })
	);
	const game = fc.tuple(fc.constantFrom(...middles), fc.array(step, { maxLength: 40 }));
	fc.assert(
		fc.property(game, ([middle, steps]) => {
			let position = freeze(played(`${table}${middle}---\n`).position);
			for (const next of steps) {
				const decision = 'choice' in next ? decisionAt(position, next.choice) : null;
				const came =
					'edit' in next
						? applyEdit(position, next.edit)
						: decision && JUDGE.decide(position, decision);
				if (!came?.ok) continue;
				position = freeze(came.position);
				expect(faultsOf(position)).toEqual([]);
				expect(v.is(positionSchema, JSON.parse(JSON.stringify(position)))).toBe(true);
				for (const { rules } of came.steps) expect(rules).not.toEqual([]);
				const now = JUDGE.prompt(position);
				if (now.kind === 'priority') expect(now.plays[0]?.refusal).toBeNull();
			}
		}),
		{ numRuns: 200 }
	);
}
