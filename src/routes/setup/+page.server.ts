import { EDITIONS } from '#lib/editions/index.ts';
import { EDITIONS as ALL_EDITIONS } from '#lib/model/words.ts';
import { VARIANT_IDS, variant } from '#lib/rules/variants.ts';
import type { RuleId } from '#lib/rules/index.ts';
import { ruleRef, toldRule, type RuleRef } from '#lib/ui/rules/told.ts';
import { RATIOS } from '#lib/ui/setup/ratios.ts';
import { RULES_OF_STEP } from '#lib/ui/setup/rules.ts';
import { LAY_OUT_RULES } from '#lib/ui/setup/lay-out.ts';
import { setCounts } from '#lib/ui/setup/sorted.ts';
import type { PageServerLoad } from './$types';

const refsTo = (ids: readonly RuleId[]): Readonly<Record<string, RuleRef>> =>
	Object.fromEntries(ids.map((id) => [id, ruleRef(id)]));

/** The sets with their counts, and the rules beside each step as they are told. */
export const load: PageServerLoad = () => ({
	editions: ALL_EDITIONS.flatMap((id) => {
		const edition = EDITIONS[id];
		return edition ? [{ id, title: edition.title }] : [];
	}),
	sets: setCounts(),
	rules: {
		players: RULES_OF_STEP.players.map(toldRule),
		play: RULES_OF_STEP.play.map(toldRule),
		cards: RULES_OF_STEP.cards.map(toldRule),
		decks: RULES_OF_STEP.decks.map(toldRule),
		table: RULES_OF_STEP.table.map(toldRule)
	},
	/** What each variant comes to. */
	variants: Object.fromEntries(VARIANT_IDS.map((id) => [id, variant(id).rules.map(toldRule)])),
	refs: refsTo([
		...RATIOS.map(({ rule }) => rule),
		...LAY_OUT_RULES,
		...VARIANT_IDS.map((id) => variant(id).rules[0])
	])
});
