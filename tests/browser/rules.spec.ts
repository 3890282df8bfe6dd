import { auditPage, axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, scriptBytes, test } from './site.ts';

const CHAPTER = 'rules/2023/attacking/';
/** The most compressed JavaScript that a rule page may send before a position is opened, in bytes. */
const MOST_SCRIPT = 60 * 1024;

test('the navigation leads to the contents, and from there to a chapter and its neighbours', async ({
	page,
	complaints
}) => {
	await page.goto('');
	await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The 2023 rules');
	await page.getByRole('link', { name: 'Attacking', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('8 Attacking');
	await page.getByRole('link', { name: 'Next 9 Purchasing' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('9 Purchasing');
	await page.getByRole('link', { name: 'Previous 8 Attacking' }).click();
	await expect(page.locator('[id="attack.hit"]')).toBeVisible();
	expect(complaints).toEqual([]);
});

test('on a phone the contents are jumped through by their chapters', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('rules/', { waitUntil: 'networkidle' });
	await page.mouse.wheel(0, 2400);
	await page.getByRole('button', { name: 'Jump to' }).click();
	await page
		.getByRole('navigation', { name: 'Jump to' })
		.getByRole('link', { name: 'Attacking', exact: true })
		.click();
	await expect(page.getByRole('heading', { name: '8 Attacking' })).toBeInViewport();
});

test('a chapter can be read without JavaScript', async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL(`${CHAPTER}#attack.deck-slot`, site.url).href);
	const rule = page.locator('[id="attack.deck-slot"]');
	await expect(rule).toBeInViewport();
	await expect(rule).toContainText('The attacker chooses which slot the revealed card covers.');
	await expect(rule).toContainText('8 Attacking, p. 36');
	await expect(rule).toContainText('Silent');
	await expect(page.getByRole('button')).toHaveCount(0);
	await context.close();
});

test('a chapter loads little JavaScript until a position is opened', async ({ page }) => {
	const bytes = await scriptBytes(page, CHAPTER);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(MOST_SCRIPT);
});

test('a position opens in place by the keyboard, steps, and goes on to the full table', async ({
	page,
	complaints
}) => {
	await page.goto(CHAPTER, { waitUntil: 'networkidle' });
	const play = page.getByRole('button', { name: 'Play it: A hit' });
	await play.focus();
	await page.keyboard.press('Enter');
	const position = page.locator('.position');
	await expect(position.getByRole('heading', { level: 2 }).first()).toBeFocused();
	await expect(position).toContainText('The rule is at work in the next move');
	await page.keyboard.press('Tab');
	await expect(position.getByRole('button', { name: 'Close' })).toBeFocused();
	await position.getByRole('button', { name: 'Forward' }).press('Enter');
	await expect(position).toContainText('Here the rule is at work: A hit');
	await expect(position).toContainText('hits Fly');
	await position.getByRole('button', { name: 'Everyone passes' }).press('Enter');
	await expect(position).toContainText('death');
	await position.getByText('What each could do here').click();
	await expect(position.getByRole('button', { name: /passes$/u }).first()).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);

	// One at a time: another position closes the first.
	await page.getByRole('button', { name: 'Play it: A miss' }).click();
	await expect(page.locator('.position')).toHaveCount(1);
	await expect(page.locator('[id="attack.miss"] .position')).toBeVisible();
	await page.locator('.position').getByRole('link', { name: 'Open it on the full table' }).click();
	await expect(page).toHaveURL(/\/table\/#1/u);
	await expect(page.getByRole('heading', { name: 'The stack' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('every position of the chapter opens', async ({ page, complaints }) => {
	await page.goto(CHAPTER, { waitUntil: 'networkidle' });
	for (const play of await page.locator('button.play').all()) {
		const name = (await play.getAttribute('aria-label')) ?? '';
		await play.click();
		await expect(page.locator('.position'), name).toContainText(
			/The rule is at work|Here the rule/u
		);
		await play.click();
		await expect(page.locator('.position')).toHaveCount(0);
	}
	expect(complaints).toEqual([]);
});

test('a rule leads to the rulings, the cards and the scenarios that use it', async ({
	page,
	complaints
}) => {
	await page.goto('rules/2023/specific-mechanics/', { waitUntil: 'networkidle' });
	const rule = page.locator('[id="prevent.death"]');
	await rule.getByRole('link', { name: /^\d+ rulings?, \d+ cards?, \d+ scenarios?/u }).click();
	await expect(page).toHaveURL(/\/rules\/2023\/coverage\/specific-mechanics\/#prevent\.death$/u);
	const row = page.locator('[id="prevent.death"]');
	await expect(row).toBeInViewport();
	await expect(row.locator('a[href*="/cards/"]').first()).toBeVisible();
	await expect(row.locator('a[href*="/table/?example="]').first()).toBeVisible();
	await row.locator('a[href*="/rulings/"]').first().click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('?');
	await expect(page.locator('[id="prevent.death"]')).toBeAttached();
	expect(complaints).toEqual([]);
});

test('where each rule is used opens by chapter, and an old link to a rule leads to its own', async ({
	page,
	complaints
}) => {
	await page.goto('rules/coverage/', { waitUntil: 'networkidle' });
	await page.getByRole('main').getByRole('link', { name: '8 Attacking' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('8 Attacking');
	await expect(page.locator('[id="attack.hit"]').getByRole('link').first()).toHaveText('A hit');
	await page.goto('rules/');
	await page.goto('rules/original/coverage/#penalty.on-stack');
	await expect(page).toHaveURL(/\/rules\/original\/coverage\/player-death\/#penalty\.on-stack$/u);
	await expect(page.locator('[id="penalty.on-stack"]')).toBeInViewport();
	await page.goBack();
	await expect(page).toHaveURL(/\/rules\/$/u);
	expect(complaints).toEqual([]);
});

test('a rule is quoted with one tap', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(CHAPTER, { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Quote “Attack rolls”', exact: true }).click();
	await expect(page.locator('[id="attack.roll"]').getByRole('status')).toHaveText('Quote copied');
	const quote = await page.evaluate(() => navigator.clipboard.readText());
	expect(quote).toMatch(
		/^Attack rolls \(attack\.roll\): .+\nSee Extended Rulebook, 26 May 2023, 8 Attacking, p\. 36\nhttp.+#attack\.roll$/u
	);
});

test('the contents follow along on a wide screen', async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(`${CHAPTER}#rolling`, { waitUntil: 'networkidle' });
	const here = page.locator('nav.wide [aria-current="location"]');
	await expect(here).toHaveText('Rolling');
	await page.locator('#the-target').evaluate((heading) => {
		heading.scrollIntoView();
	});
	await expect(here).toHaveText('The target');
});

test('from a step on the table to its rule and back, the table as it was', async ({
	page,
	complaints
}) => {
	await page.goto('table/?example=2023%2Fcards%2Ffly-dies', { waitUntil: 'networkidle' });
	const forward = page.getByRole('button', { name: 'Forward' });
	for (let i = 0; i < 4; i++) await forward.click();
	const heading = page.locator('#happened');
	const before = await heading.textContent();
	await page.getByRole('link', { name: 'Attack rolls' }).first().click();
	await expect(page).toHaveURL(/attacking\/#attack\.roll$/u);
	await expect(page.locator('[id="attack.roll"]')).toBeInViewport();
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await expect(heading).toHaveText(before ?? '');
	expect(complaints).toEqual([]);
});

for (const path of [
	'rules/',
	CHAPTER,
	'rules/2023/key-terms/',
	'rules/2023/death/',
	'rules/coverage/',
	'rules/2023/coverage/specific-mechanics/'
])
	test(`/${path} is sound in both themes, on both screens`, async ({ browser, site }) => {
		// The coverage of a chapter holds hundreds of links.
		test.slow();
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
