/** How much a reader has to fetch before there is anything to read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsIn, stylesIn } from '../../scripts/client-manifest.ts';
import { documents } from '../../scripts/page-sizes.ts';
import { BUILD } from '../../scripts/paths.ts';
import { expect, test } from './site.ts';

/** The most that a document weighs on its way, in bytes, as a host sends it that knows gzip alone. */
const MOST = 40_000;

test('no document of the site is heavy', () => {
	const all = documents(BUILD);
	expect(all.length).toBeGreaterThan(1000);
	expect(all.filter(({ bytes }) => bytes > MOST)).toEqual([]);
});

// What is not named is asked for only once all others have come.
test('a page names every script that it begins with', () => {
	const needs = importsIn();
	for (const page of [
		'',
		'table',
		'embed',
		'rules/2023/attacking',
		'rulings/hp-after-a-prevented-death'
	]) {
		const html = readFileSync(join(BUILD, page, 'index.html'), 'utf8');
		const named = new Set(html.match(/_app\/immutable\/[\w/.-]+\.js/gu));
		expect(named.size, page).toBeGreaterThan(10);
		expect(
			[...named].flatMap(needs).filter((file) => !named.has(file)),
			page
		).toEqual([]);
	}
});

// A style that comes with the script comes after the page was painted without it.
test('a page is sent with every style that it begins with', () => {
	const styles = stylesIn();
	for (const page of ['', 'table', 'embed', 'cards/the-relic', 'quiz', 'compare/activating']) {
		const html = readFileSync(join(BUILD, page, 'index.html'), 'utf8');
		const scripts = new Set(html.match(/_app\/immutable\/[\w/.-]+\.js/gu));
		const sent = new Set(html.match(/_app\/immutable\/[\w/.-]+\.css/gu));
		expect(sent.size, page).toBeGreaterThan(1);
		expect(
			[...scripts].flatMap(styles).filter((file) => !sent.has(file)),
			page
		).toEqual([]);
	}
});
