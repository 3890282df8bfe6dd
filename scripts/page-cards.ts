/** How soon the list of cards is painted, and answers a keystroke, in Chromium slowed four times, as on a phone. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser, launchOptions } from './browser.ts';
import { typed } from './page-search.ts';
import { SCREEN, SLOWER, told } from './page-steps.ts';
import { serve } from './serve.ts';

/** As often as the page is opened. */
const TIMES = 5;
const QUERIES = ['guppy', 'd6', 'roll'];
const FIELD = 'main input[type="search"]';
/** A page of a word, to tell what is the browser's own. */
const WORD = '<!doctype html><title>A word</title><p>Word';

/** A page in a context of its own, slowed, with all that it loads. */
async function slowedPage(browser: Browser, address: string): Promise<Page> {
	const page = await browser.newPage({ viewport: SCREEN, serviceWorkers: 'block' });
	await page.route('**/a-word', (route) => route.fulfill({ contentType: 'text/html', body: WORD }));
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await page.goto(address, { waitUntil: 'networkidle' });
	await page.waitForFunction(
		() => performance.getEntriesByName('first-contentful-paint').length > 0
	);
	return page;
}

/** ms from the first byte of a page to the first paint of what it says. */
const firstPaint = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const [begun] = performance.getEntriesByType('navigation');
		const [painted] = performance.getEntriesByName('first-contentful-paint');
		if (!(begun instanceof PerformanceNavigationTiming) || !painted)
			throw new Error('Nothing has been painted.');
		return painted.startTime - begun.responseStart;
	});

/** The lines that tell how quick the list of cards of the built site is. */
export async function cardTimes(): Promise<readonly string[]> {
	ensureBrowser();
	const site = await serve();
	const browser = await chromium.launch(launchOptions());
	const words: number[] = [];
	const paints: number[] = [];
	const first: number[] = [];
	const later: number[] = [];
	try {
		for (let time = 0; time < TIMES; time++) {
			const word = await slowedPage(browser, `${site.url}a-word`);
			words.push(await firstPaint(word));
			await word.close();
			const page = await slowedPage(browser, `${site.url}cards/`);
			paints.push(await firstPaint(page));
			for (const query of QUERIES)
				for (let length = 1; length <= query.length; length++) {
					const { painted } = await typed(page, FIELD, query.slice(0, length));
					(length === 1 ? first : later).push(painted);
					await page.waitForTimeout(80);
				}
			await page.close();
		}
		return [
			`the list of cards on a phone slowed ${String(SLOWER)} times:`,
			told('a page of one word, to its paint', words, 'pages'),
			told('the list, to its paint', paints, 'pages'),
			told('the first letter of a query, to its paint', first, 'letters'),
			told('another letter, to its paint', later, 'letters')
		];
	} finally {
		await browser.close();
		await site.close();
	}
}
