import type { Position } from '#lib/model/position.ts';
import {
	factNamed,
	goalOdds,
	hingesOf,
	oddsAt,
	stoppingOf,
	type Hinges,
	type Played,
	type Scenario,
	type Stopping
} from '#lib/scenario/index.ts';
import type { Wanted } from './args.ts';
import { hingeLines } from './hinges.ts';
import { goalLines, oddsLine, oddsLines, seatsNamed } from './odds.ts';
import { sayingSofar } from './sofar.ts';
import { stopLines } from './stop.ts';
import type { LineOf } from './trace.ts';
import { wrap } from './wrap.ts';

/** What is printed of looking ahead: data, lines for a person, or why there is neither. */
export type Ahead =
	{ readonly data: object } | { readonly lines: readonly string[] } | { readonly problem: string };

/**
 * Looks ahead from the last position of a scenario.
 * @param write says what is known so far, of what takes long.
 */
export function ahead(
	wanted: Wanted,
	scenario: Scenario,
	played: Extract<Played, { ok: true }>,
	lineOf: LineOf,
	write: (line: string) => void
): Ahead {
	const { stopped, position } = played;
	const { json, stop, hinges, may, goal, positions } = wanted;
	if (stopped) return { problem: `${lineOf(stopped.at)}: ${stopped.trouble.message}` };
	const seats = seatsNamed(position, may ?? []);
	if (typeof seats === 'string') return { problem: seats };
	const rest = positions === null ? {} : { positions };
	const title = scenario.title === undefined ? [] : [wrap(scenario.title, '', ''), ''];
	if (hinges) {
		const found = hingesOf(scenario, played, {
			sofar: sayingSofar(write, (known: Hinges) => known.sentence)
		});
		if (json) return { data: { scenario, hinges: found } };
		return { lines: [...title, ...hingeLines(found)] };
	}
	if (stop) {
		const stopping = stoppingOf(position, {
			...rest,
			...(may === null ? {} : { may: seats }),
			unnamed: true,
			sofar: sayingSofar(write, ({ sentence, unnamedSentences }: Stopping) =>
				[sentence, ...unnamedSentences].join(' ')
			)
		});
		if (json) return { data: { scenario, stop: stopping } };
		return { lines: [...title, ...stopLines(stopping)] };
	}
	if (goal !== null) return playedFor(wanted, scenario, position, title);
	const odds = oddsAt(position, {
		...rest,
		may: seats,
		sofar: sayingSofar(write, oddsLine)
	});
	if (json) return { data: { scenario, odds } };
	return { lines: [...title, ...oddsLines(odds, position, seats)] };
}

/** How likely something is that players play for and against. */
function playedFor(
	{ json, goal, positions, ...wanted }: Wanted,
	scenario: Scenario,
	position: Position,
	title: readonly string[]
): Ahead {
	const fact = factNamed(position, goal ?? '');
	if (!fact)
		return { problem: `“${goal ?? ''}” is no death or win at this table, such as “Amy dies”.` };
	const [pro, con] = [seatsNamed(position, wanted.for), seatsNamed(position, wanted.against)];
	if (typeof pro === 'string') return { problem: pro };
	if (typeof con === 'string') return { problem: con };
	const odds = goalOdds(position, fact, {
		for: pro,
		against: con,
		...(positions === null ? {} : { positions })
	});
	if (json) return { data: { scenario, goal: odds } };
	return { lines: [...title, ...goalLines(odds, position, pro, con)] };
}
