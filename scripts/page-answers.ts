/**
 * How soon there is an answer, in Chromium slowed four times: the banner of the table after an act, the
 * judge beside the page by itself, and the home page and the table as a slow phone first opens them.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { reply } from '../src/lib/ui/judge-worker/reply.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { busyGame, SCREEN, SLOWER, told } from './page-steps.ts';
import { serve } from './serve.ts';

const ACTS = 200;
const OPENINGS = 5;
/** The ms between two acts: nobody taps sooner. */
const BETWEEN = 150;
/** A slow mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const NETWORK = {
	offline: false,
	latency: 150,
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8
};

async function onSite<T>(measure: (browser: Browser, url: string) => Promise<T>): Promise<T> {
	ensureBrowser();
	const site = await serve();
	const browser = await chromium.launch(launchOptions());
	try {
		return await measure(browser, site.url);
	} finally {
		await browser.close();
		await site.close();
	}
}

/** The ms from a tap until the banner says something of the new table, and until it has its whole answer. */
interface Answered {
	readonly first: number;
	readonly whole: number;
}

/** How soon a tap on a button is answered; null where there is no such button. */
const toAnswer = (page: Page, button: string): Promise<Answered | null> =>
	page.evaluate(async (wanted) => {
		const found = document.querySelector<HTMLElement>(wanted);
		if (!found) return null;
		const from = performance.now();
		let first: number | null = null;
		found.click();
		do {
			await new Promise((done) => requestAnimationFrame(done));
			if (!document.querySelector('.banner .said.stale')) first ??= performance.now() - from;
		} while (document.querySelector('.banner .said.old'));
		const whole = performance.now() - from;
		return { first: first ?? whole, whole };
	}, button);

const STEP = (name: string): string =>
	`nav button[aria-label="${name}"]:not([aria-disabled="true"])`;
/** What is played on with. */
const ACT = '.prompt .choices button';

/** How soon the banner has its answer: each step of a busy game, back and forth, then acts that go on with it. */
export const answerTimes = (): Promise<readonly string[]> =>
	onSite(async (browser, url) => {
		const page = await browser.newPage({ viewport: SCREEN });
		await page.goto(`${url}table/#${busyGame().link}`, { waitUntil: 'networkidle' });
		await page.locator(STEP('Last move')).dispatchEvent('click');
		await page.locator('.banner .said:not(.old)').waitFor();
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		const times: Answered[] = [];
		for (const button of [STEP('Back'), STEP('Forward'), ACT])
			for (let isThere = true; isThere && times.length < ACTS;) {
				await page.waitForTimeout(BETWEEN);
				const answered = await toAnswer(page, button);
				isThere = answered !== null;
				if (answered) times.push(answered);
			}
		return [
			told(
				'the banner after an act, its first words',
				times.map(({ first }) => first),
				'acts'
			),
			told(
				'the same, each answer of a die or a choice followed',
				times.map(({ whole }) => whole),
				'acts'
			)
		];
	});

/** How long the judge beside the page works on the answer to each act of a game, here and not slowed. */
export async function workerTimes(): Promise<readonly string[]> {
	const { scenario } = busyGame(ACTS);
	// What answers is there by the time that anybody acts.
	await reply({ id: 0, ask: 'verdict', asked: { scenario, at: 0 } });
	const firsts: number[] = [];
	const wholes: number[] = [];
	for (const at of scenario.script.keys()) {
		const from = performance.now();
		const heard: number[] = [];
		await reply({ id: at, ask: 'verdict', asked: { scenario, at: at + 1 } }, ({ is }) => {
			if (is === 'looked') heard.push(performance.now() - from);
		});
		const whole = performance.now() - from;
		firsts.push(heard[0] ?? whole);
		wholes.push(whole);
	}
	return [
		told('the judge on what it says first, not slowed', firsts, 'acts'),
		told('the judge on all of it, each answer of a die or a choice followed', wholes, 'acts')
	];
}

/** Opens a page on a slow phone, and gives the ms until something is so on it. */
async function opened(
	browser: Browser,
	url: string,
	until: (page: Page) => Promise<unknown>
): Promise<number> {
	const context = await browser.newContext({ viewport: SCREEN, serviceWorkers: 'block' });
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', NETWORK);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	const from = performance.now();
	await page.goto(url, { waitUntil: 'commit' });
	await until(page);
	const ms = performance.now() - from;
	await context.close();
	return ms;
}

const lives = (page: Page): Promise<unknown> =>
	page.waitForFunction(() => 'live' in document.documentElement.dataset);
const takesLetters = async (page: Page): Promise<void> => {
	await page.locator('#say').pressSequentially('amy');
};

/** When a slow phone on a slow network can begin: letters on the home page, acts on the table. */
export const firstTimes = (): Promise<readonly string[]> =>
	onSite(async (browser, url) => {
		const home: number[] = [];
		const table: number[] = [];
		for (let i = 0; i < OPENINGS; i++) {
			home.push(await opened(browser, url, takesLetters));
			table.push(await opened(browser, `${url}table/`, lives));
		}
		return [
			`first opened on a phone slowed ${String(SLOWER)} times, at 1.6 Mbit/s and 150 ms:`,
			told('the home page takes letters', home, 'openings'),
			told('the table takes taps', table, 'openings')
		];
	});
