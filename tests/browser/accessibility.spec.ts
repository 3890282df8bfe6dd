import { auditPage, SCREENS, THEMES } from '../../scripts/page-audit.ts';
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
	for (const theme of THEMES) {
		test(`/${path} is accessible in the ${theme} theme`, async ({ browser, site }) => {
			for (const screen of SCREENS) {
				expect(await auditPage(browser, site.url, path, theme, screen)).toEqual([]);
			}
		});
	}
}
