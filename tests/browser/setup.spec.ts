import type { Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, reload, scriptBytes, test } from './site.ts';

/** The most compressed JavaScript that the page may send before its last step, in bytes. */
const MOST_SCRIPT = 60 * 1024;
/** The smallest side of what a finger aims at, in CSS pixels. */
const TOUCH = 44;

/** Opens the page, and waits until what is pressed there does something. */
const open = async (page: Page): Promise<void> => {
	await page.goto('setup/', { waitUntil: 'networkidle' });
	await page.locator('html[data-live]').waitFor({ state: 'attached' });
};

test('a group sets up a game and begins it at the table', async ({ page, complaints }) => {
	await open(page);
	await page.getByLabel('Player 1').fill('Ada');
	await page.getByLabel('Player 2').fill('Bo');
	await page.getByRole('button', { name: 'One more player' }).click();
	await page.getByLabel('Mini draft').check();
	await page.getByLabel('The room deck').check();
	await expect(page.getByText('Lay out 4 treasures.')).toBeVisible();
	await page.getByRole('button', { name: 'Open the start at the table' }).click();
	await expect(page).toHaveURL(/\/table\/#1/u);
	await expect(page.locator('main')).toContainText('Ada');
	await expect(page.locator('main')).toContainText('Which card');
	expect(complaints).toEqual([]);
});

test('one tap deals a game, and its link opens it at the table, ready for the first turn', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page);
	await page.getByLabel('Player 1').fill('Ada');
	await page.getByRole('button', { name: 'Deal for us' }).click();
	const dealt = page.getByRole('region', { name: /goes first\.$/u });
	await expect(dealt).toBeVisible();
	await expect(dealt).toContainText('Ada');
	await expect(dealt).toContainText('in hand');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	const first = await dealt.innerText();
	await page.getByRole('button', { name: 'Deal again' }).click();
	await expect.poll(() => dealt.innerText()).not.toBe(first);
	const goes = (await dealt.getByRole('heading').innerText()).replace(' goes first.', '');
	await dealt.getByRole('link', { name: 'Play it at the table' }).click();
	await expect(page).toHaveURL(/\/table\/#1/u);
	await expect(page.locator('main')).toContainText('Ada');
	await expect(page.locator('main')).toContainText(`${goes} has priority.`);
	await expect(page.locator('main')).not.toContainText('Which card');
	expect(complaints).toEqual([]);
});

test('more cards than fit into a link are dealt, and it says what to do', async ({ page }) => {
	await open(page);
	for (const box of await page
		.getByRole('group', { name: 'Cards from' })
		.getByRole('checkbox')
		.all())
		await box.check();
	await page.getByRole('button', { name: 'Deal for us' }).click();
	await expect(page.getByText('So many cards don’t fit into a link.')).toBeVisible();
	await page.getByLabel('Decks of 100, counted out as above').check();
	await page.getByRole('button', { name: 'Deal again' }).click();
	await expect(page.getByRole('link', { name: 'Play it at the table' })).toBeVisible();
});

test('what was chosen is there again after a reload', async ({ page }) => {
	await open(page);
	await page.getByLabel('Player 2').fill('Zoe');
	await page.getByLabel('Co-op').check();
	await page.getByLabel('Ultra hard').check();
	await page.getByLabel('Requiem 2').check();
	await page.getByLabel('Pennies: how many to take').fill('4');
	await page.getByLabel('Pennies: how many to take').blur();
	await page.getByLabel('Bombs: counted out').check();
	await reload(page);
	await expect(page.getByLabel('Character 2')).toHaveValue('Zoe');
	await expect(page.getByLabel('Ultra hard')).toBeChecked();
	await expect(page.getByLabel('Requiem 2')).toBeChecked();
	await expect(page.getByLabel('Bonus souls: not on one side')).toBeDisabled();
	await expect(page.getByLabel('Pennies: how many to take')).toHaveValue('4');
	await expect(page.getByLabel('Bombs: counted out')).toBeChecked();
});

test('a deck adds up once there are enough cards of each kind', async ({ page }) => {
	await open(page);
	const treasures = page.getByRole('region', { name: 'Treasure deck' });
	await expect(treasures).toContainText(/\d+ of 100: \d+ short/u);
	await page.getByLabel('Requiem 2').check();
	await page.getByLabel('Four Souls+ V2').check();
	await expect(treasures).toContainText('It adds up: 100 cards.');
});

test('a game that cannot be played is not opened, and it says why', async ({ page }) => {
	await open(page);
	await page.getByLabel('Solitaire').check();
	await page.getByRole('button', { name: 'One more player' }).click();
	const begin = page.getByRole('button', { name: 'Open the start at the table' });
	await expect(begin).toBeDisabled();
	await begin.click({ force: true });
	await expect(page).toHaveURL(/\/setup\//u);
	await expect(page.getByText('is for 2 characters, and 3 play')).toBeVisible();
});

test('it can be read without JavaScript', async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL('setup/', site.url).href);
	await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
	await expect(page.getByRole('region', { name: 'Loot deck' })).toContainText('Butter Beans');
	await page.getByText('The 13 rules').click();
	await expect(page.getByText('The saddest player').last()).toBeVisible();
	await context.close();
});

test('the rules are a click away, and every target is big enough for a finger', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page);
	expect(await sidewaysFindings(page)).toEqual([]);
	const small = await page
		.locator(
			'main :is(button, summary, label, input:not([type="checkbox"], [type="radio"]), td a, th a)'
		)
		.evaluateAll(
			(all, least) =>
				all.flatMap((one) => {
					const { height } = one.getBoundingClientRect();
					return height > 0 && height < least ? [one.outerHTML.slice(0, 80)] : [];
				}),
			TOUCH
		);
	expect(small).toEqual([]);
	await page.getByLabel('Co-op').check();
	await page.getByLabel('A limit of souls').check();
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole('link', { name: 'Butter Beans' }).click();
	await expect(page.locator('[id="ratio.butter-beans"]')).toBeInViewport();
});

test('it loads little JavaScript until the table is wanted', async ({ page }) => {
	const bytes = await scriptBytes(page, 'setup/');
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(MOST_SCRIPT);
});

test('the search finds it', async ({ page }) => {
	await page.goto('notation/', { waitUntil: 'networkidle' });
	await page.keyboard.press('/');
	await page.getByRole('combobox', { name: 'Search' }).fill('set up a game');
	const answers = page.getByRole('listbox', { name: 'Answers' }).getByRole('option');
	await expect(answers.filter({ hasText: 'Step by step' }).first()).toBeVisible();
});
