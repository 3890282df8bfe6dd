import { oddsAt, stoppingOf, type Played, type Scenario } from '#lib/scenario/index.ts';
import type { Wanted } from './args.ts';
import { oddsLines, seatsNamed } from './odds.ts';
import { stopLines } from './stop.ts';
import type { LineOf } from './trace.ts';
import { wrap } from './wrap.ts';

/** What is printed of looking ahead: data, lines for a person, or why there is neither. */
export type Ahead =
	{ readonly data: object } | { readonly lines: readonly string[] } | { readonly problem: string };

/** Looks ahead from the last position of a scenario. */
export function ahead(
	{ json, stop, may, positions }: Wanted,
	scenario: Scenario,
	{ stopped, position }: Extract<Played, { ok: true }>,
	lineOf: LineOf
): Ahead {
	if (stopped) return { problem: `${lineOf(stopped.at)}: ${stopped.trouble.message}` };
	const seats = seatsNamed(position, may ?? []);
	if (typeof seats === 'string') return { problem: seats };
	const rest = positions === null ? {} : { positions };
	const title = scenario.title === undefined ? [] : [wrap(scenario.title, '', ''), ''];
	if (stop) {
		const stopping = stoppingOf(position, may === null ? rest : { ...rest, may: seats });
		if (json) return { data: { scenario, stop: stopping } };
		return { lines: [...title, ...stopLines(stopping)] };
	}
	const odds = oddsAt(position, { ...rest, may: seats });
	if (json) return { data: { scenario, odds } };
	return { lines: [...title, ...oddsLines(odds, position, seats)] };
}
