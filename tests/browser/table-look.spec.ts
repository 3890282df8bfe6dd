import {
	auditPage,
	axeFindings,
	SCREENS,
	sidewaysFindings,
	THEMES
} from '../../scripts/page-audit.ts';
import { expect, scriptBytes, smallControls, test } from './site.ts';

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';

/** The buttons that open a sheet each. */
const SHEETS = [
	'Tables',
	'Set up',
	'Lines',
	'Verdict',
	'Share',
	'Both editions',
	'Correct the moves'
] as const;

for (const theme of THEMES) {
	for (const screen of SCREENS) {
		const at = `at ${String(screen.width)} px in the ${theme} theme`;

		test(`an example is accessible ${at}`, async ({ browser, site }) => {
			expect(await auditPage(browser, site.url, EXAMPLE, theme, screen)).toEqual([]);
		});

		test(`every sheet is accessible and fits ${at}`, async ({ page }) => {
			test.slow();
			await page.setViewportSize(screen);
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
			for (let i = 0; i < 7; i++) await page.getByRole('button', { name: 'Forward' }).click();
			// Another line, so that there is something to compare.
			await page.getByRole('button', { name: 'Amy passes' }).click();
			const findings: unknown[] = [];
			const look = async (what: string): Promise<void> => {
				const [axe, wide, small] = [
					await axeFindings(page),
					await sidewaysFindings(page),
					await smallControls(page)
				];
				for (const found of [...axe, ...wide, ...small]) findings.push([what, found]);
			};
			await look('the table with two lines');
			for (const name of SHEETS) {
				await page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
				await expect(page.getByRole('dialog')).toBeVisible();
				if (name === 'Verdict') await page.getByRole('button', { name: 'Amy says so' }).click();
				await look(name);
				await page.keyboard.press('Escape');
				await expect(page.getByRole('dialog')).toBeHidden();
			}
			await page.getByRole('button', { name: 'Put on the stack…' }).click();
			await look('searching a card');
			await page.getByLabel('What goes on the stack?').fill('bomb');
			await page.getByRole('button', { name: 'Bomb!', exact: true }).click();
			await page.getByRole('button', { name: 'Ben', exact: true }).click();
			await look('choosing a target');
			await page.getByRole('button', { name: 'Choose Fly' }).click();
			await look('a refusal');
			expect(findings).toEqual([]);
		});
	}
}

for (const theme of THEMES) {
	for (const screen of SCREENS) {
		test(`the sheet of a typed card is accessible and fits at ${String(screen.width)} px in the ${theme} theme`, async ({
			page
		}) => {
			test.slow();
			await page.setViewportSize(screen);
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
			await page.getByRole('button', { name: 'Put on the stack…' }).click();
			await page.getByLabel('What goes on the stack?').fill('Three Apples');
			await page.getByRole('button', { name: /^Type the card/u }).click();
			const sheet = page.getByRole('dialog', { name: 'Type the card' });
			const text = sheet.getByLabel('Text, as printed');
			await expect(text).toBeFocused();
			const findings: unknown[] = [];
			const look = async (what: string): Promise<void> => {
				const [axe, wide, small] = [
					await axeFindings(page),
					await sidewaysFindings(page),
					await smallControls(page)
				];
				for (const found of [...axe, ...wide, ...small]) findings.push([what, found]);
			};
			await look('nothing typed');
			await text.fill('↷: Loot 1.');
			await expect(sheet.getByText('All of it is read.')).toBeVisible();
			await look('all of it read');
			const long = '↷: Juggle thirty-three apples, one after the other, with your eyes closed.';
			await text.fill(`Choose one-\nLoot 1.\n${long}\n$: Pay 2¢: Sing. /${'a'.repeat(60)}`);
			await expect(sheet.getByRole('button', { name: /by hand/u }).first()).toBeVisible();
			await look('lines kept for the players');
			await sheet.getByLabel('Kind').selectOption('Monster');
			await sheet.getByLabel('Rewards').fill('a hat');
			await sheet.getByRole('button', { name: 'Take this card' }).press('Enter');
			await expect(sheet.getByRole('alert')).toBeVisible();
			await look('a monster with rewards that nobody knows');
			await sheet.getByLabel('Rewards').fill('3¢');
			await sheet.getByLabel('Name').fill('Apples; three');
			await look('a name that no card can have');
			expect(findings).toEqual([]);
		});
	}
}

test('on a phone nothing scrolls sideways at any move, and every button fits a finger', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	const forward = page.getByRole('button', { name: 'Forward', exact: true });
	for (let move = 0; move <= 10; move++) {
		expect(await sidewaysFindings(page)).toEqual([]);
		expect(await smallControls(page)).toEqual([]);
		if (move < 10) await forward.click();
	}
});

test('the first load of an empty table is at most 160 kB of compressed JavaScript', async ({
	page
}) => {
	const bytes = await scriptBytes(page, 'table/');
	expect(bytes).toBeGreaterThan(50_000);
	expect(bytes).toBeLessThanOrEqual(160_000);
});
