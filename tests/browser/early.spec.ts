import { expect, test } from './site.ts';

test('what is chosen and tapped before the page can answer is answered once it can', async ({
	page
}) => {
	let allow = (): void => undefined;
	const allowed = new Promise<void>((resolve) => {
		allow = resolve;
	});
	await page.route(/\.js$/u, async (route) => {
		await allowed;
		await route.continue();
	});
	await page.goto('', { waitUntil: 'commit' });
	await page.getByLabel('Rules', { exact: true }).selectOption('2024');
	await page.getByRole('button', { name: 'Amy attacks…' }).click();
	allow();
	await page.getByRole('option', { name: 'Gurdy', exact: true }).click();
	const pieces = page.getByRole('list', { name: 'What was said' }).getByRole('button');
	await expect(pieces.filter({ hasText: '2024' })).toHaveCount(1);
	await expect(pieces.filter({ hasText: 'Amy attacks Gurdy' })).toHaveCount(1);
});
