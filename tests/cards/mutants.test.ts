import { expect, test } from 'vitest';
import { FACES, withCards } from '#lib/cards/library.ts';
import { play } from '#lib/scenario/index.ts';
import { abilityMutants } from '../support/ability-mutants.ts';
import { scenarios } from '../support/scenarios.ts';
import { reasonFor } from '../support/survivors.ts';

const all = scenarios().map(({ scenario }) => ({ scenario, text: JSON.stringify(scenario) }));

const speaking = new Map(
	[...FACES.keys()].map((key) => [
		key,
		all.filter(({ text }) => text.includes(JSON.stringify(key))).map(({ scenario }) => scenario)
	])
);

/** Whether some scenario that speaks of the card fails when one part of it is wrong. */
const isNoticed = ({ card, mutated }: ReturnType<typeof abilityMutants>[number]): boolean =>
	withCards(new Map([[card, mutated]]), () =>
		(speaking.get(card) ?? []).some((scenario) => {
			try {
				const played = play(scenario);
				return !played.ok || !played.held;
			} catch {
				return true;
			}
		})
	);

test(
	'every ability of every card is missed by a scenario when it is gone',
	{ timeout: 180_000 },
	() => {
		const dropped = abilityMutants().filter(({ name }) => name.endsWith(': dropped'));
		expect(dropped.length).toBeGreaterThan(30);
		const survivors = dropped.filter((one) => reasonFor(one.name) === null && !isNoticed(one));
		expect(survivors.map(({ name }) => name)).toEqual([]);
	}
);
