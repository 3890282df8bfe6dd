import type { Page } from '@playwright/test';
import { expect, tableAt, test } from './site.ts';

test.use({ hasTouch: true, isMobile: true });

/** Everything of the table that can be tapped and cannot be brought out from under what stays in view. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const can = 'a[href], button, summary, select, input, textarea, [role="tab"]';
		const top = scrollY;
		const controls = [...(document.querySelector('main')?.querySelectorAll(can) ?? [])];
		const isHit = (control: Element): boolean => {
			const { left, top: above, width, height } = control.getBoundingClientRect();
			const hit = document.elementFromPoint(left + width / 2, above + height / 2);
			if (control.contains(hit) || hit?.closest('label')?.contains(control)) return true;
			// A card that can be chosen is chosen by a tap on it.
			const choose = hit?.closest('[aria-label^="Choose "]');
			return choose ? control.parentElement?.contains(choose) === true : false;
		};
		const shown = controls
			.filter((control) => control.checkVisibility({ visibilityProperty: true }))
			.filter((control) => {
				const { width, height } = control.getBoundingClientRect();
				return width > 1 && height > 1;
			});
		const found: string[] = [];
		for (const control of shown) {
			// What can be tapped at the answer stays where the table begins: its words alone go along.
			if (control.closest('.verdict-banner')) scrollTo({ top: 0, behavior: 'instant' });
			// As the focus brings it into view.
			control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
			// What stays in view follows with the next picture.
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			if (!isHit(control))
				found.push(control.outerHTML.replaceAll(/<!--.*?-->/gu, '').slice(0, 160));
		}
		scrollTo({ top, behavior: 'instant' });
		return found;
	});

const say = async (page: Page, text: string): Promise<void> => {
	await page.getByRole('textbox', { name: 'Say what happens' }).fill(text);
	await page.getByRole('button', { name: 'Say it' }).tap();
};

const TWO =
	'player Amy: Isaac | hand: 3 Cents!\nplayer Ben: Cain | hand: Bomb!\nmonsters: Gurdy, Fly\n---\n';

const banner = (page: Page) =>
	page.getByRole('region', { name: 'The verdict' }).getByRole('status').first();

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	'an empty table': async (page) => {
		await page.goto('table/', { waitUntil: 'networkidle' });
	},
	'a dispute in the middle': async (page) => {
		await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
		for (let i = 0; i < 7; i++) await page.getByRole('button', { name: 'Forward' }).tap();
		await expect(page.getByRole('button', { name: '1 more' })).toBeVisible();
	},
	'a refusal': async (page) => {
		await page.goto(tableAt(`${TWO}Amy plays 3 Cents!`), { waitUntil: 'networkidle' });
		await say(page, 'Ben has 0 loot plays, Ben bombs Amy');
		await expect(banner(page)).toContainText(/^No\. /u);
		await expect(page.getByRole('button', { name: /^Put in: Ben taps Cain first/u })).toHaveCount(
			1
		);
	},
	'a question that came over the board': async (page) => {
		await page.goto(tableAt(`${TWO}Amy attacks`), { waitUntil: 'networkidle' });
		await page.getByRole('button', { name: 'Everyone passes' }).tap();
		await expect(page.locator('.prompt')).toBeVisible();
	}
};

/** Narrow phones too; the last is what a window has at 200 %. */
const SCREENS = [
	[390, 844],
	[360, 640],
	[320, 568],
	[640, 360]
] as const;

// The answers are offered once: at the thumb, or, when that is closed, above the stack.
test('what is asked at the thumb is not asked above the stack too', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await STATES['a question that came over the board']?.(page);
	const gurdy = page.getByRole('button', { name: /^(?:Answer )?Gurdy$/u });
	await expect(gurdy).toHaveCount(1);
	await expect(page.locator('.prompt')).toContainText('Gurdy');
	await page.locator('.prompt').getByRole('button', { name: 'Close' }).tap();
	await expect(gurdy).toHaveCount(1);
	await expect(gurdy).toHaveAccessibleName('Answer Gurdy');
});

for (const [state, reach] of Object.entries(STATES))
	for (const [width, height] of SCREENS)
		test(`${state}, ${width} px wide: what can be tapped comes out from under what stays`, async ({
			page
		}) => {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await reach(page);
			// The board follows what happened a moment later.
			await expect.poll(() => outOfReach(page)).toEqual([]);
		});

test('with letters twice as large nothing of the table lies beside or on the rest', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('textbox', { name: 'Say what happens' }).fill('Amy attacks Gurdy, rolls 2');
	await page.keyboard.press('Enter');
	const slip = page
		.getByRole('list', { name: /^The stack/u })
		.getByRole('heading')
		.first();
	await expect(slip).toBeVisible();
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
	for (const name of ['Do something', 'Everyone passes']) {
		const fits = await page
			.getByRole('button', { name })
			.evaluate((one) => one.scrollWidth <= one.clientWidth);
		expect(fits, name).toBe(true);
	}
	// All that stands at the thumb is one row.
	const middles = await page
		.locator('.table-bar button:visible, nav.corner summary')
		.evaluateAll((all) =>
			all.map((one) => {
				const { top, bottom } = one.getBoundingClientRect();
				return (top + bottom) / 2;
			})
		);
	expect(middles.length).toBeGreaterThan(4);
	expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(16);
});

test('with letters twice as large each page is within reach at the thumb', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('');
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	const pages = page.getByRole('navigation', { name: 'Pages' });
	for (const name of ['Table', 'Rules', 'Rulings', 'Cards'])
		await expect(pages.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
	await expect(pages.getByText('More', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the pages that are not shown look alike', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('');
	const inks = await page
		.getByRole('navigation', { name: 'Pages' })
		.locator('a:visible')
		.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
	expect(inks).toHaveLength(4);
	expect(new Set(inks).size).toBe(1);
});

test.describe('with a mouse', () => {
	test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

	test('an answer that depends on a roll hides nothing of the stack', async ({ page }) => {
		await page.goto('table/', { waitUntil: 'networkidle' });
		await page
			.getByRole('textbox', { name: 'Say what happens' })
			.fill('Ben’s Guppy’s Collar. Amy gold bombs Ben');
		await page.keyboard.press('Enter');
		await expect(banner(page)).toContainText('It depends on');
		const paper = await page.locator('.verdict-banner > .paper').boundingBox();
		const stack = await page.getByRole('heading', { name: 'The stack' }).boundingBox();
		expect(stack?.y).toBeGreaterThanOrEqual((paper?.y ?? 0) + (paper?.height ?? 0));
	});
});
