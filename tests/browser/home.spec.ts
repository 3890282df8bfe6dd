import { expect, test } from './site.ts';

test('the home page opens without a complaint and asks no other origin', async ({
	page,
	complaints
}) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizzle');
	await expect(page.getByRole('contentinfo')).toContainText('unofficial');
	expect(complaints).toEqual([]);
});

test('the home page leads to the table', async ({ page, complaints }) => {
	await page.goto('');
	await page.getByRole('main').getByRole('link', { name: 'Open the table' }).click();
	await expect(page).toHaveURL(/\/table\/$/u);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('the keyboard can skip to the content', async ({ page }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the pages, the name and the theme are one row', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('');
	const middles = await page
		.locator('header :is(a, label)')
		.evaluateAll((all) =>
			all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
		);
	expect(middles.length).toBeGreaterThan(4);
	expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
});
