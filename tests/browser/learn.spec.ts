import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { auditPage, axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { DATA_NAMES, SHAPES } from '../../src/lib/ui/data/shapes.ts';
import { LEARN_KEY } from '../../src/lib/ui/learn/progress.ts';
import { expect, scriptBytes, test } from './site.ts';

const LESSON = 'learn/cancelled/';
/** The most compressed JavaScript that a lesson may send before a position is opened, in bytes. */
const MOST_SCRIPT = 60 * 1024;

test('from the home page through all ten lessons, and on to what next', async ({
	page,
	complaints
}) => {
	await page.goto('');
	await page.getByRole('link', { name: 'Learn it in 15 minutes' }).click();
	await page.getByRole('link', { name: 'Begin' }).click();
	for (let number = 1; number <= 10; number++) {
		await expect(page.locator('.progress')).toContainText(`${number} of 10`);
		await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('?');
		await page.locator('a[rel="next"]').click();
	}
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('What next?');
	await page.getByRole('link', { name: 'The 2023 rules' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The 2023 rules');
	expect(complaints).toEqual([]);
});

/** Waits until the answer to a lesson lies in what the device keeps. */
const kept = (page: Page, slug: string): Promise<void> =>
	expect
		.poll(() => page.evaluate((key) => localStorage.getItem(key), LEARN_KEY))
		.toContain(`"${slug}"`);

test('what was answered is kept, gone on with, and what was wrong comes once more', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('learn/one-loot-card/', { waitUntil: 'networkidle' });
	await page.getByText('Play both, one after the other').click();
	await expect(page.locator('details[open] .verdict').first()).toHaveText('No.');
	await kept(page, 'one-loot-card');
	await page.getByText('Play one of them').click();
	await expect(page.locator('details[open] .verdict').first()).toHaveText('Yes.');
	await page.goto('learn/shopping/', { waitUntil: 'networkidle' });
	await page.getByText('Declare, wait for everyone to pass, take The Relic').click();
	await expect(page.locator('details[open] .verdict').first()).toHaveText('Yes.');
	await kept(page, 'shopping');

	await page.goto('learn/');
	await expect(page.getByRole('listitem').nth(0)).toContainText('look again');
	await expect(page.getByRole('listitem').nth(1)).toContainText('right');
	expect(await axeFindings(page)).toEqual([]);
	await page.getByRole('link', { name: 'Go on', exact: true }).click();
	await expect(page.locator('.progress')).toContainText('3 of 10');

	await page.goto('learn/next/');
	await expect(page.getByText('You have answered 2 of 10.')).toBeVisible();
	const again = page.getByRole('list', { name: 'Once more' });
	await expect(again.getByRole('heading')).toHaveText(['Your first turn']);
	await expect(again.locator('a[href*="/rulings/"]').first()).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);

	await page.getByRole('link', { name: 'All lessons' }).click();
	await page.getByRole('button', { name: 'Begin anew' }).click();
	await expect(page.getByRole('link', { name: 'Begin', exact: true })).toBeVisible();
	await expect(page.getByText('look again')).toHaveCount(0);
	expect(complaints).toEqual([]);
});

test('a decision is told to be right or wrong, why, and by which rule', async ({ page }) => {
	await page.goto(LESSON);
	await page.getByText('Its damage, when that comes').click();
	const choice = page.locator('details[name="choice"][open]');
	await expect(choice.locator('.verdict')).toHaveText('No.');
	await page.getByText('The bomb, right away').click();
	await expect(choice).toHaveCount(1);
	await expect(choice.locator('.verdict')).toHaveText('Yes.');
	await choice.getByRole('link', { name: 'What cancelling does' }).click();
	await expect(page.locator('[id="cancel.removed"]')).toBeInViewport();
});

test('the position opens at the decision, and is played on', async ({ page, complaints }) => {
	await page.goto(LESSON, { waitUntil: 'networkidle' });
	await page.getByText('The bomb, right away').click();
	await page.getByRole('button', { name: 'Play it here' }).click();
	const position = page.locator('.position');
	await expect(position).toContainText('Amy plays Butter Bean!');
	await position.getByRole('button', { name: 'Forward' }).click();
	await expect(position).toContainText('Bomb! (Ben) is cancelled');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await position.getByRole('link', { name: 'Open it on the full table' }).click();
	await expect(page).toHaveURL(/\/table\/#1/u);
	expect(complaints).toEqual([]);
});

test('a free move on the table is told to be one of the answers, or none', async ({
	page,
	complaints
}) => {
	await page.goto('learn/one-loot-card/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Or decide it on the board' }).click();
	const position = page.locator('.position');
	const said = position.locator('.made');
	await expect(said).toHaveText('Decide it on the board.', { timeout: 15_000 });
	// Only what an answer begins with stands at once.
	await expect(
		position.getByRole('button', { name: /^(?:Play|Activate|Declare|End)/u })
	).toHaveText([/Play 3 Cents!/u]);
	await expect(position.getByRole('button', { name: /pass/u })).toHaveCount(0);
	await position.getByText('More', { exact: true }).click();
	await expect(position.getByRole('button', { name: 'Amy passes' })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await position.getByRole('button', { name: 'Declare an attack' }).click();
	await expect(said).toContainText('none of the answers');
	await position.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(said).not.toContainText('none of the answers');
	await position
		.getByRole('button', { name: /^Play 3 Cents!/u })
		.first()
		.click();
	await position.getByRole('button', { name: 'Everyone passes' }).click();
	await expect(said).toContainText('Yes. That is your answer: “Play one of them”.');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test('a lesson is played on its board, which stays where it is', async ({ page, complaints }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('learn/one-loot-card/', { waitUntil: 'networkidle' });
	const board = page.locator('.decide .table');
	const before = await board.boundingBox();
	await page.getByRole('button', { name: '3 Cents!', exact: true }).first().click();
	const sheet = page.getByRole('dialog', { name: '3 Cents!' });
	await expect(sheet.getByRole('heading', { name: 'Now' })).toBeVisible();
	await expect(sheet.getByRole('heading', { name: 'Change it' })).toHaveCount(0);
	expect(await board.boundingBox()).toEqual(before);
	await sheet.getByRole('button', { name: /^Play 3 Cents!/u }).click();
	await expect(sheet).toHaveCount(0);
	await expect(board.getByRole('list', { name: /^The stack/u })).toContainText('3 Cents! (Amy)');
	await page.getByRole('button', { name: 'Everyone passes' }).click();
	await expect(page.locator('.made')).toContainText('Yes. That is your answer');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test('a lesson can be done without JavaScript', async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL(LESSON, site.url).href);
	await page.getByText('The bomb, right away').click();
	const choice = page.locator('details[name="choice"][open]');
	await expect(choice).toContainText('The bean lies above the bomb');
	await choice.getByText('What the judge says, step by step').click();
	await expect(choice).toContainText('Bomb! (Ben) is cancelled');
	await expect(page.getByRole('button')).toHaveCount(0);
	await context.close();
});

test('a lesson loads little JavaScript until its position is opened', async ({ page }) => {
	const bytes = await scriptBytes(page, LESSON);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(MOST_SCRIPT);
});

for (const name of DATA_NAMES)
	test(`the page about the data leads to ${name}.json, which has its shape`, async ({ page }) => {
		await page.goto('data/');
		const href = await page
			.getByRole('link', { name: `${name}.json`, exact: true })
			.getAttribute('href');
		const answer = await page.request.get(new URL(href ?? '', page.url()).href);
		expect(answer.headers()['content-type']).toContain('application/json');
		expect(v.safeParse(SHAPES[name], await answer.json()).success).toBe(true);
		const schema = await page.request.get(new URL(`${name}.schema.json`, page.url()).href);
		expect(await schema.json()).toMatchObject({ type: 'object' });
	});

for (const path of ['learn/', 'learn/next/', LESSON, 'data/', 'changes/', 'sources/'])
	test(`/${path} is sound in both themes, on both screens`, async ({ browser, site }) => {
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
