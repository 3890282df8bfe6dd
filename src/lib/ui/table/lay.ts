import type { Begun } from '../../judge/judge.ts';
import { applyEdit } from '../../scenario/edit/apply.ts';
import { check } from '../../scenario/expect/expect.ts';
import type { Position } from '../../model/position.ts';
import type { Impossible } from '../../scenario/start/setup-builder.ts';
import { act } from '../../scenario/play.ts';
import { lineText, namesOf } from '../../scenario/print/print.ts';
import { isEdit, isExpectation, type Line, type Scenario } from '../../scenario/scenario.ts';
import { start } from '../../scenario/start/start.ts';
import type { Head } from './document.ts';
import { deedsFrom, leavesToTable, openingMove, toldOf, type Move } from './moves.ts';
import { JUDGE } from './rounds.ts';

/** The table before any decision, or all that makes it impossible. */
export type Begin =
	| { readonly ok: true; readonly begun: Begun }
	| { readonly ok: false; readonly problems: readonly Impossible[] };

/** Lays the table and lets the game go on to its first decision. */
export function beginOf(head: Head): Begin {
	try {
		const started = start({ ...head, script: [] });
		if (!started.ok) return started;
		return { ok: true, begun: JUDGE.begin(started.position) };
	} catch (error) {
		return { ok: false, problems: [{ field: 'rules', message: brokeDown(error) }] };
	}
}

/** A broken invariant of the judge is told like any other trouble. */
const brokeDown = (error: unknown): string =>
	`The judge broke down, which is a mistake in the judge: ${error instanceof Error ? error.message : String(error)}`;

/**
 * Plays a script to its end. An entry that does not follow any more is marked with the reason, and
 * the rest goes on without it.
 * @param known moves of the same table that were played before: those of equal entries are kept.
 */
export function playScript(
	head: Head,
	begun: Pick<Begun, 'position' | 'steps' | 'unasked'>,
	script: readonly Line[],
	known: readonly Move[] = [],
	knownScript: readonly Line[] = []
): readonly [Move, ...Move[]] {
	const names = namesOf({ ...head, script: [] });
	const same = script.findIndex((line, i) => line !== knownScript[i]);
	const shared = same < 0 ? script.length : same;
	const [first = openingMove(begun.position, begun.steps, begun.unasked), ...kept] = known.filter(
		({ entries }) => entries <= shared
	);
	const moves: [Move, ...Move[]] = [first, ...kept];
	let last: Move = moves.at(-1) ?? first;
	for (const [i, line] of script.entries()) {
		if (i < last.entries) continue;
		const { after } = last;
		if (isExpectation(line)) {
			const checked: Move = {
				...last,
				entries: i + 1,
				checks: [...last.checks, checkAt(moves, line)]
			};
			moves[moves.length - 1] = checked;
			last = checked;
			continue;
		}
		const played = playing(after, line, last.unasked);
		last = {
			deeds: [],
			after,
			told: [],
			trouble: null,
			unasked: last.unasked,
			...played,
			checks: [],
			entries: i + 1,
			entry: i,
			byHand: leavesToTable(played.told ?? []) || (isEdit(line) && line.edit === 'by hand'),
			text: sentence(lineText(line, names))
		};
		moves.push(last);
	}
	return moves;
}

/** What an act or an edit led to, or why it does not follow. */
function playing(
	position: Position,
	line: Exclude<Line, { expect: unknown }>,
	unasked: readonly Position[]
): Partial<Pick<Move, 'deeds' | 'after' | 'told' | 'trouble' | 'unasked'>> {
	try {
		if (isEdit(line)) {
			const edited = applyEdit(position, line, JUDGE);
			if (!edited.ok) return { trouble: { ...edited.trouble, refusal: null } };
			const { position: after, steps } = edited;
			return { after, unasked: [], told: steps.map((step) => ({ step, position: after })) };
		}
		const acted = act(JUDGE, position, line, unasked);
		if (!acted.ok) return { trouble: { ...acted.trouble, refusal: acted.refusal } };
		const deeds = deedsFrom(position, acted.taken);
		if (deeds.length === 0) return {};
		return {
			deeds,
			told: toldOf(deeds),
			after: deeds.at(-1)?.after ?? position,
			unasked: deeds.flatMap((deed) => deed.unasked)
		};
	} catch (error) {
		return { trouble: { message: brokeDown(error), refusal: null } };
	}
}

/** A line of the notation as a sentence. */
const sentence = (text: string): string =>
	`${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/u.test(text) ? '' : '.'}`;

function checkAt(
	moves: readonly [Move, ...Move[]],
	expectation: Extract<Line, { expect: unknown }>
) {
	const last = moves.at(-1) ?? moves[0];
	return check(expectation, {
		judge: JUDGE,
		position: last.after,
		steps: last.told.map(({ step }) => step),
		before: moves.at(-2)?.after ?? last.after
	});
}

/** The moves of a scenario; null when its table cannot be. */
export function movesOf({ script, ...head }: Scenario): readonly [Move, ...Move[]] | null {
	const begin = beginOf(head);
	return begin.ok ? playScript(head, begin.begun, script) : null;
}
