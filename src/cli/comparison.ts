import { ruleIn } from '#lib/rules/index.ts';
import { READINGS } from '#lib/rules/readings.ts';
import {
	endsDiffer,
	isExpectation,
	openRulesIn,
	stepsAt,
	stepsOf,
	type ComesTo,
	type LineEnd,
	type Played,
	type ReadAs,
	type Scenario,
	type UnderReadings
} from '#lib/scenario/index.ts';
import { agreementSentence } from '#lib/wording/index.ts';
import { wrap } from './wrap.ts';

/** Whether what happens is the same under every reading that was touched, for a person to read. */
export function comparison(scenario: Scenario, under: UnderReadings): string {
	const { touched, agreement, on, apart, complete, runs } = under;
	const says = agreementSentence(agreement);
	const open = openLines(scenario, runs);
	if (touched.length === 0)
		return [open.length > 0 ? says : `${says} The rules settle this.`, ...open].join('\n');
	const differ = differing(apart.map(({ comesTo }) => comesTo.end));
	return [
		'Readings that were touched:',
		...touched.map((id) => {
			const { status, question } = READINGS[id];
			const idle = on.length > 0 && !on.includes(id) ? ' It makes no difference here.' : '';
			return wrap(`${id} (${status}): ${question}${idle}`, '  ', '    ');
		}),
		'',
		says,
		...(agreement === 'depends'
			? alike(apart).flatMap(([way, ...same]) => [
					...[way, ...same].map(({ readings }) => wrap(readingsText(readings), '  ', '    ')),
					wrap(comesToText(scenario, way.comesTo, differ), '    ', '      ')
				])
			: []),
		...open,
		...(complete ? [] : [`Only ${String(runs.length)} combinations of readings were tried.`])
	].join('\n');
}

/** The rules that the documents leave open and that are read one way alone. */
function openLines({ rules }: Scenario, runs: UnderReadings['runs']): readonly string[] {
	const ids = openRulesIn(
		runs.flatMap(({ played }) => stepsOf(played)),
		rules
	);
	if (ids.length === 0) return [];
	const lines = ids.flatMap((id) => {
		const rule = ruleIn(id, rules);
		return rule ? [wrap(`${id} (${rule.status}): ${rule.text}`, '  ', '    ')] : [];
	});
	return ['Open in the rulebook too, and read here in one way only:', ...lines];
}

type Ways = UnderReadings['apart'];

/** The ways that come to the same, together. */
function alike(ways: Ways): readonly (readonly [Ways[number], ...Ways[number][]])[] {
	const groups = new Map<string, [Ways[number], ...Ways[number][]]>();
	for (const way of ways) {
		const { end, answers } = way.comesTo;
		const name = JSON.stringify([end, answers]);
		const group = groups.get(name);
		if (group) group.push(way);
		else groups.set(name, [way]);
	}
	return [...groups.values()];
}

/** Readings as the notation writes them. */
export const readingsText = (readings: ReadAs): string =>
	Object.entries(readings)
		.map(([id, value]) => `${id} = ${value}`)
		.join(', ');

/**
 * The line of the script from which a run goes another way than the first; null when it does not.
 */
export function partsAt(first: Played, other: Played): number | null {
	if (!first.ok || !other.ok) return null;
	const wayOf = ({ entries }: typeof first, at: number): string => {
		const entry = entries[at];
		return JSON.stringify([entry && stepsAt(entry).map(({ what }) => what), entry?.outcome?.got]);
	};
	const count = Math.max(first.entries.length, other.entries.length);
	for (let at = 0; at < count; at++) if (wayOf(first, at) !== wayOf(other, at)) return at;
	return null;
}

/** What is not the same at all of these ends. */
function differing([first, ...others]: readonly (LineEnd | null)[]): readonly string[] {
	const differ = others.flatMap((end) =>
		first && end ? endsDiffer(first, end).map(({ of }) => of) : []
	);
	return [...new Set(differ)];
}

/** What comes of a way to read it: what was expected, and what the others have otherwise. */
function comesToText(
	{ script }: Scenario,
	{ end, answers }: ComesTo,
	differ: readonly string[]
): string {
	if (!end) return 'the table is impossible';
	const facts = [...end.facts, ...end.rest];
	return [
		...(answers.length > 0
			? answers
			: [script.some(isExpectation) ? 'all expectations hold' : 'nothing was expected']),
		...differ.map((of) => `${of}: ${facts.find((fact) => fact.of === of)?.is ?? 'not there'}`)
	].join(' · ');
}
