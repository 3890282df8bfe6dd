import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

const TABLE = `player Amy: Isaac | items: The Relic | hand: Bomb!
player Ben: Cain | items: Sleight of Hand | hand: Butter Bean!, Bomb!
monsters: Fly, Gurdy
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 1
`;
const stack = (page: Page): Locator =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');
const card = (page: Page, player: string, name: string): Locator =>
	page
		.getByRole('article', { name: player, exact: true })
		.getByRole('group', { name: 'Hand' })
		.getByRole('button', { name });

/** Takes hold of something with a mouse and lets go of it over something else. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
	const [a, b] = [await from.boundingBox(), await to.boundingBox()];
	if (!a || !b) throw new Error('It is not to be seen.');
	await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
	await page.mouse.down();
	await expect(async () => {
		await page.mouse.move(a.x + a.width / 2 + 20, a.y + a.height / 2 + 5);
		await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
		await expect(page.locator('.dragged')).toBeVisible({ timeout: 500 });
	}).toPass();
	await page.mouse.up();
	await expect(page.locator('.dragged')).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 1400 });
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Tables' }).click();
	await page.getByLabel('The notation').fill(TABLE);
	await page.getByRole('button', { name: 'Lay it out' }).click();
	await page.getByRole('button', { name: 'Last move', exact: true }).click();
	await expect(stack(page)).toHaveText([/attack roll/u]);
	await page.mouse.move(700, 400);
	await expect(page.locator('[data-drags]')).toBeVisible();
});

test('a card is dragged onto what it targets', async ({ page, complaints }) => {
	const gurdy = page.getByRole('button', { name: /^Gurdy/u }).first();
	await drag(page, card(page, 'Amy', 'Bomb!'), gurdy);
	await expect(stack(page)).toHaveText(['Bomb!', /attack roll/u]);
	await expect(page.getByRole('list', { name: 'Targets' }).first()).toContainText('Gurdy');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect(complaints).toEqual([]);
});

test('onto the stack it asks for its target; let go of elsewhere nothing happens', async ({
	page,
	complaints
}) => {
	await drag(page, card(page, 'Amy', 'Bomb!'), page.getByRole('tab', { name: 'Story' }));
	await expect(stack(page)).toHaveCount(1);
	await expect(page.getByRole('dialog')).toHaveCount(0);

	await drag(page, card(page, 'Amy', 'Bomb!'), page.getByRole('heading', { name: 'The stack' }));
	await expect(page.getByRole('heading', { name: 'Choose the target for Bomb!' })).toBeVisible();
	await page.getByRole('button', { name: 'Choose Fly' }).click();
	await expect(stack(page)).toHaveText(['Bomb!', /attack roll/u]);
	expect(complaints).toEqual([]);
});

test('what the rules forbid is tried, and answered with the reason', async ({ page }) => {
	await drag(
		page,
		card(page, 'Ben', 'Butter Bean!'),
		page.getByRole('heading', { name: 'The stack' })
	);
	await expect(stack(page)).toHaveCount(1);
	await expect(
		page.getByRole('dialog').or(page.getByRole('region', { name: 'The verdict' }))
	).toContainText(/No\.|loot play|Nothing can be done/u);
});

test('a tap on a card still opens what can be done with it', async ({ page }) => {
	await card(page, 'Amy', 'Bomb!').click();
	await expect(page.getByRole('dialog', { name: 'Bomb!' })).toBeVisible();
});
