import { EDITIONS } from '#lib/editions/index.ts';
import { EDITIONS as ALL_EDITIONS, rootOf, type EditionId } from '#lib/model/words.ts';
import { VARIANT_MEANS } from '#lib/rules/variant-means.ts';
import { isVariantOf, VARIANT_IDS, variant } from '#lib/rules/variants.ts';
import { standingFor, type RuleId } from '#lib/rules/index.ts';
import { ruleRef, toldRule, type RuleRef } from '#lib/ui/rules/told.ts';
import { RATIOS } from '#lib/ui/setup/ratios.ts';
import { RULES_BESIDE } from '#lib/ui/setup/rules.ts';
import { LAY_OUT_RULES } from '#lib/ui/setup/lay-out.ts';
import { setCounts } from '#lib/ui/setup/sorted.ts';
import type { PageServerLoad } from './$types';

/** What is beside each step, as an edition tells it. */
const beside = (edition: EditionId) => {
	const of = RULES_BESIDE[rootOf(edition)];
	const told = (ids: readonly RuleId[]) => ids.map((id) => toldRule(id, edition));
	return {
		players: told(of.players),
		play: told(of.play),
		cards: told(of.cards),
		decks: told(of.decks),
		table: told(of.table)
	};
};

/** Where the rules are that an edition has for one of these, by its id. */
const refsIn = (edition: EditionId): Readonly<Record<string, readonly RuleRef[]>> =>
	Object.fromEntries(
		[
			...RATIOS.map(({ rule }) => rule),
			...LAY_OUT_RULES,
			...VARIANT_IDS.map((id) => variant(id).rules[0])
		].map((id) => [id, standingFor(id, edition).map((cited) => ruleRef(cited, edition))])
	);

/** What each variant comes to, as an edition tells it. */
const variantsIn = (edition: EditionId) =>
	Object.fromEntries(
		VARIANT_IDS.filter((id) => isVariantOf(id, edition)).map((id) => [
			id,
			[...new Set(variant(id).rules.flatMap((rule) => standingFor(rule, edition)))]
				.map((rule) => toldRule(rule, edition))
				.filter((rule) => rule.edition === edition)
		])
	);

const toldIn = (edition: EditionId) => ({
	rules: beside(edition),
	refs: refsIn(edition),
	variants: variantsIn(edition)
});

/** The sets with their counts, and the rules beside each step as they are told. */
export const load: PageServerLoad = () => ({
	editions: ALL_EDITIONS.map((id) => ({ id, title: EDITIONS[id].title })),
	sets: setCounts(),
	means: VARIANT_MEANS,
	told: { '2023': toldIn('2023'), '2024': toldIn('2024'), original: toldIn('original') }
});
