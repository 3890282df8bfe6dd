import type { Judge } from '../judge/judge.ts';
import { READINGS, type ReadingId } from '../rules/readings.ts';
import type { Step } from '../rules/step.ts';
import { JUDGE, play, type Played } from './play.ts';
import type { Scenario } from './scenario.ts';

/** A scenario played under some readings. */
export interface ReadingRun {
	/** Each reading that any run touched, with the value followed in this one. */
	readonly readings: Readonly<Partial<Record<ReadingId, string>>>;
	readonly played: Played;
}

/** A scenario under every reading that it touches. */
export interface UnderReadings {
	readonly touched: readonly ReadingId[];
	/** The scenario as it stands first. */
	readonly runs: readonly ReadingRun[];
}

/** Every step of a scenario that was played, in order. */
export function stepsOf(played: Played): readonly Step[] {
	if (!played.ok) return [];
	return [
		...played.begun.steps,
		...played.lines.flatMap(({ taken, edited }) => edited ?? taken.flatMap(({ steps }) => steps))
	];
}

/** The readings whose answer decided something. */
export const touchedIn = (played: Played): readonly ReadingId[] => [
	...new Set(stepsOf(played).flatMap((step) => step.readings))
];

/** More runs than a person wants to compare. */
const MOST_RUNS = 256;

/**
 * Plays a scenario under every combination of the readings that it touches, those included that
 * only another reading leads to.
 */
export function playUnderReadings(scenario: Scenario, judge: Judge = JUDGE): UnderReadings {
	const first = play(scenario, judge);
	let touched: readonly ReadingId[] = touchedIn(first);
	for (;;) {
		const combinations = combine(scenario, touched).slice(0, MOST_RUNS);
		const runs = combinations.map((readings, index) => ({
			readings,
			played:
				index === 0
					? first
					: play({ ...scenario, readings: { ...scenario.readings, ...readings } }, judge)
		}));
		const more = new Set([...touched, ...runs.flatMap(({ played }) => touchedIn(played))]);
		if (more.size === touched.length) return { touched, runs };
		touched = [...more];
	}
}

/** All combinations of values, beginning with those the scenario follows. */
function combine(
	scenario: Scenario,
	ids: readonly ReadingId[]
): readonly Readonly<Partial<Record<ReadingId, string>>>[] {
	let combinations: readonly Readonly<Partial<Record<ReadingId, string>>>[] = [{}];
	for (const id of ids) {
		const own = scenario.readings?.[id] ?? READINGS[id].values[0];
		const values = [own, ...READINGS[id].values.filter((value) => value !== own)];
		combinations = values.flatMap((value) => combinations.map((c) => ({ ...c, [id]: value })));
	}
	return combinations;
}
