import type { Locator, Page } from '@playwright/test';
import {
	auditPage,
	axeFindings,
	SCREENS,
	sidewaysFindings,
	THEMES
} from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

const line = (page: Page | Locator, id: string): Locator =>
	page.locator(`[data-transition="${id}"]`);
/** The tab of the charts beside the table. */
const chartsOf = (page: Page): Locator => page.getByRole('tab', { name: 'Charts' });
const state = (page: Page | Locator, id: string): Locator => page.locator(`[data-state="${id}"]`);

test('the navigation leads to the charts, and each of them has a page', async ({
	page,
	complaints
}) => {
	await page.goto('');
	await page.getByRole('navigation').getByRole('link', { name: 'Charts' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The charts');
	const list = page.getByRole('region', { name: 'All charts' });
	for (const link of await list.getByRole('link').all()) {
		const href = await link.getAttribute('href');
		const response = await page.request.get(new URL(href ?? '', page.url()).href);
		expect(response.ok(), href ?? '').toBe(true);
	}
	await page
		.getByRole('region', { name: 'Which chart opens which' })
		.getByText('Attacking')
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Attacking');
	await page.getByRole('link', { name: 'All charts' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The charts');
	expect(complaints).toEqual([]);
});

test('a chart is copied as the code of a machine', async ({ page, context, complaints }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('charts/attack/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Copy as an XState machine' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
	const code = await page.evaluate(() => navigator.clipboard.readText());
	expect(code).toContain("import { createMachine } from 'xstate';");
	expect(code).toContain('"id": "attack"');
	expect(code).toContain('"guard": "nothing can be attacked"');
	expect(complaints).toEqual([]);
});

test('a transition is selected in the list and lit in the drawing, and the other way round', async ({
	page,
	complaints
}) => {
	await page.goto('charts/priority/', { waitUntil: 'networkidle' });
	await page.getByRole('link', { name: /^\d+ open → resolving$/u }).click();
	await expect(page).toHaveURL(/#open-to-resolving$/u);
	await expect(line(page, 'open-to-resolving')).toHaveClass(/lit/u);
	await expect(page.locator('.line.lit')).toHaveCount(1);

	await page.getByRole('link', { name: /^Transition \d+: before priority to game over$/u }).click();
	await expect(line(page, 'before-priority-to-game-over')).toHaveClass(/lit/u);
	await expect(line(page, 'open-to-resolving')).not.toHaveClass(/lit/u);
	const entry = page.locator('#before-priority-to-game-over');
	await expect(entry).toHaveClass(/lit/u);
	await expect(entry).toBeInViewport();
	await expect(entry).toContainText('someone has won');
	await expect(entry).toContainText('Winning with four souls');

	await state(page, 'state-open').click();
	await expect(page).toHaveURL(/#state-open$/u);
	await expect(state(page, 'state-open')).toHaveClass(/lit/u);
	await page.goBack();
	await expect(line(page, 'before-priority-to-game-over')).toHaveClass(/lit/u);
	expect(complaints).toEqual([]);
});

test('a permalink opens with its transition lit, and a wrong one lights nothing', async ({
	page
}) => {
	await page.goto('charts/attack/#rolling-to-rolled', { waitUntil: 'networkidle' });
	await expect(line(page, 'rolling-to-rolled')).toHaveClass(/lit/u);
	await expect(page.locator('#rolling-to-rolled')).toBeInViewport();
	await page.goto('charts/roll/#%E0%A4%A', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dice Rolls');
	await expect(page.locator('.line.lit')).toHaveCount(0);
});

test('the keyboard reaches the drawing and its transitions', async ({ page }) => {
	await page.goto('charts/damage/', { waitUntil: 'networkidle' });
	await page.getByRole('region', { name: 'The chart “Damage”, drawn' }).focus();
	await page.keyboard.press('Tab');
	await expect(state(page, 'state-taking')).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(line(page, 'taking-to-over')).toHaveClass(/lit/u);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a chart is drawn, and its numbers lead to the words', async ({ page }) => {
		await page.goto('charts/attack/');
		await expect(page.locator('svg [data-state]')).toHaveCount(
			await page.locator('section.state').count()
		);
		await page.getByRole('link', { name: 'Transition 1: declared to choosing' }).click();
		await expect(page).toHaveURL(/#declared-to-choosing$/u);
		await expect(page.locator('#declared-to-choosing')).toBeInViewport();
	});
});

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('the drawing scrolls in its own frame and keeps the selected transition in sight', async ({
		page
	}) => {
		await page.goto('charts/turn/', { waitUntil: 'networkidle' });
		await page.getByRole('link', { name: /^\d+ over → start$/u }).click();
		await expect(
			page.getByRole('link', { name: /^Transition \d+: over to start$/u })
		).toBeInViewport();
		await expect(page.locator('#over-to-start h4')).toBeInViewport();
		const sideways = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth
		);
		expect(sideways).toBe(0);
	});
});

test('the charts’ tab shows the running charts, and follows the moves', async ({
	page,
	complaints
}) => {
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	await chartsOf(page).click();
	const panel = page.getByRole('tabpanel', { name: 'Charts' });
	const path = panel.getByRole('navigation', { name: 'The charts that are running' });
	await expect(path.getByRole('button')).toHaveText([
		/Turn Structure\s*action/u,
		/Priority\s*open/u
	]);
	await expect(state(panel, 'state-open')).toHaveAttribute('aria-current', 'step');
	await expect(panel).toContainText('the table is as it was laid out');

	await page.getByRole('button', { name: 'Forward', exact: true }).click();
	await expect(
		panel.getByRole('listitem').filter({ hasText: 'One attack each turn' })
	).toContainText('Priority: open → closed');
	await expect(path.getByRole('button')).toHaveText([
		/Turn Structure\s*action/u,
		/Attacking\s*choosing/u,
		/Priority\s*open/u
	]);
	await expect(line(panel, 'before-priority-to-open')).toHaveClass(/lit/u);

	await path.getByRole('button', { name: 'Attacking' }).click();
	await expect(state(panel, 'state-choosing')).toHaveAttribute('aria-current', 'step');
	await expect(line(panel, 'declared-to-choosing')).toHaveClass(/lit/u);
	await page.getByRole('button', { name: 'Forward', exact: true }).click();
	await expect(state(panel, 'state-chosen')).toHaveAttribute('aria-current', 'step');
	await expect(line(panel, 'choosing-to-chosen')).toHaveClass(/lit/u);

	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(state(panel, 'state-choosing')).toHaveAttribute('aria-current', 'step');
	await page.getByRole('tab', { name: 'Story' }).click();
	await expect(panel).toBeHidden();
	expect(complaints).toEqual([]);
});

test('the charts of the original rules have a list and pages of their own', async ({
	page,
	complaints
}) => {
	await page.goto('charts/', { waitUntil: 'networkidle' });
	const editions = page.getByRole('navigation', { name: 'Editions' });
	await editions.getByRole('link', { name: 'Original rules' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'The charts of the original rules'
	);
	const list = page.getByRole('region', { name: 'All charts' });
	await expect(list.getByRole('link', { name: 'Loot Step' })).toBeVisible();
	for (const link of await list.getByRole('link').all()) {
		const href = await link.getAttribute('href');
		const response = await page.request.get(new URL(href ?? '', page.url()).href);
		expect(response.ok(), href ?? '').toBe(true);
	}
	await page
		.getByRole('region', { name: 'Which chart opens which' })
		.getByText('Attacking')
		.click();
	await expect(page).toHaveURL(/charts\/original\/attack\/$/u);
	await page.getByRole('link', { name: /^\d+ starting → revealed$/u }).click();
	await expect(line(page, 'starting-to-revealed')).toHaveClass(/lit/u);
	const entry = page.locator('#starting-to-revealed');
	await expect(entry.getByRole('link', { name: 'Attacking the monster deck' })).toHaveAttribute(
		'href',
		/rules\/original\/attacking\/#attack\.deck-top$/u
	);
	await page.getByRole('link', { name: 'All charts' }).click();
	await expect(page).toHaveURL(/charts\/original\/$/u);
	await editions.getByRole('link', { name: 'Rules of 2023 and 2024' }).click();
	await expect(page).toHaveURL(/charts\/$/u);
	expect(complaints).toEqual([]);
});

test('the charts’ tab shows the charts of the edition that the table is played by', async ({
	page,
	complaints
}) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('table/?example=original%2Fexamples%2Fattacking', { waitUntil: 'networkidle' });
	await chartsOf(page).click();
	const panel = page.getByRole('tabpanel', { name: 'Charts' });
	await page.getByRole('button', { name: 'Forward', exact: true }).click();
	const taken = panel.getByRole('region', { name: 'Just taken' }).getByRole('link').first();
	await expect(taken).toHaveAttribute('href', /charts\/original\/[a-z-]+\/#/u);
	const layouts = asked.filter((url) => url.endsWith('layout.json'));
	expect(layouts).toHaveLength(1);
	expect(layouts[0]).toMatch(/charts\/original\/layout\.json$/u);
	await state(panel, 'state-declared').click();
	await expect(page).toHaveURL(/charts\/original\/attack\/#state-declared$/u);
	expect(complaints).toEqual([]);
});

test('the charts’ tab opens under a path of its host', async ({ page, subSite, complaints }) => {
	await page.goto(`${subSite.url}table/?example=2023%2Frelic-and-butter-bean`, {
		waitUntil: 'networkidle'
	});
	await chartsOf(page).click();
	await state(page.getByRole('tabpanel', { name: 'Charts' }), 'state-open').click();
	await expect(page).toHaveURL(`${subSite.url}charts/priority/#state-open`);
	await expect(state(page, 'state-open')).toHaveClass(/lit/u);
	expect(complaints).toEqual([]);
});

test('the drawings are fetched only when the charts’ tab is opened', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	expect(asked.filter((url) => url.endsWith('layout.json'))).toEqual([]);
	await chartsOf(page).click();
	await expect(
		page.getByRole('tabpanel', { name: 'Charts' }).locator('svg [data-state]').first()
	).toBeVisible();
	expect(asked.filter((url) => url.endsWith('layout.json'))).toHaveLength(1);
});

for (const path of ['charts/priority/', 'charts/original/priority/'])
	test(`/${path} with a line lit is accessible in both themes, on both screens`, async ({
		browser,
		site
	}) => {
		expect(await auditPage(browser, site.url, `${path}#open-to-resolving`)).toEqual([]);
	});

for (const theme of THEMES) {
	for (const screen of SCREENS) {
		test(`the charts’ tab is accessible in the ${theme} theme at ${screen.width} px`, async ({
			page
		}) => {
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			await page.setViewportSize(screen);
			await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
			await chartsOf(page).click();
			const panel = page.getByRole('tabpanel', { name: 'Charts' });
			await page.getByRole('button', { name: 'Forward', exact: true }).click();
			await expect(line(panel, 'before-priority-to-open')).toHaveClass(/lit/u);
			expect(await axeFindings(page)).toEqual([]);
			expect(await sidewaysFindings(page)).toEqual([]);
			const targets = await panel.getByRole('button').all();
			for (const target of targets) {
				const box = await target.boundingBox();
				expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
			}
		});
	}
}
