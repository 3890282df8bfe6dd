import { readFileSync } from 'node:fs';
import { axeFindings, SCREENS, sidewaysFindings, THEMES } from '../../scripts/page-audit.ts';
import type { Page } from '@playwright/test';
import { expect, pressTool, test } from './site.ts';

/** A shield of 2 and two bombs (Extended Rulebook, 6.25; original ruleset, Glossary). */
const SHIELD = readFileSync('content/scenarios/compare/prevention.souls', 'utf8');

const layOut = (page: Page): Promise<void> => layOutText(page, SHIELD);

async function layOutText(page: Page, text: string): Promise<void> {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await pressTool(page, 'Tables');
	await page.getByLabel('The notation').fill(text);
	await page.getByRole('button', { name: 'Lay it out', exact: true }).click();
	await expect(page.getByRole('dialog')).toBeHidden();
}

test('one tap shows where the table parts under the other edition, and another plays on by it', async ({
	page,
	complaints
}) => {
	await layOut(page);
	await page.getByRole('button', { name: 'Other rulebooks' }).click();
	const sheet = page.getByRole('dialog', { name: 'By other rulebooks' });
	await expect(sheet).toContainText('They part at “Everyone passes.”');
	await expect(sheet).toContainText('Holy Chest prevents 1 damage to Amy.');
	await expect(sheet).toContainText('Amy takes 1 damage: 1 HP left.');
	await expect(sheet.getByRole('link', { name: 'Preventing damage' }).first()).toHaveAttribute(
		'href',
		/compare\/prevention\/$/u
	);
	await expect(sheet.getByRole('row', { name: /Amy, HP/u })).toContainText(/2\s*1/u);

	await sheet.getByRole('button', { name: 'Play on by the Original ruleset' }).click();
	await expect(sheet).toBeHidden();
	await expect(page.getByText('Original ruleset', { exact: true })).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Extended Rulebook of 2023', { exact: true })).toBeVisible();
	expect(complaints).toEqual([]);
});

for (const theme of THEMES)
	for (const screen of SCREENS)
		test(`the table by other rulebooks is sound in the ${theme} theme, ${String(screen.width)} px wide`, async ({
			page
		}) => {
			await page.emulateMedia({ colorScheme: theme });
			await page.setViewportSize(screen);
			await layOut(page);
			await page.getByRole('button', { name: 'Other rulebooks' }).click();
			await page.getByText('Step by step under both').click();
			await page.getByText('What comes before they part').click();
			expect(await axeFindings(page)).toEqual([]);
			expect(await sidewaysFindings(page)).toEqual([]);
		});
