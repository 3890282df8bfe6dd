import { parse, type Parsed } from '../../../scenario/parse/parse.ts';
import type { Problem } from '../../../scenario/parse/problem.ts';
import { openingOf } from '../../../scenario/play.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { cardTextsIn } from '../../../scenario/parse/typed.ts';
import { readAhead, TOOK_TOO_LONG } from './read-ahead.ts';

/** What came of a text: a scenario that can be laid out, or all that is wrong with it. */
export type Reading =
	| { readonly ok: true; readonly scenario: Scenario }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a scenario; a table that cannot be is a problem of the line that says so. */
export function readScenario(text: string): Reading {
	const parsed = parse(text);
	if (!parsed.ok) return parsed;
	const laid = openingOf(parsed.scenario);
	if (laid.ok) return { ok: true, scenario: parsed.scenario };
	return {
		ok: false,
		problems: laid.problems.map(({ field, ...rest }) => ({ ...placeOf(parsed, field), ...rest }))
	};
}

/** Reads a scenario that somebody typed or sent: its cards beside the page, and no longer than that takes. */
export async function readTypedScenario(text: string): Promise<Reading> {
	if (await readAhead(cardTextsIn(text))) return readScenario(text);
	const line = text.split(/\r\n|\n|\r/u).findIndex((one) => /^\s*card\s/iu.test(one)) + 1;
	return { ok: false, problems: [{ line: Math.max(1, line), column: 1, message: TOOK_TOO_LONG }] };
}

/** Reads a kept text, whose table may be one that cannot be; null where it is no scenario. */
export function readKeptText(text: string): Scenario | null {
	const parsed = parse(text, { asIs: true });
	return parsed.ok ? parsed.scenario : null;
}

/** Where a field stands in the text. */
const placeOf = (
	{ places }: Extract<Parsed, { ok: true }>,
	field: string
): { readonly line: number; readonly column: number } =>
	places.header[field] ?? { line: 1, column: 1 };

/** The title of a scenario's text, or another word for it. */
export function titleOf(text: string, otherwise: string): string {
	const parsed = parse(text, { asIs: true });
	return (parsed.ok ? parsed.scenario.title : undefined) ?? otherwise;
}
