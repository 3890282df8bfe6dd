import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, smallControls, tableAt, test } from './site.ts';

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'The verdict' });
const tree = (page: Page): Locator => page.getByRole('list', { name: 'The lines', exact: true });

// 8, Attacking; 11.1: whoever attacks gains what the monster gives. Loot plays are laid for what is played.
const TABLE = `player Amy: Isaac | items: The D6
player Ben: Cain, 2 loot plays | hand: Bomb!, Butter Bean!
monsters: Gurdy (1 HP), Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
Ben plays Bomb! -> Gurdy`;

async function open(page: Page): Promise<void> {
	await page.goto(tableAt(TABLE), { waitUntil: 'networkidle' });
	await expect(verdict(page)).toContainText('Amy gains 7¢');
}
async function say(page: Page, text: string): Promise<void> {
	await page.locator('#say').fill(text);
	await page.locator('#say').press('Enter');
}

test('along the bottom each line begins where it parts, and says what it comes to', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page);
	await page.keyboard.press('ArrowLeft');
	await page.getByRole('button', { name: 'What if…' }).click();
	await say(page, 'Amy taps the D6 on it');
	const [first, second] = [
		tree(page).getByRole('listitem', { name: 'Line 1' }),
		tree(page).getByRole('listitem', { name: 'Line 2' })
	];
	await expect(first).toContainText("Amy gains 7¢ and Gurdy's soul");
	await expect(second).toContainText('It depends on');
	await expect(second.getByRole('button')).toHaveText(['Line 2', /^Amy taps The D6/u]);
	const left = async (row: Locator, name: RegExp): Promise<number> =>
		(await row.getByRole('button', { name }).boundingBox())?.x ?? 0;
	expect(await left(second, /D6/u)).toBe(await left(first, /Bomb/u));

	// A step leads to its moment; what both share stays in the line that is shown.
	await first.getByRole('button', { name: 'rolls 2' }).click();
	await expect(second.getByRole('button', { name: 'Line 2' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await first.getByRole('button', { name: /^Ben plays Bomb!/u }).click();
	await expect(first.getByRole('button', { name: 'Line 1' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	await expect(verdict(page)).toContainText('Amy gains 7¢');
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(await axeFindings(page)).toEqual([]);
	expect(await smallControls(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

for (const width of [320, 390])
	test(`on a phone of ${String(width)} px lines are named, compared and removed in their tab`, async ({
		page,
		complaints
	}) => {
		await page.setViewportSize({ width, height: 780 });
		await open(page);
		const panel = page.getByRole('tabpanel', { name: 'What if?' });
		await page.getByRole('tab', { name: 'What if?' }).click();
		await panel.getByRole('button', { name: 'rolls 2' }).click();
		await panel.getByRole('button', { name: 'What if… after rolls 2' }).click();
		await say(page, 'Amy taps Isaac');
		const second = panel.getByRole('listitem', { name: 'Line 2' });
		await expect(second).toContainText('instead of “Ben plays Bomb! on Gurdy” in Line 1');
		await expect(second).toContainText('Amy takes 1 damage');
		await panel.getByRole('button', { name: 'Compare Line 1 with Line 2' }).click();
		const compared = panel.getByRole('region', { name: 'Line 2 compared with Line 1' });
		await expect(compared.getByRole('status')).toHaveText(
			/^The difference: Amy doesn't gain Gurdy's soul; .+; and \d more\.$/u
		);
		await compared.getByText('different in Line 2').click();
		await expect(compared.getByText('Isaac is spent')).toBeVisible();
		await expect(compared.getByRole('list', { name: /^The stack/u })).toHaveCount(2);
		expect(await sidewaysFindings(page)).toEqual([]);
		expect(await axeFindings(page)).toEqual([]);
		expect(await smallControls(page)).toEqual([]);

		// The bomb is what saved her: without it the roll of 2 misses (8).
		await panel
			.getByRole('listitem', { name: 'Line 1' })
			.getByRole('button', { name: /^Ben plays Bomb!/u })
			.click();
		await panel.getByRole('button', { name: 'What if… without Ben plays Bomb! on Gurdy' }).click();
		await expect(panel.getByRole('listitem', { name: 'Line 3' })).toContainText(
			'Amy takes 1 damage'
		);
		await panel.getByRole('button', { name: 'Remove Line 3' }).click();

		await second.getByRole('button', { name: 'Rename Line 2' }).click();
		await panel.getByLabel('Name of Line 2').fill('Isaac first');
		await panel.getByLabel('Name of Line 2').press('Enter');
		await panel.getByRole('button', { name: 'Remove Isaac first' }).click();
		await expect(panel.getByText('So far it went one way.')).toBeVisible();
		expect(complaints).toEqual([]);
	});
