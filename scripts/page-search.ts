/**
 * How soon the search answers a keystroke, in Chromium slowed four times: queries of each sort are
 * typed letter by letter, on the sheet that every page has.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser, launchOptions } from './browser.ts';
import { SCREEN, SLOWER, told } from './page-steps.ts';
import { serve } from './serve.ts';

const QUERIES = [
	'attack.hit',
	'butter bean',
	'evassion',
	'D6 effect',
	'tap',
	'can i answer my own death?'
];
const FIELD = 'dialog input[role="combobox"]';

export interface Keystroke {
	/** ms until the answers stand in the page. */
	readonly answered: number;
	/** ms until they are painted. */
	readonly painted: number;
}

/** Types so much of a query into a field. */
export const typed = (page: Page, field: string, text: string): Promise<Keystroke> =>
	page.locator(field).evaluate(async (field, value) => {
		if (!(field instanceof HTMLInputElement)) throw new Error('There is no field to type into.');
		const from = performance.now();
		field.value = value;
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		// Svelte puts its changes into the page before the next task.
		await Promise.resolve();
		await Promise.resolve();
		const answered = performance.now() - from;
		await new Promise((done) => requestAnimationFrame(done));
		await new Promise((done) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = done;
			port2.postMessage(null);
		});
		return { answered, painted: performance.now() - from };
	}, text);

/** As long as a page is read before its search is wanted, in ms. */
const LEISURE = 5_000;

/** A page in a context of its own, slowed, as soon as it has loaded. */
async function slowedPage(browser: Browser, url: string): Promise<Page> {
	const page = await browser.newPage({ viewport: SCREEN });
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	await page.goto(`${url}rulings/`, { waitUntil: 'load' });
	// The page is of use once its scripts have run.
	await page.waitForFunction(() => document.querySelector('header kbd') !== null);
	return page;
}

/** ms from the key that opens the search to its first answers. */
async function firstAnswers(page: Page): Promise<number> {
	const from = performance.now();
	await page.locator(FIELD).or(page.locator('body')).first().press('/');
	await page.locator(FIELD).fill('stack');
	await page.locator('dialog [role="option"]').first().waitFor();
	return performance.now() - from;
}

/** The lines that tell how soon the search of the built site answers. */
export async function keystrokeTimes(): Promise<readonly string[]> {
	ensureBrowser();
	const site = await serve();
	const browser = await chromium.launch(launchOptions());
	try {
		const hasty = await firstAnswers(await slowedPage(browser, site.url));
		const page = await slowedPage(browser, site.url);
		await page.waitForTimeout(LEISURE);
		const first = await firstAnswers(page);
		const keystrokes: Keystroke[] = [];
		for (const query of QUERIES)
			for (let length = 1; length <= query.length; length++) {
				keystrokes.push(await typed(page, FIELD, query.slice(0, length)));
				await page.waitForTimeout(60);
			}
		return [
			`the search on a phone slowed ${String(SLOWER)} times:`,
			told(
				'a keystroke, to its answers',
				keystrokes.map(({ answered }) => answered),
				'keystrokes'
			),
			told(
				'a keystroke, to their paint',
				keystrokes.map(({ painted }) => painted),
				'keystrokes'
			),
			`  from / to the first answers: ${first.toFixed(0)} ms, ${hasty.toFixed(0)} ms where / is pressed as the page has just loaded`
		];
	} finally {
		await browser.close();
		await site.close();
	}
}
