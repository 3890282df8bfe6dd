import { expect, it } from 'vitest';
import { imageOf } from './report-image.ts';
import type { Report } from './report.ts';

const report = (title: string): Report => ({
	title,
	board: [],
	stack: [{ name: title, will: title }],
	happens: [{ move: title, steps: [title] }],
	verdicts: [title],
	readings: '',
	rules: []
});

/** The lines of the heading. */
const heading = (svg: string): readonly string[] =>
	[...svg.matchAll(/font-size="48"[^>]*>([^<]*)</gu)].map(([, line]) => line ?? '');

it.each([
	['of pictures', '👩\u200D👧'.repeat(200)],
	['of letters that take two places', '😀'.repeat(301)],
	['with halves of letters', 'a\uD83D b\uDE00'],
	['of control characters', '\u0000\u001B[31m\u0008\uFFFE\uFFFF'],
	['with marks', '<script>&"\''],
	['of one long word', 'x'.repeat(500)]
])('a title %s is drawn', (_, title) => {
	const svg = imageOf(report(title));
	expect(() => encodeURIComponent(svg)).not.toThrow();
	expect(svg).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/u);
	expect(svg).not.toContain('<script>');
});

it('a long word goes on in the next line, and no picture is torn', () => {
	const family = '👩\u200D👧';
	const lines = heading(imageOf(report(family.repeat(50))));
	expect(lines.length).toBeGreaterThan(1);
	expect(lines.join('')).toBe(family.repeat(50));
	for (const line of lines) expect(line.replaceAll(family, '')).toBe('');
	expect(heading(imageOf(report('x'.repeat(500)))).join('')).toBe('x'.repeat(500));
});
