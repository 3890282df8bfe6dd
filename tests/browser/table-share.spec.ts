import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, reload, test } from './site.ts';

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';
const tap = async (at: Page | Locator, name: string): Promise<void> => {
	await at.getByRole('button', { name, exact: true }).click();
};
const stack = (page: Page): Locator =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');
const share = async (page: Page): Promise<Locator> => {
	await tap(page, 'Share');
	const sheet = page.getByRole('dialog', { name: 'Share' });
	await expect(sheet).toBeVisible();
	return sheet;
};
const textOf = (sheet: Locator, name: string): Promise<string> =>
	sheet.getByRole('textbox', { name, exact: true, includeHidden: true }).inputValue();

/** The example at the move where the whole stack lies there. */
const openAtStack = async (page: Page): Promise<void> => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 7; i++) await tap(page, 'Forward');
	await expect(stack(page)).toHaveCount(4);
};

test('a link opens the same table, line and step', async ({ page, context, complaints }) => {
	await openAtStack(page);
	await tap(page, 'Back');
	await page.getByRole('button', { name: 'Ben passes' }).click();
	await page.getByRole('button', { name: 'What if?' }).click();
	await page.getByRole('button', { name: 'Rename Line 2' }).click();
	await page.getByLabel('Name of Line 2').fill('Amy says nothing');
	await page.getByLabel('Name of Line 2').press('Tab');
	await page.keyboard.press('Escape');
	const link = await textOf(await share(page), 'The link');
	expect(link).toMatch(/\/table\/#1[\w-]+$/u);
	expect(link.length).toBeLessThan(400);

	const other = await context.newPage();
	await other.goto(link, { waitUntil: 'networkidle' });
	await expect(other.locator('#happened')).toHaveText('Ben passes.');
	await expect(stack(other)).toHaveText(['Sleight of Hand', 'The Relic', 'Combat damage 1 to Amy']);
	await expect(other.getByRole('button', { name: 'Amy says nothing', exact: true })).toBeVisible();
	await expect(other.getByText('This verdict has changed')).toBeHidden();

	// What is done on it is one's own, and still there after a reload.
	await tap(other, 'Everyone passes');
	await expect(other).toHaveURL(/\/table\/$/u);
	const now = await other.locator('#happened').textContent();
	await reload(other);
	await expect(other.locator('#happened')).toHaveText(now ?? '');
	expect(complaints).toEqual([]);
});

test('a damaged or hostile link opens an explanation', async ({ page, complaints }) => {
	await openAtStack(page);
	const link = await textOf(await share(page), 'The link');
	for (const broken of [
		link.slice(0, -3),
		link.replace(/#1./u, '#1_'),
		`${link.replace(/#.*/u, '')}#<img src=x onerror=alert(1)>`,
		`${link.replace(/#.*/u, '')}#${'1'.repeat(20_000)}`
	]) {
		await page.goto('about:blank');
		await page.goto(broken, { waitUntil: 'networkidle' });
		await expect(page.getByRole('alert')).toContainText('This link cannot be opened.');
		await expect(page.getByRole('heading', { name: 'The stack' })).toBeVisible();
	}
	expect(complaints).toEqual([]);
});

test('the verdict reads well as text, with what both said', async ({ page, complaints }) => {
	await openAtStack(page);
	await tap(page, 'Verdict');
	const banner = page.getByRole('region', { name: 'The verdict' });
	const verdict = banner.getByRole('region', { name: 'Who is right?' });
	await verdict.getByRole('button', { name: 'Ben says', exact: true }).click();
	await verdict.getByText('Say something else').click();
	await verdict
		.getByLabel('Something happens')
		.selectOption({ label: 'Sleight of Hand (Ben) resolves' });
	await tap(verdict, 'Ben says so');
	await verdict.getByRole('button', { name: /^Amy says: Amy ends with 1 more loot card/u }).click();
	const claimed = verdict.getByRole('list', { name: 'What was said, and who is right' });
	const wrong = claimed.getByRole('listitem').filter({ hasText: 'Ben is wrong.' });
	await expect(wrong).toContainText('6.5 Cancel');
	await expect(claimed).toContainText('Amy is right. Amy ends with 1 more loot card.');
	await page.keyboard.press('Escape');

	const sheet = await share(page);
	const text = await textOf(sheet, 'The verdict');
	expect(text).toContain('Does The Relic still loot?**');
	expect(text).toContain('1. Butter Bean! (Amy): ');
	expect(text).toContain(
		'- Ben says: “Sleight of Hand (Ben) resolves.” Wrong: Sleight of Hand (Ben) is cancelled. (6.5 Cancel'
	);
	expect(text).toContain('`cancel.removed`');
	expect(text).toContain(await textOf(sheet, 'The link'));
	expect(await textOf(sheet, 'The notation')).toContain(
		'Ben activates Sleight of Hand -> loot deck'
	);
	expect(await textOf(sheet, 'The report')).toContain('What should happen instead');

	const link = await textOf(sheet, 'The link');
	await reload(page);
	await expect(banner).toContainText('Ben is wrong. Amy is right.');
	await tap(page, 'Verdict');
	await expect(wrong).toBeVisible();

	// Who opens the link reads on the table who is right, and by which rule.
	await page.goto('about:blank');
	await page.goto(link, { waitUntil: 'networkidle' });
	await expect(banner).toContainText('Ben is wrong. Amy is right.');
	await banner.getByRole('button', { name: 'Why?' }).click();
	await expect(wrong).toContainText('6.5 Cancel');
	await expect(claimed).toContainText('Amy is right. Amy ends with 1 more loot card.');
	expect(complaints).toEqual([]);
});

test('a table is saved as a file, opened again, and saved as an image', async ({
	page,
	complaints
}) => {
	await openAtStack(page);
	const sheet = await share(page);
	const saving = page.waitForEvent('download');
	await sheet.getByText('As a text, a file or a frame').click();
	await tap(sheet, 'Save as a file');
	const file = await saving;
	expect(file.suggestedFilename()).toBe('does-the-relic-still-loot.souls');
	const painting = page.waitForEvent('download');
	await tap(sheet, 'Save the picture');
	const image = await painting;
	expect(image.suggestedFilename()).toBe('does-the-relic-still-loot.png');
	const bytes = await readFile(await image.path());
	expect(bytes.subarray(1, 4).toString()).toBe('PNG');
	await page.keyboard.press('Escape');

	await tap(page, 'Tables');
	await tap(page, 'A fresh table');
	await expect(page.getByText('The stack is empty.')).toBeVisible();
	await tap(page, 'Tables');
	await page.getByLabel('Open a file…').setInputFiles(await file.path());
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does The Relic still loot?');
	await tap(page, 'Tables');
	await page.getByLabel('Open a file…').setInputFiles({
		name: 'x.souls',
		mimeType: 'text/plain',
		buffer: Buffer.from('monsters: Gurdi')
	});
	await expect(page.getByRole('alert')).toContainText('That file is no scenario: line 1');
	expect(complaints).toEqual([]);
});

/** The size of the picture that a chat would show of a page, in px. */
async function pictureOf(page: Page): Promise<readonly number[]> {
	await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
		'content',
		'summary_large_image'
	);
	const address = await page.locator('meta[property="og:image"]').getAttribute('content');
	expect(address).toMatch(/^\/.*picture\.png$/u);
	const answer = await page.request.get(new URL(address ?? '', page.url()).href);
	expect(answer.headers()['content-type']).toBe('image/png');
	const bytes = await answer.body();
	return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('rulings, chapters and the table have a picture of their own where a link is shown', async ({
	page
}) => {
	const pictures = new Set<string | null>();
	for (const [address, says] of [
		['rulings/cancel-the-attack-under-a-losing-roll/', /^Yes, the card resolves before the roll/u],
		['rules/2023/attacking/', /chapter 8/u],
		['rules/original/attacking/', /original/u],
		['table/', /who is right/u]
	] as const) {
		await page.goto(address);
		expect(await pictureOf(page)).toEqual([1200, 630]);
		await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', says);
		pictures.add(await page.locator('meta[property="og:image"]').getAttribute('content'));
	}
	expect(pictures.size).toBe(4);
});

for (const takesFiles of [true, false])
	test(`the share sheet of the system is given the answer, the link and ${takesFiles ? 'the picture' : 'no picture where it takes none'}`, async ({
		page,
		complaints
	}) => {
		await page.addInitScript((files) => {
			navigator.canShare = () => files;
			navigator.share = (data = {}) => {
				const sent = (data.files ?? []).map(({ name, type, size }) =>
					size > 10_000 ? `${name} ${type}` : 'nothing is on it'
				);
				document.documentElement.dataset.given = JSON.stringify({ ...data, files: sent });
				return Promise.resolve();
			};
		}, takesFiles);
		await openAtStack(page);
		const sheet = await share(page);
		const link = await textOf(sheet, 'The link');
		await expect(sheet.getByRole('img', { name: /^The picture/u })).toBeVisible();
		await tap(sheet, 'Share it');
		const given = async (): Promise<unknown> =>
			JSON.parse((await page.locator('html').getAttribute('data-given')) ?? 'null');
		await expect.poll(given).toMatchObject({
			title: 'Does The Relic still loot?',
			text: expect.stringMatching(
				/^Amy attacks Fly, .*Does The Relic still loot\?\nYes\. Amy .*loots 1/su
			),
			url: link,
			files: takesFiles ? ['does-the-relic-still-loot.png image/png'] : []
		});
		expect(complaints).toEqual([]);
	});

test('without one, the answer is copied with what was done and the link', async ({
	page,
	context,
	complaints
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page
		.getByRole('textbox', { name: 'Say what happens' })
		.fill('amy attacks gurdy (1 hp), rolls 2, ben bombs it');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('region', { name: 'The verdict' })).toContainText('Amy gains 7¢');
	const sheet = await share(page);
	await expect(
		sheet.getByRole('img', { name: /Amy attacks Gurdy \(1 HP\), rolls 2, Ben bombs it/u })
	).toBeVisible();
	await expect(sheet.getByRole('button', { name: 'Share it' })).toBeHidden();
	await tap(sheet, 'Copy the answer');
	await expect(sheet.getByText('The answer is copied.')).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	const [said, answer, link] = copied.split('\n');
	expect(said).toBe('Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it.');
	expect(answer).toMatch(/^Amy gains 7¢ and Gurdy's soul, and takes no damage\. /u);
	expect(link).toBe(await textOf(sheet, 'The link'));
	expect(complaints).toEqual([]);
});

test('what makes the picture comes with the sheet, not with the table', async ({ page }) => {
	const fetched: string[] = [];
	page.on('response', async (response) => {
		if (!response.url().endsWith('.js')) return;
		const text = await response.text().catch(() => '');
		if (text.includes('Point a camera')) fetched.push(response.url());
	});
	await openAtStack(page);
	expect(fetched).toEqual([]);
	await share(page);
	await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('on paper there is the answer first, then the report, and nothing else', async ({ page }) => {
	await openAtStack(page);
	await share(page);
	await expect(page.getByRole('img', { name: /^The picture/u })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	const paper = page.locator('.print-sheet');
	await expect(paper.locator('.answer')).toContainText('loots 1');
	await expect(paper.locator('svg').first()).toBeVisible();
	const order = await paper.evaluate((sheet) =>
		['.answer', 'ol', '.table', 'dl'].map(
			(place) => sheet.querySelector(place)?.getBoundingClientRect().top ?? -1
		)
	);
	expect(order).toEqual([...order].sort((a, b) => a - b));
	expect(await paper.evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(0, 0, 0)');
	await expect(page.getByText('The stack, first to resolve on top').last()).toBeVisible();
	await expect(
		page.getByRole('navigation', { name: 'Timeline', includeHidden: true })
	).toBeHidden();
	await expect(page.getByText('Copy the link')).toBeHidden();
});

test('a frame on another page steps through the same table', async ({ page, complaints }) => {
	await openAtStack(page);
	const frame = await textOf(await share(page), 'The frame for other pages');
	const address = /src="([^"]+)"/u.exec(frame)?.[1] ?? '';
	expect(address).toContain('/embed/#1');
	await page.goto(address, { waitUntil: 'networkidle' });
	const items = page.getByRole('list', { name: /^The stack/u }).getByRole('listitem');
	await expect(items).toHaveCount(4);
	await expect(page.getByRole('banner')).toBeHidden();
	await tap(page, 'Forward');
	await expect(items).toHaveText([/^\s*The Relic/u, /^\s*combat damage 1 to Amy/iu]);
	await expect(page.getByRole('link', { name: 'Open it on the table' })).toHaveAttribute(
		'href',
		/table\/#1/u
	);
	await page.goto('embed/#1broken', { waitUntil: 'networkidle' });
	await reload(page);
	await expect(page.getByRole('alert')).toContainText('This link cannot be opened.');
	expect(complaints).toEqual([]);
});

test('a curated dispute has a preview, and reads well without a script', async ({
	browser,
	site
}) => {
	const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto('table/relic-and-butter-bean/');
	await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
		'content',
		'Does The Relic still loot?'
	);
	await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
		'content',
		/^Yes\. Amy loots 1/u
	);
	expect(await pictureOf(page)).toEqual([1200, 630]);
	await expect(
		page.getByRole('listitem').filter({ hasText: 'Amy plays Butter Bean!' })
	).toBeVisible();
	await expect(page.getByRole('link', { name: 'Play it on the table' })).toBeVisible();
	await context.close();
});

test('a link from a curated dispute leads on to its step', async ({ page, complaints }) => {
	await openAtStack(page);
	const link = await textOf(await share(page), 'The link');
	expect(link).toContain('/table/relic-and-butter-bean/#1');
	await page.goto('about:blank');
	await page.goto(link, { waitUntil: 'networkidle' });
	await expect(page).toHaveURL(/\/table\/#1/u);
	await expect(stack(page)).toHaveCount(4);
	expect(complaints).toEqual([]);
});

for (const [from, open] of [
	[
		'the home page',
		async (page: Page): Promise<void> => {
			await page.goto('', { waitUntil: 'networkidle' });
			await page.getByRole('link', { name: 'Does The Relic still loot?' }).click();
		}
	],
	[
		'its own address',
		async (page: Page): Promise<void> => {
			await page.goto('table/relic-and-butter-bean/');
		}
	]
] as const)
	test(`from ${from} a curated dispute opens as a table at its full stack, its answer in view`, async ({
		page,
		complaints
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await open(page);
		await expect(page).toHaveURL(/\/table\/\?example=2023%2Frelic-and-butter-bean&at=stack$/u);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does The Relic still loot?');
		await expect(page.getByRole('region', { name: 'The verdict' })).toContainText('Amy loots 1');
		await expect(page.getByRole('region', { name: 'The verdict' })).toBeInViewport();
		await expect(stack(page).first()).toHaveText('Butter Bean!');
		await expect(stack(page).first()).toBeInViewport();
		await tap(page, 'Forward');
		await expect(stack(page).first()).toHaveText('The Relic');
		await page.goBack();
		await expect(page).not.toHaveURL(/relic-and-butter-bean\/$/u);
		expect(complaints).toEqual([]);
	});

test('what is not there helps on, under any path', async ({ page, site, subSite }) => {
	for (const { url } of [site, subSite]) {
		const answer = await page.goto(`${url}nowhere/at/all`);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'The table' })).toHaveAttribute(
			'href',
			`${new URL(url).pathname}table/`
		);
	}
});
