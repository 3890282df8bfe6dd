/** What the lessons say, put to the judge: every choice that is offered, right or wrong. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '#lib/cards/library.ts';
import { RULES } from '#lib/rules/index.ts';
import { check, isExpectation, parse, play, rulesCited, stepsAt } from '#lib/scenario/index.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import { lessonOf } from '#lib/ui/learn/lesson-text.ts';
import { leadOf, lessonFolder, lessonSlug, lessonView } from '#lib/ui/learn/lesson-view.ts';

const TOP = join(import.meta.dirname, '../../content');
const scenarioText = (slug: string): string =>
	readFileSync(join(TOP, 'scenarios', `${slug}.souls`), 'utf8');
const files = readdirSync(join(TOP, 'learn')).sort();

/**
 * A scenario, played.
 * @throws Error when it cannot be read.
 */
function scenarioOf(text: string) {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
	return parsed.scenario;
}

it('there are ten lessons, numbered in a row, and no scenario without one', () => {
	expect(files.map((file) => file.slice(0, 2))).toEqual(
		Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0'))
	);
	expect(readdirSync(join(TOP, 'scenarios', '2023/learn')).sort()).toEqual(
		files.map(lessonSlug).sort()
	);
});

describe.each(files)('%s', (file) => {
	const slug = lessonSlug(file);
	const text = readFileSync(join(TOP, 'learn', file), 'utf8');
	const written = lessonOf(text);
	const paths = written.choices.map(({ of }) => `${lessonFolder(slug)}/${of}`);

	it('can be read, asks one thing, and one answer is right', () => {
		expect(written.faults).toEqual([]);
		expect(written.title).not.toBe('');
		expect(written.asks).toMatch(/\?$/u);
		expect(written.choices.length).toBeGreaterThan(1);
		expect(written.choices.filter(({ right }) => right)).toHaveLength(1);
		expect(new Set(written.choices.map(({ says }) => says)).size).toBe(written.choices.length);
		for (const key of written.cards) expect(LIBRARY.has(key), key).toBe(true);
	});

	it('uses every scenario of its folder, all of which begin alike', () => {
		const there = readdirSync(join(TOP, 'scenarios', lessonFolder(slug)));
		expect([...new Set(written.choices.map(({ of }) => `${of}.souls`))].sort()).toEqual(
			there.sort()
		);
		const begins = paths.map((path) => {
			const { players, board, script } = scenarioOf(scenarioText(path));
			return { players, board, lead: script.slice(0, leadOf(script)) };
		});
		for (const begin of begins) {
			expect(begin).toEqual(begins[0]);
			expect(begin.lead.length).toBeGreaterThan(0);
		}
	});

	it('says so where a choice rests on a rule that the document leaves open', () => {
		const open = written.choices.filter(({ rule }) => RULES[rule].status !== 'settled');
		for (const { says } of open) {
			const [, rest = ''] = text.split(`says="${says}"`);
			const [why = ''] = rest.split('</Choice>');
			expect(why, says).toContain("The rulebook doesn't say");
		}
	});

	it.each(written.choices)('the judge agrees: $says', ({ of, right, claims, rule }) => {
		const path = `${lessonFolder(slug)}/${of}`;
		const scenario = scenarioOf(scenarioText(path));
		const played = play(scenario);
		expect(played.ok && played.held).toBe(true);
		expect([...rulesCited(played)]).toContain(rule);
		if (claims === null) return;
		// A prediction is asked of all that happened since, and of the table at the end.
		const lead = leadOf(scenario.script);
		const head = scenarioText(path).split('\n---\n')[0] ?? '';
		const [claim] = scenarioOf(`${head}\n---\nexpect ${claims}`).script;
		if (!played.ok || !claim || !isExpectation(claim)) throw new Error(`What is “${claims}”?`);
		const outcome = check(claim, {
			judge: JUDGE,
			position: played.position,
			before: played.entries[lead - 1]?.position ?? played.position,
			steps: played.entries.slice(lead).flatMap(stepsAt)
		});
		expect(outcome.held, outcome.got).toBe(right);
	});

	it('tells what the judge says of every choice', () => {
		const view = lessonView(slug, text, scenarioText);
		for (const { acts, says } of view.choices) {
			expect(acts.length, says).toBeGreaterThan(0);
			for (const { happens } of acts) for (const one of happens) expect(one.sentence).not.toBe('');
		}
		expect(view.board.players.length).toBe(2);
	});
});
