/**
 * Shows that the scenarios miss each part of the charts and of the cards when it is gone:
 * `npm run mutate`. One thing is made wrong at a time and every scenario played until one fails.
 * Survivors are listed, with the reason where they are known; exit status 1 when one has none.
 * Arguments name what is made wrong: `transitions`, `parts`, `options`, `abilities`, or keys of cards for
 * the abilities of those alone. Without any, everything.
 */
import { FACES } from '#lib/cards/library.ts';
import { abilityMutants } from '../tests/support/ability-mutants.ts';
import { partMutants, transitionMutants, type Mutant } from '../tests/support/mutants.ts';
import { cardNoticedBy, speakingOf } from '../tests/support/noticed-cards.ts';
import { optionMutants, optionNoticedBy } from '../tests/support/option-mutants.ts';
import { fails, Noticing } from '../tests/support/noticing.ts';
import { scenarios } from '../tests/support/scenarios.ts';
import { reasonFor } from '../tests/support/survivors.ts';

const all = scenarios();

const broken = all.filter(({ scenario }) => fails(scenario));
if (broken.length > 0) {
	console.error(
		`These fail before anything is mutated: ${broken.map(({ file }) => file).join(', ')}.`
	);
	process.exit(1);
}

const played = all.map(({ scenario }) => scenario);
const noticing = new Noticing(played);
const speaking = speakingOf(played);

const chartIsNoticed = (mutant: Mutant): boolean => noticing.noticedBy(mutant) !== null;

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

const SECTIONS = ['transitions', 'parts', 'options', 'abilities'];
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
if (wants('options'))
	tell(
		'options of an edition as another has them',
		optionMutants(),
		(mutant) => optionNoticedBy(mutant, played) !== null
	);
if (wants('abilities') || cards.length > 0) {
	const chosen = abilityMutants().filter(({ card }) => cards.length === 0 || cards.includes(card));
	tell(
		'parts of abilities gone or altered',
		chosen,
		(mutant) => cardNoticedBy(mutant, speaking) !== null
	);
}
process.exit(unexplained > 0 ? 1 : 0);
