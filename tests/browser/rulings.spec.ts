import { auditPage, axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, scriptBytes, test } from './site.ts';

const RULING = 'rulings/hp-after-a-prevented-death/';
/** The most compressed JavaScript that a ruling may send before it is played, in bytes. */
const MOST_SCRIPT = 60 * 1024;
/** One whose twin turns the answer around. */
const TURNED = 'rulings/killing-is-no-damage/';
const OPEN = 'rulings/no-cents-left-in-the-pool/';

test('the navigation leads to the rulings, and each of them has a page', async ({
	page,
	complaints
}) => {
	await page.goto('');
	await page
		.getByRole('navigation', { name: 'Pages' })
		.getByRole('link', { name: 'Rulings' })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings');
	const links = await page.getByRole('heading', { level: 3 }).getByRole('link').all();
	expect(links.length).toBeGreaterThan(30);
	for (const link of links) {
		const href = await link.getAttribute('href');
		const response = await page.request.get(new URL(href ?? '', page.url()).href);
		expect(response.ok(), href ?? '').toBe(true);
	}
	await page.getByRole('link', { name: 'How many HP' }).click();
	await expect(page).toHaveURL(new RegExp(`${RULING}$`, 'u'));
	await page.getByRole('link', { name: 'All rulings' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rulings');
	expect(complaints).toEqual([]);
});

test('a rule that the reasoning names is told below it', async ({ page, complaints }) => {
	await page.goto(RULING);
	await page
		.getByRole('region', { name: 'Why' })
		.getByRole('link', { name: 'Preventing a death' })
		.click();
	await expect(page).toHaveURL(/#prevent\.death$/u);
	const rule = page.locator('[id="prevent.death"]');
	await expect(rule).toBeInViewport();
	await expect(rule).toContainText('6.25 Prevent, p. 32');
	expect(complaints).toEqual([]);
});

test('the case and its twin open at the table, before anything is done', async ({
	page,
	complaints
}) => {
	for (const [nth, first] of ['Amy plays Gold Bomb!!', 'Amy plays Gold Bomb!!'].entries()) {
		await page.goto(RULING);
		await page
			.getByRole('link', { name: /^Open at the table/u })
			.nth(nth)
			.click();
		await expect(page).toHaveURL(/\/table\/#\d/u);
		await page.getByRole('button', { name: 'Forward' }).first().click();
		await expect(page.getByRole('main')).toContainText(first);
	}
	expect(complaints).toEqual([]);
});

test('the case and its twin are played in place, one at a time', async ({ page, complaints }) => {
	await page.goto(RULING, { waitUntil: 'networkidle' });
	const play = page.getByRole('button', { name: /^Play it here/u });
	await play.first().focus();
	await page.keyboard.press('Enter');
	const position = page.locator('.position');
	await expect(position.getByRole('heading', { name: 'Move by move' })).toBeFocused();
	await position.getByRole('button', { name: 'Forward' }).click();
	await expect(position).toContainText('Amy plays Gold Bomb!!');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await play.first().click();
	await expect(position).toHaveCount(1);
	await position.getByRole('button', { name: 'Close' }).click();
	await expect(position).toHaveCount(0);
	await expect(play.nth(1)).toBeFocused();
	expect(complaints).toEqual([]);
});

test('a ruling loads little JavaScript until it is played', async ({ page }) => {
	const bytes = await scriptBytes(page, RULING);
	expect(bytes).toBeGreaterThan(0);
	expect(bytes).toBeLessThan(MOST_SCRIPT);
});

test('the case and its twin stand side by side, with what differs marked', async ({ page }) => {
	await page.goto(RULING);
	const compared = page.getByRole('region', { name: 'Played through' }).getByRole('table');
	await expect(compared.getByRole('columnheader')).toHaveText(['The case', 'One thing changed']);
	await expect(compared).toContainText('Where they part');
	await expect(compared).toContainText('What they come to');
	await expect(page.getByText('Here they part')).not.toHaveCount(0);
});

test('the changed fact is a switch: the answer beside the board turns, and turns back', async ({
	page,
	complaints
}) => {
	await page.goto(TURNED, { waitUntil: 'networkidle' });
	const board = page.getByRole('region', { name: 'On the board' });
	const change = board.getByRole('switch', { name: 'Change one fact: She plays Bomb! on him' });
	await expect(change).not.toBeChecked();
	await expect(
		board.getByText('Ben dies and loses 1¢ and Fanny Pack.', { exact: true })
	).toBeVisible();
	await expect(board.getByText('Ben takes no damage.', { exact: true })).toBeHidden();
	await expect(board.getByText('XIII. Death (Amy)').first()).toBeVisible();
	await change.focus();
	await page.keyboard.press('Space');
	await expect(change).toBeChecked();
	await expect(board.getByText('Ben takes no damage.', { exact: true })).toBeVisible();
	await expect(
		board.getByText('Ben dies and loses 1¢ and Fanny Pack.', { exact: true })
	).toBeHidden();
	await expect(board.getByText('Bomb! (Amy)').first()).toBeVisible();
	await expect(board.getByRole('status')).toContainText('Changed: She plays Bomb! on him.');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await change.click();
	await expect(change).not.toBeChecked();
	await expect(
		board.getByText('Ben dies and loses 1¢ and Fanny Pack.', { exact: true })
	).toBeVisible();
	await expect(board.getByRole('status')).toContainText('The case again');
	expect(complaints).toEqual([]);
});

test('the case plays on the board, step by step and by itself', async ({ page, complaints }) => {
	await page.goto(TURNED, { waitUntil: 'networkidle' });
	const board = page.getByRole('region', { name: 'On the board' });
	const steps = board.getByRole('group', { name: 'Steps' });
	await steps.getByRole('button', { name: 'Step back' }).click();
	await expect(steps).toContainText('0 of 3');
	await expect(steps.getByRole('button', { name: 'Step back' })).toBeDisabled();
	await expect(board.getByText('As the table lies.').first()).toBeVisible();
	await steps.getByRole('button', { name: 'Play it' }).click();
	await expect(steps).toContainText('3 of 3');
	await expect(steps.getByRole('button', { name: 'Play it' })).toBeVisible();
	await expect(board.getByRole('group', { name: 'Ben', exact: true }).first()).toContainText(
		'dead'
	);
	expect(complaints).toEqual([]);
});

test('the answer stands beside the board where there is room, and above it on a phone', async ({
	page
}) => {
	const board = page.getByRole('group', { name: 'Steps' });
	const change = page.getByRole('switch');
	const across = async (): Promise<{ readonly beside: boolean; readonly below: boolean }> => {
		const [left, right] = [await change.boundingBox(), await board.boundingBox()];
		if (!left || !right) throw new Error('The switch and the board are to be seen.');
		return {
			beside: left.x + left.width <= right.x,
			below: left.y + left.height <= right.y
		};
	};
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(TURNED);
	expect(await across()).toEqual({ beside: true, below: false });
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await across()).toEqual({ beside: false, below: true });
	await page.setViewportSize({ width: 320, height: 640 });
	expect(await sidewaysFindings(page)).toEqual([]);
});

test('a ruling leads to its rules and its cards, and they lead back', async ({
	page,
	complaints
}) => {
	await page.goto(RULING);
	await page
		.getByRole('region', { name: 'The rules' })
		.getByRole('link', { name: 'Preventing a death' })
		.click();
	await expect(page).toHaveURL(/\/rules\/2023\/specific-mechanics\/#prevent\.death$/u);
	await expect(page.locator('[id="prevent.death"]')).toBeInViewport();
	await page.goBack();
	await page.getByRole('region', { name: 'Sources' }).getByRole('link').first().click();
	await expect(page).toHaveURL(/\/cards\//u);
	await page
		.getByRole('region', { name: 'Disputed' })
		.getByRole('link', { name: 'How many HP' })
		.click();
	await expect(page).toHaveURL(new RegExp(`${RULING}$`, 'u'));
	expect(complaints).toEqual([]);
});

test('an open ruling shows how else it can be read', async ({ page }) => {
	await page.goto(OPEN);
	await expect(page.getByText('The rulebook does not say.')).toBeVisible();
	await expect(page.getByRole('heading', { level: 3, name: 'Read otherwise' })).toBeVisible();
});

test('the verdict is copied with its link', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(RULING, { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Copy the verdict' }).click();
	await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied.split('\n')).toEqual([
		await page.getByRole('heading', { level: 1 }).innerText(),
		expect.stringContaining('1 HP'),
		page.url()
	]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('a ruling is read, and the list is filtered', async ({ page }) => {
		await page.goto(RULING);
		await expect(page.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
		await expect(page.getByRole('heading', { level: 3, name: 'One thing changed' })).toBeVisible();
		await expect(page.getByRole('button', { name: 'Copy the verdict' })).toBeHidden();
		await expect(page.getByRole('switch')).toHaveCount(0);
		const board = page.getByRole('region', { name: 'On the board' });
		await expect(board.getByText('The case', { exact: true })).toBeVisible();
		await expect(board.getByText('One fact changed')).toBeVisible();
		await expect(page.getByRole('button', { name: /^Play it here/u })).toHaveCount(0);
		await expect(page.getByText('Amy plays Gold Bomb!!').first()).toBeVisible();
		await page.goto('rulings/');
		const shown = page.locator('li[data-status]:visible');
		const all = await shown.count();
		await page.getByRole('radio', { name: /^Silent/u }).check();
		const silent = await shown.count();
		expect(silent).toBeGreaterThan(0);
		expect(silent).toBeLessThan(all);
		await expect(page.locator('li[data-status="settled"]:visible')).toHaveCount(0);
	});

	test('the list can be narrowed to rulings whose answer has changed since 2023', async ({
		page
	}) => {
		await page.goto('rulings/');
		const shown = page.locator('li[data-status]:visible');
		const all = await shown.count();
		await page.getByRole('radio', { name: /^Changed since 2023/u }).check();
		const turned = await shown.count();
		expect(turned).toBeGreaterThan(0);
		expect(turned).toBeLessThan(all);
		await expect(shown.filter({ hasText: 'Changed since 2023.' })).toHaveCount(turned);
		// Online, what cannot be chosen later fizzles (DIFFERENCES.md).
		await expect(shown.filter({ hasText: 'My ability finds nothing to choose' })).toHaveCount(1);
		await shown.first().getByRole('link').click();
		await expect(page.getByText('Changed since 2023.').first()).toBeVisible();
	});
});

test('whoever comes back from a ruling finds the same ones shown', async ({ page }) => {
	await page.goto('rulings/', { waitUntil: 'networkidle' });
	const changed = page.getByRole('radio', { name: /^Changed since 2023/u });
	await changed.check();
	await page.locator('li[data-turned]:visible').first().getByRole('link').click();
	await expect(page).toHaveURL(/\/rulings\/[\w-]+\/$/u);
	await page.goBack();
	await expect(changed).toBeChecked();
	await expect(page.locator('li[data-status]:not([data-turned]):visible')).toHaveCount(0);
});

for (const path of ['rulings/', RULING, OPEN]) {
	test(`/${path} is accessible in both themes, on both screens`, async ({ browser, site }) => {
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
}

test('a ruling tells both answers where the editions differ, and says where they do not', async ({
	page
}) => {
	// Extended Rulebook, 6.25: at least 1 HP; original ruleset, Player Death: the HP before.
	await page.goto('rulings/hp-after-a-prevented-death/');
	const differs = page.getByRole('region', { name: 'In the original rules' });
	await expect(differs.getByRole('row', { name: /^Ben, HP/u })).toContainText(/1\s*3/u);
	await expect(differs).toContainText('Original ruleset, Player Death');
	await page.goto('rulings/die-never-above-six/');
	await expect(page.getByRole('region', { name: 'In the original rules' })).toContainText(
		'The same'
	);
});
