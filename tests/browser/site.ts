import { expect, test as base, type Page } from '@playwright/test';
import { compressedBytes } from '../../scripts/coding.ts';
import { COUNTED } from '../../scripts/page-taps.ts';
import { serve, type Served } from '../../scripts/serve.ts';
import { linkFor } from '../../src/lib/scenario/link/index.ts';
import { parse } from '../../src/lib/scenario/index.ts';

export { expect };

interface Worker {
	/** The built site, served at the top of its own origin. */
	readonly site: Served;
	/** The same files, put under a path. */
	readonly subSite: Served;
}

interface Each {
	/** All that a page should not do, gathered from its start: it stays empty. */
	readonly complaints: readonly string[];
}

export const test = base.extend<Each, Worker>({
	site: [
		async ({}, use) => {
			const site = await serve();
			await use(site);
			await site.close();
		},
		{ scope: 'worker' }
	],
	subSite: [
		async ({}, use) => {
			const site = await serve({ under: '/some/sub/path/' });
			await use(site);
			await site.close();
		},
		{ scope: 'worker' }
	],
	baseURL: async ({ site }, use) => {
		await use(site.url);
	},
	complaints: [
		async ({ page }, use) => {
			const complaints: string[] = [];
			let home: string | undefined;
			page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
			page.on('console', (message) => {
				// On a slow machine a page is at rest before its test is over: then it asks, and is blocked.
				if (message.text() === 'Service Worker registration blocked by Playwright') return;
				if (message.type() === 'error' || message.type() === 'warning') {
					complaints.push(`${message.type()}: ${message.text()}`);
				}
			});
			page.on('request', (request) => {
				const { protocol, origin } = new URL(request.url());
				if (protocol === 'data:' || protocol === 'blob:') return;
				home ??= origin;
				if (origin !== home) complaints.push(`request to another origin: ${request.url()}`);
			});
			page.on('response', (response) => {
				if (response.status() >= 400) {
					complaints.push(`${response.status()}: ${response.url()}`);
				}
			});
			await use(complaints);
		},
		{ auto: true }
	]
});

/**
 * The address of a table as a link to it is shared.
 * @param more what the link says beside the scenario: the entry that is shown, what came of it.
 * @throws where the text is no scenario, or no link can say it.
 */
export function tableAt(
	text: string,
	more: Omit<Parameters<typeof linkFor>[0], 'scenario'> = {}
): string {
	const read = parse(text);
	const letters = read.ok ? linkFor({ scenario: read.scenario, ...more }) : null;
	if (letters === null) throw new Error(`No link says this table:\n${text}`);
	return `table/#${letters}`;
}

/**
 * Loads a page anew. What was just closed over it takes its entry out of the history first: a reload in the
 * middle of that step back is cut off by it.
 */
export async function reload(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const state: unknown = history.state;
		const over = typeof state === 'object' && state !== null && 'over' in state ? state.over : 0;
		return !over || document.querySelector('[role="dialog"]') !== null;
	});
	await page.reload({ waitUntil: 'networkidle' });
}

/** How much JavaScript an address loads until nothing more arrives, in compressed bytes as they are sent. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
	let bytes = 0;
	const arriving: Promise<void>[] = [];
	page.on('response', (response) => {
		if (!response.url().endsWith('.js')) return;
		arriving.push(
			response.body().then((body) => {
				bytes += compressedBytes(body);
			})
		);
	});
	await page.goto(address);
	// A busy machine may rest longer than a network that is idle, before it has asked for anything.
	await page.locator('html[data-live]').waitFor();
	await page.waitForLoadState('networkidle');
	await Promise.all(arriving);
	return bytes;
}

/** Presses a button for the table as a whole, which lies behind "Tools" where there is no room for all of them. */
export async function pressTool(page: Page, name: string): Promise<void> {
	// A table that is being opened is not shown yet.
	await page.locator('html:not([data-opening])').waitFor({ state: 'attached' });
	const more = page.getByRole('main').getByRole('button', { name: 'Tools', exact: true });
	if (await more.isVisible()) await more.click();
	await page
		.getByRole('toolbar', { name: 'The table' })
		.getByRole('button', { name: new RegExp(`^${name}`, 'u') })
		.click();
}

/** Everything a finger has to hit, and cannot trust itself with. */
export const smallControls = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const within = document.querySelector('[role="dialog"]') ?? document.querySelector('main');
		const fields = 'button, summary, select, input, textarea';
		const controls = [...(within?.querySelectorAll(fields) ?? [])];
		// A box or a button to tick is aimed at by all of its line.
		const ticked = '[type=checkbox], [type=radio]';
		return controls
			.map((control) => (control.matches(ticked) ? (control.closest('label') ?? control) : control))
			.filter((control) => control.checkVisibility())
			.filter((control) => {
				const { width, height } = control.getBoundingClientRect();
				return width < 44 || height < 44;
			})
			.map((control) => control.outerHTML.slice(0, 120));
	});

/** Holds what a person needed for a task against the most it may take; `npm run bench` prints it. */
export function counted(task: string, count: number, unit: string, most: number): void {
	base
		.info()
		.annotations.push({ type: COUNTED, description: `${task}: ${count} ${unit}, at most ${most}` });
	expect(count).toBeLessThanOrEqual(most);
}
