import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../../scripts/page-audit.ts';
import { expect, reload, test } from './site.ts';

const stack = (page: Page): Locator =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');
const tap = async (page: Page, name: string): Promise<void> => {
	await page.getByRole('button', { name, exact: true }).click();
};

/** Lays out a text and waits until it lies there. */
const layOut = async (page: Page, text: string): Promise<void> => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Tables');
	await page.getByLabel('The notation').fill(text);
	await tap(page, 'Lay it out');
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.locator('#happened')).toBeFocused();
};

const DUEL = 'player Amy: Isaac | hand: Bomb!\nplayer Ben: Cain\nmonsters: Fly, Gurdy';

test('an attack is decided by tapping, and kept over a reload', async ({ page, complaints }) => {
	await layOut(page, DUEL);
	await tap(page, 'Declare an attack');
	await expect(page.locator('#happened')).toBeFocused();
	await tap(page, 'Everyone passes');
	await expect(page.getByRole('heading', { name: 'Amy chooses what to attack.' })).toBeVisible();
	await tap(page, 'Fly');
	await tap(page, '1');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);
	await tap(page, 'Everyone passes');
	await expect(stack(page)).toHaveText(['Combat damage 1 to Amy']);
	await tap(page, 'Everyone passes');
	await expect(
		page.getByText('Amy takes 1 combat damage: 1 HP left.', { exact: true })
	).toBeVisible();

	await reload(page);
	await expect(
		page.getByText('Amy takes 1 combat damage: 1 HP left.', { exact: true })
	).toBeVisible();
	await tap(page, 'Back');
	await expect(stack(page)).toHaveText(['Combat damage 1 to Amy']);
	expect(complaints).toEqual([]);
});

test('targets are chosen from the legal ones, and the others say why not', async ({ page }) => {
	await layOut(page, DUEL);
	await page.getByRole('button', { name: 'Play Bomb!' }).click();
	await expect(page.getByRole('heading', { name: 'Choose the target for Bomb!' })).toBeFocused();
	await page.getByText('Why not something else?').click();
	const reason = page.getByRole('listitem').filter({ hasText: 'What makes a target valid' });
	await expect(reason).toContainText('The loot deck: it needs a monster or player.');
	await tap(page, 'Gurdy');
	await expect(stack(page)).toHaveText(['Bomb!']);

	await page.getByText('Why not something else?').click();
	const refused = page.getByRole('listitem').filter({ hasText: 'Declaring needs an empty stack' });
	await expect(refused).toContainText("Amy can't attack: Bomb! is still on the stack.");
});

test('another decision starts a line, and the one before is kept', async ({ page }) => {
	await layOut(page, `${DUEL}\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1`);
	await page.getByRole('button', { name: '3 Amy chooses Fly.' }).click();
	await tap(page, '6');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 6 against Fly"]);
	await tap(page, 'Everyone passes');

	await page.getByRole('button', { name: 'What if?' }).click();
	const lines = page.getByRole('dialog', { name: 'What if?' });
	const second = lines.getByRole('listitem', { name: 'Line 2' });
	await expect(second).toContainText('instead of “rolls 1” in Line 1');
	await expect(second).toContainText('Fly dies. Amy gains 1¢.');
	await second.getByRole('button', { name: 'Rename Line 2' }).click();
	await lines.getByLabel('Name of Line 2').fill('Amy hits');
	await lines.getByLabel('Name of Line 2').press('Enter');
	await lines.getByRole('button', { name: 'Compare Line 1 with Amy hits' }).click();
	const compared = lines.getByRole('region', { name: 'Amy hits compared with Line 1' });
	await expect(compared.getByRole('status')).toHaveText(/^The difference: /u);
	await expect(compared.getByRole('list', { name: /^The stack/u })).toHaveText([
		"Amy's attack roll of 1 against Fly",
		"Amy's attack roll of 6 against Fly"
	]);
	await lines.getByRole('button', { name: 'Line 1', exact: true }).click();
	await page.keyboard.press('Escape');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);

	await reload(page);
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);
	await page.getByRole('button', { name: 'What if?' }).click();
	await lines.getByRole('button', { name: 'Remove Amy hits' }).click();
	await expect(lines.getByText('So far it went one way.')).toBeVisible();
	await page.keyboard.press('Escape');
	await tap(page, 'Undo');
	await expect(page.getByRole('button', { name: 'What if?' })).toContainText('2');
});

test('a past move is corrected, and what no longer follows is marked', async ({ page }) => {
	await layOut(
		page,
		`${DUEL}\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1\neveryone passes`
	);
	await tap(page, 'Last move');
	await expect(stack(page)).toHaveText(['Combat damage 1 to Amy']);
	await tap(page, 'Correct the moves');
	const sheet = page.getByRole('dialog', { name: 'Correct the moves' });
	await sheet.getByLabel('Entry 4', { exact: true }).fill('roll 6');
	await sheet.getByLabel('Entry 4', { exact: true }).press('Tab');
	await expect(sheet.getByText('It does not follow')).toHaveCount(0);
	await sheet.getByRole('button', { name: 'Take out entry 3' }).click();
	await expect(sheet.getByText('It does not follow').first()).toBeVisible();
	await sheet.getByLabel('Entry 1', { exact: true }).fill('Amy dances');
	await sheet.getByLabel('Entry 1', { exact: true }).press('Tab');
	await expect(sheet.getByRole('alert')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('navigation', { name: 'Timeline' })).toContainText('does not follow');
	await tap(page, 'Undo');
	await expect(stack(page)).toHaveText(['Combat damage 1 to Fly']);
});

test('a card that nobody has named is found by its name and played', async ({ page }) => {
	await layOut(page, DUEL);
	await tap(page, 'Amy passes');
	await page.getByRole('button', { name: 'Play a card that is not named yet…' }).click();
	await page.getByLabel('Which card does Ben play?').fill('buter');
	await expect(page.getByText('No card is called that.')).toBeVisible();
	await page.getByLabel('Which card does Ben play?').fill('soul');
	await tap(page, 'Soul Heart');
	await expect(
		page.getByText("Ben can't play Soul Heart: it is Amy's turn, and Ben has no loot play.")
	).toBeVisible();
	await tap(page, 'Cancel');
	await expect(page.getByRole('heading', { name: 'Ben has priority.' })).toBeFocused();
});

test('an entry that does not follow says why', async ({ page }) => {
	await layOut(page, `${DUEL}\n---\nAmy attacks\nAmy plays Bomb! -> Gurdy\nAmy purchases`);
	await tap(page, 'Last move');
	const happened = page.getByRole('region', { name: 'Amy purchases' });
	await expect(happened).toContainText('This does not follow from what comes before it.');
	await expect(happened).toContainText('The judge refuses');
});

test('keys step, pass and take back, and ? lists them', async ({ page }) => {
	await layOut(page, `${DUEL}\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1`);
	await page.keyboard.press(']');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);
	await page.keyboard.press('e');
	await expect(stack(page)).toHaveText(['Combat damage 1 to Amy']);
	await page.keyboard.press('u');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByText('The stack is empty.')).toBeVisible();
	await page.keyboard.press('?');
	const keys = page.getByRole('dialog', { name: 'Keys' });
	await expect(keys.getByText('Everyone passes')).toBeVisible();
	await keys.getByLabel('Single keys do something').uncheck();
	await page.keyboard.press('Escape');
	await expect(keys).toBeHidden();
	// The focus comes back to where it was.
	await page.getByRole('button', { name: 'Share' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
	await page.keyboard.press(']');
	await expect(page.getByText('The stack is empty.')).toBeVisible();
});

test('tapping a slip shows its line, its step and who can respond', async ({ page }) => {
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	for (let i = 0; i < 5; i++) await tap(page, 'Forward');
	const slip = page.getByRole('listitem').filter({ hasText: 'The Relic' }).first();
	await slip.getByRole('button', { name: 'The Relic' }).click();
	await expect(slip).toContainText('Each time a player rolls a 1, loot 1.');
	await expect(slip.locator('.lit')).toHaveText('Each time a player rolls a 1, loot 1.');
	await expect(slip).toContainText('The Relic (Amy) triggers.');
	await expect(slip).toContainText('When a trigger goes on the stack');
	await expect(slip).toContainText('Ben: Activate Cain, Activate Sleight of Hand');
});

test('a card in play opens as its face, with the line lit that something came from', async ({
	page,
	complaints
}) => {
	await page.goto('table/?example=2023%2Frelic-and-butter-bean', { waitUntil: 'networkidle' });
	for (let i = 0; i < 5; i++) await tap(page, 'Forward');
	await page.locator('.card').getByRole('button', { name: 'The Relic' }).click();
	const relic = page.getByRole('dialog', { name: 'The Relic' });
	await expect(relic.getByRole('article', { name: 'The Relic, treasure' })).toBeVisible();
	await expect(relic.locator('.lit')).toHaveText('Each time a player rolls a 1, loot 1.');
	expect(await axeFindings(page)).toEqual([]);
	const heading = await page.locator('#happened').textContent();
	await relic.getByRole('link', { name: 'Rules and rulings of The Relic' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Relic');
	await page.getByRole('link', { name: 'Can I cancel The Relic with Butter Bean!?' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Can I cancel The Relic');
	await page.getByRole('link', { name: 'Back to the table' }).click();
	await expect(page.locator('#happened')).toHaveText(heading ?? '');
	expect(complaints).toEqual([]);
});

test('two tabs on one table lose nothing of each other', async ({ page, context }) => {
	await layOut(page, DUEL);
	await tap(page, 'Declare an attack');
	const other = await context.newPage();
	await other.goto('table/', { waitUntil: 'networkidle' });
	await expect(other.locator('#happened')).toHaveText('Amy declares an attack.');
	await tap(other, 'Everyone passes');
	await tap(page, 'Amy passes');
	for (const [tab, last] of [
		[page, 'Amy passes.'],
		[other, 'Everyone passes.']
	] as const) {
		await reload(tab);
		await expect(tab.locator('#happened')).toHaveText(last);
	}
	await tap(page, 'Tables');
	await expect(page.getByRole('button', { name: /A table without a title/u })).toHaveCount(2);
});

test('the keyboard alone lays out a scenario and decides', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Tables' }).focus();
	await page.keyboard.press('Enter');
	await page.getByLabel('The notation').focus();
	await page.keyboard.insertText(DUEL);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Lay it out' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('#happened')).toBeFocused();

	const press = async (name: string): Promise<void> => {
		const button = page.getByRole('button', { name, exact: true });
		await expect(button).toBeVisible();
		for (let i = 0; i < 80; i++) {
			await page.keyboard.press('Tab');
			if (await button.evaluate((element) => element === document.activeElement)) break;
		}
		await expect(button).toBeFocused();
		await page.keyboard.press('Enter');
		// What is gone leaves the focus to what just happened.
		const next = name === 'Everyone passes' ? button : page.locator('#happened');
		await expect(next).toBeFocused();
	};
	await press('Declare an attack');
	await press('Everyone passes');
	await press('Gurdy');
	await press('4');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 4 against Gurdy"]);
});

test('a question is answered once for all, and asked again', async ({ page, complaints }) => {
	// 4.4, Triggered Abilities: "may" asks each time, unless its player has said so once for all.
	await layOut(
		page,
		"player Amy: Isaac\nplayer Ben: Cain | items: Dad's Lost Coin\nmonsters: Fly, Gurdy\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1\neveryone passes\neveryone passes"
	);
	await tap(page, 'Last move');
	await expect(page.getByRole('heading', { name: /Does Ben use Dad/u })).toBeVisible();
	await page.getByRole('checkbox', { name: /Always answer so/u }).check();
	await tap(page, 'No');
	const settled = page.getByRole('region', { name: 'Answered once for all' });
	await expect(settled).toContainText("Ben always declines Dad's Lost Coin.");
	await tap(page, 'Ask again');
	await expect(page.locator('#happened')).toHaveText(
		"The table asks Ben again about Dad's Lost Coin."
	);
	await expect(settled).toBeHidden();
	expect(complaints).toEqual([]);
});

test('a card that the judge does not know is resolved by hand, and marked', async ({
	page,
	complaints
}) => {
	await layOut(page, DUEL);
	await tap(page, 'Do something');
	await page.getByLabel('What goes on the stack?').fill('A card of our own');
	await page.getByRole('button', { name: 'Resolve “A card of our own” by hand' }).click();
	await tap(page, 'A loot card');
	await page.getByRole('button', { name: 'Amy', exact: true }).click();
	const stack = page.getByRole('list', { name: 'The stack' });
	await expect(stack).toContainText('A card of our own');
	await expect(stack).toContainText('Do what is printed on it.');
	await tap(page, 'Everyone passes');
	await expect(stack).toBeHidden();
	await expect(page.getByRole('navigation', { name: 'Timeline' })).toContainText('by hand');
	await tap(page, 'Change the table');
	const sheet = page.getByRole('dialog', { name: 'Set up' });
	const ben = sheet.getByRole('group', { name: 'Ben', exact: true });
	await ben.getByRole('button', { name: '¢: one less' }).click();
	await page.keyboard.press('Escape');
	await expect(page.locator('#happened')).toHaveText('The table sets Ben: 2¢.');
	await tap(page, 'Verdict');
	await expect(page.getByRole('region', { name: 'The verdict' })).toContainText(
		'The judge has not checked what was done by hand'
	);
	expect(complaints).toEqual([]);
});

test('a card that turns up stays unknown where that does not matter', async ({
	page,
	complaints
}) => {
	// 10, Refilling: an empty slot refills with the top card of its deck.
	await layOut(
		page,
		'player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly, Gurdy\nstack: damage 1 to Fly\n---\neveryone passes\neveryone passes'
	);
	await tap(page, 'Last move');
	await expect(page.getByRole('heading', { name: /on top of the monster deck/u })).toBeVisible();
	await page.getByRole('button', { name: /^Leave it unknown/u }).click();
	await expect(page.getByRole('heading', { name: 'Amy has priority.' })).toBeVisible();
	await tap(page, 'Declare an attack');
	await tap(page, 'Everyone passes');
	await expect(page.getByRole('button', { name: 'Gurdy', exact: true })).toBeVisible();
	const asked = page.locator('.prompt');
	await expect(asked.getByRole('button', { name: 'Unknown monster', exact: true })).toBeHidden();
	// What is attacked on top of its deck must be named.
	await tap(page, 'The monster deck');
	await expect(page.getByLabel('A card of the monster deck')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Leave it unknown/u })).toBeHidden();
	expect(complaints).toEqual([]);
});

test('changes are taken back and made again after a reload', async ({ page, complaints }) => {
	await layOut(page, DUEL);
	await tap(page, 'Declare an attack');
	await tap(page, 'Everyone passes');
	await tap(page, 'Fly');
	await tap(page, 'Undo');
	await expect(page.getByRole('heading', { name: 'Amy chooses what to attack.' })).toBeVisible();

	await reload(page);
	await tap(page, 'Redo');
	await expect(page.locator('#happened')).toHaveText('Amy chooses Fly.');
	await tap(page, 'Undo');
	await tap(page, 'Undo');
	await expect(page.locator('#happened')).toHaveText('Amy declares an attack.');
	expect(complaints).toEqual([]);
});

test('a name that the notation could not tell from its words is refused', async ({ page }) => {
	await layOut(page, DUEL);
	await tap(page, 'Set up');
	await page.getByText('Character, name, seat').first().click();
	const name = page.getByLabel('Name', { exact: true }).first();
	for (const bad of ['Amy: the first', 'x'.repeat(31), 'Ben']) {
		await name.fill(bad);
		await name.press('Tab');
		await expect(page.getByRole('alert')).toContainText('A player needs a name');
		await expect(name).toHaveValue('Amy');
	}
	await page.getByLabel('Title').fill('x'.repeat(500));
	await page.getByLabel('Title').press('Tab');
	await page.keyboard.press('Escape');
	const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(wide).toBeLessThanOrEqual(0);
});
