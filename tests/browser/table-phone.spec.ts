import type { Locator, Page } from '@playwright/test';
import { sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, pressTool, reload, smallControls, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';

const button = (page: Page, name: string): Locator =>
	page.getByRole('button', { name, exact: true });
const tap = (page: Page, name: string): Promise<void> => button(page, name).tap();
const showTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).tap();

test('what is looked for has room above the keyboard', async ({ page }) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 7; i++) await tap(page, 'Forward');
	await tap(page, 'Do something');
	const field = page.getByLabel('What goes on the stack?');
	await expect(field).toBeFocused();
	await field.fill('bomb');
	// A keyboard takes half of the screen.
	for (const shown of [field, button(page, 'Bomb!')]) {
		const box = await shown.boundingBox();
		expect(box && box.y >= 0 && box.y + box.height).toBeLessThan(422);
	}
	await tap(page, 'Bomb!');
	await tap(page, 'Ben');
	// Whoever chooses reads what for.
	await expect(page.getByText('Deal 1 damage to a monster or player.').last()).toBeInViewport();
});

test('what matters is in view at every move, and nothing moves under a finger', async ({
	page
}) => {
	for (const [width, height] of [
		[390, 844],
		[320, 568]
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
		const bar = ['Everyone passes', 'Back', 'Forward'].map((name) => button(page, name));
		const places = (): Promise<readonly unknown[]> =>
			Promise.all(bar.map((one) => one.boundingBox()));
		const before = await places();
		await page.mouse.wheel(0, 300);
		for (let move = 0; move < 5; move++) {
			await tap(page, 'Forward');
			expect(await places()).toEqual(before);
		}
		for (let passes = 0; passes < 2; passes++) {
			const slip = page
				.getByRole('list', { name: /^The stack/u })
				.getByRole('heading')
				.first();
			// The slip itself, or the line that stands for it once that has been scrolled away.
			const first = page.getByRole('button', { name: /^1st /u });
			await expect(async () => {
				const line = (await first.count()) > 0 ? first : slip;
				await expect(line).toBeInViewport({ ratio: 1, timeout: 1_000 });
			}).toPass();
			await tap(page, 'Everyone passes');
			expect(await places()).toEqual(before);
		}
	}
});

for (const width of [390, 360])
	test(`at the thumb each button is one line, ${String(width)} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		for (const path of ['table/', EXAMPLE]) {
			await page.goto(path, { waitUntil: 'networkidle' });
			for (const name of ['Do something', 'Everyone passes']) {
				const lines = await button(page, name).evaluate((one) => {
					const words = document.createRange();
					words.selectNodeContents(one);
					const { width: wide } = words.getBoundingClientRect();
					return wide > one.clientWidth ? Infinity : words.getClientRects().length;
				});
				expect(lines).toBe(1);
			}
		}
	});

test('the rest of the stack opens downwards', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 7; i++) await tap(page, 'Forward');
	const slips = page.getByRole('list', { name: /^The stack/u }).getByRole('heading');
	await expect(slips).toHaveCount(3);
	await expect(slips.first()).toHaveText('Butter Bean!');
	const top = await slips.first().boundingBox();
	await tap(page, '1 more');
	await expect(slips).toHaveCount(4);
	expect(await slips.first().boundingBox()).toEqual(top);
	await tap(page, 'Only the top 3');
	await expect(slips).toHaveCount(3);
});

test('three things on the stack, what each does, and the board are in view at once', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page
		.getByRole('textbox', { name: 'Say what happens' })
		.fill(
			'Amy attacks Gurdy and rolls a 2, Ben plays Bomb! on Gurdy, Amy plays Butter Bean! on it'
		);
	await page.keyboard.press('Enter');
	const stack = page.getByRole('list', { name: /^The stack/u });
	await expect(stack.getByRole('heading')).toHaveCount(3);
	await page.getByRole('textbox', { name: 'Say what happens' }).blur();
	await page.evaluate('scrollTo(0, 0)');
	for (const does of ['Cancel a loot', 'Deal 1 damage', 'Amy rolls against Gurdy: 2'])
		await expect(stack.getByText(does)).toBeInViewport({ ratio: 1 });
	const amy = page.getByRole('heading', { name: 'Amy', exact: true });
	const bar = await button(page, 'Everyone passes').boundingBox();
	const board = await amy.boundingBox();
	expect((board?.y ?? 900) + (board?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
	// Further down the answer stays, in a line, with what resolves first.
	await page.evaluate('scrollTo(0, 500)');
	const top = page.getByRole('button', { name: /^1st Butter Bean! \(Amy\)/u });
	await expect(top).toBeInViewport({ ratio: 1 });
	const { y = 0, height = 0 } = (await top.boundingBox()) ?? {};
	expect(y + height).toBeLessThanOrEqual(112);
	await top.tap();
	await expect(stack.getByText('Cancel a loot')).toBeInViewport({ ratio: 1 });
	await expect(top).toBeHidden();
});

/** All that can lie over the table, how it is opened, and whether the tray lies there below it. */
const OVER: readonly (readonly [
	name: string,
	open: (page: Page) => Promise<void>,
	from?: 'tray'
])[] = [
	['Tables', (page) => pressTool(page, 'Tables')],
	['Set up', (page) => pressTool(page, 'Set up')],
	['What if?', (page) => pressTool(page, 'What if')],
	['Share', (page) => pressTool(page, 'Share')],
	['Keys', (page) => page.keyboard.press('?')],
	[
		'The Relic',
		async (page) => {
			const relic = page
				.getByRole('article', { name: 'Amy' })
				.getByRole('button', { name: 'The Relic' });
			await relic.tap();
		}
	],
	['By other rulebooks', (page) => tap(page, 'Other rulebooks')],
	['Trade', (page) => page.keyboard.press('x')],
	[
		'Correct the moves',
		async (page) => {
			await showTab(page, 'What if?');
			await tap(page, 'Correct the moves');
		}
	],
	[
		'Type the card',
		async (page) => {
			await tap(page, 'Do something');
			await page.getByLabel('What goes on the stack?').fill('Three Apples');
			await page.getByRole('button', { name: /^Type the card/u }).tap();
		},
		'tray'
	]
];

for (const [name, open, from] of OVER) {
	test(`the way back closes “${name}”, and not the table`, async ({ page }) => {
		await page.goto('cards/', { waitUntil: 'networkidle' });
		await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
		await tap(page, 'Forward');
		await open(page);
		const what = page.getByRole('dialog', { name });
		await expect(what).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('dialog')).toBeHidden();
		// What it was opened from, if that lies over the table too, closes as well.
		const tray = page.locator('.prompt');
		if (from === 'tray') {
			await expect(tray).toBeVisible();
			await page.goBack();
		}
		await expect(tray).toBeHidden();
		await expect(page).toHaveURL(/\?example=/u);
		await expect(page.getByRole('toolbar', { name: 'The table' })).toBeHidden();
		// What is closed by its own button is no step of the way back.
		await open(page);
		await what.getByRole('button', { name: 'Close', exact: true }).tap();
		await expect(what).toBeHidden();
		if (from === 'tray') {
			await expect(tray).toBeVisible();
			await tap(page, 'Do something');
		}
		await expect(tray).toBeHidden();
		// Nobody goes back before the browser has stepped out of what was closed.
		await expect.poll(() => page.evaluate('history.state?.over ?? 0')).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL(/\/cards\/$/u);
	});
}

test('the way back closes what is open, one after the other, and then leaves the table', async ({
	page
}) => {
	await page.goto('cards/', { waitUntil: 'networkidle' });
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page
		.getByRole('textbox', { name: 'Say what happens' })
		.fill('amy attacks gurdy (1 hp), rolls 2, ben bombs it');
	await page.keyboard.press('Enter');
	const verdict = page.getByRole('region', { name: 'The verdict' });
	await expect(verdict).toContainText('Amy gains 7¢');
	const result = page.getByRole('button', { name: 'The result', exact: true });
	await expect(async () => {
		if (!(await result.isVisible())) await tap(page, 'Everyone passes');
		await expect(result).toBeVisible({ timeout: 2_000 });
	}).toPass();
	const dialog = page.getByRole('dialog');
	// A sheet that takes the place of another closes in one step, as that would.
	await tap(page, 'The result');
	await tap(page, 'Share this answer');
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
	await page.goBack();
	await expect(dialog).toBeHidden();
	await tap(page, 'The result');
	await expect(dialog).toBeVisible();
	await page.goBack();
	await expect(dialog).toBeHidden();
	// What unfolds over the table, and what lies over that.
	await tap(page, 'Why?');
	await expect(verdict.getByText('What could still happen')).toBeVisible();
	await page.getByRole('main').getByRole('button', { name: 'Tools', exact: true }).tap();
	const menu = page.getByRole('toolbar', { name: 'The table' });
	await expect(menu).toBeVisible();
	await page.goBack();
	await expect(menu).toBeHidden();
	await expect(verdict.getByText('What could still happen')).toBeVisible();
	await page.goBack();
	await expect(verdict.getByText('What could still happen')).toBeHidden();
	// The search, and a piece of what was said.
	await page.getByRole('button', { name: 'Search' }).tap();
	await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
	await page.goBack();
	await expect(dialog).toBeHidden();
	await page.getByRole('button', { name: 'rolls 2', exact: true }).tap();
	await expect(dialog).toBeVisible();
	await page.goBack();
	await expect(dialog).toBeHidden();
	// The card that fills the slot changes nothing of the answer: it is asked for when somebody wants to say it.
	const tray = page.locator('.prompt');
	await expect(tray).toBeHidden();
	await tap(page, 'Answer');
	await expect(tray.getByRole('heading', { name: /on top of the monster deck/u })).toBeVisible();
	await page.goBack();
	await expect(tray).toBeHidden();
	await expect(page).toHaveURL(/\/table\/$/u);
	await page.goBack();
	await expect(page).toHaveURL(/\/cards\/$/u);
});

test('a page that a link of a sheet led to goes back to the table, and the sheet is closed', async ({
	page
}) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 7; i++) await tap(page, 'Forward');
	await tap(page, 'Why?');
	await page.getByRole('region', { name: 'The verdict' }).getByRole('link').last().tap();
	await expect(page).toHaveURL(/\/rules\//u);
	await page.goBack();
	await expect(
		page.getByRole('heading', { level: 1, name: 'Does The Relic still loot?' })
	).toBeVisible();
	await expect(page.getByRole('button', { name: 'Why?' })).toHaveAttribute(
		'aria-expanded',
		'false'
	);
	await expect(page).toHaveURL(/\?example=/u);
});

test('a table that was changed in a sheet does not become the one of its address again', async ({
	page
}) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	await pressTool(page, 'Set up');
	const sheet = page.getByRole('dialog', { name: 'Set up' });
	await sheet.getByRole('button', { name: 'One more player' }).tap();
	await expect(page).toHaveURL(/\/table\/$/u);
	const third = page.getByRole('article', { name: 'Cleo' });
	await page.goBack();
	await expect(sheet).toBeHidden();
	await expect(page).toHaveURL(/\/table\/$/u);
	await expect(third).toBeVisible();
	// Nor where the page is loaded anew with a sheet over it.
	await pressTool(page, 'Set up');
	await sheet.getByRole('button', { name: 'One more player' }).tap();
	await reload(page);
	await expect(page.getByRole('article', { name: 'Dan' })).toBeVisible();
	await expect(page).toHaveURL(/\/table\/$/u);
	await pressTool(page, 'Share');
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page).toHaveURL(/\/table\/$/u);
});

test('what is opened from “Tools” gives the focus back to it', async ({ page }) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	await pressTool(page, 'Share');
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('main').getByRole('button', { name: 'Tools' })).toBeFocused();
});

test('what comes of a resolution is told first, and why it began when asked', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Do something');
	await page.getByLabel('What goes on the stack?').fill('bomb');
	await tap(page, 'Bomb!');
	await tap(page, 'Amy');
	await tap(page, 'Choose Ben');
	await showTab(page, 'Story');
	await tap(page, 'Everyone passes');
	const happened = page.locator('section', { has: page.locator('#happened') });
	await expect(happened.getByText(/goes on the stack\.$/u)).toBeInViewport();
	await expect(happened.getByText('Damage uses the stack')).toBeInViewport();
	const why = happened.locator('li').first().getByText('Last in, first out');
	await expect(why).toBeHidden();
	await happened.getByText('Bomb! (Amy) resolves.', { exact: true }).tap();
	await expect(why).toBeVisible();
});

test('a card of their own is typed at once from the cards, and lies on the table', async ({
	page
}) => {
	await page.goto('cards/', { waitUntil: 'networkidle' });
	await page.getByRole('link', { name: 'Type it, and put it on the table' }).tap();
	const sheet = page.getByRole('dialog', { name: 'Put a card on the table' });
	const typing = page.getByRole('dialog', { name: 'Type the card' });
	await expect(typing.getByLabel('Name')).toBeFocused();
	await page.keyboard.type('Grumpy Lamp');
	// Nothing moves under a finger as the card is read.
	const top = (): Promise<number | undefined> =>
		typing
			.getByRole('button', { name: 'Insert ¢' })
			.boundingBox()
			.then((box) => box?.y);
	const before = await top();
	await typing.getByLabel('Text, as printed').fill('↷: Deal 1 damage to a player.');
	await expect(typing.getByText('Is this what it says?')).toBeVisible();
	expect(await top()).toBe(before);
	await typing.getByRole('button', { name: 'Take this card' }).tap();
	await sheet.getByRole('button', { name: /Ben/u }).first().tap();
	await expect(sheet).toBeHidden();
	await expect(page.getByRole('main')).toContainText('Grumpy Lamp');
});

test('what was opened at a move is closed when somebody comes back to it', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Do something');
	await page.getByLabel('What goes on the stack?').fill('bomb');
	await tap(page, 'Bomb!');
	await tap(page, 'Amy');
	await tap(page, 'Choose Ben');
	await expect(page.getByText('1 damage', { exact: false }).first()).toBeVisible();
	await tap(page, 'Back');
	await expect(button(page, 'Forward')).not.toHaveAttribute('aria-disabled', 'true');
	await expect(page.locator('.prompt')).toBeHidden();
});

test('what is asked comes over the board, and its answers at the thumb', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Do something');
	await tap(page, 'Declare an attack');
	await expect(page.locator('.prompt')).toBeHidden();
	await tap(page, 'Everyone passes');
	await tap(page, 'Fly');
	await tap(page, '6');
	for (let i = 0; i < 3; i++) await tap(page, 'Everyone passes');
	// The card that fills the slot is asked for by now: it is put aside.
	await tap(page, 'Answer');
	await showTab(page, 'Story');
	await expect(page.getByText("Fly's death resolves.", { exact: true })).toBeVisible();
});

test('every step of the story opens the transition of the chart that made it', async ({ page }) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 5; i++) await tap(page, 'Forward');
	await showTab(page, 'Story');
	await page.getByRole('button', { name: /^Show in the chart: .*misses Fly/u }).tap();
	const charts = page.getByRole('tabpanel', { name: 'Charts' });
	const lit = charts.getByRole('listitem').filter({ hasText: 'A miss' });
	await expect(lit).toHaveAttribute('aria-current', 'true');
	await expect(charts.getByRole('region', { name: /^The chart “/u })).toBeVisible();
	await expect(charts.locator('.line.lit')).toHaveCount(1);
});

test('the moves and the other lines are a tab', async ({ page }) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 7; i++) await tap(page, 'Forward');
	await page.keyboard.press('p');
	await showTab(page, 'What if?');
	const lines = page.getByRole('tabpanel', { name: 'What if?' });
	await expect(lines.getByRole('button', { name: /^Move 8 Amy passes/u })).toHaveAttribute(
		'aria-current',
		'step'
	);
	await lines.getByRole('button', { name: 'Line 1', exact: true }).tap();
	await expect(lines.getByRole('heading', { name: /^Line 1/u })).toBeVisible();
	await lines.getByRole('button', { name: /^Move 4 /u }).tap();
	await expect(lines.getByRole('button', { name: /^Move 4 /u })).toHaveAttribute(
		'aria-current',
		'step'
	);
});

for (const [width, height, what] of [
	[320, 568, 'a small phone'],
	[360, 640, 'a usual phone'],
	[640, 360, 'a window zoomed to 200 %']
] as const) {
	test(`${what} of ${String(width)} px scrolls nowhere sideways`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
		for (let i = 0; i < 6; i++) await tap(page, 'Forward');
		for (const name of ['Board', 'Story', 'What if?', 'Charts']) {
			await showTab(page, name);
			expect([name, await sidewaysFindings(page)]).toEqual([name, []]);
		}
		await tap(page, 'Do something');
		expect(await sidewaysFindings(page)).toEqual([]);
		expect(await smallControls(page)).toEqual([]);
		await expect(button(page, 'Everyone passes')).toBeInViewport({ ratio: 1 });
	});
}

test('a long name without a gap widens nothing', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await pressTool(page, 'Tables');
	const long = 'Maximilianawilhelminabartholom';
	await page
		.getByLabel('The notation')
		.fill(
			`title: ${'Donaudampfschifffahrt'.repeat(4)}\nplayer ${long}: Isaac | hand: Bomb!\nplayer Ben:`
		);
	await tap(page, 'Lay it out');
	await expect(page.getByRole('region', { name: 'The board' })).toContainText(long);
	for (const name of ['Board', 'Story', 'What if?']) {
		await showTab(page, name);
		expect(await sidewaysFindings(page)).toEqual([]);
	}
	await tap(page, 'Do something');
	await page.getByRole('button', { name: 'Play Bomb!' }).tap();
	expect(await sidewaysFindings(page)).toEqual([]);
});

test('a link shows no other table before its own', async ({ page }) => {
	await page.addInitScript(`{
		window.seen = [];
		const look = () => {
			const heading = document.querySelector('.laid h1');
			if (heading && heading.checkVisibility()) window.seen.push(heading.textContent);
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	}`);
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does The Relic still loot?');
	expect(new Set(await page.evaluate<readonly string[]>('window.seen'))).toEqual(
		new Set(['Does The Relic still loot?'])
	);
});

test('what is put on the stack against the rules bears a mark', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Do something');
	await page.getByLabel('What goes on the stack?').fill('soul he');
	await tap(page, 'Soul Heart');
	await tap(page, 'Ben');
	await tap(page, 'Choose Amy');
	await tap(page, 'Put it there all the same');
	const stack = page.getByRole('list', { name: /^The stack/u });
	await expect(stack).toContainText('Soul Heart');
	await expect(stack).toContainText('put here, not played');
	await reload(page);
	await expect(stack).toContainText('put here, not played');
	await tap(page, 'Do something');
	await page
		.getByRole('button', { name: /^Activate Isaac/u })
		.first()
		.tap();
	const first = stack.getByRole('listitem').first();
	await expect(first).toContainText('Isaac');
	await expect(first.getByText('put here')).toBeHidden();
});

test('an attack is declared first of all, and what it is on is chosen where it lies', async ({
	page
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Do something');
	await tap(page, 'Attack…');
	await page
		.getByRole('region', { name: 'The board' })
		.getByRole('button', { name: /^Fat Bat/u })
		.tap();
	const sheet = page.getByRole('dialog', { name: 'Fat Bat' });
	await sheet.getByRole('button', { name: /^Amy chooses Fat Bat/u }).tap();
	await expect(sheet).toBeHidden();
	await expect(page.getByRole('region', { name: 'The verdict' })).toContainText(
		'Next, Amy rolls against Fat Bat.'
	);
});

test('what is being understood leaves the pieces one line high', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const field = page.getByRole('textbox', { name: 'Say what happens' });
	await field.fill('Amy attacks Gurdy, rolls 2, Ben bombs Gurdy');
	await field.press('Enter');
	const pieces = page.getByRole('list', { name: 'What was said' });
	await expect(pieces.getByRole('button', { name: /bomb/iu })).toBeVisible();
	await field.fill("Amy plays Butter Bean! on Amy's roll");
	const tall = await field.evaluate(async (node) => {
		const list = node.parentElement?.querySelector('ol');
		let most = 0;
		node.dispatchEvent(
			new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
		);
		for (let i = 0; i < 10; i++) {
			await new Promise(requestAnimationFrame);
			most = Math.max(most, list?.clientHeight ?? 0);
		}
		return most;
	});
	expect(tall).toBeLessThan(80);
});
