import { auditPage, axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, scriptBytes, test } from './site.ts';

const PAGE = 'compare/';
/** The most compressed JavaScript that the page may send before a position is opened, in bytes. */
const MOST_SCRIPT = 60 * 1024;

test('every matter can be read without JavaScript, its rules and where they part', async ({
	browser,
	site
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL(`${PAGE}#prevented-death`, site.url).href);
	await expect(page.locator('[id="prevented-death"]')).toBeInViewport();
	const matter = page.locator('section:has(> h3[id="prevented-death"])');
	await expect(matter).toContainText('6.25 Prevent, p. 32');
	await expect(matter).toContainText('Original ruleset, Player Death');
	// Extended Rulebook, 6.25; original ruleset, Player Death.
	const parts = matter.locator('.parts');
	await expect(parts).toHaveCount(2);
	await expect(parts.first()).toContainText('1 HP left');
	await expect(parts.last()).toContainText('2 HP left');
	await expect(matter).toContainText('Ben, HP: 2');
	await expect(page.getByRole('button')).toHaveCount(0);
	await context.close();
});

test('every entry of the contents leads to its place', async ({ page }) => {
	await page.goto(PAGE);
	const links = page.getByRole('navigation', { name: 'Matters' }).getByRole('link');
	expect(await links.count()).toBeGreaterThan(40);
	for (const link of await links.all()) {
		const anchor = (await link.getAttribute('href'))?.replace(/^.*#/u, '') ?? '';
		await expect(page.locator(`[id="${anchor}"]`), anchor).toHaveCount(1);
	}
});

test('it loads little JavaScript until a position is opened', async ({ page }) => {
	const bytes = await scriptBytes(page, PAGE);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(MOST_SCRIPT);
});

test('a position is played in place under either edition, and opens at the table', async ({
	page,
	complaints
}) => {
	// The judge is fetched, and axe looks at every link of the page.
	test.slow();
	await page.goto(PAGE, { waitUntil: 'networkidle' });
	const matter = page.locator('section:has(> h3[id="prevented-death"])');
	const play = matter.getByRole('button', { name: /^Play it here: Original/u });
	await play.focus();
	await page.keyboard.press('Enter');
	const position = page.locator('.position');
	await expect(position.getByRole('heading', { level: 2 }).first()).toBeFocused();
	await expect(position).toContainText('Original ruleset');
	const forward = position.getByRole('button', { name: 'Forward' });
	const moves = Number(/of (\d+)/u.exec((await position.locator('.at').textContent()) ?? '')?.[1]);
	for (let move = 1; move <= moves; move++) {
		await forward.press('Enter');
		await expect(position.locator('.at')).toHaveText(`${move} of ${moves}`);
	}
	await expect(position).toContainText('2 HP left');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);

	// The other edition takes its place.
	await matter.getByRole('button', { name: /^Play it here: 2023/u }).click();
	await expect(page.locator('.position')).toHaveCount(1);
	await expect(position).toContainText('Extended Rulebook of 2023');
	await position.getByRole('button', { name: 'Close', exact: true }).click();
	await expect(page.locator('.position')).toHaveCount(0);

	await matter.getByRole('link', { name: /^Open at the table\s*: Original/u }).click();
	await expect(page).toHaveURL(/\/table\/#/u);
	await expect(page.getByRole('heading', { name: 'The stack' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a rule that differs leads to its matter, and that back to the rule', async ({
	page,
	complaints
}) => {
	await page.goto('rules/original/player-death/', { waitUntil: 'networkidle' });
	await page
		.locator('[id="death.restores-health"]')
		.getByRole('link', { name: 'In 2023:' })
		.first()
		.click();
	await expect(page).toHaveURL(/\/compare\/#prevented-death$/u);
	await expect(page.locator('[id="prevented-death"]')).toBeInViewport();
	await page
		.locator('section:has(> h3[id="prevented-death"]) .rules')
		.getByRole('link', { name: 'A prevented death gives HP back' })
		.click();
	await expect(page).toHaveURL(/rules\/original\/player-death\/#death\.restores-health$/u);
	expect(complaints).toEqual([]);
});

test('the pages of both rulebooks lead here', async ({ page }) => {
	for (const path of ['rules/', 'rules/original/']) {
		await page.goto(path);
		await page.getByRole('main').getByRole('link', { name: 'Side by side' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rulebooks side by side');
	}
});

test(`/${PAGE} is sound in both themes, on both screens`, async ({ browser, site }) => {
	// It holds every matter, and axe looks at each of its links.
	test.slow();
	expect(await auditPage(browser, site.url, PAGE)).toEqual([]);
});
