import { RULES } from '#lib/rules/index.ts';
import { coverage } from '../coverage.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** Every rule with all scenarios that cite it, by their paths below content/scenarios. */
export const GET = (): Response =>
	Response.json(
		Object.fromEntries(
			[...coverage()].map(([id, scenarios]) => [
				id,
				{ kind: RULES[id].kind, scenarios: scenarios.map(({ slug }) => slug) }
			])
		)
	);
