import type { Page } from '@playwright/test';
import { expect, reload, test } from './site.ts';

const background = (page: Page): Promise<string> =>
	page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the page follows the theme of the system', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('');
	const light = await background(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(() => background(page)).not.toBe(light);
});

test('a chosen theme overrides the system and is kept', async ({ page, complaints }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('', { waitUntil: 'networkidle' });
	const light = await background(page);
	await page.getByLabel('Theme').selectOption('dark');
	// What is chosen before the page lives is heard once it does.
	await expect.poll(() => background(page)).not.toBe(light);
	const dark = await background(page);

	await reload(page);
	expect(await background(page)).toBe(dark);
	await expect(page.getByLabel('Theme')).toHaveValue('dark');

	await page.getByLabel('Theme').selectOption('system');
	await expect.poll(() => background(page)).toBe(light);
	expect(complaints).toEqual([]);
});
