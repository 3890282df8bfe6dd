import { JUDGE, type Judge } from '../judge/judge.ts';
import type { Position } from '../model/position.ts';
import { isIdle, type DoesNotFollow, type Entry, type Opening } from './entry.ts';
import { playLine, reachedBy, safely } from './play-line.ts';
import type { Line, Scenario } from './scenario.ts';
import type { Impossible } from './start/setup-builder.ts';
import { start } from './start/start.ts';

/** A scenario that cannot begin, and why. */
export interface NotBegun {
	readonly ok: false;
	readonly problems: readonly Impossible[];
}

/** The line at which a script could not be played on, and why. */
export interface Stopped extends DoesNotFollow {
	/** The line of the script, counted from 0. */
	readonly at: number;
}

/** What came of a scenario. */
export type Played =
	| NotBegun
	| {
			readonly ok: true;
			readonly opening: Opening;
			/** One for each line of the script, up to the one at which it stopped. */
			readonly entries: readonly Entry[];
			/** The table at the end. */
			readonly position: Position;
			readonly stopped: Stopped | null;
			/** Whether the script was played to its end and every expectation held. */
			readonly held: boolean;
	  };

/** The table as it is laid out, and what was played on it. */
export type PlayedLines = readonly [Opening, ...Entry[]];

/**
 * Plays a scenario: the table is laid, each line decided and each expectation checked. The script
 * goes on after an expectation that failed; it stops at a line that cannot be played.
 * @param judge another judge, for a test that exchanges charts.
 */
export const play = (scenario: Scenario, judge: Judge = JUDGE): Played =>
	playing(scenario, judge, false);

/**
 * Plays a scenario of which a line was corrected, moved or removed: a line that does not follow any
 * more is an entry that says why and of which nothing came, and the next ones are played as if it were
 * not there. It never stops.
 */
export const playLeniently = (scenario: Scenario, judge: Judge = JUDGE): Played =>
	playing(scenario, judge, true);

function playing(scenario: Scenario, judge: Judge, leniently: boolean): Played {
	const laid = openingOf(scenario, judge);
	if (!laid.ok) return laid;
	const { opening } = laid;
	const [, ...all] = playOn([opening], scenario.script, judge, leniently);
	const last = all.at(-1);
	const stopped: Stopped | null =
		!leniently && last?.refused ? { at: last.at, ...last.refused } : null;
	const entries = stopped ? all.slice(0, -1) : all;
	const held =
		stopped === null &&
		entries.every(({ outcome, refused }) => refused === null && (outcome?.held ?? true));
	return { ok: true, opening, entries, position: (last ?? opening).position, stopped, held };
}

/** Lays a table and lets the game go on to its first decision; or all that makes it impossible. */
export function openingOf(
	table: Omit<Scenario, 'script'>,
	judge: Judge = JUDGE
): NotBegun | { readonly ok: true; readonly opening: Opening } {
	const started = safely(() => start({ ...table, script: [] }));
	if (!started.ok) return { ok: false, problems: [{ field: 'rules', ...started.trouble }] };
	const laid = started.value;
	if (!laid.ok) return laid;
	const begun = safely(() => opened(laid.position, judge));
	return begun.ok
		? { ok: true, opening: begun.value }
		: { ok: false, problems: [{ field: 'rules', ...begun.trouble }] };
}

/** Lets the game go on from a table that is laid to its first decision. */
export function opened(laid: Position, judge: Judge): Opening {
	const { position, steps, taken: transitions, unasked } = judge.begin(laid);
	return {
		line: null,
		at: -1,
		came: 'played',
		where: null,
		before: laid,
		changed: { before: laid, position, steps, transitions, unasked },
		decisions: [],
		position,
		outcome: null,
		refused: null
	};
}

/**
 * Plays a script on, from what has been played of it.
 * @param played the table as it is laid out, and an entry for each of the first lines.
 * @param leniently goes on after a line that does not follow, as if it were not there; else that is the last.
 */
export function playOn(
	played: PlayedLines,
	script: readonly Line[],
	judge: Judge = JUDGE,
	leniently = true
): PlayedLines {
	const [opening, ...entries] = played;
	let on = reachedBy(played.findLast((entry) => !isIdle(entry)) ?? opening, judge);
	for (const [at, line] of script.entries()) {
		if (at < played.length - 1) continue;
		const entry = playLine(line, at, on);
		entries.push(entry);
		if (entry.refused && !leniently) break;
		if (!isIdle(entry)) on = reachedBy(entry, judge);
	}
	return [opening, ...entries];
}
