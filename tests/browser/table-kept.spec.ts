import { expect, test } from './site.ts';

const ASKED = 'Everyone passes';

test('a table that the browser does not store says so before a reload loses it', async ({
	page,
	complaints
}) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('No room is left.', 'QuotaExceededError');
		};
	});
	await page.goto('table/', { waitUntil: 'networkidle' });
	await expect(page.getByText('This table is not kept.')).toHaveCount(0);
	await page.getByRole('button', { name: ASKED }).click();
	await expect(page.getByRole('status').getByText('This table is not kept.')).toBeVisible();
	expect(complaints).toEqual([]);
});
