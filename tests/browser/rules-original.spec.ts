import { auditPage } from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

const CHAPTER = 'rules/original/player-death/';

test('the contents of the 2023 rules lead to the original ones, and from there to a chapter and its neighbours', async ({
	page,
	complaints
}) => {
	await page.goto('rules/');
	await page.getByRole('link', { name: 'Original first edition' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The original rules');
	await page.getByRole('link', { name: 'Player Death', exact: true }).first().click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player Death');
	await page.getByRole('link', { name: 'Next Bartering' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bartering');
	await page.getByRole('link', { name: 'Previous Player Death' }).click();
	await expect(page.locator('[id="penalty.on-stack"]')).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a rule and the one of the other edition that it differs from lead to each other', async ({
	page,
	complaints
}) => {
	await page.goto(CHAPTER);
	// The original penalty is put on the stack; the Extended Rulebook, 11.2, has it paid at once.
	await page
		.locator('[id="penalty.on-stack"]')
		.getByRole('link', { name: 'The penalty is paid in one go' })
		.click();
	await expect(page).toHaveURL(/rules\/2023\/death\/#death\.player\.penalty-uninterrupted$/u);
	const rule = page.locator('[id="death.player.penalty-uninterrupted"]');
	await expect(rule).toContainText('In the original rules:');
	await rule.getByRole('link', { name: 'The penalty uses the stack' }).click();
	await expect(page).toHaveURL(/rules\/original\/player-death\/#penalty\.on-stack$/u);
	await expect(page.locator('[id="penalty.on-stack"]')).toBeInViewport();
	expect(complaints).toEqual([]);
});

test('a chapter can be read without JavaScript, with its sections and what is disputed', async ({
	browser,
	site
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(new URL('rules/original/faq/#death.order', site.url).href);
	const rule = page.locator('[id="death.order"]');
	await expect(rule).toBeInViewport();
	await expect(rule).toContainText('Original FAQ, Attacking and Monster Slots');
	await expect(rule).toContainText('Disputed');
	await expect(rule).toContainText('We say: the monster’s.');
	await context.close();
});

test('an original rule is quoted with its document', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(CHAPTER, { waitUntil: 'networkidle' });
	await page
		.getByRole('button', { name: 'Quote “The penalty uses the stack”', exact: true })
		.click();
	const quote = await page.evaluate(() => navigator.clipboard.readText());
	expect(quote).toMatch(
		/^The penalty uses the stack \(penalty\.on-stack\): .+\nSee Original ruleset, Player Death\nhttp.+#penalty\.on-stack$/u
	);
});

for (const path of ['rules/original/', CHAPTER, 'rules/original/glossary/'])
	test(`/${path} is sound in both themes, on both screens`, async ({ browser, site }) => {
		test.slow();
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
