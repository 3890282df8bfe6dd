import { expect, reload, test } from './site.ts';

test('the site works under a path of its host', async ({ page, subSite, complaints }) => {
	await page.goto(subSite.url, { waitUntil: 'networkidle' });
	const navigation = page.getByRole('navigation', { name: 'Pages' });

	await navigation.getByRole('link', { name: 'Table' }).click();
	await expect(page).toHaveURL(`${subSite.url}table/`);

	await navigation.getByRole('link', { name: 'Notation' }).click();
	await expect(page).toHaveURL(`${subSite.url}notation/`);
	await reload(page);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('notation');

	await page.getByRole('banner').getByRole('link', { name: 'Fizzle' }).click();
	await expect(page).toHaveURL(subSite.url);
	expect(complaints).toEqual([]);
});
