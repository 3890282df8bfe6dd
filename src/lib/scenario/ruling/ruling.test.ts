import { describe, expect, it } from 'vitest';
import { parseRuling } from './ruling.ts';

const BLOCK = (title: string, cents: number): string =>
	`\`\`\`souls
title: ${title}
player Amy: Isaac, ${String(cents)}¢ | hand: A Penny!
---
Amy plays A Penny!
everyone passes
expect Amy: ${String(cents + 1)}¢
\`\`\``;

const RULING = `---
question: What does a penny give?
asked: how much is one cent worth; a penny for my thoughts
verdict: It gives 1¢.
status: settled
topics: shop and ¢, loot
sources: Extended Rulebook, 6.16 Gaining and Giving, p. 29; Original FAQ
rules: gain.cents
beside: gain.pool-empty
cards: A Penny!, Chest (cents)
changed: Nothing.
---

It comes from the pool (\`gain.cents\`),
if it holds any.

And \`gain.pool-empty\` otherwise.

${BLOCK('With 0¢', 0)}

${BLOCK('With 1¢', 1)}
`;

/** The problems of the text with one thing exchanged. */
function problemsOf(from: string, to: string): readonly string[] {
	expect(RULING).toContain(from);
	const parsed = parseRuling('penny', RULING.replace(from, to));
	if (parsed.ok) return [];
	return parsed.problems.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

it('reads a ruling with its two scenarios', () => {
	const parsed = parseRuling('penny', RULING);
	if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
	const { scenario, twin, otherwise, ...said } = parsed.ruling;
	expect(said).toEqual({
		slug: 'penny',
		edition: '2023',
		question: 'What does a penny give?',
		asked: ['how much is one cent worth', 'a penny for my thoughts'],
		verdict: 'It gives 1¢.',
		status: 'settled',
		topics: ['shop and ¢', 'loot'],
		sources: ['Extended Rulebook, 6.16 Gaining and Giving, p. 29', 'Original FAQ'],
		rules: ['gain.cents'],
		beside: ['gain.pool-empty'],
		cards: ['a-penny', 'chest'],
		changed: 'Nothing.',
		reasoning: [
			'It comes from the pool (`gain.cents`), if it holds any.',
			'And `gain.pool-empty` otherwise.'
		]
	});
	expect([scenario.title, scenario.line, twin.title, twin.line]).toEqual([
		'With 0¢',
		20,
		'With 1¢',
		29
	]);
	expect(otherwise).toEqual([]);
});

describe('a text that is no ruling', () => {
	it.each([
		[
			'no front matter',
			'---\nquestion',
			'question',
			['1:1: The file begins with lines “key: value” between two lines “---”.']
		],
		['a line that says nothing', 'status: settled', 'settled', ['5:1: This is not “key: value”.']],
		['a line said twice', 'changed: Nothing.', 'status: silent', ['11:1: “status” is said twice.']],
		[
			'what would be read as more',
			'It gives 1¢.',
			'It gives: 1¢.',
			['4:18: “:” cannot stand here: say it with other words or signs.']
		],
		[
			'no question mark',
			'give?',
			'give.',
			['2:11: “What does a penny give.”: A question ends with a question mark.']
		],
		['a question asked in one other way', '; a penny for my thoughts', '', ['3:8: ']],
		['no verdict', 'verdict: It gives 1¢.\n', '', ['1:1: There is no line “verdict:”.']],
		[
			'an unknown rule',
			'rules: gain.cents',
			'rules: gain.pennies',
			['8:8: “gain.pennies”: There is no such rule.']
		],
		['an unknown card', 'cards: A Penny!', 'cards: A Pound', ['10:8: There is no card “A Pound”.']],
		[
			'a rule cited and not named',
			'`gain.pool-empty`',
			'`loot.draw`',
			['17:1: “loot.draw” is cited, and is not among the rules of the ruling.']
		],
		[
			'no twin',
			BLOCK('With 1¢', 1),
			'',
			['12:1: A ruling has a scenario and a twin, each between ```souls and ```.']
		],
		[
			'a scenario without a title',
			'title: With 0¢\n',
			'',
			['20:1: A scenario of a ruling has a title.']
		],
		[
			'two editions',
			'title: With 1¢',
			'title: With 1¢\nrules: original',
			['29:1: The scenarios of a ruling play by one edition.']
		],
		['a mistake in a scenario', 'Amy: 1¢', 'Amy: 1 pence', ['25:13: ']]
	] as const)('%s', (_, from, to, problems) => {
		const found = problemsOf(from, to);
		expect(found).toHaveLength(problems.length);
		for (const [at, problem] of problems.entries()) expect(found[at]).toContain(problem);
	});
});
