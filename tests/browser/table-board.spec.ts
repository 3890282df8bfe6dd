import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, smallControls, tableAt, test } from './site.ts';

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';

/** Opens the example at a move. */
const openAt = async (page: Page, moves: number): Promise<void> => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	const forward = page.getByRole('button', { name: 'Forward', exact: true });
	for (let i = 0; i < moves; i++) await forward.click();
};
const ofPlayer = (page: Page, name: string): Locator => page.getByRole('article', { name });

test('a card that is tapped says what can be done with it, why the rest cannot, and is changed', async ({
	page
}) => {
	await openAt(page, 5);
	const sleight = ofPlayer(page, 'Ben').getByRole('button', { name: 'Sleight of Hand' });
	await sleight.click();
	const sheet = page.getByRole('dialog', { name: 'Sleight of Hand' });
	await expect(sheet.getByRole('article', { name: /^Sleight of Hand/u })).toBeVisible();
	const now = sheet.getByRole('region', { name: 'Now' });
	await expect(now.getByRole('button', { name: /Activate Sleight of Hand/u })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await sheet.getByRole('button', { name: 'Charged' }).click();
	await page.keyboard.press('Escape');
	await expect(sleight).toContainText('deactivated');

	await sleight.click();
	await expect(sheet.getByRole('region', { name: 'Now' })).toContainText("No. Ben can't activate");
	await sheet.getByRole('button', { name: 'Give it to Amy' }).click();
	await expect(sheet).toBeHidden();
	await expect(ofPlayer(page, 'Amy')).toContainText('Sleight of Hand');
	await expect(ofPlayer(page, 'Ben')).not.toContainText('Sleight of Hand');
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(ofPlayer(page, 'Ben')).toContainText('Sleight of Hand');
});

// 2.2, Loot Cards: another player's turn gives no loot play; tapping the character does.
test('a card in the hand of another player says why not, and what would make it legal', async ({
	page
}) => {
	await page.goto(
		tableAt('player Amy: Isaac\nplayer Ben: Cain | hand: Bomb!, 2 unknown\nmonsters: Fly, Gurdy\n'),
		{ waitUntil: 'networkidle' }
	);
	await ofPlayer(page, 'Ben').getByRole('button', { name: 'Bomb!' }).click();
	const now = page.getByRole('dialog', { name: 'Bomb!' }).getByRole('region', { name: 'Now' });
	await expect(now).toContainText(
		"No. Ben can't play Bomb!: it is Amy's turn, and Ben has no loot play."
	);
	await expect(now.getByRole('group', { name: 'What would make it legal' })).toContainText(
		'Ben taps Cain first'
	);
	await page.keyboard.press('Escape');

	await ofPlayer(page, 'Ben').getByRole('button', { name: '2 unknown' }).click();
	const unknown = page.getByRole('dialog', { name: "A card in Ben's hand" });
	await unknown.getByLabel('Which card is it?').fill('soul he');
	await unknown.getByRole('button', { name: 'Soul Heart' }).click();
	await expect(page.getByRole('dialog', { name: 'Soul Heart' })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(ofPlayer(page, 'Ben')).toContainText('1 unknown');
});

test('a play with a target is begun at the card, and its target is chosen there', async ({
	page
}) => {
	await openAt(page, 6);
	await page.keyboard.press('p');
	await ofPlayer(page, 'Amy').getByRole('button', { name: 'Butter Bean!' }).click();
	const sheet = page.getByRole('dialog', { name: 'Butter Bean!' });
	await sheet.getByRole('button', { name: /^Play Butter Bean!/u }).click();
	await sheet.getByRole('button', { name: /^Sleight of Hand/u }).click();
	await expect(sheet).toBeHidden();
	await expect(
		page
			.getByRole('list', { name: /^The stack/u })
			.getByRole('heading')
			.first()
	).toHaveText('Butter Bean!');
});

test('a player is changed where they sit', async ({ page }) => {
	await openAt(page, 2);
	await page.getByRole('button', { name: 'Change Ben' }).click();
	const sheet = page.getByRole('dialog', { name: 'Ben' });
	await sheet.getByRole('button', { name: '¢: one more' }).click();
	await page.keyboard.press('Escape');
	await expect(page.locator('#happened')).toHaveText('The table sets Ben: 4¢.');
});

test('an arrow leads from each thing on the stack to what it points at, where both stand beside each other', async ({
	page
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await openAt(page, 6);
	await expect(page.locator('path.arrow')).toHaveCount(2);
	await expect(page.locator('path.arrow.top')).toHaveCount(1);
});

test('on a phone a tag leads to what is pointed at', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openAt(page, 6);
	await page.getByRole('tab', { name: 'Story' }).click();
	await page.getByRole('button', { name: 'To The loot deck' }).click();
	await expect(page.getByRole('tab', { name: 'Board' })).toHaveAttribute('aria-selected', 'true');
	await expect(page.locator('[data-at="deck-loot"]')).toBeInViewport();
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(await smallControls(page)).toEqual([]);
});
