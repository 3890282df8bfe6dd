import { chromium } from '@playwright/test';
import { ensureBrowser, launchOptions } from './browser.ts';
import { build } from './build.ts';
import { auditPage, builtPages, sampled, SCREENS, THEMES, type Finding } from './page-audit.ts';
import { serve } from './serve.ts';

const all = process.argv.includes('--all');

build();
ensureBrowser();
const site = await serve();
const browser = await chromium.launch(launchOptions());

const columns = SCREENS.flatMap((screen) => THEMES.map((theme) => ({ screen, theme })));
const findings: Finding[] = [];
const rows: Record<string, Record<string, string>> = {};
try {
	for (const path of all ? builtPages() : sampled(builtPages())) {
		const found = await auditPage(browser, site.url, path);
		findings.push(...found);
		rows[`/${path}`] = Object.fromEntries(
			columns.map(({ screen, theme }) => {
				const here = found.filter(
					(finding) => finding.screen === screen && finding.theme === theme
				);
				return [`${screen.width} ${theme}`, here.length === 0 ? 'ok' : `${here.length} found`];
			})
		);
	}
} finally {
	await browser.close();
	await site.close();
}

console.table(rows);
for (const { page, theme, screen, what } of findings) {
	console.log(`${page} (${theme}, ${screen.width} px wide): ${what}`);
}
const pages = Object.keys(rows).length;
console.log(`${pages} pages, ${findings.length} findings`);
process.exitCode = findings.length > 0 || pages === 0 ? 1 : 0;
