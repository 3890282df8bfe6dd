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
