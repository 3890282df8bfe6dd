import { auditPage, SCREENS, THEMES } from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

const RULING = 'rulings/hp-after-a-prevented-death/';
const OPEN = 'rulings/no-cents-left-in-the-pool/';

test('the navigation leads to the rulings, and each of them has a page', async ({
	page,
	complaints
}) => {
	await page.goto('');
	await page
		.getByRole('navigation', { name: 'Pages' })
		.getByRole('link', { name: 'Rulings' })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings');
	const links = await page.getByRole('heading', { level: 3 }).getByRole('link').all();
	expect(links.length).toBeGreaterThan(30);
	for (const link of links) {
		const href = await link.getAttribute('href');
		const response = await page.request.get(new URL(href ?? '', page.url()).href);
		expect(response.ok(), href ?? '').toBe(true);
	}
	await page.getByRole('link', { name: 'How many HP' }).click();
	await expect(page).toHaveURL(new RegExp(`${RULING}$`, 'u'));
	await page.getByRole('link', { name: 'All rulings' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings');
	expect(complaints).toEqual([]);
});

test('a rule that the reasoning names is told below it', async ({ page, complaints }) => {
	await page.goto(RULING);
	await page
		.getByRole('region', { name: 'Why' })
		.getByRole('link', { name: 'prevent.death' })
		.click();
	await expect(page).toHaveURL(/#prevent\.death$/u);
	const rule = page.locator('[id="prevent.death"]');
	await expect(rule).toBeInViewport();
	await expect(rule).toContainText('6.25 Prevent, p. 32');
	expect(complaints).toEqual([]);
});

test('the case and its twin open at the table, before anything is done', async ({
	page,
	complaints
}) => {
	for (const [nth, first] of ['Amy plays Gold Bomb!!', 'Amy plays Gold Bomb!!'].entries()) {
		await page.goto(RULING);
		await page
			.getByRole('link', { name: /^Open at the table/u })
			.nth(nth)
			.click();
		await expect(page).toHaveURL(/\/table\/#\d/u);
		await page.getByRole('button', { name: 'Forward' }).first().click();
		await expect(page.getByRole('main')).toContainText(first);
	}
	expect(complaints).toEqual([]);
});

test('an open ruling shows how else it can be read', async ({ page }) => {
	await page.goto(OPEN);
	await expect(page.getByText('The rulebook of 2023 does not say.')).toBeVisible();
	await expect(page.getByRole('heading', { level: 3, name: 'Read otherwise' })).toBeVisible();
});

test('the verdict is copied with its link', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(RULING, { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Copy the verdict' }).click();
	await expect(page.getByRole('status')).toHaveText('Copied.');
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.split('\n')).toEqual([
		await page.getByRole('heading', { level: 1 }).innerText(),
		expect.stringContaining('1 HP'),
		page.url()
	]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a ruling is read, and the list is filtered', async ({ page }) => {
		await page.goto(RULING);
		await expect(page.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 3, name: 'One thing changed' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Copy the verdict' })).toBeHidden();
		await page.goto('rulings/');
		const shown = page.locator('li[data-status]:visible');
		const all = await shown.count();
		await page.getByRole('radio', { name: /^Silent/u }).check();
		const silent = await shown.count();
		expect(silent).toBeGreaterThan(0);
		expect(silent).toBeLessThan(all);
		await expect(page.locator('li[data-status="settled"]:visible')).toHaveCount(0);
	});
});

for (const path of ['rulings/', RULING, OPEN]) {
	for (const theme of THEMES) {
		test(`/${path} is accessible in the ${theme} theme`, async ({ browser, site }) => {
			for (const screen of SCREENS)
				expect(await auditPage(browser, site.url, path, theme, screen)).toEqual([]);
		});
	}
}
