import { describe, expect, it } from 'vitest';
import { play, print, verdictOf } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

/** The notation of what somebody says. */
export const tableOf = (sentence: string): string => print(understand(sentence).scenario);

/** How each piece of it is taken. */
export const kindsOf = (sentence: string): readonly string[] =>
	understand(sentence).chips.map(({ kind }) => kind);

/** How what is said is answered: the word before the sentence, and the sentence. */
export function answerTo(said: string): string {
	const { scenario } = understand(said);
	const played = play(scenario);
	if (!played.ok) throw new Error('This table is impossible.');
	const { reply, sentence } = verdictOf(played, {
		script: scenario.script,
		title: scenario.title
	});
	return `${reply ?? ''} ${sentence}`.trim();
}

/** Sentences that are understood whole, with a piece of the notation that each means. */
export const whole = (
	name: string,
	sentences: readonly (readonly [said: string, lines: string])[]
): void => {
	describe(name, () => {
		it.each(sentences)('%s', (said, lines) => {
			expect(kindsOf(said)).not.toContain('unread');
			expect(tableOf(said)).toContain(lines);
		});
	});
};

/** Sentences that mean the same as the first, whatever they ask. */
export const alike = (name: string, base: string, sentences: readonly string[]): void => {
	describe(name, () => {
		const meant = untitled(base);
		it.each(sentences)('%s', (said) => {
			expect(kindsOf(said)).not.toContain('unread');
			expect(untitled(said)).toBe(meant);
		});
	});
};

const untitled = (said: string): string => tableOf(said).replace(/^title:.*\n/mu, '');
