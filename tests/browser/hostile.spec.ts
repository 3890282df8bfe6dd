/** Links and texts that are made to keep a page busy: it stays alive, and says what is not read. */
import type { Page } from '@playwright/test';
import { expect, tableAt, test } from './site.ts';

const CHOICES = `When you die, ${'Choose a player. Choose an item. '.repeat(45).trim()}`;
const TABLE = `card Odd Dice: treasure | ${CHOICES}\nplayer Amy: Isaac | items: Odd Dice\nplayer Ben: Cain\n`;
const NAMES = Array.from({ length: 20 }, (_, i) => String.fromCharCode(97 + i));

/**
 * Watches a page from its opening on. What comes back tells which part of the time since then, or since it was
 * last asked, the page was held up at one stretch: what is read beside the page leaves it free, on a slow machine too.
 */
async function heldUp(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		let [began, last, most] = [performance.now(), performance.now(), 0];
		const look = (): number => {
			const now = performance.now();
			most = Math.max(most, now - last);
			last = now;
			return most / (now - began);
		};
		setInterval(look, 20);
		addEventListener('fizzle-held', () => {
			document.documentElement.dataset['held'] = String(look());
			[began, most] = [performance.now(), 0];
		});
	});
	return () =>
		page.evaluate(() => {
			dispatchEvent(new Event('fizzle-held'));
			return Number(document.documentElement.dataset['held']);
		});
}
/** What a reading in the page itself would go beyond: it is nearly all of the time. */
const AT_MOST = 0.75;
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
	await held();
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
	await page.getByRole('button', { name: 'Do something' }).click();
	await page.getByLabel('What goes on the stack?').fill('Odd Dice');
	await page.getByRole('button', { name: /^Type the card/u }).click();
	const sheet = page.getByRole('dialog', { name: 'Type the card' });
	await held();
	await sheet.getByLabel('Text, as printed').fill(CHOICES.replaceAll(' / ', '\n'));
	await expect(sheet.getByText('kept for the players')).toBeVisible(WAIT);
	expect(await held()).toBeLessThan(AT_MOST);
	expect(complaints).toEqual([]);
});
