import { JUDGE } from '../../judge/judge.ts';
import type { Happening } from '../../model/happening/index.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Did } from '../expect/step-words.ts';
import { allDifferences } from '../expect/all-facts.ts';
import type { Entry } from '../entry.ts';
import { decisionOf } from '../resolve.ts';
import { isExpectation } from '../scenario.ts';
import { sinceAlike } from './alike.ts';
import type { Divergence } from './divergence.ts';
import type { UnderEdition } from './replayed.ts';
import type { Row } from './rows.ts';

type Run = Extract<UnderEdition, { ok: true }>;

/**
 * Where the same comes of it under both, but not in the same way, once the game itself goes alike: an
 * answer is given at another line, or is not asked for; an expectation comes to something else; what waits
 * at the end is not the same. Null where nothing of the kind shows it.
 */
export function onAnotherWay(
	own: Run,
	other: Run,
	rows: readonly Row[]
): Pick<Divergence, 'at' | 'row' | 'steps' | 'rules'> | null {
	const at = firstSign(own, other);
	if (at === null) return null;
	const [mine, theirs] = [own.entries[at], other.entries[at]];
	const found = rows.findIndex((row) => row.at > at);
	const end = found < 0 ? rows.length : found;
	if (mine && theirs && comesOtherwise(mine, theirs)) {
		const rules = askedRules(mine, theirs, rows.slice(0, end));
		if (rules) return { at, row: end, steps: [null, null], rules };
	}
	const row = wayApart(rows, end);
	const { own: one, other: beside } = rows[row] ?? { own: null, other: null };
	return {
		// What only the end shows is told where it comes about.
		at: isOnlyAtEnd(own, other) ? (rows[row]?.at ?? at) : at,
		row,
		steps: [one, beside],
		rules: [one?.step.rules ?? [], beside?.step.rules ?? []]
	};
}

/**
 * The line that shows that they do not go alike: what was expected before anything else, then the first
 * answer that is given elsewhere or not at all, then the end; -1 before the first line.
 */
function firstSign(own: Run, other: Run): number | null {
	const otherwise = other.entries.findIndex((line, at) => {
		const mine = own.entries[at];
		return mine !== undefined && comesOtherwise(mine, line);
	});
	if (otherwise >= 0) return otherwise;
	const moved = other.entries.flatMap(({ where, came }, at) =>
		where !== null ? [Math.min(where, at)] : came === 'left out' ? [at] : []
	);
	if (moved.length > 0) return Math.min(...moved);
	return allDifferences(own.position, other.position).length > 0 ? own.entries.length - 1 : null;
}

/** Whether nothing but the ends shows that they do not go alike. */
const isOnlyAtEnd = (own: Run, other: Run): boolean =>
	other.entries.every((entry, at) => {
		const mine = own.entries[at];
		const otherwise = mine !== undefined && comesOtherwise(mine, entry);
		return !otherwise && entry.where === null && entry.came !== 'left out';
	});

/** Whether an expectation comes to something else; one about rules is looked at in its own edition alone. */
function comesOtherwise({ outcome: mine }: Entry, line: Entry): boolean {
	const { came, outcome } = line;
	if (!mine || came === 'not needed') return false;
	if (!outcome || mine.held !== outcome.held) return true;
	return !mine.held && mine.got !== outcome.got;
}

/** The rules that decide what may be done, or who has priority, in each; null of any other expectation. */
function askedRules(
	mine: Entry,
	theirs: Entry,
	before: readonly Row[]
): Divergence['rules'] | null {
	const { line } = mine;
	if (!isExpectation(line)) return null;
	if (line.expect === 'priority') {
		const row = before
			.slice(-NEAR)
			.findLast(({ own, other }) => ofPriority(own).join() !== ofPriority(other).join());
		return row ? [ofPriority(row.own), ofPriority(row.other)] : null;
	}
	if (line.expect !== 'legal' && line.expect !== 'refused') return null;
	const { act } = line;
	const refusals = [mine, theirs].map(({ position }): readonly RuleId[] => {
		const decision = act.do === 'everyone passes' ? null : decisionOf(position, act, true);
		return (decision?.ok && JUDGE.why(position, decision.value)?.rules) || [];
	});
	return [refusals[0] ?? [], refusals[1] ?? []];
}

const ofPriority = (told: Row['own']): readonly RuleId[] =>
	told?.step.rules.filter((id) => id.startsWith('priority.')) ?? [];

/** How many rows before, what gave somebody priority stands. */
const NEAR = 4;
const IN_PASSING: readonly Did[] = ['began to resolve', 'entered phase', 'chose'];

/**
 * The nearest row before that only one has; else the first since the tables were last alike for which each
 * has a rule of its own, or the next that only one has.
 */
function wayApart(rows: readonly Row[], end: number): number {
	const isAlone = (row: Row): boolean => {
		const told = row.own && row.other ? null : (row.own ?? row.other);
		return told !== null && !isInPassing(told.step.what);
	};
	const start = end - sinceAlike(rows, end).length;
	const isUnlike = ({ own, other }: Row): boolean =>
		own?.step.rules.join() !== other?.step.rules.join();
	const ways = [
		rows.findLastIndex((row, at) => at >= start && at < end && isAlone(row)),
		rows.findIndex((row, at) => at >= start && at < end && isUnlike(row)),
		rows.findLastIndex((row, at) => at < end && isAlone(row)),
		rows.findIndex((row, at) => at >= end && isAlone(row))
	];
	return ways.find((at) => at >= 0) ?? Math.max(0, end - 1);
}

/** What only leads from one thing to the next, and where a loot card lies once it has resolved. */
const isInPassing = (what: Happening): boolean =>
	IN_PASSING.includes(what.did) || (what.did === 'put card' && what.from === 'stack');
