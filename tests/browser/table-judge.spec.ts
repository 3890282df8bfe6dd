import type { Page } from '@playwright/test';
import { expect, tableAt, test } from './site.ts';

const stack = (page: Page) =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');
const tap = (page: Page, name: string): Promise<void> =>
	page.getByRole('button', { name, exact: true }).click();

const layOut = async (page: Page, text: string): Promise<void> => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await tap(page, 'Tables');
	await page.getByLabel('The notation').fill(text);
	await tap(page, 'Lay it out');
	await expect(page.locator('#happened')).toBeFocused();
};

const DUEL = 'player Amy: Isaac | hand: Bomb!\nplayer Ben: Cain\nmonsters: Fly, Gurdy';

// Extended Rulebook, 4.4: a player puts what triggered for them on the stack in an order they choose.
test('where a player may order what triggered, the table asks', async ({ page, complaints }) => {
	await layOut(
		page,
		`player Amy: Isaac | items: Bloody Penny, Suicide King
player Ben: Cain
stack: Amy's death
turn: Ben
---
everyone passes`
	);
	await tap(page, 'Last move');
	await expect(page.getByText('Tap them in their order')).toBeVisible();
	await tap(page, 'Suicide King (Amy)');
	await expect(page.getByRole('button', { name: '1st: Suicide King (Amy)' })).toBeVisible();
	await tap(page, 'In this order');
	await expect(stack(page)).toHaveText(['Bloody Penny', 'Suicide King']);
	expect(complaints).toEqual([]);
});

// 8, Attacking, does not say who chooses the slot that the deck's top card covers: a reading.
test('an open question is told, and the verdict is held against every reading', async ({
	page,
	complaints
}) => {
	await layOut(page, DUEL);
	await tap(page, 'Declare an attack');
	await tap(page, 'Everyone passes');
	await tap(page, 'The monster deck');
	await page.getByLabel('A card of the monster deck').fill('ambush');
	await page.getByRole('button', { name: 'Ambush!', exact: true }).click();
	await tap(page, 'Monster slot 1');
	const happened = page.locator('section', { has: page.locator('#happened') });
	await expect(happened).toContainText('The rulebook does not say; this is how we read it.');
	await tap(page, 'Everyone passes');
	await tap(page, 'Does it hold under every reading?');
	const open = page.getByRole('region', { name: 'Where the rulebook leaves a question open' });
	await expect(open).toContainText('?');
	await expect(open).toContainText('Any answer comes to the same here.');
	expect(complaints).toEqual([]);
});

test('passing until someone could act stops at a choice, and a die can be rolled', async ({
	page,
	complaints
}) => {
	await layOut(page, DUEL);
	await tap(page, 'Declare an attack');
	await tap(page, 'Pass until someone could act');
	// Ben has Cain to activate.
	await expect(page.getByRole('heading', { name: 'Ben has priority.' })).toBeVisible();
	await tap(page, 'Ben passes');
	await tap(page, 'Fly');
	await tap(page, 'Roll it');
	await expect(stack(page)).toHaveText([/^ ?Amy's attack roll of [1-6] against Fly$/u]);
	expect(complaints).toEqual([]);
});

test('each resolution is announced, and the focus is where it was told', async ({ page }) => {
	await layOut(page, `${DUEL}\nstack: damage 1 to Gurdy; damage 1 to Amy`);
	const said = page.getByRole('status').filter({ hasText: 'Everyone passes.' });
	await tap(page, 'Everyone passes');
	await expect(said).toContainText('Amy takes 1 damage: 1 HP left.');
	await expect(said).toContainText('Amy has priority.');
	// The button is still there, at its place: the next pass is one key away.
	await expect(page.getByRole('button', { name: 'Everyone passes', exact: true })).toBeFocused();
	await tap(page, 'Everyone passes');
	await expect(said).toContainText('Gurdy takes 1 damage: 4 HP left.');
});

test('slips move as they come, and do not where less motion is asked for', async ({ page }) => {
	await layOut(page, `${DUEL}\nstack: damage 1 to Gurdy`);
	const slip = page.getByRole('listitem').filter({ hasText: 'Damage 1 to Gurdy' });
	const lasts = (): Promise<string> =>
		slip.evaluate((element) => getComputedStyle(element).animationDuration);
	expect(await lasts()).toBe('0.18s');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	expect(await lasts()).toBe('0s');
});

test('moves are put in and moved, and what then no longer follows is shown', async ({
	page,
	complaints
}) => {
	await layOut(page, `${DUEL}\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 1`);
	await tap(page, 'Correct the moves');
	const sheet = page.getByRole('dialog', { name: 'Correct the moves' });
	await tap(page, 'Put an entry before entry 1');
	await sheet.getByLabel('In the notation').fill('Amy plays Bomb! -> Gurdy');
	await tap(page, 'Put it in');
	await expect(sheet.getByLabel('Entry 1', { exact: true })).toHaveValue(
		'Amy plays Bomb! -> Gurdy'
	);
	// The stack is not empty any more, so no attack can be declared (8).
	await expect(sheet.getByText('It does not follow').first()).toBeVisible();
	await tap(page, 'Put an entry before entry 2');
	await sheet.getByLabel('In the notation').fill('everyone passes');
	await tap(page, 'Put it in');
	await tap(page, 'Put an entry before entry 3');
	await sheet.getByLabel('In the notation').fill('everyone passes');
	await tap(page, 'Put it in');
	await expect(sheet.getByText('It does not follow')).toHaveCount(0);
	await tap(page, 'Move entry 4 down');
	await expect(sheet.getByLabel('Entry 4', { exact: true })).toHaveValue('everyone passes');
	await expect(sheet.getByText('It does not follow').first()).toBeVisible();
	await tap(page, 'Move entry 5 up');
	await expect(sheet.getByText('It does not follow')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await tap(page, 'Last move');
	await expect(stack(page)).toHaveText(["Amy's attack roll of 1 against Fly"]);
	await expect(page.getByRole('article', { name: 'Amy' })).toContainText('empty');
	expect(complaints).toEqual([]);
});

test('a link says when its verdict has changed since', async ({ page, complaints }) => {
	await page.goto(tableAt(`${DUEL}\n---\nAmy attacks`, { outcome: 1 }), {
		waitUntil: 'networkidle'
	});
	await expect(
		page
			.getByRole('status')
			.filter({ hasText: 'This verdict has changed since the link was made.' })
	).toBeVisible();
	await expect(page.locator('#happened')).toHaveText('Amy declares an attack.');
	expect(complaints).toEqual([]);
});
