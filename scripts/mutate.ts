/**
 * Shows that the scenarios miss each part of the charts and of the cards when it is gone:
 * `npm run mutate`. One thing is made wrong at a time and every scenario played until one fails.
 * Survivors are listed, with the reason where they are known; exit status 1 when one has none.
 * Arguments name what is made wrong: `transitions`, `parts`, `abilities`, or keys of cards for the
 * abilities of those alone. Without any, everything.
 */
import type { Judge } from '#lib/judge/judge.ts';
import { FACES, withCards } from '#lib/cards/library.ts';
import { play, type Scenario } from '#lib/scenario/index.ts';
import { abilityMutants, type AbilityMutant } from '../tests/support/ability-mutants.ts';
import {
	judgeWith,
	partMutants,
	transitionMutants,
	type Mutant
} from '../tests/support/mutants.ts';
import { scenarios } from '../tests/support/scenarios.ts';
import { reasonFor } from '../tests/support/survivors.ts';

const all = scenarios().map((one) => ({ ...one, text: JSON.stringify(one.scenario) }));

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

/** Whether a scenario fails. */
function fails(scenario: Scenario, judge?: Judge): boolean {
	try {
		const played = judge ? play(scenario, judge) : play(scenario);
		return !played.ok || !played.held;
	} catch {
		return true;
	}
}

/** Whether a scenario of an edition that runs the chart notices that it is wrong. */
function chartIsNoticed(mutant: Mutant): boolean {
	const judge = judgeWith(mutant);
	return all.some(
		({ scenario }) => mutant.editions.includes(scenario.rules) && fails(scenario, judge)
	);
}

/** The scenarios that speak of a card, those of its own first. */
const speaking = new Map<string, readonly Scenario[]>();
for (const key of FACES.keys()) {
	const quoted = JSON.stringify(key);
	speaking.set(
		key,
		all
			.filter(({ text }) => text.includes(quoted))
			.sort((a, b) => Number(b.file.includes(key)) - Number(a.file.includes(key)))
			.map(({ scenario }) => scenario)
	);
}

/** Whether a scenario notices a card that is wrong. */
const cardIsNoticed = ({ card, mutated }: AbilityMutant): boolean =>
	withCards(new Map([[card, mutated]]), () =>
		(speaking.get(card) ?? []).some((scenario) => fails(scenario))
	);

let unexplained = 0;

/** Tells how many mutants of a kind there are, and which survive. */
function tell<M extends { readonly name: string }>(
	title: string,
	mutants: readonly M[],
	isNoticed: (mutant: M) => boolean
): void {
	const survivors = mutants.filter((mutant) => !isNoticed(mutant));
	console.log(
		`${title}: ${String(mutants.length)} mutants, ${String(mutants.length - survivors.length)} noticed, ${String(survivors.length)} survived`
	);
	for (const { name } of survivors) {
		const reason = reasonFor(name);
		if (reason === null) unexplained++;
		console.log(`  survived: ${name}${reason === null ? '' : `\n    because: ${reason}`}`);
	}
}

const SECTIONS = ['transitions', 'parts', 'abilities'];
const asked = process.argv.slice(2);
const cards = asked.filter((name) => !SECTIONS.includes(name));
const unknown = cards.filter((key) => !FACES.has(key));
if (unknown.length > 0) {
	console.error(`Neither a section nor a card of the library: ${unknown.join(', ')}.`);
	process.exit(1);
}
const wants = (section: string): boolean => asked.length === 0 || asked.includes(section);

if (wants('transitions'))
	tell('transitions dropped or led elsewhere', transitionMutants(), chartIsNoticed);
if (wants('parts')) tell('questions not asked and actions not done', partMutants(), chartIsNoticed);
if (wants('abilities') || cards.length > 0) {
	const chosen = abilityMutants().filter(({ card }) => cards.length === 0 || cards.includes(card));
	tell('parts of abilities gone or altered', chosen, cardIsNoticed);
}
process.exit(unexplained > 0 ? 1 : 0);
