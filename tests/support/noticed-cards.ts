/** Whether some scenario notices that a card is wrong: asked of those that speak of it. */
import { FACES, withCards } from '#lib/cards/library.ts';
import type { CardKey } from '#lib/model/words.ts';
import type { Scenario } from '#lib/scenario/index.ts';
import type { AbilityMutant } from './ability-mutants.ts';
import { fails } from './noticing.ts';

/** The scenarios that speak of each card. */
export function speakingOf(
	scenarios: readonly Scenario[]
): ReadonlyMap<CardKey, readonly Scenario[]> {
	const texts = scenarios.map((scenario) => ({ scenario, text: JSON.stringify(scenario) }));
	return new Map(
		[...FACES.keys()].map((key) => {
			const quoted = JSON.stringify(key);
			return [
				key,
				texts.filter(({ text }) => text.includes(quoted)).map(({ scenario }) => scenario)
			];
		})
	);
}

/** The first scenario that fails when the card is as the mutant has it; null where none does. */
export const cardNoticedBy = (
	{ card, mutated }: AbilityMutant,
	speaking: ReadonlyMap<CardKey, readonly Scenario[]>
): Scenario | null =>
	withCards(
		new Map([[card, mutated]]),
		() => (speaking.get(card) ?? []).find((scenario) => fails(scenario)) ?? null
	);
