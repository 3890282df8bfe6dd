import { expect, it } from 'vitest';
import { previewOf, type Preview } from './preview.ts';
import { PREVIEW_HEIGHT } from './size.ts';

const preview = (more: Partial<Preview>): string =>
	previewOf({ kind: 'A ruling', title: 'Who?', answer: 'Amy.', from: 'The rules', ...more });

/** Where the lines of a drawing stand, in px from its top. */
const baselines = (svg: string): readonly number[] =>
	[...svg.matchAll(/<text x="[^"]*" y="([^"]*)"/gu)].map(([, y]) => Number(y));

it.each([1, 6, 12, 60, 200])('an answer of %d sentences fits', (count) => {
	const svg = preview({ answer: 'Gurdy dies, and Amy gains 7¢. '.repeat(count).trim() });
	expect(Math.max(...baselines(svg))).toBeLessThan(PREVIEW_HEIGHT - 20);
	expect(svg.includes(' …<')).toBe(count > 12);
});

it('a question is set above its answer; a name stands out by itself', () => {
	expect(preview({})).toMatch(/font-style="italic"[^>]*>Who\?</u);
	expect(preview({ title: 'Attacking' })).toMatch(/font-weight="700"[^>]*>Attacking</u);
});

it('a sign that its font lacks is a word', () => {
	expect(preview({ answer: 'A ↷ ability.' })).toContain('>A tap ability.<');
});

it('nothing in it is code', () => {
	expect(preview({ title: '<b>?' })).toContain('&#60;b&#62;?');
});
