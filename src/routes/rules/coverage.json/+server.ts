import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { leaningOn } from '../leaning.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** Every rule with all that leans on it: scenarios by their paths below content/scenarios, rulings and cards by their names in addresses. */
export const GET = (): Response =>
	Response.json(
		Object.fromEntries(
			RULE_IDS_2023.map((id) => {
				const { scenarios, rulings, cards } = leaningOn(id);
				return [
					id,
					{
						kind: RULES_2023[id].kind,
						scenarios: scenarios.map(({ slug }) => slug),
						rulings: rulings.map(({ slug }) => slug),
						cards: cards.map(({ key }) => key)
					}
				];
			})
		)
	);
