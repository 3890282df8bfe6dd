import * as v from 'valibot';
import { scenarioSchema } from '../../../scenario/schema/scenario.ts';
import { linkOf } from '../../table/share/share-link.ts';
import { documentOf } from '../../table/state/document.ts';
import type { LinkAsked } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, LinkAsked> = v.strictObject({
	scenario: scenarioSchema,
	at: v.number()
});

/** Says the letters of a link to a line, as links that are shared are made. */
export function linkAnswer(asked: unknown): string | null {
	const { scenario, at } = v.parse(ASKED, asked);
	return linkOf(documentOf(scenario), at);
}
