import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

const stack = (page: Page): Locator =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');
const tap = async (page: Page, name: string): Promise<void> => {
	await page.getByRole('button', { name, exact: true }).click();
};

/** Lays out a text and waits until it lies there. */
const layOut = async (page: Page, text: string): Promise<void> => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByLabel('The notation').fill(text);
	await tap(page, 'Lay it out');
	await expect(page.getByRole('heading', { name: 'The stack' })).toBeVisible();
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

	await page.reload({ waitUntil: 'networkidle' });
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
	await expect(page.getByRole('heading', { name: 'Play Bomb!: choose its target' })).toBeFocused();
	await page.getByText('Why not something else?').click();
	const reason = page.getByRole('listitem').filter({ hasText: 'ability.target-kind' });
	await expect(reason).toContainText('The loot deck: that is not something it can target.');
	await tap(page, 'Gurdy');
	await expect(stack(page)).toHaveText(['Bomb!']);

	await page.getByText('Why not something else?').click();
	const refused = page.getByRole('listitem').filter({ hasText: 'stack.must-be-empty' });
	await expect(refused).toContainText("Amy can't attack: something is on the stack.");
});

test('another decision replaces what followed, and can be undone', async ({ page }) => {
	await layOut(page, `${DUEL}\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1`);
	await page.getByRole('button', { name: '3 Amy chooses Fly.' }).click();
	await tap(page, '6');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 6 against Fly"]);
	await tap(page, 'Undo');
	await tap(page, 'Last move');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);
});

test('a card that nobody has named is found by its name and played', async ({ page }) => {
	await layOut(page, DUEL);
	await tap(page, 'Amy passes');
	await page.getByRole('button', { name: 'Play a card that is not named yet…' }).click();
	await page.getByLabel('Which card does Ben play?').fill('buter');
	await expect(page.getByText('No card is called that.')).toBeVisible();
	await page.getByLabel('Which card does Ben play?').fill('soul');
	await tap(page, 'Soul Heart');
	await expect(page.getByText("Ben can't play Soul Heart: no loot play is left.")).toBeVisible();
	await tap(page, 'Cancel');
	await expect(page.getByRole('heading', { name: 'Ben has priority.' })).toBeFocused();
});

test('a script that stops says at which line and why', async ({ page }) => {
	await layOut(page, `${DUEL}\n---\nAmy attacks\nAmy plays Bomb! -> Gurdy\nAmy purchases`);
	const alert = page.getByRole('alert');
	await expect(alert).toContainText('stops at line 7');
	await expect(alert).toContainText('The judge refuses');
});

test('the keyboard alone lays out a scenario and decides', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByLabel('The notation').focus();
	await page.keyboard.insertText(DUEL);
	await page.keyboard.press('Tab');
	await expect(page.getByRole('button', { name: 'Lay it out' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('#happened')).toBeFocused();

	const press = async (name: string): Promise<void> => {
		const button = page.getByRole('button', { name, exact: true });
		for (let i = 0; i < 60; i++) {
			await page.keyboard.press('Tab');
			if (await button.evaluate((element) => element === document.activeElement)) break;
		}
		await expect(button).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.locator('#happened')).toBeFocused();
	};
	await press('Declare an attack');
	await press('Everyone passes');
	await press('Gurdy');
	await press('4');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 4 against Gurdy"]);
});
