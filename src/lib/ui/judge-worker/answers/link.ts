import * as v from 'valibot';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { linkOf } from '../../table/share/share-link.ts';
import { documentOf, type TableDocument } from '../../table/state/document.ts';
import type { LinkAsked } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, LinkAsked> = v.strictObject({
	scenario: scenarioSchema,
	at: v.number(),
	other: v.nullable(scenarioSchema)
});

/** Says the letters of a link to a line, and to another of the same table, as links that are shared are made. */
export function linkAnswer(asked: unknown): string | null {
	const { scenario, at, other } = v.parse(ASKED, asked);
	const alone = documentOf(scenario);
	if (!other) return linkOf(alone, at);
	const both: TableDocument = {
		...alone,
		branches: [
			{ id: 1, name: 'Line 1', script: other.script },
			{ id: 2, name: 'What if', script: scenario.script }
		],
		shown: 2
	};
	return linkOf(both, at);
}
