import { cardsData } from '#lib/ui/data/cards-data.ts';
import { rulesData } from '#lib/ui/data/rules-data.ts';
import { rulingsData } from '#lib/ui/data/rulings-data.ts';
import type { RulesData, RulingsData } from '#lib/ui/data/shapes.ts';
import { leaningOn } from '../rules/leaning.server.ts';
import { RULINGS } from '../rulings/rulings.server.ts';

/** What each document holds, gathered as the site is built. */
export const DATA = {
	rules: (): RulesData =>
		rulesData((id, edition) => leaningOn(id, edition).scenarios.map(({ slug }) => slug), RULINGS),
	rulings: (): RulingsData => rulingsData(RULINGS),
	cards: cardsData
} as const;
