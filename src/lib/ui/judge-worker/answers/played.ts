import * as v from 'valibot';
import { JUDGE } from '../../../judge/judge.ts';
import { actOf } from '../../../scenario/act-of.ts';
import type { Entry, Opening } from '../../../scenario/entry.ts';
import { openingOf, playOn, type Played, type PlayedLines } from '../../../scenario/play.ts';
import { sameFact } from '../../../scenario/same-fact.ts';
import { isExpectation, type Line, type Scenario } from '../../../scenario/scenario.ts';
import { scenarioSchema } from '../../../scenario/words/scenario.ts';
import { decisionSchema } from '../../../judge/schema/decision.ts';
import type { VerdictAsked } from '../shapes/verdict.ts';

const ASKED: v.GenericSchema<unknown, VerdictAsked> = v.strictObject({
	scenario: scenarioSchema,
	at: v.exactOptional(v.number()),
	tried: v.exactOptional(decisionSchema)
});

/** A line that was played up to what is asked about, and its script up to there. */
export interface UpTo {
	readonly played: Extract<Played, { ok: true }>;
	readonly scenario: Scenario;
}

/** What was played last: most requests go on from there. */
let last: { readonly head: Omit<Scenario, 'script'>; readonly lines: PlayedLines } | null = null;

/**
 * Plays what a verdict is asked of.
 * @throws where its table is impossible.
 */
export function playedUpTo(data: unknown): UpTo {
	const { scenario, at, tried } = v.parse(ASKED, data);
	const { script, ...head } = scenario;
	const [opening, ...entries] = linesOf(scenario);
	const before = entries.slice(0, at ?? toRefused(entries));
	const position = (before.at(-1) ?? opening).position;
	const lines: PlayedLines = tried
		? playOn(
				[opening, ...before],
				[...script.slice(0, before.length), actOf(position, tried)],
				JUDGE
			)
		: [opening, ...before];
	const upTo = lines.slice(1).map(({ line }) => line);
	return { played: asPlayed(lines), scenario: { ...head, script: upTo.filter(isLine) } };
}

/** How many entries there are up to the first that does not follow: a whole line stops there. */
const toRefused = (entries: readonly Entry[]): number => {
	const at = entries.findIndex(({ refused }) => refused !== null);
	return at < 0 ? entries.length : at + 1;
};

const isLine = (line: Line | null): line is Line => line !== null;

/**
 * Plays a scenario, from where it is another than the last one.
 * @throws where its table is impossible.
 */
export function linesOf({ script, ...head }: Scenario): PlayedLines {
	return played(head, script);
}

function played(head: Omit<Scenario, 'script'>, script: readonly Line[]): PlayedLines {
	const known = last && sameFact(last.head, head) ? last.lines : null;
	const [opening, ...entries] = known ?? [openingFor(head)];
	const changed = entries.findIndex(({ line }, i) => !sameFact(line, script[i]));
	const kept = changed < 0 ? entries.slice(0, script.length) : entries.slice(0, changed);
	const lines = playOn([opening, ...kept], script);
	last = { head, lines };
	return lines;
}

function openingFor(head: Omit<Scenario, 'script'>): Opening {
	const laid = openingOf(head);
	if (!laid.ok) throw new Error(laid.problems.map(({ message }) => message).join(' '));
	return laid.opening;
}

/** Lines as a scenario that was played: it stopped where the last act among them is refused. */
export function asPlayed([opening, ...entries]: PlayedLines): UpTo['played'] {
	const position = (entries.at(-1) ?? opening).position;
	const act = entries.findLast(({ line }) => !isExpectation(line));
	const stopped = act?.refused ? { at: act.at, ...act.refused } : null;
	return { ok: true, opening, entries, position, stopped, held: stopped === null };
}
