/**
 * How long a step of the table takes to its next paint, in Chromium slowed four times: a busy game of
 * four is opened, stepped through to its end, and then played on.
 */
import { chromium, type Page } from '@playwright/test';
import { begin, decide, prompt } from '#lib/judge/judge.ts';
import { actOf, scenarioOf, type Line, type Scenario } from '#lib/scenario/index.ts';
import { linkFor } from '#lib/scenario/link/index.ts';
import { ALL_CARDS, chanceOf, randomDecision, randomTable } from '../tests/support/random.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { serve } from './serve.ts';

/** How many times slower the processor of a phone is. */
export const SLOWER = 4;
const STEPS = 60;
export const SCREEN = { width: 390, height: 844 };
/** How often players respond where they can. */
const RESPONDING = 0.6;

/** A game of four that has gone on for so many decisions. */
function game(seed: number, length: number): Scenario | null {
	const chance = chanceOf(seed);
	const start = randomTable(chance, 4, ALL_CARDS);
	const scenario = scenarioOf(begin(start).position);
	if (!scenario) return null;
	let { position } = begin(start);
	const script: Line[] = [];
	while (script.length < length) {
		const decision = randomDecision(position, chance, RESPONDING, prompt, ALL_CARDS);
		if (!decision) return null;
		script.push(actOf(position, decision));
		const decided = decide(position, decision);
		if (!decided.ok) return null;
		({ position } = decided);
	}
	return { ...scenario, script };
}

/** The first of the random games of so many decisions that a link can carry. */
export function busyGame(length = STEPS): { readonly scenario: Scenario; readonly link: string } {
	for (let seed = 1; seed < 200; seed++) {
		const scenario = game(seed, length);
		const link = scenario && linkFor({ scenario, at: 0 });
		if (link) return { scenario, link };
	}
	throw new Error('No game could be put into a link.');
}

/** The ms from a tap to the paint after it, in the page. */
const toPaint = (page: Page, selector: string): Promise<number | null> =>
	page.evaluate(async (wanted) => {
		const button = document.querySelector<HTMLElement>(wanted);
		if (!button) return null;
		const from = performance.now();
		button.click();
		await new Promise((done) => requestAnimationFrame(done));
		await new Promise((done) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = done;
			port2.postMessage(null);
		});
		return performance.now() - from;
	}, selector);

const at = (sorted: readonly number[], part: number): number =>
	sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** A line that tells what was measured, so many times each. */
export function told(name: string, times: readonly number[], each = 'steps'): string {
	const sorted = [...times].sort((a, b) => a - b);
	const [median, most, worst] = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1) ?? 0];
	return `  ${name}: median ${median.toFixed(0)} ms, 95 in 100 within ${most.toFixed(0)} ms, at most ${worst.toFixed(0)} ms (${String(times.length)} ${each})`;
}

/** Taps again and again, and gives the ms each took. */
async function tapped(
	page: Page,
	times: number,
	selector: () => string
): Promise<readonly number[]> {
	const measured: number[] = [];
	for (let i = 0; i < times; i++) {
		const ms = await toPaint(page, selector());
		if (ms === null) break;
		measured.push(ms);
		await page.waitForTimeout(120);
	}
	return measured;
}

/** The lines that tell how long steps of the built site take. */
export async function stepTimes(): Promise<readonly string[]> {
	ensureBrowser();
	const site = await serve();
	const browser = await chromium.launch(launchOptions());
	try {
		const page = await browser.newPage({ viewport: SCREEN });
		await page.goto(`${site.url}table/#${busyGame().link}`, { waitUntil: 'networkidle' });
		const session = await page.context().newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		const forward = await tapped(
			page,
			STEPS,
			() => 'nav button[aria-label="Forward"]:not([aria-disabled="true"])'
		);
		const back = await tapped(
			page,
			STEPS,
			() => 'nav button[aria-label="Back"]:not([aria-disabled="true"])'
		);
		const last = await tapped(page, 1, () => 'nav button[aria-label="Last move"]');
		const played = await tapped(page, STEPS, () => '.prompt .choices button, .quick button');
		return [
			`the table on a phone slowed ${String(SLOWER)} times, a game of four:`,
			told('a step forward', forward),
			told('a step back', back),
			told('a decision', played),
			told('to the end', last)
		];
	} finally {
		await browser.close();
		await site.close();
	}
}
