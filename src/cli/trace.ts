import { prompt } from '#lib/judge/judge.ts';
import { endless } from '#lib/judge/loops.ts';
import type { Position } from '#lib/model/position.ts';
import type { RuleId } from '#lib/rules/index.ts';
import { READINGS, reading } from '#lib/rules/readings.ts';
import {
	actOf,
	isExpectation,
	isIdle,
	lineText,
	namesOf,
	toldAt,
	toldIn,
	unplayedAt,
	type Entry,
	type Played,
	type Scenario
} from '#lib/scenario/index.ts';
import {
	answeredQuestion,
	happeningSentence,
	passSentence,
	promptSentence,
	toldSentence,
	type ToldStep
} from '#lib/wording/index.ts';
import { rulesLine } from './cited.ts';
import { wrap } from './wrap.ts';

/** Where the lines of a script stand in the file. */
export type LineOf = (at: number) => string;

/**
 * A played scenario for a person to read: every act, and under it what happened and by which rule.
 * @param from the line of the script to begin with, counted from 0.
 */
export function trace(
	scenario: Scenario,
	played: Extract<Played, { ok: true }>,
	lineOf: LineOf,
	from = 0
): string {
	const players = namesOf(scenario);
	const lines: string[] = [];
	if (from === 0) {
		if (scenario.title !== undefined) lines.push(scenario.title, '');
		const begun = toldAt(played.opening);
		if (begun.length > 0) lines.push('(the game goes on)');
		lines.push(...begun.flatMap(stepLines));
	}
	for (const entry of played.entries.slice(from))
		lines.push(
			...(isExpectation(entry.line)
				? expectationLines(entry, lineOf(entry.at))
				: actLines(entry, lineText(entry.line, players), players))
		);
	return lines.join('\n');
}

function actLines(entry: Entry, text: string, players: readonly string[]): readonly string[] {
	const unplayed = unplayedAt(entry);
	if (unplayed) return [text, `  (${unplayed})`];
	if (isIdle(entry)) return [text, '  · There was no other choice.'];
	if (entry.changed) return [text, ...toldAt(entry).flatMap(stepLines)];
	const { edition } = entry.position;
	let isTold = false;
	const lines: string[] = [];
	// Passes in a row are told as one: by which rules they come, but for those that what follows cites.
	let passed: RuleId[] = [];
	const tellPassed = (next: readonly RuleId[]): void => {
		const rules = [...new Set(passed)].filter((id) => !next.includes(id));
		lines.push(...rulesLine(rules, edition, '    '));
		passed = [];
	};
	for (const taken of entry.decisions) {
		if (taken.by === 'implied') {
			tellPassed([]);
			lines.push(`(${lineText(actOf(taken.before, taken.decision), players)})`);
		} else if (!isTold) {
			tellPassed([]);
			lines.push(text);
			isTold = true;
		}
		for (const told of toldIn(taken)) {
			const { what, rules } = told.step;
			if (what.did === 'passed') passed.push(...rules);
			else {
				tellPassed(rules);
				lines.push(...stepLines(told));
			}
		}
	}
	tellPassed([]);
	return lines;
}

function stepLines(told: ToldStep): readonly string[] {
	const { step, position } = told;
	return [
		wrap(toldSentence(told), '  · ', '    '),
		...rulesLine(step.rules, position.edition, '    '),
		...step.readings.map((id) => {
			const value = reading(position, id);
			const answered = `${answeredQuestion(id, value)} (${id} = ${value})`;
			return wrap(`${READINGS[id].status}: ${answered}`, '    ~ ', '      ');
		})
	];
}

function expectationLines({ outcome }: Entry, at: string): readonly string[] {
	if (!outcome) return [];
	if (outcome.held) return [wrap(outcome.expected, '  ✓ ', '    ')];
	return [
		wrap(`${at}: expected ${outcome.expected}`, '  ✗ ', '    '),
		wrap(`got ${outcome.got}`, '    ', '      ')
	];
}

/** What the table waits for. */
export function nowText(position: Position): string {
	const now = prompt(position);
	const after = now.kind === 'priority' ? ` ${passSentence(position)}` : '';
	const cards = endless(position);
	const loop = cards ? ` ${happeningSentence({ did: 'loop', cards }, position)}` : '';
	return [
		wrap(`${promptSentence(position, now)}${after}${loop}`, '→ ', '  '),
		...rulesLine(now.kind === 'priority' ? now.rules : [], position.edition, '  ')
	].join('\n');
}

/** How many expectations held. */
export function verdictText(played: Extract<Played, { ok: true }>): string {
	const outcomes = played.entries.flatMap(({ outcome }) => (outcome ? [outcome] : []));
	const failed = outcomes.filter(({ held }) => !held).length;
	if (outcomes.length === 0) return 'Nothing was expected.';
	const all = `${String(outcomes.length)} expectation${outcomes.length === 1 ? '' : 's'}`;
	if (failed === 0) return outcomes.length === 1 ? 'The expectation holds.' : `All ${all} hold.`;
	return `${String(failed)} of ${all} fail${failed === 1 ? 's' : ''}.`;
}
