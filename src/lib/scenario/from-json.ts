import * as v from 'valibot';
import { cleanData } from '../model/clean-text.ts';
import { canReadCardsIn, TOO_MUCH_TO_READ } from './cards-to-read.ts';
import { parse } from './parse/parse.ts';
import { print } from './print/print.ts';
import { sameFact } from './same-fact.ts';
import { scenarioSchema, type Scenario } from './words/scenario.ts';

/** A scenario read from JSON, or a sentence for each thing that is wrong with it. */
export type FromJson =
	| { readonly ok: true; readonly scenario: Scenario }
	| { readonly ok: false; readonly problems: readonly string[] };

/** A target in what a trigger saw, in a line of a script: about ten levels. */
const DEEPEST = 30;

function isDeeperThan(data: unknown, limit: number): boolean {
	if (typeof data !== 'object' || data === null) return false;
	return limit === 0 || Object.values(data).some((inner) => isDeeperThan(inner, limit - 1));
}

/** Reads a scenario from its JSON form. What the notation could not say is refused too. */
export function fromJson(data: unknown): FromJson {
	if (isDeeperThan(data, DEEPEST))
		return { ok: false, problems: ['This is nested too deeply to be a scenario.'] };
	const clean = cleanData(data);
	if (!canReadCardsIn(clean)) return { ok: false, problems: [TOO_MUCH_TO_READ] };
	const read = v.safeParse(scenarioSchema, clean);
	if (!read.success)
		return {
			ok: false,
			problems: read.issues
				.slice(0, 20)
				.map((issue) => `${v.getDotPath(issue) ?? 'the scenario'}: ${issue.message}`)
		};
	const parsed = parse(print(read.output), { asIs: true });
	if (!parsed.ok) return { ok: false, problems: parsed.problems.map(({ message }) => message) };
	return sameFact(parsed.scenario, read.output)
		? { ok: true, scenario: parsed.scenario }
		: { ok: false, problems: ['This scenario says something that the notation cannot say.'] };
}
