/** What is done freely at the table of a lesson, matched to its choices. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Decision } from '#lib/model/decision.ts';
import { lessonSlug, lessonView, type ChoiceView } from '#lib/ui/learn/lesson-view.ts';
import { choiceMade, isNext } from '#lib/ui/learn/matching.ts';

const TOP = join(import.meta.dirname, '../../content');
const scenarioText = (slug: string): string =>
	readFileSync(join(TOP, 'scenarios', `${slug}.souls`), 'utf8');

const lessons = readdirSync(join(TOP, 'learn'))
	.sort()
	.map((file) => {
		const slug = lessonSlug(file);
		const { choices } = lessonView(
			slug,
			readFileSync(join(TOP, 'learn', file), 'utf8'),
			scenarioText
		);
		return { slug, choices };
	});
const choicesOf = (slug: string): readonly ChoiceView[] =>
	lessons.find((one) => one.slug === slug)?.choices ?? [];

/** What is said after each decision, and after a refusal at the end. */
function saidOn(choices: readonly ChoiceView[], { decisions, refusedBy }: ChoiceView) {
	const all = decisions.map((_, at) =>
		choiceMade(choices, { decisions: decisions.slice(0, at + 1), refusedBy: null })
	);
	return refusedBy === null ? all : [...all, choiceMade(choices, { decisions, refusedBy })];
}

describe.each(lessons)('$slug', ({ choices }) => {
	it.each(choices.filter(({ predicts }) => !predicts))('knows “$says” as it is made', (choice) => {
		expect(saidOn(choices, choice).at(-1)).toBe(choices.indexOf(choice));
	});

	it('tells a prediction only when it has come', () => {
		for (const choice of choices.filter(({ predicts }) => predicts)) {
			const said = saidOn(choices, choice);
			expect(said.slice(0, -1).every((one) => one === null)).toBe(true);
			expect(choices[Number(said.at(-1))]?.right).toBe(true);
		}
	});

	it('says nothing before anything is done', () => {
		expect(choiceMade(choices, { decisions: [], refusedBy: null })).toBeNull();
	});

	it('knows what is none of the choices', () => {
		const other: Decision = { do: 'play', player: 1, card: 'the-sun', targets: [] };
		expect(choiceMade(choices, { decisions: [other], refusedBy: null })).toBe('none');
	});
});

it('waits while a move can yet become one choice or another', () => {
	const choices = choicesOf('one-loot-card');
	const [one, both] = choices;
	if (!one || !both) throw new Error('The lesson has two choices.');
	expect(saidOn(choices, one)).toEqual([null, null, 0]);
	expect(saidOn(choices, both)).toEqual([null, null, 0, 1]);
});

describe('what stands at once', () => {
	const nextOf = (slug: string, of: string, done: number) => {
		const choices = choicesOf(slug);
		const { decisions = [] } = choices.find((choice) => choice.of === of) ?? {};
		return (decision: Decision) => isNext(choices, decisions.slice(0, done), 2, decision);
	};
	const threeCents: Decision = { do: 'play', player: 0, card: 'three-cents', targets: [] };

	it('is what an answer begins with, whatever it is aimed at', () => {
		const isAbout = nextOf('one-loot-card', 'play-one', 0);
		expect(isAbout(threeCents)).toBe(true);
		expect(isAbout({ ...threeCents, targets: [{ player: 1 }] })).toBe(true);
		expect(isAbout({ do: 'end turn', player: 0 })).toBe(false);
		expect(isAbout({ do: 'pass', player: 0 })).toBe(false);
	});

	it('is no pass where all pass after it', () => {
		const isAbout = nextOf('one-loot-card', 'play-one', 1);
		expect(isAbout({ do: 'pass', player: 0 })).toBe(false);
	});

	it('is a pass where the other one then acts', () => {
		const isAbout = nextOf('whose-move', 'ben-after-amy', 0);
		expect(isAbout({ do: 'pass', player: 0 })).toBe(true);
	});

	it('is nothing once no answer goes that way', () => {
		const choices = choicesOf('one-loot-card');
		expect(isNext(choices, [{ do: 'end turn', player: 0 }], 2, threeCents)).toBe(false);
	});
});
