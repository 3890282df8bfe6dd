import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings } from '../../scripts/page-audit.ts';
import { ROOT } from '../../scripts/paths.ts';
import { expect, test } from './site.ts';

const FILE = join(ROOT, 'tests/site/kept/file-1.json');

test('what is kept on a device is saved as a file, brought in from one, opened and forgotten', async ({
	page,
	site,
	complaints
}) => {
	await page.goto(`${site.url}table/`);
	await page.getByRole('link', { name: 'What you keep on this device' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('On this device');
	const main = page.getByRole('main');
	await page.getByLabel('Bring in a file').setInputFiles(FILE);
	await expect(main.getByRole('status')).toHaveText(
		'1 table was added. 1 table could not be read.'
	);
	const table = main.getByRole('link', { name: 'Who gets the reward?' });
	await expect(table).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);

	const coming = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save all as a file' }).click();
	const saved = JSON.parse(readFileSync(await (await coming).path(), 'utf8')) as {
		tables: readonly { title: string }[];
	};
	expect(saved.tables.map(({ title }) => title)).toEqual(['Who gets the reward?']);

	await page.getByLabel('Bring in a file').setInputFiles({
		name: 'x.json',
		mimeType: 'application/json',
		buffer: Buffer.from('no')
	});
	await expect(main.getByRole('alert')).toContainText('it should be JSON');

	await table.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who gets the reward?');
	await page.goBack();
	await page.getByRole('button', { name: 'Forget Who gets the reward?' }).click();
	await expect(table).toHaveCount(0);
	expect(complaints).toEqual([]);
});

test('a table can be left while it is still being opened', async ({ page, site, complaints }) => {
	await page.goto(`${site.url}table/`);
	await page.getByRole('link', { name: 'What you keep on this device' }).click();
	await page.getByLabel('Bring in a file').setInputFiles(FILE);
	const table = page.getByRole('main').getByRole('link', { name: 'Who gets the reward?' });
	await expect(table).toBeVisible();

	// What the page itself is made of comes; what it opens the table with does not.
	const heading = page.getByRole('heading', { level: 1 });
	const held: (() => void)[] = [];
	await page.route('**/_app/immutable/**', async (route) => {
		if ((await heading.textContent()) === 'The table')
			await new Promise<void>((resolve) => held.push(resolve));
		await route.continue();
	});
	await table.click();
	await expect(heading).toHaveText('The table');
	await expect.poll(() => held.length).toBeGreaterThan(0);
	await page.goBack();
	await expect(heading).toHaveText('On this device');
	const came = page.waitForEvent('requestfinished');
	for (const letGo of held) letGo();
	await came;
	// What it was waiting for has been run by the time that the browser has nothing to do.
	await page.waitForLoadState('networkidle');
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect(complaints).toEqual([]);
});
