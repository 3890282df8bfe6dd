import { isReadingId, reading, type ReadingId } from '../rules/readings.ts';
import { agree, type ReadAs } from './agreement.ts';
import { play, type Played } from './play.ts';
import { withoutCitations } from './readings.ts';
import type { Scenario } from './scenario.ts';
import { likeness, verdictOf, type Verdict } from './verdict.ts';

/** The open questions that a verdict touches, and those that change it. */
export interface HangsOn {
	readonly touched: readonly { readonly id: ReadingId; readonly value: string }[];
	/** Those whose answer makes it another. */
	readonly on: readonly ReadingId[];
	/** What it is under other answers, where it is another. */
	readonly others: readonly { readonly readings: ReadAs; readonly verdict: Verdict }[];
}

/** The readings that the verdict of a scenario hangs on: it is made anew under each of them. */
export function verdictUnderReadings(
	scenario: Scenario,
	played: Extract<Played, { ok: true }>
): HangsOn {
	const { touched, on, apart } = agree(scenario, (read) => {
		const run = read === scenario ? played : play(withoutCitations(read));
		const verdict = run.ok ? verdictOf(run, { script: read.script }) : null;
		return {
			run: verdict,
			touched: verdict?.readings ?? [],
			comesTo: { end: null, answers: verdict ? [likeness(verdict)] : [], way: [] }
		};
	});
	const own = apart[0]?.comesTo.answers[0];
	return {
		touched: touched.map((id) => ({ id, value: reading(played.position, id) })),
		on,
		others: apart.slice(1).flatMap(({ readings, run, comesTo }) => {
			const changed = Object.entries(readings).filter(
				([id, value]) => isReadingId(id) && value !== reading(played.position, id)
			);
			return run && comesTo.answers[0] !== own
				? [{ readings: Object.fromEntries(changed), verdict: run }]
				: [];
		})
	};
}
