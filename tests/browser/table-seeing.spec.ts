import { expect, tableAt, test } from './site.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const TABLE = `title: Who sees what?
player Amy: Isaac | items: Guppy's Eye, There's Options | hand: A Penny!
player Ben: Cain | hand: Bomb!
turn: Amy
---
`;

test('a tap on a player, or on a hand, tells who may see it, and what they may look at', async ({
	page
}) => {
	await page.goto(tableAt(TABLE), { waitUntil: 'networkidle' });
	const sheet = page.getByRole('dialog');
	await page.getByRole('button', { name: 'Change Ben' }).tap();
	await expect(sheet).toContainText("Everybody may see Ben's hand.");
	await expect(sheet).not.toContainText('may look');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Bomb!' }).tap();
	await expect(sheet).toContainText("Everybody may see Ben's hand.");
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Change Amy' }).tap();
	await expect(sheet).toContainText('Amy may look at the top card');
	await expect(sheet).not.toContainText('Everybody may see');
});
