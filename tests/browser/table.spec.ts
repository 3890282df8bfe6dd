import type { Locator, Page } from '@playwright/test';
import { expect, reload, test } from './site.ts';

const stack = (page: Page) =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');
const forward = (page: Page) => page.getByRole('button', { name: 'Forward', exact: true });
const happened = (page: Page) => page.locator('#happened');

/** Plays the first move, and waits until all that shows it has been fetched. */
const declareAttack = async (page: Page): Promise<void> => {
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	await expect(happened(page)).toHaveText('Amy declares an attack.');
	await expect(
		page.getByRole('listitem').filter({ hasText: 'Amy declares an attack.' })
	).toBeVisible();
};

const EXAMPLE = 'Does The Relic still loot?';

/** The newest first, after each move of the example, as the script of that scenario expects it. */
const STACKS: readonly (readonly [move: string, stack: readonly string[]])[] = [
	['Amy declares an attack.', []],
	['Everyone passes.', []],
	['Amy chooses Fly.', []],
	['The die shows a 1.', ["Amy's attack roll of 1 against Fly"]],
	['Everyone passes.', ['The Relic', 'Combat damage 1 to Amy']],
	[
		'Ben activates Sleight of Hand, choosing the loot deck.',
		['Sleight of Hand', 'The Relic', 'Combat damage 1 to Amy']
	],
	[
		'Amy plays Butter Bean!, choosing Sleight of Hand (Ben).',
		['Butter Bean!', 'Sleight of Hand', 'The Relic', 'Combat damage 1 to Amy']
	],
	['Everyone passes.', ['The Relic', 'Combat damage 1 to Amy']],
	['Everyone passes.', ['Combat damage 1 to Amy']],
	['Everyone passes.', []]
];

test('an example is stepped through to its end, forward and back', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Tables' }).click();
	await page.getByRole('link', { name: EXAMPLE }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXAMPLE);
	await expect(page.getByText('The stack is empty.')).toBeVisible();

	for (const [move, items] of STACKS) {
		await forward(page).click();
		await expect(happened(page)).toHaveText(move);
		await expect(stack(page)).toHaveText([...items]);
	}
	await expect(forward(page)).toHaveAttribute('aria-disabled', 'true');
	await expect(page.getByRole('status').filter({ hasText: 'Amy has priority' })).toBeAttached();

	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(stack(page)).toHaveText(['Combat damage 1 to Amy']);
	await page.getByRole('button', { name: 'First move' }).click();
	await expect(happened(page)).toHaveText('The table is laid out.');
	await page.getByRole('button', { name: '5 Everyone passes.' }).click();
	await expect(stack(page)).toHaveText(['The Relic', 'Combat damage 1 to Amy']);
	expect(complaints).toEqual([]);
});

test('each step shows the text of its rules in place', async ({ page }) => {
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	for (let i = 0; i < 5; i++) await forward(page).click();
	const missed = page.getByRole('listitem').filter({ hasText: '1 misses Fly (evasion 2).' });
	await expect(missed).toContainText('A miss');
	await expect(missed).toContainText('8 Attacking, p. 36');
});

test('an address opens an example', async ({ page }) => {
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXAMPLE);
	await expect(page).toHaveTitle(`${EXAMPLE} · Fizzle`);
});

test('a way to another part of the page leaves the table as it is', async ({ page }) => {
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	for (let i = 0; i < 4; i++) await forward(page).click();
	for (const place of ['board-heading', 'stack-heading']) {
		await page.evaluate((id) => (location.hash = id), place);
		await expect(page).toHaveURL(new RegExp(`#${place}$`, 'u'));
	}
	await expect(happened(page)).toHaveText('The die shows a 1.');
	await reload(page);
	await expect(happened(page)).toHaveText('The die shows a 1.');
});

test('a text that cannot be read is kept, and says what is wrong where', async ({
	page,
	complaints
}) => {
	const broken = 'player Amy: Isaac\nmonsters: Gurdi\n---\nAmy dances';
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Tables' }).click();
	const field = page.getByLabel('The notation');
	await field.fill(broken);
	await page.getByRole('button', { name: 'Lay it out' }).click();

	await expect(page.getByRole('heading', { name: 'cannot be read at 2 places' })).toBeFocused();
	const problem = page.getByRole('listitem').filter({ hasText: 'Line 2, column 11' });
	await expect(problem).toContainText('There is no card “Gurdi”.');
	await expect(problem).toContainText('Did you mean Gurdy');
	await expect(page.getByRole('button', { name: 'Line 4, column 5' })).toBeVisible();
	await expect(field).toHaveValue(broken);

	await problem.getByRole('button').click();
	await expect(field).toBeFocused();
	expect(
		await field.evaluate((area: HTMLTextAreaElement) =>
			area.value.slice(area.selectionStart, area.selectionEnd)
		)
	).toBe('Gurdi');

	await reload(page);
	await page.getByRole('button', { name: 'Tables' }).click();
	await expect(field).toHaveValue(broken);
	expect(complaints).toEqual([]);
});

test('an empty table is a legal game at once', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { name: 'Amy has priority.' })).toBeVisible();
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	await expect(happened(page)).toHaveText('Amy declares an attack.');
	expect(complaints).toEqual([]);
});

test('an example does not take the place of a table of one’s own', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	await page.getByRole('button', { name: 'Tables' }).click();
	await page.getByRole('link', { name: EXAMPLE }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXAMPLE);
	await page.getByRole('button', { name: 'Tables' }).click();
	await page.getByRole('button', { name: /A table without a title/u }).click();
	await expect(happened(page)).toHaveText('Amy declares an attack.');
});

test('a table is kept before another is opened, though the page has no time for what can wait', async ({
	page
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'scheduler', {
			value: { postTask: () => new Promise(() => undefined) }
		});
	});
	await page.goto('table/');
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	await page.getByRole('button', { name: 'Tables' }).click();
	await expect(page.getByRole('button', { name: /A table without a title/u })).toBeVisible();
	await page.getByRole('link', { name: EXAMPLE }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXAMPLE);
	await page.getByRole('button', { name: 'Tables' }).click();
	await page.getByRole('button', { name: /A table without a title/u }).click();
	await expect(happened(page)).toHaveText('Amy declares an attack.');
});

test('a first change is kept though the page is left at once', async ({ page, context }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Tables' }).click();
	await page.getByRole('link', { name: EXAMPLE }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXAMPLE);
	const judge = page.waitForEvent('worker');
	await page.reload();
	// Once the judge is there: whoever leaves at once leaves no time to fetch what keeps a table.
	await judge;
	await page.waitForLoadState('networkidle');
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Declare a purchase' }).click();
	await expect(happened(page)).toHaveText('Amy declares a purchase.');
	await context.setOffline(false);
	await reload(page);
	await expect(happened(page)).toHaveText('Amy declares a purchase.');
});

test('without JavaScript the page says what it needs', async ({ browser, site }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${site.url}table/`);
	await expect(page.locator('noscript p')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'The stack' })).toBeVisible();
	await context.close();
});

/**
 * Waits for what could not be loaded: it comes by itself with the network, or after a reload where the browser
 * asks for one. It may still come by itself while that is asked for, and the button is gone then.
 */
const goOn = async (page: Page, alert: Locator): Promise<void> => {
	const reload = alert.getByRole('button', { name: 'Reload' });
	await expect(async () => {
		if (await reload.isVisible()) await reload.click({ timeout: 2_000 });
		await expect(alert).toBeHidden({ timeout: 10_000 });
	}).toPass();
	await page.waitForLoadState('networkidle');
};

test('what cannot be loaded without a network is said, tried again, and nothing is lost', async ({
	page,
	context
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	const alert = page.getByRole('alert').filter({ hasText: 'The judge could not be loaded.' });
	await expect(alert).toContainText('Nothing is lost');
	await alert.getByRole('button', { name: 'Try again' }).click();
	await expect(alert).toContainText('offline');
	await context.setOffline(false);
	await goOn(page, alert);
	await declareAttack(page);

	// A part of the page that is wanted later is no different, and what was played is still there.
	await context.setOffline(true);
	await page.getByRole('button', { name: 'Set up' }).click();
	const part = page.getByRole('alert').filter({ hasText: 'This part of the page' });
	await expect(part).toBeVisible();
	await context.setOffline(false);
	await goOn(page, part);
	await expect(happened(page)).toHaveText('Amy declares an attack.');
	const sheet = page.getByRole('dialog', { name: 'Set up' });
	// After a reload the sheet is closed.
	if ((await sheet.count()) === 0) await page.getByRole('button', { name: 'Set up' }).click();
	await expect(sheet).toBeVisible();
});

/** What is said of a part of the page that did not come. */
const part = (page: Page): Locator =>
	page.getByRole('alert').filter({ hasText: 'This part of the page' });

/** Plays one move, then lets none of the modules come that are asked for from now on. */
const withoutModules = async (page: Page): Promise<void> => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await declareAttack(page);
	await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
	await page.getByRole('button', { name: 'Set up' }).click();
};

/** Reloads by the button that is offered, and finds the table as it was. */
const reloadByButton = async (page: Page): Promise<void> => {
	await page.unroute('**/*.js');
	await part(page).getByRole('button', { name: 'Reload' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
	await expect(happened(page)).toHaveText('Amy declares an attack.');
	await page.getByRole('button', { name: 'Set up' }).click();
	await expect(page.getByRole('dialog', { name: 'Set up' })).toBeVisible();
};

test('what the site has and the browser does not load comes with a reload that keeps the table', async ({
	page
}) => {
	await withoutModules(page);
	await expect(part(page)).toContainText('The site can be reached');
	await reloadByButton(page);
});

test('a page older than the site is told so, and goes on as the new one', async ({ page }) => {
	await page.route('**/_app/version.json', (route) =>
		route.fulfill({ json: { version: 'a later one' } })
	);
	await withoutModules(page);
	await expect(part(page)).toContainText('Fizzle was updated');
	await reloadByButton(page);
});
