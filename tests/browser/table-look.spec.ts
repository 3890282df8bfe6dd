import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	auditPage,
	axeFindings,
	SCREENS,
	sidewaysFindings,
	THEMES
} from '../../scripts/page-audit.ts';
import { firstLoad } from '../../scripts/page-sizes.ts';
import { BUILD } from '../../scripts/paths.ts';
import { expect, pressTool, smallControls, test } from './site.ts';

/** In compressed bytes; the judge and the cards come after the first paint. */
const MOST_FIRST_LOAD = 160_000;

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';

/** The buttons that open a sheet each. */
const SHEETS = ['Tables', 'Set up', 'What if?', 'Share'] as const;
const TABS = ['Story', 'What if?', 'Charts'] as const;

test('an example is accessible in both themes, on both screens', async ({ browser, site }) => {
	expect(await auditPage(browser, site.url, EXAMPLE)).toEqual([]);
});

for (const theme of THEMES) {
	for (const screen of SCREENS) {
		const at = `at ${String(screen.width)} px in the ${theme} theme`;

		test(`every sheet is accessible and fits ${at}`, async ({ page }) => {
			test.slow();
			await page.setViewportSize(screen);
			await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
			await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
			for (let i = 0; i < 7; i++) await page.getByRole('button', { name: 'Forward' }).click();
			// Another line, so that there is something to compare.
			await page.keyboard.press('p');
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
			/** Opens a sheet, looks at it and closes it again. */
			const lookAt = async (name: string, open: () => Promise<void>): Promise<void> => {
				await open();
				await expect(page.getByRole('dialog')).toBeVisible();
				await look(name);
				await page.keyboard.press('Escape');
				await expect(page.getByRole('dialog')).toBeHidden();
			};
			for (const name of SHEETS) await lookAt(name, () => pressTool(page, name));
			await pressTool(page, 'Verdict');
			await page.getByText('Say something else').click();
			await page.getByRole('button', { name: 'Amy says so' }).click();
			await look('Verdict');
			await page.keyboard.press('Escape');
			await lookAt('Other rulebooks', () =>
				page.getByRole('button', { name: 'Other rulebooks' }).click()
			);
			for (const name of TABS) {
				await page.getByRole('tab', { name }).click();
				await expect(
					page.getByRole('tabpanel', { name }).getByRole('heading').first()
				).toBeVisible();
				await look(`the tab ${name}`);
				if (name !== 'What if?') continue;
				const correct = page
					.getByRole('tabpanel')
					.getByRole('button', { name: 'Correct the moves' });
				await lookAt('Correct the moves', () => correct.click());
			}
			// What can be chosen lies on the board, which has a tab where there is no room beside it.
			const board = page.getByRole('tab', { name: 'Board' });
			if (screen.width < 1024) await board.click();
			await page.getByRole('button', { name: 'Do something' }).click();
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
			await page.getByRole('button', { name: 'Do something' }).click();
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
			await expect(sheet.getByText('Is this what it says?')).toBeVisible();
			await look('what was read');
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

test('the first load of an empty table is small: document, styles and script', () => {
	const { document, styles, scripts } = firstLoad(BUILD, 'table');
	expect(scripts).toBeGreaterThan(50_000);
	expect(document + styles + scripts).toBeLessThanOrEqual(MOST_FIRST_LOAD);
});

test('the judge is in the site once, for the pages and for the worker beside them', () => {
	const scripts = globSync(join(BUILD, '_app/**/*.js'));
	const holding = (words: string): number =>
		scripts.filter((file) => readFileSync(file, 'utf8').includes(words)).length;
	// What cards, engine and notation throw, each in a place of its own.
	expect(holding('The library has no card')).toBe(1);
	expect(holding('There is no player at seat')).toBe(1);
});
