import { LIBRARY } from '#lib/cards/library.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { RULE_IDS_IN, type RuleId } from '#lib/rules/index.ts';
import { cardRef, type CardRef } from '#lib/ui/cards/card-ref.ts';
import { rulingRef, type RulingRef } from '#lib/ui/rulings/ruling-ref.ts';
import type { ExampleName } from '#lib/ui/table/setup/examples.ts';
import { RULINGS } from '../rulings/rulings.server.ts';
import { scenes } from '../scenes.server.ts';

/** Everything that uses a rule. */
export interface AllLeaning {
	/** The disputes that it answers. */
	readonly rulings: readonly RulingRef[];
	/** The cards that a line of cites it as it acts, the most often cited first. */
	readonly cards: readonly CardRef[];
	/** The scenarios that cite it: those written for it first, then those about the fewest other rules. */
	readonly scenarios: readonly ExampleName[];
}

const NOTHING: AllLeaning = { rulings: [], cards: [], scenarios: [] };
const found = new Map<EditionId, ReadonlyMap<RuleId, AllLeaning>>();

/** Where a rule is used in an edition, gathered once as the site is built. */
export function leaningOn(id: RuleId, edition: EditionId): AllLeaning {
	if (found.size === 0) for (const one of EDITIONS) found.set(one, gather(one));
	return found.get(edition)?.get(id) ?? NOTHING;
}

function gather(edition: EditionId): ReadonlyMap<RuleId, AllLeaning> {
	const all = scenes()
		.filter((scene) => scene.edition === edition)
		.sort((a, b) => a.cited.size - b.cited.size);
	return new Map(
		RULE_IDS_IN[edition].map((id) => {
			const citing = all.filter(({ cited }) => cited.has(id));
			const first = citing.filter(({ named }) => named.has(id));
			const rest = citing.filter(({ named }) => !named.has(id));
			const counts = new Map<string, number>();
			for (const { acting } of citing)
				for (const { card, rules } of acting)
					if (rules.includes(id) && LIBRARY.has(card))
						counts.set(card, (counts.get(card) ?? 0) + 1);
			return [
				id,
				{
					rulings: RULINGS.filter(
						({ scenario, rules, beside }) =>
							scenario.scenario.rules === edition && [...rules, ...beside].includes(id)
					).map(rulingRef),
					cards: [...counts]
						.sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
						.map(([card]) => cardRef(card)),
					scenarios: [...first, ...rest].map(({ slug, title }) => ({ slug, title }))
				}
			];
		})
	);
}
