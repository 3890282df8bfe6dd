import '#lib/cards/sets/known.ts';
import type { Locator, Page } from '@playwright/test';
import { auditPage, axeFindings, SCREENS, sidewaysFindings } from '../../scripts/page-audit.ts';
import { LIBRARY } from '#lib/cards/library.ts';
import { expect, reload, test } from './site.ts';

const PHONE = SCREENS[0];
const list = (page: Page): Locator => page.getByRole('main').locator('ul > li');
const search = (page: Page): Locator => page.getByRole('searchbox');

test('the navigation leads to every card of the library', async ({ page, complaints }) => {
	await page.goto('');
	await page.getByRole('navigation').getByRole('link', { name: 'Cards' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cards');
	await expect(list(page)).toHaveCount(LIBRARY.size);
	await page.getByRole('link', { name: /^Gurdy Jr\./u }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gurdy Jr.');
	await page.getByRole('link', { name: 'All cards' }).click();
	await expect(list(page)).toHaveCount(LIBRARY.size);
	expect(complaints).toEqual([]);
});

test('a card is found by name, by nickname and by what it says', async ({ page, complaints }) => {
	await page.goto('cards/', { waitUntil: 'networkidle' });
	await search(page).fill('D6');
	await expect(list(page).first()).toContainText('The D6');
	await expect(page).toHaveURL(/\?q=D6$/u);
	await search(page).fill("dad's coin");
	await expect(list(page).first()).toContainText("Dad's Lost Coin");
	await search(page).fill('magdalene');
	await expect(list(page).first()).toContainText('Maggy');
	await search(page).fill('gupys collar');
	await expect(page.getByText('Nothing is called that; close to it:')).toBeVisible();
	await expect(list(page).first()).toContainText("Guppy's Collar");
	await search(page).fill('extra wings');
	await expect(page.getByText('No card answers to all of that.')).toBeVisible();
	await page.getByRole('button', { name: 'Show all' }).click();
	await expect(page.getByText(`${String(LIBRARY.size)} cards`, { exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/cards\/$/u);
	await expect(page.getByRole('status').filter({ hasText: 'cards' })).toBeFocused();
	// Rows are told down to a little below what is seen.
	const atOnce = await list(page).count();
	expect(atOnce).toBeLessThan(LIBRARY.size / 2);
	await expect
		.poll(
			async () => {
				await page.keyboard.press('End');
				return list(page).count();
			},
			{ intervals: [50] }
		)
		.toBe(LIBRARY.size);
	expect(complaints).toEqual([]);
});

test('who comes back from a card is where they went on from', async ({ page, complaints }) => {
	await page.setViewportSize(PHONE);
	for (const address of ['cards/', 'cards/?q=roll']) {
		await page.goto(address, { waitUntil: 'networkidle' });
		// Far below what is told at first.
		const far = list(page).nth(80).getByRole('link');
		await expect
			.poll(
				async () => {
					await page.keyboard.press('PageDown');
					return (await far.count()) > 0 && (await far.locator('strong').count()) > 0;
				},
				{ intervals: [50] }
			)
			.toBe(true);
		await far.scrollIntoViewIfNeeded();
		const name = (await far.locator('strong').textContent()) ?? '';
		await far.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		await page.goBack();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The cards');
		await expect(list(page).nth(80)).toBeInViewport();
		await expect(list(page).nth(80)).toContainText(name);
	}
	expect(complaints).toEqual([]);
});

test('filters stand in the address, and an address sets the filters', async ({
	page,
	complaints
}) => {
	await page.goto('cards/', { waitUntil: 'networkidle' });
	await page.getByLabel('Kind').selectOption('treasure');
	await page.getByLabel('Mentions').selectOption('dice rolls');
	await page.getByLabel('turning it').check();
	await expect(page).toHaveURL(/kind=treasure&mentions=dice\+rolls&tap=1$/u);
	await expect(page.getByRole('status')).toHaveText(/^\d+ cards$/u);
	const count = Number.parseInt(await page.getByRole('status').innerText(), 10);
	expect(count).toBeGreaterThan(0);
	expect(count).toBeLessThan(60);
	await expect(list(page)).toHaveCount(count);

	await reload(page);
	await expect(page.getByLabel('Kind')).toHaveValue('treasure');
	await expect(list(page)).toHaveCount(count);

	// From a card one comes back to the same list.
	await page.getByRole('link', { name: /^Book of Sin/u }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book of Sin');
	await page.goBack();
	await expect(list(page)).toHaveCount(count);
	expect(complaints).toEqual([]);
});

test('on a phone the filters are folded, and unfolded where they are set', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('cards/', { waitUntil: 'networkidle' });
	await expect(page.getByLabel('Kind')).toBeHidden();
	await page.getByRole('button', { name: 'Filters' }).click();
	await page.getByLabel('Kind').selectOption('curse');
	await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(await axeFindings(page)).toEqual([]);
	await page.goto('cards/?kind=room', { waitUntil: 'networkidle' });
	await expect(page.getByLabel('Kind')).toHaveValue('room');
	await expect(page.getByLabel('Kind')).toBeVisible();
});

test('a card shows its lines with their rules, and leads to its scenarios', async ({
	page,
	complaints
}) => {
	await page.goto('cards/guppys-collar/', { waitUntil: 'networkidle' });
	const lines = page.getByRole('region', { name: 'Its lines and their rules' });
	await lines.locator('summary').first().click();
	await expect(lines.getByText('Preventing a death', { exact: true })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Its official page' })).toHaveAttribute(
		'href',
		'https://foursouls.com/cards/b2-guppys_collar/'
	);
	const played = page.getByRole('region', { name: 'Played through' });
	const title = await played.getByRole('link').first().textContent();
	await played.getByRole('link').first().click();
	await expect(page).toHaveURL(/\/table\/\?example=/u);
	await expect(page.getByRole('main')).toContainText(title ?? 'a title');
	expect(complaints).toEqual([]);
});

test('a card leads to its rulings, to whom it is disputed with, and to its rules', async ({
	page,
	complaints
}) => {
	await page.goto('cards/butter-bean/', { waitUntil: 'networkidle' });
	const disputed = page.getByRole('region', { name: 'Disputed' });
	await expect(disputed.getByRole('heading', { level: 3, name: 'Disputed with' })).toBeVisible();
	await expect(disputed.getByRole('link', { name: 'The Relic, treasure' })).toBeVisible();
	await disputed.getByRole('link', { name: 'Can I cancel The Relic with Butter Bean!?' }).click();
	await expect(page).toHaveURL(/\/rulings\/cancelling-a-triggered-ability\/$/u);
	await page.goBack();
	const lines = page.getByRole('region', { name: 'Its lines and their rules' });
	await lines.locator('summary').first().click();
	const rule = lines.getByRole('link', { name: 'Playing a loot card' });
	await rule.click();
	await expect(page).toHaveURL(/\/rules\/2023\/[a-z-]+\/#loot\.play$/u);
	await expect(page.locator('[id="loot.play"]')).toBeInViewport();
	expect(complaints).toEqual([]);
});

test('a card can be put on the table', async ({ page, complaints }) => {
	await page.goto('cards/the-relic/', { waitUntil: 'networkidle' });
	await page.getByRole('link', { name: 'Put it on the table' }).click();
	await expect(page).toHaveURL(/\/table\/#1/u);
	await expect(page.getByRole('main').getByText('The Relic').first()).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a face shows its lines where it is wide, and its numbers where it is not', async ({
	page
}) => {
	await page.goto('cards/gurdy-jr/', { waitUntil: 'networkidle' });
	const wide = page.getByRole('article', { name: 'Gurdy Jr., monster' });
	await expect(wide.getByText('take 1 damage')).toBeVisible();
	const small = page.getByRole('article', { name: 'Cursed Psy Horf, monster' });
	await expect(small.getByText('Cursed Psy Horf')).toBeVisible();
	await expect(small.getByRole('list', { name: 'Stats' })).toBeVisible();
	await expect(small.locator('.text')).toBeHidden();
});

test('the coverage counts all official cards, and lists them set by set', async ({
	page,
	complaints
}) => {
	test.slow();
	await page.goto('cards/coverage/', { waitUntil: 'networkidle' });
	const sum = page.getByRole('listitem').filter({ hasText: 'All official cards' });
	const told = (await sum.textContent()) ?? '';
	const sets = await page.locator('.sets a').all();
	const names = await Promise.all(sets.map((set) => set.innerText()));
	let [rows, byHand] = [0, 0];
	for (const name of names) {
		await page.getByRole('link', { name, exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
		rows += await page.locator('tbody tr').count();
		byHand += await page.locator('tbody td:nth-of-type(2)', { hasText: /^\s*by hand/u }).count();
		await page.getByRole('link', { name: 'All sets' }).click();
	}
	expect(rows).toBe(951);
	expect(byHand).toBeGreaterThan(0);
	expect(told).toContain(`${String(951 - byHand)} of 951`);
	expect(told).toContain(`${String(byHand)} by hand`);
	expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the list is whole, and a card can be read', async ({ page }) => {
		await page.goto('cards/');
		await expect(list(page)).toHaveCount(LIBRARY.size);
		await expect(page.getByRole('searchbox')).toBeHidden();
		await page.getByRole('link', { name: /^Bomb!/u }).click();
		await page.getByRole('main').locator('summary').first().click();
		await expect(page.getByText('Playing a loot card', { exact: true })).toBeVisible();
	});
});

for (const path of ['', 'mega-satan/', 'book-of-sin/', 'isaac/', 'coverage/', 'coverage/b2/']) {
	test(`/cards/${path} is accessible and fits in both themes, on both screens`, async ({
		browser,
		site
	}) => {
		test.slow();
		expect(await auditPage(browser, site.url, `cards/${path}`)).toEqual([]);
	});
}
