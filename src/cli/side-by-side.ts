import { ruleDifferencesAt } from '#lib/scenario/editions/rule-differences.ts';
import type { RuleId } from '#lib/rules/index.ts';
import {
	isExpectation,
	lineText,
	namesOf,
	supposedAt,
	type InBoth,
	type Divergence,
	type Entry,
	type Row,
	type Scenario,
	type PlacedStep
} from '#lib/scenario/index.ts';
import { cardName, promptSentence, supposedSentence, toldSentence } from '#lib/wording/index.ts';
import { prompt } from '#lib/judge/judge.ts';
import { wrap } from './wrap.ts';

/** What stands before a step that both editions have. */
const BOTH = 'both';
/** What the first step where they part is marked with. */
const MARK = '>>';

/** The divergences that are a step. */
const MARKED: readonly Divergence['kind'][] = ['step', 'order', 'way'];

/** A scenario under both editions for a person to read: every line of its script, and what happens in each. */
export function sideBySide(scenario: Scenario, both: InBoth): string {
	const players = namesOf(scenario);
	const { own, other, rows, editions } = both;
	const lines: string[] = scenario.title === undefined ? [] : [scenario.title, ''];
	const tell = (at: number): void => {
		for (const [place, row] of rows.entries())
			if (row.at === at) lines.push(...rowLines(both, row, place));
	};
	lines.push(...supposedLines(both, -1));
	tell(-1);
	for (const [at, line] of scenario.script.entries()) {
		const there = other.entries[at];
		if (isExpectation(line)) {
			lines.push(...expectedLines(both, at));
			continue;
		}
		lines.push(lineText(line, players));
		if (there) lines.push(...cameLines(editions[1], there, scenario));
		lines.push(...supposedLines(both, at));
		tell(at);
	}
	if (own.entries.length === 0) lines.push('(nothing is decided)');
	return [...lines, '', ...verdictLines(both, scenario)].join('\n');
}

/** A step that both have, or one of them. */
function rowLines({ editions, parts }: InBoth, row: Row, place: number): readonly string[] {
	const { own, other } = row;
	const told = own ?? other;
	if (!told) return [];
	const width = Math.max(BOTH.length, ...editions.map(({ length }) => length));
	const who = own && other ? BOTH : own ? editions[0] : editions[1];
	const isParting = parts?.row === place && MARKED.includes(parts.kind);
	const first = `${isParting ? MARK : '  '} ${who.padEnd(width)} · `;
	const cited =
		own && other
			? citedByBoth(editions, own.step.rules, other.step.rules)
			: citedBy(told.step.rules);
	return [wrap(`${toldSentence(told)}${cited}`, first, ' '.repeat(first.length))];
}

const citedBy = (rules: readonly RuleId[]): string =>
	rules.length > 0 ? ` [${rules.join(' ')}]` : '';

/** The rules of a step, once where both cite the same. */
function citedByBoth(
	[first, second]: InBoth['editions'],
	own: readonly RuleId[],
	other: readonly RuleId[]
): string {
	if (own.join() === other.join()) return citedBy(own);
	return ` [${first}: ${own.join(' ') || 'none'}; ${second}: ${other.join(' ') || 'none'}]`;
}

/** What became of a line in the other edition, where that is not simply that it was played. */
function cameLines(edition: string, line: Entry, { script }: Scenario): readonly string[] {
	const say = (words: string): readonly string[] => [wrap(`${edition}: ${words}`, '   ', '     ')];
	switch (line.came) {
		case 'played':
			if (line.where === null) return [];
			return say(line.where < script.indexOf(line.line) ? 'answered before.' : 'answered later.');
		case 'not needed':
			return say('not needed.');
		case 'left out':
			return say(`left out. ${reasonOf(line)}`);
		case 'not reached':
			return say('not reached.');
	}
}

/** The answers that are supposed in the other edition, as only it asks. */
const supposedLines = ({ editions, other }: InBoth, at: number): readonly string[] =>
	supposedAt(other, at).map(({ before, decision, by }) =>
		wrap(`${editions[1]}: ${supposedSentence(before, decision, by)}`, '   ', '     ')
	);

const reasonOf = ({ refused }: Entry): string => {
	if (!refused) return '';
	const { trouble, refusal } = refused;
	if (!refusal || trouble.message.startsWith('The judge refuses')) return trouble.message;
	return `${trouble.message} The judge says: ${refusal.refused} (${refusal.rules.join(', ')}).`;
};

function expectedLines({ editions, expectations }: InBoth, at: number): readonly string[] {
	const found = expectations.find((one) => one.at === at);
	const expected = found?.own?.expected ?? found?.other?.expected;
	if (!found || expected === undefined) return [];
	const both = [found.own, found.other].map(
		(outcome, i) => `${editions[i] ?? ''} ${outcome ? (outcome.held ? '✓' : '✗') : '–'}`
	);
	const got = [found.own, found.other].flatMap((outcome, i) =>
		outcome && !outcome.held
			? [wrap(`${editions[i] ?? ''} got ${outcome.got}`, '      ', '        ')]
			: []
	);
	return [wrap(`${expected}  (${both.join(', ')})`, '   ? ', '     '), ...got];
}

/** Where they part and why, what became of the expectations, and what differs at the ends. */
function verdictLines(both: InBoth, scenario: Scenario): readonly string[] {
	const { editions, parts, ends, other, open } = both;
	return [
		...(other.without.length > 0
			? [wrap(`Not in the rules of ${editions[1]}: ${other.without.join(', ')}.`, '', '  ')]
			: []),
		...(parts ? partsLines(both, parts, scenario) : ['The same happens under both editions.']),
		...(open
			? [
					wrap(
						`${editions[1]} stops: ${promptSentence(open.position, prompt(open.position))} The script does not say.`,
						'',
						'  '
					)
				]
			: []),
		...editions.map((edition, i) => wrap(`${edition}: ${countText(both, i)}`, '', '  ')),
		...(ends.length === 0
			? ['The tables at the end are the same.']
			: [
					'The tables at the end differ:',
					...ends.map(({ of, is: [first, second] }) =>
						wrap(`${of}: ${first} (${editions[0]}), ${second} (${editions[1]})`, '  ', '    ')
					)
				])
	];
}

function partsLines(both: InBoth, parts: Divergence, scenario: Scenario): readonly string[] {
	const { editions } = both;
	const { kind, at, steps, rules } = parts;
	const line = scenario.script[at];
	const where = line ? lineText(line, namesOf(scenario)) : 'as the table is laid';
	const how = {
		step: 'They part',
		order: 'The same happens in another order, first',
		act: 'They part',
		question: 'They part',
		table: 'They part',
		way:
			both.ends.length > 0
				? 'The same happens in another way, and the ends differ, first'
				: 'The same comes of it in another way, first'
	}[kind];
	const told = (step: PlacedStep | null): string =>
		step ? toldSentence(step) : 'nothing of the kind.';
	const sides =
		kind === 'order' || kind === 'table'
			? []
			: editions.map((edition, i) =>
					wrap(`${edition}: ${told(steps[i] ?? null)}${citedBy(rules[i] ?? [])}`, '  ', '    ')
				);
	const [matter] = ruleDifferencesAt(parts);
	return [
		wrap(`${how} at “${where}”.`, '', '  '),
		...sides,
		...(matter
			? [wrap(`${matter.title}: ${matter.says}`, '  ', '    ')]
			: kind === 'table'
				? []
				: ['  No single rule parts them.']),
		...(parts.cards.length > 0
			? [
					wrap(
						`Cards with other abilities in each edition: ${parts.cards.map(cardName).join(', ')}.`,
						'  ',
						'    '
					)
				]
			: [])
	];
}

function countText({ expectations }: InBoth, side: number): string {
	const outcomes = expectations.map(({ own, other }) => (side === 0 ? own : other));
	if (outcomes.length === 0) return 'nothing was expected.';
	const held = outcomes.filter((outcome) => outcome?.held).length;
	const failed = outcomes.filter((outcome) => outcome && !outcome.held).length;
	const left = outcomes.length - held - failed;
	const parts = [
		`${String(held)} of ${String(outcomes.length)} expectations hold`,
		...(failed > 0 ? [`${String(failed)} fail${failed === 1 ? 's' : ''}`] : []),
		...(left > 0 ? [`${String(left)} not looked at`] : [])
	];
	return `${parts.join(', ')}.`;
}
