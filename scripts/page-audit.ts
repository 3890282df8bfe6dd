import type { Browser, Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILD } from './paths.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SCREENS = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 }
] as const;
export type Screen = (typeof SCREENS)[number];

export interface Finding {
	readonly page: string;
	readonly theme: Theme;
	readonly screen: Screen;
	readonly what: string;
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The addresses of all prerendered pages, below the site's own, as "" or "table/". */
export const builtPages = (directory = BUILD): readonly string[] =>
	readdirSync(directory, { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => path.endsWith('.html'))
		.map((path) => path.replace(/(^|\/)index\.html$/u, '$1'))
		.sort();

/** More pages than this in one folder are alike. */
const ALIKE = 40;
/** So many of them are looked at. */
const SAMPLE = 20;

/** Of pages that lie in one folder and are too many to open, a sample at even distances. */
export function sampled(paths: readonly string[]): readonly string[] {
	const folders = Map.groupBy(paths, (path) => path.replace(/[^/]+\/$/u, ''));
	return [...folders.values()].flatMap((pages) => {
		if (pages.length <= ALIKE) return pages;
		const step = pages.length / SAMPLE;
		return pages.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
	});
}

/** The rules of axe that a theme can break and another keep. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

/** Waits until what moves on a page, but for what never ends, has come to its end. */
const atRest = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const moving = document
			.getAnimations()
			.filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
		// One that is cancelled has ended too.
		await Promise.allSettled(moving.map(({ finished }) => finished));
	});

/** What axe finds on an open page at rest: by all of its rules, or only by those named. */
export const axeFindings = async (
	page: Page,
	rules?: readonly string[]
): Promise<readonly string[]> => {
	await atRest(page);
	// Not as a script of the page, whose policy would not let it run.
	if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(AXE);
	// What passes is checked too, but neither gathered nor sent.
	const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
	const violations = await page.evaluate<AxeResults['violations']>(
		`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`
	);
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`)
	);
};

/** Leaves of each list that is too long a sample at even distances, as `sampled` does of pages. */
const thinOut = (page: Page): Promise<void> =>
	page.evaluate(
		([alike, sample]) => {
			for (const list of document.querySelectorAll('ul, ol, tbody')) {
				const entries = [...list.children];
				if (entries.length <= alike) continue;
				const step = entries.length / sample;
				for (const [at, entry] of entries.entries())
					if (Math.floor(at / step) === Math.floor((at - 1) / step)) entry.remove();
			}
		},
		[ALIKE, SAMPLE] as const
	);

/** What reaches over the right edge, if the page scrolls sideways. */
export const sidewaysFindings = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const { clientWidth, scrollWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const widest = [...document.body.querySelectorAll('*')].filter(
			(element) => element.getBoundingClientRect().right > clientWidth + 0.5
		);
		const names = widest.slice(0, 3).map((element) => element.outerHTML.slice(0, 80));
		return [`scrolls sideways: ${scrollWidth} px in ${clientWidth} (${names.join(' ')})`];
	});

/**
 * Opens one page of a served site on both screens and in both themes, and gives all that is wrong.
 * Each screen is loaded once; in the second theme only what colors can break is looked at again.
 */
export const auditPage = async (
	browser: Browser,
	site: string,
	path: string
): Promise<readonly Finding[]> => {
	const findings: Finding[] = [];
	for (const screen of SCREENS) {
		const [first, ...others] = THEMES;
		const context = await browser.newContext({
			colorScheme: first,
			viewport: screen,
			reducedMotion: 'reduce'
		});
		const note = (theme: Theme, found: readonly string[]): void => {
			findings.push(...found.map((what) => ({ page: `/${path}`, theme, screen, what })));
		};
		try {
			const page = await context.newPage();
			const errors: string[] = [];
			page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
			page.on('console', (message) => {
				if (message.type() === 'error') errors.push(`console: ${message.text()}`);
			});
			const response = await page.goto(new URL(path, site).href, { waitUntil: 'networkidle' });
			if (response?.ok() !== true) errors.push(`answers ${response?.status()}`);
			note(first, await sidewaysFindings(page));
			await thinOut(page);
			note(first, await axeFindings(page));
			for (const theme of others) {
				await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
				note(theme, await axeFindings(page, OF_COLOR));
			}
			note(first, errors);
		} finally {
			await context.close();
		}
	}
	return findings;
};
