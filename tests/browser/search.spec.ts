import type { Locator, Page } from '@playwright/test';
import { axeFindings, SCREENS, sidewaysFindings, THEMES } from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

const PHONE = SCREENS[0];
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const hits = (page: Page): Locator =>
	page.getByRole('listbox', { name: 'Answers' }).getByRole('option');
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });

test('/ opens the search, and the keyboard alone leads to a rule', async ({ page, complaints }) => {
	await page.goto('notation/', { waitUntil: 'networkidle' });
	await page.keyboard.press('/');
	await expect(field(page)).toBeFocused();
	await page.keyboard.type('attack.hit');
	await expect(hits(page).first()).toContainText('A hit');
	await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/rules\/2023\/attacking\/#attack\.hit$/u);
	await expect(sheet(page)).toBeHidden();
	await expect(page.locator('[id="attack.hit"]')).toBeInViewport();
	expect(complaints).toEqual([]);
});

test('arrows go through the answers, Escape clears and then closes', async ({ page }) => {
	await page.goto('rulings/', { waitUntil: 'networkidle' });
	await page.keyboard.press('Control+k');
	await field(page).fill('butter bean');
	await expect(hits(page).first()).toContainText('Card');
	await page.keyboard.press('ArrowDown');
	await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
	const second = (await hits(page).nth(1).getAttribute('id')) ?? '';
	await expect(field(page)).toHaveAttribute('aria-activedescendant', second);
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('ArrowUp');
	await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
	await expect(hits(page).last()).toBeInViewport();
	await page.keyboard.press('Escape');
	await expect(field(page)).toHaveValue('');
	await page.keyboard.press('Escape');
	await expect(sheet(page)).toBeHidden();
});

test('/ is a letter where one types, and the keys of the table rest under the search', async ({
	page
}) => {
	await page.goto('cards/', { waitUntil: 'networkidle' });
	await page.getByRole('searchbox').fill('x');
	await page.keyboard.press('/');
	await expect(page.getByRole('searchbox')).toHaveValue('x/');
	await expect(sheet(page)).toBeHidden();
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.keyboard.press('Control+k');
	await sheet(page).getByRole('button', { name: 'Close' }).focus();
	await page.keyboard.press('b');
	await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('on a phone the button opens the whole screen, and a tap leads to the answer', async ({
	page,
	complaints
}) => {
	await page.setViewportSize(PHONE);
	await page.goto('rules/2023/attacking/', { waitUntil: 'networkidle' });
	await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
	const box = await sheet(page).boundingBox();
	expect([box?.width, box?.height]).toEqual([PHONE.width, PHONE.height]);
	await field(page).fill('evassion');
	await expect(hits(page).first()).toContainText('evasion');
	expect(await sidewaysFindings(page)).toEqual([]);
	await hits(page).first().click();
	await expect(page).toHaveURL(/key-terms\/#term\.evasion$/u);
	await expect(sheet(page)).toBeHidden();
	expect(complaints).toEqual([]);
});

test('the ask box of the home page puts disputes first', async ({ page, complaints }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'What is the question?' }).click();
	await expect(page.getByRole('combobox', { name: 'What is the question?' })).toBeFocused();
	await page.keyboard.type('butter bean');
	await expect(hits(page).first()).toContainText('Ruling');
	await expect(hits(page).filter({ hasText: /^Card/u }).first()).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/rulings\/[\w-]+\/$/u);
	expect(complaints).toEqual([]);
});

test('it works under a path of a host', async ({ page, subSite, complaints }) => {
	await page.goto(`${subSite.url}cards/the-relic/`, { waitUntil: 'networkidle' });
	await page.keyboard.press('/');
	await field(page).fill('D6');
	await hits(page).first().click();
	await expect(page).toHaveURL(`${subSite.url}cards/the-d6/`);
	expect(complaints).toEqual([]);
});

for (const path of ['table/', 'rules/2023/attacking/', 'cards/the-relic/', ''])
	test(`once /${path} has loaded the search answers without a network`, async ({
		page,
		context
	}) => {
		const come = page.waitForResponse(/search\.json$/u);
		await page.goto(path);
		// Nobody comes near it: it is fetched a while later, when there is nothing else to do.
		await (await come).finished();
		await page.waitForLoadState('networkidle');
		await context.setOffline(true);
		await page.keyboard.press('/');
		await field(page).fill('can I answer my own death?');
		await expect(hits(page).first()).toContainText('Ruling');
		await field(page).fill('evassion');
		await expect(hits(page).first()).toContainText('evasion');
	});

test('where it cannot be fetched it says so, and tries again', async ({ page, context }) => {
	await page.route('**/search.json', (route) => route.abort());
	await page.goto('notation/', { waitUntil: 'networkidle' });
	await page.keyboard.press('/');
	await field(page).fill('stack');
	await expect(sheet(page).getByRole('status')).toContainText('could not be fetched');
	await page.unroute('**/search.json');
	await context.setOffline(false);
	await field(page).fill('stac');
	await expect(hits(page).first()).toBeVisible();
});

test('a table within another page keeps the keys for that page', async ({ page }) => {
	await page.goto('embed/', { waitUntil: 'networkidle' });
	await page.keyboard.press('Control+k');
	await expect(sheet(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('nothing is offered that nobody answers', async ({ page }) => {
		await page.goto('');
		await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
		await expect(page.getByRole('button', { name: 'What is the question?' })).toBeHidden();
		await expect(page.getByRole('textbox', { name: 'Who is right?' })).toBeHidden();
		await expect(page.getByRole('link', { name: /^All \d+ rulings$/u })).toBeVisible();
	});
});

for (const screen of SCREENS)
	for (const colorScheme of THEMES)
		test(`it can be used by everybody, ${screen.width} px wide, ${colorScheme}`, async ({
			page
		}) => {
			await page.setViewportSize(screen);
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await page.goto('', { waitUntil: 'networkidle' });
			expect(await axeFindings(page)).toEqual([]);
			await page.getByRole('button', { name: 'What is the question?' }).click();
			await page.getByRole('combobox', { name: 'What is the question?' }).fill('tap');
			await expect(hits(page).first()).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
			expect(await sidewaysFindings(page)).toEqual([]);
			await page.goto('rulings/', { waitUntil: 'networkidle' });
			await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
			expect(await axeFindings(page)).toEqual([]);
			await field(page).fill('kill');
			await expect(hits(page).first()).toBeVisible();
			expect(await axeFindings(page)).toEqual([]);
		});
