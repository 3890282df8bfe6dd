import { prompt } from '#lib/judge/judge.ts';
import { ruleDifferencesAt } from '#lib/scenario/editions/rule-differences.ts';
import {
	lineText,
	namesOf,
	supposedAt,
	type InBoth,
	type Places,
	type Scenario,
	type PlacedStep
} from '#lib/scenario/index.ts';
import { promptSentence, supposedSentence, toldSentence } from '#lib/wording/index.ts';
import { citations } from './cited.ts';

const toldData = (told: PlacedStep | null): object | null =>
	told && { ...told.step, sentence: toldSentence(told) };

/** A scenario under both editions as data, in the fields that the page on the notation describes. */
export function sideBySideData(scenario: Scenario, places: Places | null, both: InBoth): object {
	const { editions, own, other, rows, parts, expectations, ends, open } = both;
	const players = namesOf(scenario);
	const lineAt = (at: number): number | null => places?.script[at]?.line ?? null;
	return {
		editions,
		without: other.without,
		lines: scenario.script.map((line, at) => {
			const there = other.entries[at];
			return {
				line: lineAt(at),
				text: lineText(line, players),
				came: [own.entries[at]?.came ?? null, there?.came ?? null],
				answeredAt: there?.where ?? null,
				refused: there?.refused ?? null,
				supposed: supposedAt(other, at).map(({ before, decision, by }) => ({
					by,
					decision,
					sentence: supposedSentence(before, decision, by)
				}))
			};
		}),
		rows: rows.map((row) => ({
			at: row.at,
			line: lineAt(row.at),
			own: toldData(row.own),
			other: toldData(row.other)
		})),
		parts: parts && {
			kind: parts.kind,
			at: parts.at,
			line: lineAt(parts.at),
			row: parts.row,
			steps: parts.steps.map(toldData),
			rules: parts.rules,
			cards: parts.cards,
			matters: ruleDifferencesAt(parts).map(({ id, title, says }) => ({ id, title, says }))
		},
		expectations: expectations.map((one) => ({
			at: one.at,
			line: lineAt(one.at),
			own: one.own,
			other: one.other
		})),
		ends,
		open: open && {
			at: open.at,
			line: lineAt(open.at),
			sentence: promptSentence(open.position, prompt(open.position)),
			question: open.position.question
		},
		positions: [own.position, other.position],
		citations: editions.map((edition, side) =>
			citations(edition, {
				steps: rows.map((row) => (side === 0 ? row.own : row.other)?.step),
				outcomes: expectations.map((one) => (side === 0 ? one.own : one.other)),
				refused: side === 0 ? [] : other.entries.map(({ refused }) => refused),
				rules: parts?.rules[side]
			})
		)
	};
}
