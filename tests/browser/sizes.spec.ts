/** How much a reader has to fetch before there is anything to read. */
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
