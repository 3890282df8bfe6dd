import { auditPage } from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

// The small form of `npm run audit`, which opens every page.
const PAGES = [
	'',
	'charts/',
	'charts/turn/',
	'charts/original/',
	'charts/original/attack/',
	'notation/',
	'setup/',
	'table/',
	'table/relic-and-butter-bean/'
];

for (const path of PAGES) {
	test(`/${path} is accessible in both themes, on both screens`, async ({ browser, site }) => {
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
}
