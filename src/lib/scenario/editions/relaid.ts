import type { EditionId } from '../../model/words.ts';
import { READINGS, type ReadingId } from '../../rules/readings.ts';
import { clashes, isVariantId, type VariantId } from '../../rules/variants.ts';
import { namesOf } from '../print.ts';
import type { Scenario } from '../scenario.ts';

/** A scenario as an edition lays it, and what of it that edition does not have. */
export interface Relaid {
	readonly scenario: Scenario;
	readonly without: readonly (ReadingId | VariantId)[];
}

/**
 * The same table under an edition, without the readings that its documents do not leave open and the
 * variants that they do not describe.
 */
export function laidUnder(scenario: Scenario, edition: EditionId): Relaid {
	if (scenario.rules === edition) return { scenario, without: [] };
	const { readings, variants, ...rest } = scenario;
	const closed = Object.keys(readings ?? {}).filter(
		(id): id is ReadingId => isReading(id) && !isOpenIn(id, edition)
	);
	const clashing = [
		...new Set(
			clashes(variants ?? {}, edition, namesOf(scenario).length).map(({ variant }) => variant)
		)
	];
	const others = Object.fromEntries(
		Object.entries(readings ?? {}).filter(([id]) => isReading(id) && !closed.includes(id))
	);
	const on = Object.fromEntries(
		Object.entries(variants ?? {}).filter(([id]) => isVariantId(id) && !clashing.includes(id))
	);
	return {
		scenario: {
			...rest,
			rules: edition,
			...(Object.keys(others).length > 0 ? { readings: others } : {}),
			...(Object.keys(on).length > 0 ? { variants: on } : {})
		},
		without: [...closed, ...clashing]
	};
}

const isReading = (id: string): id is ReadingId => Object.hasOwn(READINGS, id);

function isOpenIn(id: ReadingId, edition: EditionId): boolean {
	const editions: readonly EditionId[] = READINGS[id].editions;
	return editions.includes(edition);
}
