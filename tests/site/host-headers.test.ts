/** What is sent with the files of the site, and what stands in its pages because nothing is sent. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headerRules, headersFor } from '../../scripts/host-headers.ts';
import { ROOT } from '../../scripts/paths.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const rules = headerRules(read('static/_headers'));
const ALL = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
const UNFRAMED = { ...ALL, 'Content-Security-Policy': "frame-ancestors 'none'" };

describe('the headers of the site', () => {
	const folders = readdirSync(join(ROOT, 'src/routes'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name)
		.filter((name) => !/[.[(]/u.test(name));

	it.each(['/', '/index.html', '/404.html', ...folders.map((name) => `/${name}/`)])(
		'of %s let nobody frame it but what is made for it',
		(path) => {
			const expected = path === '/embed/' ? ALL : UNFRAMED;
			expect(headersFor(rules, path)).toEqual(expected);
			expect(headersFor(rules, `${path}x/`)['X-Content-Type-Options']).toBe('nosniff');
		}
	);

	it('hold below a folder too, and only there', () => {
		expect(headersFor(rules, '/table/relic-and-butter-bean/')).toEqual(UNFRAMED);
		expect(headersFor(rules, '/tables/')).toEqual(ALL);
		expect(headersFor(rules, '/_app/version.json')).toEqual(ALL);
	});

	it('let those files be kept that never change, and no others', () => {
		const kept = headersFor(rules, '/_app/immutable/chunks/x.js')['Cache-Control'];
		expect(kept).toContain('immutable');
		expect(
			rules.filter(({ headers }) => headers.some(([name]) => name === 'Cache-Control'))
		).toHaveLength(1);
	});
});

describe('a file of headers', () => {
	it('is read line by line', () => {
		expect(headerRules('# a remark\n/a/*\n  One: 1\n  Two: a: b\n\n/b\n  Three: 3\n')).toEqual([
			{
				address: '/a/',
				begins: true,
				headers: [
					['One', '1'],
					['Two', 'a: b']
				]
			},
			{ address: '/b', begins: false, headers: [['Three', '3']] }
		]);
	});

	it.each(['  One: 1', '/a\nOne: 1', '/a\n  One', 'a', '/a b', '/a*b'])(
		'says which line is none: %j',
		(text) => {
			expect(() => headerRules(text)).toThrow(/Line [12] of _headers/u);
		}
	);
});

describe('the page for what is not there', () => {
	const page = read('static/404.html');

	it.each(['script', 'style'])('lets its own %s run and no other', (tag) => {
		const [, inside = ''] = new RegExp(`<${tag}>([^]*?)</${tag}>`, 'u').exec(page) ?? [];
		const hash = createHash('sha256').update(inside).digest('base64');
		expect(page).toContain(`${tag}-src 'sha256-${hash}'`);
		expect(page.split(`<${tag}`)).toHaveLength(2);
	});
});
