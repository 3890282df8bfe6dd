import type { Locator, Page } from '@playwright/test';
import { sidewaysFindings } from '../../scripts/page-audit.ts';
import { counted, expect, test } from './site.ts';

test.use({
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	permissions: ['clipboard-read', 'clipboard-write']
});

const said = (page: Page): Locator =>
	page.getByRole('region', { name: 'The verdict' }).getByRole('status').first();
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Say what happens' });
const pieces = (page: Page): Locator =>
	page.getByRole('list', { name: 'What was said' }).getByRole('button');
const say = async (page: Page, text: string): Promise<void> => {
	await field(page).fill(text);
	await page.getByRole('button', { name: 'Say it' }).tap();
};

// 8 Attacking: a miss deals the monster's damage to the attacker; a monster that died gives its soul to the active player.
test('a question on the table is answered first, anew as it goes on, until it is asked no more', async ({
	page,
	complaints
}) => {
	await page.goto('table/');
	await say(page, 'Amy attacks Gurdy (1 HP), rolls 2');
	await expect(said(page)).toContainText('Amy takes 1 damage');
	await say(page, 'Does Amy take damage?');
	await expect(said(page)).toHaveText(/^Yes\. Amy takes 1 damage/u);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does Amy take damage?');
	await expect(pieces(page).last()).toHaveText('asked: Does Amy take damage?');
	await expect(pieces(page).last()).toBeInViewport({ ratio: 1 });
	expect(await sidewaysFindings(page)).toEqual([]);

	await say(page, 'Ben bombs it');
	await expect(said(page)).toHaveText(/^No\. Amy gains 7¢/u);

	await say(page, 'does ben get the soul');
	await expect(said(page)).toHaveText(/^No\. Amy gains 7¢/u);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Does ben get the soul?');

	await pieces(page).last().tap();
	await page.getByRole('button', { name: 'Take it out' }).tap();
	await expect(said(page)).toHaveText(/^Amy gains 7¢/u);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table');
	await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).tap();
	await expect(said(page)).toHaveText(/^No\. Amy gains 7¢/u);
	expect(complaints).toEqual([]);
});

test('what was not understood may turn the answer: the question waits in the field with it', async ({
	page
}) => {
	await page.goto('table/');
	await say(page, 'Amy attacks Gurdy, rolls 2');
	await expect(said(page)).toContainText('Amy takes 1 damage');
	await say(page, 'Ben frobs the wibble. Does Amy take damage?');
	await expect(field(page)).toHaveValue('Ben frobs the wibble\nDoes Amy take damage?');
	await expect(said(page)).toHaveText(/^Amy takes 1 damage/u);
});

test('a question about what is refused leaves the refusal there', async ({ page }) => {
	await page.goto('table/');
	await say(page, 'Amy attacks Gurdy, rolls 2, Ben butter beans the roll');
	await expect(said(page)).toHaveText(/^No\. /u);
	await say(page, 'Can Ben do that?');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Can Ben do that?');
	await expect(said(page)).toHaveText(/^No\. /u);
});

test(
	'whoever is sent an answer reads what was said and asked, and the answer',
	{ tag: '@counted' },
	async ({ page, context }) => {
		await page.goto('');
		await page
			.getByRole('textbox', { name: 'Who is right?' })
			.fill('amy attacks gurdy (1 hp), rolls a 2, ben bombs it. Does Ben get the soul?');
		await page.getByRole('button', { name: 'Say it' }).tap();
		await expect(said(page)).toHaveText(/^No\. Amy gains 7¢/u);
		await page.getByRole('button', { name: 'Share' }).tap();
		await expect(page.getByText('are copied')).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		const [link = ''] = /http\S+#\S+/u.exec(copied) ?? [];
		counted('the link to Gurdy and the bomb', new URL(link).hash.length, 'letters', 64);

		const other = await context.newPage();
		await other.goto(link);
		await expect(said(other)).toHaveText(/^No\. Amy gains 7¢/u);
		const main = other.getByRole('main');
		await expect(main.getByRole('heading', { level: 1 })).toHaveText('Does Ben get the soul?');
		const told = main.getByText('Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it.');
		await expect(told).toBeInViewport({ ratio: 1 });

		await other.getByRole('button', { name: 'Tools', exact: true }).tap();
		await other.getByRole('button', { name: 'Share', exact: true }).tap();
		await other.getByRole('button', { name: 'Copy the answer' }).tap();
		await expect(other.getByText('The answer is copied.')).toBeVisible();
		const again = await other.evaluate(() => navigator.clipboard.readText());
		expect(again.split('\n').slice(0, 2)).toEqual([
			'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it. Does Ben get the soul?',
			expect.stringMatching(/^No\. Amy gains 7¢/u)
		]);
	}
);
