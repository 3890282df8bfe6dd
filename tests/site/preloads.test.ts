import { expect, it } from 'vitest';
import { withAllPreloads } from '../../scripts/preloads.ts';

const link = (file: string): string =>
	`<link href="../_app/immutable/${file}.js" rel="modulepreload">`;

const NEEDS: Readonly<Record<string, readonly string[]>> = {
	'_app/immutable/a.js': ['_app/immutable/b.js', '_app/immutable/c.js'],
	'_app/immutable/c.js': ['_app/immutable/d.js', '_app/immutable/a.js']
};
const needs = (file: string): readonly string[] => NEEDS[file] ?? [];

it('names what the scripts of a page need, and what those need, once each and after them', () => {
	expect(withAllPreloads(`<head>${link('a')}${link('b')}<title>x</title></head>`, needs)).toBe(
		`<head>${link('a')}${link('b')}${link('c')}${link('d')}<title>x</title></head>`
	);
});

it('leaves a page as it is that lacks nothing, or that has no script', () => {
	for (const html of [link('b'), '<p>No script.</p>'])
		expect(withAllPreloads(html, needs)).toBe(html);
});
