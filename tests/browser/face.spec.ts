import type { Page } from '@playwright/test';
import { axeFindings, sidewaysFindings, THEMES } from '../../scripts/page-audit.ts';
import { expect, scriptBytes, smallControls, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
/** The most that the fonts of a page weigh, in bytes. */
const MOST_FONTS = 60_000;
const MOST_SCRIPT = 60 * 1024;

const asked = (page: Page) => page.getByRole('region', { name: 'Who is right?', exact: true });

test('the fonts come from this site, weigh little, and the first two are fetched at once', async ({
	page,
	subSite,
	complaints
}) => {
	for (const address of ['', 'rules/2023/attacking/', 'learn/cancelled/']) {
		let bytes = 0;
		const fonts: string[] = [];
		page.on('response', (response) => {
			if (response.request().resourceType() !== 'font') return;
			fonts.push(response.url());
			bytes += Number(response.headers()['content-length']);
		});
		await page.goto(`${subSite.url}${address}`, { waitUntil: 'networkidle' });
		expect(fonts.length).toBeGreaterThan(1);
		expect(fonts.every((url) => url.startsWith(subSite.url))).toBe(true);
		expect(bytes).toBeLessThanOrEqual(MOST_FONTS);
		expect(bytes).toBeGreaterThan(0);
		await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
		page.removeAllListeners('response');
		await page.goto('about:blank');
	}
	expect(complaints).toEqual([]);
});

test('their license goes with them', async ({ page }) => {
	const answer = await page.request.get('fonts.txt');
	expect(await answer.text()).toContain('SIL Open Font License');
});

test('nothing jumps when the fonts come late', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	let goOn = (): void => undefined;
	const wanted = new Promise<void>((resolve) => (goOn = resolve));
	await page.route('**/*.woff2', async (route) => {
		await wanted;
		await route.continue();
	});
	for (const address of ['', 'rulings/']) {
		await page.goto(address, { waitUntil: 'commit' });
		// All that lays the page out is there, but for the fonts; styles that stand in the document are disabled as files.
		await expect
			.poll(() =>
				page.evaluate(() => {
					const styles = 'link[rel="stylesheet"]:not([disabled])';
					return (
						document.readyState !== 'loading' &&
						[...document.querySelectorAll<HTMLLinkElement>(styles)].every(({ sheet }) => sheet)
					);
				})
			)
			.toBe(true);
		const field = page.getByRole('heading').nth(1);
		const before = await field.boundingBox();
		goOn();
		await page.waitForLoadState('networkidle');
		await page.evaluate(() => document.fonts.ready);
		const after = await field.boundingBox();
		expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8);
	}
});

// Where data is saved, what answers is fetched when it is touched: what is fetched before is what the page needs.
test('the home page sends no more script than before', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
	});
	expect(await scriptBytes(page, '')).toBeLessThanOrEqual(MOST_SCRIPT);
});

test.describe('a dispute that plays by itself', () => {
	test('asks who is right, and says so at once', async ({ page, complaints }) => {
		await page.setViewportSize(PHONE);
		await page.goto('');
		await asked(page).getByRole('button', { name: 'Amy takes no damage' }).click();
		await expect(asked(page).locator('.told:not(.away)')).toContainText('Amy gains 1¢');
		await expect(asked(page).getByRole('status')).toContainText('Right.');
		await expect(
			asked(page).getByRole('button', { name: 'Amy takes 1 damage fizzles' })
		).toBeVisible();
		await page.getByRole('button', { name: 'Another dispute' }).click();
		await expect(asked(page).locator('.told:not(.away)')).toHaveCount(0);
		await asked(page).getByRole('button', { name: 'Amy does not die' }).click();
		await expect(asked(page).getByRole('status')).toContainText('No. Amy dies');
		await asked(page).getByRole('link', { name: 'The ruling' }).click();
		await expect(page).toHaveURL(/rulings\/killed-by-its-number-while-hitting\/$/u);
		expect(complaints).toEqual([]);
	});

	test('goes on by itself until it is paused', async ({ page }) => {
		await page.clock.install();
		await page.goto('', { waitUntil: 'networkidle' });
		await expect(asked(page).getByRole('button', { name: 'Pause' })).toBeVisible();
		await page.clock.runFor(10_000);
		await expect(asked(page).locator('.told:not(.away)')).toHaveCount(1);
		await page.clock.runFor(60_000);
		await asked(page).getByRole('button', { name: 'Pause' }).click();
		const shown = await asked(page).innerText();
		await page.clock.runFor(60_000);
		expect(await asked(page).innerText()).toBe(shown);
	});

	test('stops when somebody settles a dispute of their own', async ({ page }) => {
		await page.goto('', { waitUntil: 'networkidle' });
		await page.getByRole('textbox', { name: 'Who is right?' }).focus();
		await expect(asked(page).getByRole('button', { name: 'Go on' })).toBeVisible();
	});

	test('does not move for those who want less motion', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.clock.install();
		await page.goto('', { waitUntil: 'networkidle' });
		const shown = await asked(page).innerText();
		await page.clock.runFor(120_000);
		expect(await asked(page).innerText()).toBe(shown);
		await expect(asked(page).getByRole('button', { name: /Pause|Go on/u })).toHaveCount(0);
		await asked(page).getByRole('button', { name: 'Amy takes 1 damage' }).click();
		await expect(asked(page).getByRole('status')).toContainText('No.');
	});

	test('moves nothing below it', async ({ page }) => {
		await page.setViewportSize(PHONE);
		await page.clock.install();
		await page.goto('', { waitUntil: 'networkidle' });
		const field = page.getByRole('textbox', { name: 'Who is right?' });
		const { y } = (await field.boundingBox()) ?? { y: 0 };
		for (let i = 0; i < 30; i++) {
			await page.clock.runFor(3_000);
			expect((await field.boundingBox())?.y).toBe(y);
		}
	});
});

test('on a phone one can settle a dispute without scrolling', async ({ page }) => {
	await page.setViewportSize(PHONE);
	await page.goto('', { waitUntil: 'networkidle' });
	await expect(page.getByRole('textbox', { name: 'Who is right?' })).toBeInViewport({ ratio: 1 });
	await expect(page.getByRole('button', { name: 'Amy attacks…' })).toBeInViewport({ ratio: 1 });
	const field = await page.getByRole('textbox', { name: 'Who is right?' }).boundingBox();
	// What a phone shows of a page between its own bars.
	expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(664);
});

for (const theme of THEMES)
	test(`the home page is accessible while and after it is answered, in the ${theme} theme`, async ({
		page
	}) => {
		await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
		await page.setViewportSize(PHONE);
		await page.goto('', { waitUntil: 'networkidle' });
		expect(await axeFindings(page)).toEqual([]);
		expect(await smallControls(page)).toEqual([]);
		await asked(page).getByRole('button', { name: 'Amy takes no damage' }).click();
		expect(await axeFindings(page)).toEqual([]);
	});

const WIDE = ['', 'rulings/', 'cards/', 'rules/2023/attacking/', 'nowhere/'] as const;
// 320 px, what 200 % leaves of a small window, and of a phone.
for (const [width, paths] of [
	[320, WIDE],
	[640, WIDE],
	[195, [...WIDE, 'table/', 'rules/2023/', 'quiz/', 'setup/', 'notation/']]
] as const)
	test(`nothing reaches over the edge in ${String(width)} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		for (const path of paths) {
			await page.goto(path, { waitUntil: 'load' });
			expect(await sidewaysFindings(page), path).toEqual([]);
		}
	});

test('a narrow page reaches over no edge before its script has come either', async ({ page }) => {
	await page.setViewportSize({ width: 195, height: 700 });
	await page.route('**/*.js', (route) => route.abort());
	for (const path of ['', 'table/', 'quiz/', 'cards/the-relic/']) {
		await page.goto(path, { waitUntil: 'load' });
		expect(await sidewaysFindings(page), path).toEqual([]);
	}
});

test('on a phone the pages lie where a thumb is, and hide nothing', async ({
	page,
	complaints
}) => {
	await page.setViewportSize(PHONE);
	await page.goto('rulings/', { waitUntil: 'networkidle' });
	const pages = page.getByRole('navigation', { name: 'Pages' });
	const box = await pages.boundingBox();
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
	for (const name of ['Table', 'Rules', 'Rulings', 'Cards']) {
		const link = await pages.getByRole('link', { name, exact: true }).boundingBox();
		expect(link?.height).toBeGreaterThanOrEqual(48);
		expect(link?.width).toBeGreaterThanOrEqual(60);
	}
	await expect(pages.getByRole('link', { name: 'Rulings' })).toHaveAttribute(
		'aria-current',
		'page'
	);
	const over = (name: string): Promise<string> =>
		pages
			.getByRole('link', { name, exact: true })
			.evaluate((link) => getComputedStyle(link).borderTopColor);
	expect(await over('Rulings')).not.toBe(await over('Cards'));
	await page.keyboard.press('End');
	await expect(page.getByRole('link', { name: 'What you keep on this device' })).toBeInViewport();
	// Wherever one reads, the search is there.
	await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
	const foot = await page.getByRole('contentinfo').boundingBox();
	expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
	await pages.getByText('More').click();
	await expect(pages.getByRole('link', { name: 'Learn' })).toBeInViewport({ ratio: 1 });
	expect(await axeFindings(page)).toEqual([]);
	// The table has a bar of its own there: the pages lie behind its corner, where "More" always is.
	const corner = await pages.getByText('More').boundingBox();
	await page.goto('table/', { waitUntil: 'networkidle' });
	const more = await pages.getByText('More').boundingBox();
	expect(Math.abs((more?.x ?? 0) - (corner?.x ?? 0))).toBeLessThan(16);
	expect(Math.abs((more?.y ?? 0) - (corner?.y ?? 0))).toBeLessThan(16);
	await expect(pages.getByRole('link', { name: 'Rulings' })).toBeHidden();
	await pages.getByText('More').click();
	for (const name of ['Table', 'Rules', 'Rulings', 'Cards', 'Learn', 'Data'])
		await expect(pages.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await pages.getByRole('link', { name: 'Rulings' }).click();
	await expect(page).toHaveURL(/\/rulings\/$/u);
	expect(complaints).toEqual([]);
});

test('an address that lost a letter leads to what was meant', async ({ page, subSite }) => {
	for (const path of ['cards/gurdi/', 'cards/gurdy/x/gurdyy']) {
		await page.goto(`${subSite.url}${path}`);
		await page
			.getByRole('region', { name: 'Did you mean' })
			.getByRole('link', { name: 'Gurdy', exact: true })
			.click();
		await expect(page).toHaveURL(`${subSite.url}cards/gurdy/`);
	}
});

test('the site can be put on a home screen', async ({ page, complaints }) => {
	await page.goto('');
	const address = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifest = new URL(address ?? '', page.url()).href;
	const said: unknown = await (await page.request.get(manifest)).json();
	expect(said).toMatchObject({ name: expect.stringContaining('Fizzle'), display: 'standalone' });
	for (const [name, width] of [
		['icon-180.png', 180],
		['icon-192.png', 192],
		['icon-512.png', 512],
		['icon-mask-512.png', 512]
	] as const) {
		const bytes = await (await page.request.get(new URL(name, manifest).href)).body();
		expect(bytes.readUInt32BE(16), name).toBe(width);
		expect(JSON.stringify(said) + 'icon-180.png').toContain(name);
	}
	expect((await page.request.get(new URL('favicon.svg', manifest).href)).ok()).toBe(true);
	expect(complaints).toEqual([]);
});
