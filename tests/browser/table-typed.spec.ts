import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, pressTool, reload, smallControls, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

const sheetOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Type the card' });

/** Looks for a card that nobody knows, and opens the sheet to type it. */
async function typeFrom(page: Page, name: string): Promise<Locator> {
	await page.getByRole('button', { name: 'Do something' }).click();
	await page.getByLabel('What goes on the stack?').fill(name);
	await page.getByRole('button', { name: /^Type the card/u }).click();
	const sheet = sheetOf(page);
	await expect(sheet.getByLabel('Text, as printed')).toBeFocused();
	await expect(sheet.getByLabel('Name')).toHaveValue(name);
	return sheet;
}

test('a card that the judge lacks is typed, played, reloaded and shared', async ({
	page,
	context,
	complaints
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await typeFrom(page, 'Lucky Rock');
	await sheet.getByLabel('Kind').selectOption('Loot');
	await sheet.getByLabel('Text, as printed').fill('Gain 4¢. Then juggle three apples.');
	await expect(sheet.getByText('One line is kept for the players')).toBeVisible();
	await expect(sheet.locator('.under mark')).toHaveCount(1);
	await sheet.getByLabel('Text, as printed').fill('Gain 4¢.');
	await expect(sheet.getByText('Is this what it says?')).toBeVisible();
	await sheet.getByRole('button', { name: 'Yes, take this card' }).click();
	await page.getByRole('button', { name: 'Amy', exact: true }).first().click();

	const stack = page.getByRole('list', { name: 'The stack, what resolves first on top' });
	await expect(stack.getByRole('heading')).toHaveText(['Lucky Rock']);
	await reload(page);
	await expect(stack.getByRole('heading')).toHaveText(['Lucky Rock']);

	await pressTool(page, 'Share');
	const link = await page
		.getByRole('textbox', { name: 'The link', exact: true, includeHidden: true })
		.inputValue();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Everyone passes' }).click();
	await page.getByRole('tab', { name: 'Story' }).click();
	await expect(page.getByText('Amy gains 4¢.', { exact: true }).first()).toBeVisible();

	const other = await context.newPage();
	await other.goto(link, { waitUntil: 'networkidle' });
	const theirs = other.getByRole('list', { name: 'The stack, what resolves first on top' });
	await expect(theirs.getByRole('heading')).toHaveText(['Lucky Rock']);
	await other.getByRole('button', { name: 'Everyone passes' }).click();
	await other.getByRole('tab', { name: 'Story' }).click();
	await expect(other.getByText('Amy gains 4¢.', { exact: true }).first()).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a line that cannot be read is marked, kept, and done by hand', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await typeFrom(page, 'Three Apples');
	await sheet.getByLabel('Text, as printed').fill('↷: Loot 1.\n↷: Juggle three apples.');
	const line = sheet.getByRole('button', { name: /^Line 2, by hand/u });
	await expect(line).toContainText('Juggle three apples.');
	await line.click();
	await expect(sheet.getByLabel('Text, as printed')).toBeFocused();
	await expect(sheet.getByLabel('Is this what it says?')).toContainText('Loot 1.');
	for (const control of await sheet.getByRole('button').or(sheet.getByRole('combobox')).all()) {
		const box = await control.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
	}
	await sheet.getByRole('button', { name: 'Take this card' }).click();
	await page.getByRole('button', { name: 'Ben', exact: true }).first().click();
	await page.getByRole('button', { name: /Juggle three apples/u }).click();
	const stack = page.getByRole('list', { name: 'The stack, what resolves first on top' });
	await expect(stack.getByRole('heading')).toHaveText(['Three Apples']);
	await page.getByRole('button', { name: 'Everyone passes' }).click();
	await page.getByRole('tab', { name: 'Story' }).click();
	await expect(
		page
			.getByText(/by hand/u)
			.filter({ visible: true })
			.first()
	).toBeVisible();

	// The words are there, with what they may change.
	await page.getByRole('tab', { name: 'Board' }).click();
	const verdict = page.getByRole('region', { name: 'The verdict' });
	await expect(verdict).toContainText("can't read “Juggle three apples” on Three Apples");
	await verdict.getByRole('button', { name: 'Do it by hand' }).click();
	const hands = page.getByRole('dialog', { name: 'Do it by hand' });
	await expect(hands).toContainText('Juggle three apples');
	await hands
		.getByRole('region', { name: 'Ben' })
		.getByRole('button', { name: '¢: one more' })
		.click();
	await hands.getByRole('button', { name: 'Recharge Three Apples' }).click();
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(await smallControls(page)).toEqual([]);
	await hands.getByRole('button', { name: 'Done' }).click();
	await expect(verdict.getByRole('button', { name: 'Do it by hand' })).toBeHidden();
	await page.getByRole('tab', { name: 'Story' }).click();
	await expect(page.getByText('The table sets Ben: 4¢.').first()).toBeVisible();

	// It is found again by its name.
	await page.getByRole('button', { name: 'Do something' }).click();
	await page.getByLabel('What goes on the stack?').fill('three app');
	await expect(page.getByRole('button', { name: /^Three Apples/u })).toBeVisible();
});

test('what would not go on the stack as a treasure is a loot with one tap', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await typeFrom(page, 'Huge Bean');
	await sheet.getByLabel('Text, as printed').fill('Deal 2 damage to a player.');
	await expect(sheet.getByText('Nothing of this card goes on the stack')).toBeVisible();
	await sheet.getByRole('button', { name: 'It is a loot card' }).click();
	await expect(sheet.getByLabel('Kind')).toHaveValue('loot');
	await sheet.getByRole('button', { name: 'Yes, take this card' }).click();
	await page.getByRole('button', { name: 'Amy', exact: true }).first().click();
	await page.getByRole('button', { name: 'Choose Ben' }).click();
	await expect(page.getByRole('list', { name: /^The stack/u }).getByRole('heading')).toHaveText([
		'Huge Bean'
	]);
});

test('a text of nothing but pictures is marked, not read', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await typeFrom(page, 'Lucky Rock');
	await sheet.getByLabel('Text, as printed').fill('🔥🔥');
	await expect(sheet.locator('.under mark')).toHaveText('🔥🔥');
	await expect(sheet.getByText('Is this what it says?')).toBeHidden();
});

test('what is no card yet says what it lacks', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await typeFrom(page, 'Lazy Rock');
	await sheet.getByRole('button', { name: 'Take this card' }).press('Enter');
	await expect(sheet.getByRole('alert')).toContainText('Nothing of this card goes on the stack');
	await sheet.getByLabel('Name').fill('');
	await expect(sheet.getByRole('alert')).toContainText('A card needs a name.');
	await sheet.getByRole('button', { name: 'Cancel' }).click();
	await expect(sheet).toBeHidden();
	await expect(page.getByLabel('What goes on the stack?')).toHaveValue('Lazy Rock');
});

test('the sheet keeps the focus, tells what is wrong where it is, and gives the focus back', async ({
	page
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await typeFrom(page, 'Lazy Rock');
	for (let i = 0; i < 15; i++) {
		await page.keyboard.press('Tab');
		expect(await sheet.evaluate((node) => node.contains(document.activeElement))).toBe(true);
	}
	await sheet.getByLabel('Kind').selectOption('Monster');
	for (const label of ['Name', 'Kind', 'HP', 'Evasion', 'ATK', 'Souls', 'Rewards'])
		await expect(sheet.getByLabel(new RegExp(`^${label}`, 'u')).first()).toBeVisible();
	const rewards = sheet.getByLabel('Rewards');
	await rewards.fill('a hat');
	await expect(rewards).toHaveAccessibleDescription(/cannot be read/u);
	await rewards.fill('');
	await expect(rewards).toHaveAccessibleDescription('');
	const name = sheet.getByLabel('Name');
	await name.fill('');
	await expect(name).toHaveAccessibleDescription('A card needs a name.');
	const text = sheet.getByLabel('Text, as printed');
	await name.fill('Lazy Rock');
	await text.fill('Juggle.');
	await expect(text).toHaveAccessibleDescription(/One line is kept/u);
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(page.getByRole('button', { name: /^Type the card/u })).toBeFocused();
});
