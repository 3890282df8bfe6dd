import { auditPage, axeFindings, SCREENS, sidewaysFindings } from '../../scripts/page-audit.ts';
import { DIFFERENCES } from '../../src/lib/rules/differences.ts';
import { expect, scriptBytes, test } from './site.ts';

const OVERVIEW = 'compare/';
const MATTER = 'compare/prevented-death/';
/** The most compressed JavaScript that the pages may send before a position is opened, in bytes. */
const MOST_SCRIPT = 60 * 1024;

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a matter can be read, its rules and where they part', async ({ page }) => {
		await page.goto(OVERVIEW);
		await page.getByRole('link', { name: 'A death that is prevented' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('A death that is prevented');
		const matter = page.getByRole('main');
		await expect(matter).toContainText('6.25 Prevent, p. 32');
		await expect(matter).toContainText('Original ruleset, Player Death');
		// Extended Rulebook, 6.25; original ruleset, Player Death.
		const parts = matter.locator('.parts');
		await expect(parts).toHaveCount(2);
		await expect(parts.first()).toContainText('1 HP left');
		await expect(parts.last()).toContainText('2 HP left');
		await expect(matter).toContainText('Ben, HP: 2');
		await expect(page.getByRole('button')).toHaveCount(0);
	});
});

for (const screen of SCREENS)
	test(`the overview fits a screen of ${screen.width} px, and leads to every matter`, async ({
		page
	}) => {
		await page.setViewportSize(screen);
		await page.goto(OVERVIEW);
		const nav = page.getByRole('navigation', { name: 'Matters' });
		const box = await nav.boundingBox();
		// On a phone the navigation lies over the foot of the screen.
		const bar = await page.getByRole('banner').getByRole('navigation').boundingBox();
		const end = bar && bar.y > screen.height / 2 ? bar.y : screen.height;
		expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
		const links = nav.locator('a:not(h2 a)');
		expect(await links.count()).toBeGreaterThan(DIFFERENCES.length);
		for (const { id } of DIFFERENCES)
			await expect(nav.locator(`a[href$="/${id}/"]`), id).toHaveCount(1);
	});

test('on a phone a part of the game leads to its matters, and those to each other', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(OVERVIEW, { waitUntil: 'networkidle' });
	const title = page.getByRole('heading', { level: 1 });
	await page.getByRole('link', { name: /^A turn/u }).click();
	await expect(title).toHaveText('A turn');
	await page.getByRole('link', { name: 'The loot of the turn' }).click();
	await expect(title).toHaveText('The loot of the turn');
	await page.getByRole('link', { name: /^Next/u }).click();
	await expect(title).toHaveText('The loot play of the turn');
	await page.getByRole('link', { name: 'A turn', exact: true }).click();
	await expect(title).toHaveText('A turn');
	await expect(page).toHaveURL(/\/compare\/part\/a-turn\/$/u);
	expect(complaints).toEqual([]);
});

for (const [place, page] of [
	['prevented-death', 'prevented-death/'],
	['a-turn', 'part/a-turn/'],
	['cards', 'cards/'],
	['only-original', 'only-original/']
] as const)
	test(`the place #${place} of the old page leads to its own`, async ({ page: tab }) => {
		await tab.goto('rules/');
		await tab.goto(`${OVERVIEW}#${place}`);
		await expect(tab).toHaveURL(new RegExp(`/compare/${page}$`, 'u'));
		await expect(tab.getByRole('link', { name: 'The rulebooks side by side' })).toBeVisible();
		// The overview does not stand in the way back.
		await tab.goBack();
		await expect(tab).toHaveURL(/\/rules\/$/u);
	});

for (const path of [OVERVIEW, MATTER])
	test(`/${path} loads little JavaScript until a position is opened`, async ({ page }) => {
		const bytes = await scriptBytes(page, path);
		expect(bytes).toBeGreaterThan(0);
		expect(bytes).toBeLessThan(MOST_SCRIPT);
	});

test('a position is played in place under either edition, and opens at the table', async ({
	page,
	complaints
}) => {
	// The judge is fetched, and axe looks at every link of the page.
	test.slow();
	await page.goto(MATTER, { waitUntil: 'networkidle' });
	const matter = page.getByRole('main');
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
	await expect(page).toHaveURL(/\/compare\/prevented-death\/$/u);
	await page
		.getByRole('region', { name: 'Original ruleset' })
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

for (const path of [
	OVERVIEW,
	MATTER,
	'compare/part/dice/',
	'compare/cards/',
	'compare/open-in-one/',
	'compare/only-original/'
])
	test(`/${path} is sound in both themes, on both screens`, async ({ browser, site }) => {
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
