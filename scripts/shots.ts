/** Pictures of the screens that matter, on two sizes and in both themes: npm run shots -- FOLDER [SCREEN …] */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser, launchOptions } from './browser.ts';
import { SCREENS, THEMES } from './page-audit.ts';
import { serve } from './serve.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where to: npm run shots -- FOLDER [SCREEN …]');

const DISPUTE = 'table/?example=2023%2Frelic-and-butter-bean';
/** How many moves lead to the full stack of it. */
const FULL = 7;

const press = (page: Page, name: string): Promise<void> =>
	page.getByRole('button', { name, exact: true }).first().click();

async function tool(page: Page, name: string): Promise<void> {
	const more = page.getByRole('main').getByRole('button', { name: 'Tools', exact: true });
	if (await more.isVisible()) await more.click();
	await page.getByRole('toolbar', { name: 'The table' }).getByRole('button', { name }).click();
}

/** The dispute, as its whole stack lies there. */
async function dispute(page: Page): Promise<void> {
	await page.goto(DISPUTE, { waitUntil: 'networkidle' });
	for (let i = 0; i < FULL; i++) await press(page, 'Forward');
}

/** A fresh table on which something is said. */
async function say(page: Page, what: string): Promise<void> {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('textbox', { name: 'Say what happens' }).fill(what);
	await page.keyboard.press('Enter');
	await page
		.getByRole('region', { name: 'The verdict' })
		.filter({ hasNotText: /Say what happened|…$/u })
		.waitFor({ state: 'attached' });
}

const opens =
	(path: string) =>
	async (page: Page): Promise<void> => {
		await page.goto(path, { waitUntil: 'networkidle' });
	};

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	empty: opens('table/'),
	'mid-dispute': (page) => dispute(page),
	refusal: (page) => say(page, 'amy attacks gurdy, rolls 2, ben butter beans the roll'),
	'verdict-open': async (page) => {
		await dispute(page);
		await press(page, 'Why?');
		await page.getByText('What could still happen').waitFor();
	},
	'depends-on': (page) => say(page, 'Ben’s Guppy’s Collar. Amy gold bombs Ben'),
	lines: async (page) => {
		await dispute(page);
		await page.keyboard.press('p');
		await page.getByRole('tab', { name: 'What if?' }).click();
		await page.getByRole('tabpanel').getByText('Line 1').first().waitFor();
	},
	result: async (page) => {
		await say(page, 'amy attacks gurdy (1 hp), rolls 2, ben bombs it');
		const result = page.getByRole('button', { name: 'The result' });
		for (let i = 0; i < 5 && !(await result.isVisible()); i++) {
			await press(page, 'Everyone passes');
			await page.waitForTimeout(800);
		}
		await result.click();
		await page.getByRole('dialog').waitFor();
	},
	share: async (page) => {
		await dispute(page);
		await tool(page, 'Share');
		await page.getByRole('img', { name: /^The picture/u }).waitFor();
	},
	home: opens(''),
	cards: opens('cards/'),
	card: opens('cards/butter-bean/'),
	rules: opens('rules/'),
	chapter: opens('rules/2023/attacking/'),
	rule: async (page) => {
		await page.goto('rules/2023/attacking/', { waitUntil: 'networkidle' });
		await page
			.getByRole('main')
			.getByRole('button', { name: /^Play it/u })
			.first()
			.click();
		await page.locator('.position').first().waitFor();
	},
	rulings: opens('rulings/'),
	ruling: opens('rulings/hp-after-a-prevented-death/'),
	quiz: opens('quiz/'),
	puzzle: opens('puzzles/bomb-on-you-butter-bean-or-lil-battery/'),
	learn: opens('learn/'),
	lesson: opens('learn/cancelled/'),
	compare: opens('compare/'),
	setup: opens('setup/'),
	charts: opens('charts/'),
	notation: opens('notation/'),
	search: async (page) => {
		await page.goto('', { waitUntil: 'networkidle' });
		await page.getByRole('button', { name: 'Search' }).first().click();
		await page.getByRole('combobox', { name: 'Search' }).fill('gurdy');
		await page.getByRole('option').filter({ hasText: 'Gurdy' }).first().waitFor();
	},
	lost: opens('nothing-is-here/')
};

ensureBrowser();
const site = await serve();
const browser = await chromium.launch(launchOptions());
try {
	for (const [state, open] of Object.entries(STATES)) {
		if (wanted.length > 0 && !wanted.includes(state)) continue;
		for (const screen of SCREENS)
			for (const colorScheme of THEMES) {
				const context = await browser.newContext({
					baseURL: site.url,
					viewport: screen,
					colorScheme,
					reducedMotion: 'reduce',
					serviceWorkers: 'block'
				});
				// A busy machine takes its time.
				context.setDefaultTimeout(120_000);
				const page = await context.newPage();
				await open(page);
				await page.waitForLoadState('networkidle');
				const path = join(folder, `${state}-${String(screen.width)}-${colorScheme}.png`);
				await page.screenshot({ path });
				console.log(path);
				await context.close();
			}
	}
} finally {
	await browser.close();
	await site.close();
}
