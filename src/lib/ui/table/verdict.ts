import type { ReadingId } from '../../rules/readings.ts';
import { playUnderReadings } from '../../scenario/readings.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { Claim } from './claims.ts';
import { factsOf } from '../../scenario/expect/ends.ts';
import { judgeClaim, type ClaimVerdict } from './judge-claim.ts';
import { byHandIn } from './moves.ts';
import { playOut, type PlayedOut } from './play-out.ts';

/** What comes of a line when everyone passes, and whether that hangs on an open question. */
export interface Verdict {
	readonly line: PlayedOut;
	/** The open questions that decided something, under any reading. */
	readonly touched: readonly ReadingId[];
	/** The readings under which the table ends otherwise. */
	readonly otherwise: readonly Readings[];
	readonly claims: readonly JudgedClaim[];
	/** What was done by hand on the way, which the judge has not checked. */
	readonly byHand: readonly string[];
}

/** A claim, and what it is under each reading that was touched. */
export interface JudgedClaim {
	readonly claim: Claim;
	readonly verdict: ClaimVerdict;
	/** The readings under which it is judged otherwise. */
	readonly otherwise: readonly Readings[];
}

type Readings = Readonly<Partial<Record<ReadingId, string>>>;

/** The scenario with the passes that play its line out. */
export function withPasses(scenario: Scenario, { moves }: PlayedOut): Scenario {
	const length = (moves.at(-1)?.entries ?? 0) - scenario.script.length;
	const passes = Array.from({ length }, () => ({ do: 'everyone passes' as const }));
	return { ...scenario, script: [...scenario.script, ...passes] };
}

/** Judges a line and the claims made about it; null when its table cannot be. */
export function verdictOf(scenario: Scenario, claims: readonly Claim[]): Verdict | null {
	const line = playOut(scenario);
	if (!line) return null;
	const { touched, runs } = playUnderReadings(withPasses(scenario, line));
	const others = runs.slice(1).flatMap(({ readings }) => {
		const other = playOut({ ...scenario, readings: { ...scenario.readings, ...readings } });
		return other ? [{ readings, line: other }] : [];
	});
	const end = JSON.stringify(factsOf(line.end));
	return {
		line,
		touched,
		byHand: line.moves.flatMap(byHandIn),
		otherwise: others
			.filter((other) => JSON.stringify(factsOf(other.line.end)) !== end)
			.map(({ readings }) => readings),
		claims: claims.map((claim) => {
			const verdict = judgeClaim(claim, line);
			return {
				claim,
				verdict,
				otherwise: others
					.filter((other) => judgeClaim(claim, other.line).is !== verdict.is)
					.map(({ readings }) => readings)
			};
		})
	};
}

/** Readings in words: "healed-at-zero: lives". */
export const readingsText = (readings: Readings): string =>
	Object.entries(readings)
		.map(([id, value]) => `${id}: ${value}`)
		.join(', ');
