/**
 * Shows that the scenarios miss each part of the charts when it is gone: `npm run mutate`.
 * One thing is made wrong at a time and every scenario played until one fails. Survivors are listed,
 * with the reason where they are known; exit status 1 when one has none.
 */
import { edition2023 } from '#lib/editions/2023.ts';
import { judgeOf } from '#lib/judge/judge.ts';
import { play } from '#lib/scenario/index.ts';
import { partMutants, transitionMutants, type Mutant } from '../tests/support/mutants.ts';
import { scenarios } from '../tests/support/scenarios.ts';
import { reasonFor } from '../tests/support/survivors.ts';

const all = scenarios();

const broken = all.filter(({ scenario }) => {
	const played = play(scenario);
	return !played.ok || !played.held;
});
if (broken.length > 0) {
	console.error(
		`These fail before anything is mutated: ${broken.map(({ file }) => file).join(', ')}.`
	);
	process.exit(1);
}

/** The scenario that notices a mutant, or null. */
function killer({ chart, mutated }: Mutant): string | null {
	const judge = judgeOf({ '2023': edition2023({ [chart]: mutated }) });
	for (const { file, scenario } of all) {
		try {
			const played = play(scenario, judge);
			if (!played.ok || !played.held) return file;
		} catch {
			return file;
		}
	}
	return null;
}

let unexplained = 0;
for (const [title, mutants] of [
	['transitions dropped or led elsewhere', transitionMutants()],
	['questions not asked and actions not done', partMutants()]
] as const) {
	const survivors = mutants.filter((mutant) => killer(mutant) === null);
	console.log(
		`${title}: ${String(mutants.length)} mutants, ${String(mutants.length - survivors.length)} noticed, ${String(survivors.length)} survived`
	);
	for (const { name } of survivors) {
		const reason = reasonFor(name);
		if (reason === null) unexplained++;
		console.log(`  survived: ${name}${reason === null ? '' : `\n    because: ${reason}`}`);
	}
}
process.exit(unexplained > 0 ? 1 : 0);
