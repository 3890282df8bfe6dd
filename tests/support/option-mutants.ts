/** Editions that do one thing as another edition does it, to see that a scenario notices. */
import type { Edition } from '#lib/editions/edition.ts';
import { EDITIONS } from '#lib/editions/index.ts';
import { OPTIONS } from '#lib/editions/options.ts';
import { judgeOf, type Judge } from '#lib/judge/judge.ts';
import { EDITIONS as EDITION_IDS, rootOf, type EditionId } from '#lib/model/words.ts';
import type { Scenario } from '#lib/scenario/index.ts';
import { fails } from './noticing.ts';

export interface OptionMutant {
	/** What is wrong: "2024 option: eachFrom is "active player"". */
	readonly name: string;
	/** The editions that do it so: a later state of one shares what it does not have otherwise. */
	readonly editions: readonly EditionId[];
	readonly judge: Judge;
}

type Option = keyof (typeof OPTIONS)[EditionId];
/** Asked only where a table is laid or told; in the game it is the charts that do so. */
const TOLD: ReadonlySet<string> = new Set<Option>([
	'actionPhaseEnds',
	'lootPlayLasts',
	'effectOfRoll'
]);
const NAMES = (Object.keys(OPTIONS['2023']) as readonly Option[]).filter((name) => !TOLD.has(name));

/** Every option of every edition as each other edition has it, one at a time. */
export function optionMutants(): readonly OptionMutant[] {
	return EDITION_IDS.flatMap((id) =>
		NAMES.flatMap((option) => {
			const own = OPTIONS[id][option];
			const editions = EDITION_IDS.filter(
				(other) => rootOf(other) === rootOf(id) && OPTIONS[other][option] === own
			);
			if (editions[0] !== id) return [];
			const others = new Set(EDITION_IDS.map((other) => OPTIONS[other][option]));
			return [...others]
				.filter((value) => value !== own)
				.map((value) => ({
					name: `${id} option: ${option} is "${value}"`,
					editions,
					judge: judgeOf({
						...EDITIONS,
						...Object.fromEntries(editions.map((one) => [one, doing(one, option, value)]))
					})
				}));
		})
	);
}

/** An edition that does one thing in another way. */
const doing = (id: EditionId, option: Option, value: string): Edition => ({
	...EDITIONS[id],
	options: { ...OPTIONS[id], [option]: value }
});

/** The first scenario of its editions that fails by it; null where none does. */
export const optionNoticedBy = (
	{ editions, judge }: OptionMutant,
	scenarios: readonly Scenario[]
): Scenario | null =>
	scenarios.find((scenario) => editions.includes(scenario.rules) && fails(scenario, judge)) ?? null;
