import type { Page } from '@playwright/test';
import { axeFindings, SCREENS, sidewaysFindings, THEMES } from '../../scripts/page-audit.ts';
import { expect, pressTool, reload, smallControls, test } from './site.ts';

const THREE = `player Amy: Isaac, 3¢ | items: Meat! | hand: Bomb!
player Ben: Cain, 1¢ | items: The Relic
player Cleo: Judas, 0¢ | souls: Gurdy
monsters: Fly, Larry Jr.`;
/** Original ruleset, Variants, Enhanced Bartering: loot cards and items too, but no souls. */
const ENHANCED = `rules: original\nvariants: enhanced bartering\n${THREE}`;

async function layOut(page: Page, text: string): Promise<void> {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await pressTool(page, 'Tables');
	await page.getByLabel('The notation').fill(text);
	await page.getByRole('button', { name: 'Lay it out', exact: true }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(page.getByRole('region', { name: 'The board' })).toContainText('Cleo');
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	// Extended Rulebook, 12: ¢ for a favour, both agree, no items or loot cards, no stack.
	test('two players agree on a trade, or one of them refuses', async ({ page, complaints }) => {
		await layOut(page, THREE);
		const tap = (name: string) =>
			page.getByRole('button', { name, exact: true }).filter({ visible: true }).tap();
		await tap('Do something');
		await tap('Trade…');
		const sheet = page.getByRole('dialog', { name: 'Trade' });
		const deal = sheet.getByRole('region', { name: 'The deal' });
		await expect(deal).toContainText('Amy gives 1¢ to Ben.');

		// Ben offers more than he has: it cannot be done, and the rule says why.
		await sheet
			.getByRole('group', { name: 'Who gives' })
			.getByRole('button', { name: 'Ben' })
			.tap();
		await sheet.getByRole('group', { name: 'To whom' }).getByRole('button', { name: 'Cleo' }).tap();
		await sheet.getByRole('button', { name: /one more$/u }).tap();
		await expect(deal.getByRole('status')).toContainText("Ben can't trade that");
		await expect(deal.getByRole('status')).toContainText('Trading');
		await sheet.getByRole('button', { name: 'Both agree' }).tap({ force: true });
		await expect(sheet).toBeVisible();
		await sheet.getByRole('button', { name: /one less$/u }).tap();

		await sheet.getByLabel('For which favour?').fill('leaving Fly alone');
		await expect(deal).toContainText('Ben gives 1¢ to Cleo for a favour: leaving Fly alone.');
		await sheet.getByText('Why not a card or an item?').tap();
		await expect(
			sheet.getByText('An unknown loot card, Cain, The Relic, Judas, Gurdy: only ¢ can be traded.')
		).toBeVisible();
		await sheet.getByText('By which rules?').tap();
		await expect(sheet.getByText('Trades do not use the stack')).toBeVisible();

		await sheet.getByRole('button', { name: 'Cleo refuses' }).tap();
		await expect(deal.getByRole('status')).toContainText('Cleo refuses, so nothing changes hands.');
		expect(await smallControls(page)).toEqual([]);
		expect(await sidewaysFindings(page)).toEqual([]);
		await sheet.getByRole('button', { name: 'Both agree' }).tap();
		await expect(sheet).toBeHidden();
		await page.getByRole('tab', { name: 'Story' }).tap();
		await expect(page.locator('#happened')).toHaveText(
			'Ben gives 1¢ to Cleo for a favour: leaving Fly alone.'
		);
		await expect(page.getByText('The stack is empty.')).toBeVisible();

		await reload(page);
		await page.getByRole('tab', { name: 'Story' }).tap();
		await expect(page.locator('#happened')).toHaveText(/^Ben gives 1¢ to Cleo/u);
		await tap('Undo');
		await expect(page.getByRole('button', { name: 'Redo' })).toHaveAttribute(
			'aria-disabled',
			'false'
		);
		expect(complaints).toEqual([]);
	});
});

test('cards and items are traded where a variant lets them be, and souls are not', async ({
	page,
	complaints
}) => {
	await layOut(page, ENHANCED);
	await page.getByRole('button', { name: 'Trade…' }).click();
	const sheet = page.getByRole('dialog', { name: 'Trade' });
	await sheet
		.getByRole('group', { name: 'Amy also gives' })
		.getByRole('button', { name: 'Bomb!' })
		.click();
	await sheet
		.getByRole('group', { name: 'Ben gives for it' })
		.getByRole('button', { name: 'The Relic' })
		.click();
	await expect(sheet.getByRole('region', { name: 'The deal' })).toContainText(
		'Amy gives 1¢ and Bomb! to Ben against The Relic.'
	);
	await sheet.getByRole('button', { name: 'Cleo', exact: true }).last().click();
	await expect(sheet.getByRole('group', { name: 'Ben gives for it' })).toBeHidden();
	await sheet.getByText('Why not a card or an item?').click();
	await expect(
		sheet.getByRole('listitem').filter({ hasText: 'Souls cannot be traded' }).first()
	).toContainText('Gurdy');
	await sheet.getByRole('button', { name: 'Ben', exact: true }).last().click();
	await sheet
		.getByRole('group', { name: 'Ben gives for it' })
		.getByRole('button', { name: 'The Relic' })
		.click();
	await sheet.getByRole('button', { name: 'Both agree' }).click();
	const amy = page.getByRole('article', { name: 'Amy' });
	await expect(amy).toContainText('The Relic');
	await expect(page.getByRole('article', { name: 'Ben' })).toContainText('Bomb!');
	expect(complaints).toEqual([]);
});

test('the keyboard alone agrees on a trade', async ({ page }) => {
	await layOut(page, THREE);
	const sheet = page.getByRole('dialog', { name: 'Trade' });
	/** Keys go to the sheet once the focus is in it. */
	const open = async (): Promise<void> => {
		await page.keyboard.press('x');
		await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
	};
	await open();
	const reach = async (name: string | RegExp): Promise<void> => {
		const button = sheet.getByRole('button', { name, exact: true }).first();
		for (let i = 0; i < 40; i++) {
			if (await button.evaluate((element) => element === document.activeElement)) break;
			await page.keyboard.press('Tab');
		}
		await expect(button).toBeFocused();
	};
	await reach(/one more$/u);
	await page.keyboard.press('Enter');
	await reach('Both agree');
	await page.keyboard.press('Enter');
	await expect(sheet).toBeHidden();
	await expect(page.locator('#happened')).toHaveText('Amy gives 2¢ to Ben.');
	await expect(page.locator('#happened')).toBeFocused();
	await open();
	await page.keyboard.press('Escape');
	await expect(sheet).toBeHidden();
	await expect(page.locator('#happened')).toBeFocused();
});

for (const theme of THEMES)
	for (const screen of SCREENS)
		test(`the trade sheet is sound in the ${theme} theme, ${String(screen.width)} px wide`, async ({
			page
		}) => {
			await page.emulateMedia({ colorScheme: theme });
			await page.setViewportSize(screen);
			await layOut(page, ENHANCED);
			await page.keyboard.press('x');
			await page.getByRole('button', { name: 'Ben refuses' }).click();
			await page.getByText('Why not a card or an item?').click();
			expect(await axeFindings(page)).toEqual([]);
			expect(await sidewaysFindings(page)).toEqual([]);
			expect(await smallControls(page)).toEqual([]);
		});
