import { expect, it } from 'vitest';
import { qrOf } from '../../pictures/qr.ts';
import { imageOf, type Pictured } from './report-image.ts';

const report = (title: string): Pictured => ({
	said: title,
	answer: { bold: title, rest: title, by: [title] },
	stack: [{ name: title, will: title }],
	verdicts: [title],
	small: {
		players: [{ seat: 0, name: title, dead: false, hp: '2/2', cents: 3, has: title, hand: title }],
		slots: [{ kind: 'monster', name: 'Monsters', cards: [{ name: title, hp: '1/1' }] }],
		stack: []
	},
	rulebook: 'Extended Rulebook of 2023',
	qr: null
});

/** The lines of the heading. */
const heading = (svg: string): readonly string[] =>
	[...svg.matchAll(/font-size="34"[^>]*>([^<]*)</gu)].map(([, line]) => line ?? '');

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

it('a code leads to the table where the link is short enough for one', () => {
	const qr = qrOf('https://example.org/table/#1abc');
	expect(qr?.path).toMatch(/^M0 0h1v1h-1z/u);
	expect(imageOf({ ...report('Who?'), qr })).toContain('Point a camera at this');
	expect(qrOf(`https://example.org/table/#1${'a'.repeat(2_000)}`)).toBeNull();
	expect(imageOf(report('Who?'))).not.toContain('Point a camera');
});
