import { isTurn, lineText, namesOf, since, type Scenario, type Turn } from '#lib/scenario/index.ts';
import { ruleDifferencesAt } from '#lib/scenario/editions/rule-differences.ts';
import { wrap } from './wrap.ts';

/** What parts the editions, in the order in which they came out, where, and since when it goes as it does now. */
export function overTimeText(scenario: Scenario, turns: readonly Turn[]): string {
	return [
		'From edition to edition:',
		...turns.flatMap((turn) => turnLines(scenario, turn)),
		wrap(sinceText(turns), '', '  ')
	].join('\n');
}

function turnLines(scenario: Scenario, turn: Turn): readonly string[] {
	const { from, to, under } = turn;
	const says = (words: string): string => wrap(`${from} → ${to}: ${words}`, '  ', '    ');
	if (!under.ok) {
		const { edition, problems } = under.cannot;
		return [says(`it cannot be under ${edition}. ${problems.map((one) => one.message).join(' ')}`)];
	}
	const { parts } = under.both;
	if (!isTurn(turn)) return [says('the same.')];
	const line = lineOf(scenario, turn);
	const [matter] = parts ? ruleDifferencesAt(parts) : [];
	return [
		says(
			`they part ${line === null ? 'as the table is laid' : `at “${line}”`}. ${matter?.title ?? 'No single rule parts them'}.`
		)
	];
}

/** The line of the script at which they part; null where none has been played. */
function lineOf(scenario: Scenario, { under }: Turn): string | null {
	if (!under.ok || !under.both.parts) return null;
	const { script } = under.both.own.scenario;
	const line = script[under.both.parts.at];
	return line ? lineText(line, namesOf(scenario)) : null;
}

function sinceText(turns: readonly Turn[]): string {
	const newest = turns.at(-1)?.to;
	const edition = since(turns);
	if (edition === null || newest === undefined) return 'It goes the same way in all of them.';
	return edition === newest
		? `It goes otherwise since ${newest}.`
		: `It goes as in ${newest} since ${edition}.`;
}

/** The same as data. */
export const overTimeData = (scenario: Scenario, turns: readonly Turn[]): object => ({
	turns: turns.map((turn) => ({
		from: turn.from,
		to: turn.to,
		parts: isTurn(turn),
		at: lineOf(scenario, turn),
		problems: turn.under.ok ? [] : turn.under.cannot.problems,
		matters:
			turn.under.ok && turn.under.both.parts
				? ruleDifferencesAt(turn.under.both.parts).map(({ id, title, says }) => ({
						id,
						title,
						says
					}))
				: []
	})),
	since: since(turns)
});
