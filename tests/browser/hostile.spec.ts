/** Links and texts that are made to keep a page busy: it stays alive, and says what is not read. */
import type { Page } from '@playwright/test';
import { expect, tableAt, test } from './site.ts';

const CHOICES = `When you die, ${'Choose a player. Choose an item. '.repeat(45).trim()}`;
const TABLE = `card Odd Dice: treasure | ${CHOICES}\nplayer Amy: Isaac | items: Odd Dice\nplayer Ben: Cain\n`;
const NAMES = Array.from({ length: 20 }, (_, i) => String.fromCharCode(97 + i));

/** How long the page was held up at most since it was opened, in milliseconds; asked for before that. */
async function heldUp(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		let last = performance.now();
		let most = 0;
		setInterval(() => {
			const now = performance.now();
			most = Math.max(most, now - last);
			last = now;
			document.documentElement.dataset['held'] = String(Math.round(most));
		}, 20);
	});
	return () => page.evaluate(() => Number(document.documentElement.dataset['held']));
}
/** Much less than the reading of twenty such cards takes, and room for a busy machine. */
const AT_MOST = 3000;
const WAIT = { timeout: 30_000 };

test('a link to a card of many ways opens, and the players do the card by hand', async ({
	page,
	complaints
}) => {
	const address = tableAt(TABLE);
	const held = await heldUp(page);
	const beside = page.waitForEvent('worker');
	await page.goto(address);
	await beside;
	await expect(page.getByText('Odd Dice').first()).toBeVisible(WAIT);
	expect(await held()).toBeLessThan(AT_MOST);
	expect(complaints).toEqual([]);
});

test('a text of too many such cards is refused at its line, and nothing of it is lost', async ({
	page,
	complaints
}) => {
	const held = await heldUp(page);
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Tables', exact: true }).click();
	const text = NAMES.map((name) => `card Odd ${name}: treasure | ${CHOICES}`).join('\n');
	const field = page.getByLabel('The notation');
	await field.fill(text);
	await page.getByRole('button', { name: 'Lay it out' }).click();
	await expect(page.getByText('Reading the cards…')).toBeVisible();
	// Which of the two it is that ends the reading, its cost or the time, is up to the machine.
	await expect(page.getByText(/in too many ways|more than 10 seconds/u)).toBeVisible(WAIT);
	await expect(field).toHaveValue(text);
	expect(await held()).toBeLessThan(AT_MOST);
	expect(complaints).toEqual([]);
});

test('a card of many ways can be typed while it is read', async ({ page, complaints }) => {
	const held = await heldUp(page);
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Respond' }).click();
	await page.getByLabel('What goes on the stack?').fill('Odd Dice');
	await page.getByRole('button', { name: /^Type the card/u }).click();
	const sheet = page.getByRole('dialog', { name: 'Type the card' });
	await sheet.getByLabel('Text, as printed').fill(CHOICES.replaceAll(' / ', '\n'));
	await expect(sheet.getByText('kept for the players')).toBeVisible(WAIT);
	expect(await held()).toBeLessThan(AT_MOST);
	expect(complaints).toEqual([]);
});
