/**
 * What is wrong with the judge is noticed by a scenario: every transition and every ability left out, and
 * every option as another edition has it; of what else can be wrong with cards one in so many. Every mutant
 * that is excused must still be there and still be noticed by nobody. All the others are for `npm run mutate`.
 */
import { expect, test } from 'vitest';
import { abilityMutants } from '../support/ability-mutants.ts';
import { partMutants, transitionMutants } from '../support/mutants.ts';
import { cardNoticedBy, speakingOf } from '../support/noticed-cards.ts';
import { optionMutants, optionNoticedBy } from '../support/option-mutants.ts';
import { fails, Noticing } from '../support/noticing.ts';
import { scenarios } from '../support/scenarios.ts';
import { reasonFor, SURVIVORS } from '../support/survivors.ts';

const all = scenarios();
const noticing = new Noticing(all.map(({ scenario }) => scenario));
const speaking = speakingOf(all.map(({ scenario }) => scenario));

const charts = [...transitionMutants(), ...partMutants()].map((mutant) => ({
	name: mutant.name,
	noticedBy: () => noticing.noticedBy(mutant)
}));
const cards = abilityMutants().map((mutant) => ({
	name: mutant.name,
	noticedBy: () => cardNoticedBy(mutant, speaking)
}));
const mutants = [...charts, ...cards];

test('every scenario holds with the charts as they are', () => {
	expect(all.filter(({ scenario }) => fails(scenario)).map(({ file }) => file)).toEqual([]);
});

test('every transition and every ability is missed by a scenario when it is gone', () => {
	const dropped = mutants.filter(({ name }) => name.endsWith(': dropped'));
	expect(dropped.length).toBeGreaterThan(80);
	const survivors = dropped.filter(
		({ name, noticedBy }) => reasonFor(name) === null && noticedBy() === null
	);
	expect(survivors.map(({ name }) => name)).toEqual([]);
});

test('one in four of the parts of abilities is missed by a scenario when it is gone or altered', () => {
	const some = cards.filter((_, nth) => nth % 4 === 0);
	const survivors = some.filter(
		({ name, noticedBy }) => reasonFor(name) === null && noticedBy() === null
	);
	expect(survivors.map(({ name }) => name)).toEqual([]);
});

test('every option of an edition is missed by a scenario when it is that of another', () => {
	const played = all.map(({ scenario }) => scenario);
	const survivors = optionMutants().filter((mutant) => optionNoticedBy(mutant, played) === null);
	expect(survivors.map(({ name }) => name)).toEqual([]);
});

test('every mutant that is excused is there, and noticed by nobody', () => {
	const known = new Map(mutants.map((mutant) => [mutant.name, mutant]));
	const wrong = SURVIVORS.flatMap(({ names }) => names).flatMap((name) => {
		const mutant = known.get(name);
		if (!mutant) return [`${name} is no mutant any more`];
		const by = mutant.noticedBy();
		return by ? [`${name} is noticed by “${by.title ?? ''}”`] : [];
	});
	expect(wrong).toEqual([]);
});

test('no mutant is excused twice', () => {
	const names = SURVIVORS.flatMap((one) => one.names);
	expect(names).toHaveLength(new Set(names).size);
});
