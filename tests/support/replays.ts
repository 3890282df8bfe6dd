/** What holds of every scenario that is played under both editions. */
import { isDeepStrictEqual } from 'node:util';
import {
	differences,
	otherEditions,
	play,
	replayUnder,
	respelled,
	placedSteps,
	underBoth,
	type InBoth,
	type Played,
	type Row,
	type Scenario,
	type PlacedStep,
	type UnderEdition
} from '#lib/scenario/index.ts';

import type { EditionId } from '#lib/model/words.ts';

/** More decisions than any line of a script comes to. */
const MOST_DECISIONS = 200;

type Run = Extract<UnderEdition, { ok: true }>;
type Ok = Extract<Played, { ok: true }>;

/** The first fault of a scenario under both editions; null where all holds that must. */
export function faultOfReplays(scenario: Scenario): string | null {
	const own = play(scenario);
	if (!own.ok || own.stopped) return null;
	const faults = otherEditions(scenario.rules).map(
		(edition) => () => faultOfOther(scenario, own, edition)
	);
	return [() => faultOfOwn(scenario, own), ...faults].reduce<string | null>(
		(found, look) => found ?? look(),
		null
	);
}

/** Under its own edition a scenario goes as it does when it is played, and parts from itself nowhere. */
function faultOfOwn(scenario: Scenario, own: Ok): string | null {
	const again = replayUnder(scenario, scenario.rules);
	if (!again.ok) return 'Its own edition cannot lay it.';
	if (again.open) return `It stops at line ${String(again.open.at)} of its own.`;
	const at = again.entries.findIndex((entry, i) => !isDeepStrictEqual(own.entries[i], entry));
	if (at >= 0) return `Line ${String(at)} goes otherwise under its own edition.`;
	if (JSON.stringify(again.position) !== JSON.stringify(own.position))
		return 'It ends at another table under its own edition.';
	const self = underBoth(scenario, scenario.rules);
	if (!self.ok) return 'It cannot be compared with itself.';
	if (self.both.parts) return 'It parts from itself.';
	return self.both.ends.length > 0 ? 'It ends otherwise than itself.' : null;
}

function faultOfOther(scenario: Scenario, own: Ok, edition: EditionId): string | null {
	const compared = underBoth(scenario, edition);
	if (!compared.ok)
		return compared.cannot.problems.length > 0 ? null : 'It cannot begin, and nobody says why.';
	const { both } = compared;
	const { other } = both;
	for (const [at, line] of other.entries.entries()) {
		const where = `Line ${String(at)} under ${other.edition}`;
		if (line.decisions.length > MOST_DECISIONS) return `${where} goes on and on.`;
		if (line.came === 'not reached' && !other.open) return `${where} is not reached.`;
		const isSilent = line.came === 'left out' || line.came === 'not needed';
		if (isSilent !== (line.refused !== null)) return `${where} says no reason, or one too many.`;
	}
	return faultOfRows(both) ?? faultOfRespelled(other) ?? faultOfReturn(scenario, own, both);
}

/** The rows tell both traces whole and in order. */
function faultOfRows({ rows, own, other }: InBoth): string | null {
	const side = (pick: (row: Row) => PlacedStep | null): readonly unknown[] =>
		rows.flatMap((row) => pick(row)?.step ?? []);
	const whole = (run: Run): string => JSON.stringify(placedSteps(run).map(({ step }) => step));
	if (JSON.stringify(side((row) => row.own)) !== whole(own)) return 'A row of its own is lost.';
	return JSON.stringify(side((row) => row.other)) === whole(other) ? null : 'A row is lost.';
}

/** Written out, a replay is a scenario that goes the same way. */
function faultOfRespelled(other: Run): string | null {
	const spelled = play(respelled(other));
	if (!spelled.ok) return 'Written out, it cannot begin.';
	if (spelled.stopped)
		return `Written out, it stops at line ${String(spelled.stopped.at)}: ${spelled.stopped.trouble.message}`;
	const same = JSON.stringify(spelled.position) === JSON.stringify(other.position);
	return same ? null : 'Written out, it ends otherwise.';
}

/** What was played whole and came to the same comes to the same when it is taken back. */
function faultOfReturn(scenario: Scenario, own: Ok, { parts, ends, other }: InBoth): string | null {
	if (parts || ends.length > 0 || other.open || other.without.length > 0) return null;
	// What one edition does not take may be needed by the other: a pass before a trigger resolves.
	if (other.entries.some(({ came }) => came === 'left out' || came === 'not needed')) return null;
	const back = replayUnder(
		{ ...respelled(other), ...(scenario.readings ? { readings: scenario.readings } : {}) },
		scenario.rules
	);
	if (!back.ok) return 'It cannot be taken back.';
	const differ = differences(own.position, back.position).filter(({ of }) => of !== 'Stack');
	return differ.length > 0
		? `Taken back, it ends otherwise: ${differ.map(({ of, is }) => `${of}: ${is.join(' / ')}`).join('; ')}`
		: null;
}
