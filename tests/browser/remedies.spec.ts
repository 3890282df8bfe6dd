import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, smallControls, tableAt, test } from './site.ts';

test.use({
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	contextOptions: { reducedMotion: 'reduce' }
});

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'The verdict' });
const answer = (page: Page): Locator => verdict(page).getByRole('status').first();
const pieces = (page: Page): Locator =>
	page.getByRole('list', { name: 'What was said' }).getByRole('button');

const open = (page: Page, text: string) => page.goto(tableAt(text), { waitUntil: 'networkidle' });
async function say(page: Page, text: string): Promise<void> {
	const field = page.locator('#say');
	await field.fill(text);
	await field.press('Enter');
}

// 2.2, Loot Cards: another player's turn gives no loot play; tapping the character does.
test('on the home page what makes an act legal is a piece to tap, and stays marked', async ({
	page,
	complaints
}) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await say(page, 'Amy attacks Gurdy, Ben has 0 loot plays, Ben bombs Gurdy');
	await expect(answer(page)).toContainText(/^No\. Ben can't play Bomb!/u);
	await pieces(page)
		.filter({ hasText: /Put in: Ben taps Isaac/u })
		.tap();
	await expect(pieces(page)).toHaveText([
		/Amy attacks Gurdy$/u,
		/Ben has 0 loot plays$/u,
		/^put in: first,\s*Ben taps Isaac$/u,
		/^Ben plays Bomb! on Gurdy$/u
	]);
	await expect(answer(page)).toContainText('Gurdy takes 1 damage');

	// The table that it leads to knows, too, what nobody said.
	await page.getByRole('link', { name: 'See it on the stack' }).tap();
	await expect(page).toHaveURL(/\/table\/\?first=/u);
	await page.getByRole('textbox', { name: 'Say what happens' }).tap();
	await expect(pieces(page).filter({ hasText: /^put in: / })).toHaveCount(1);
	await page.goto('');
	await expect(answer(page)).toContainText('Gurdy takes 1 damage');
	await expect(pieces(page).filter({ hasText: /^put in: / })).toHaveCount(1);

	await page.reload();
	await expect(pieces(page).filter({ hasText: /^put in: / })).toHaveCount(1);
	await pieces(page)
		.filter({ hasText: /^put in: / })
		.tap();
	await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).tap();
	await expect(answer(page)).toContainText(/^No\. /u);

	// What was done is taken back, a change at a time.
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(answer(page)).toContainText('Gurdy takes 1 damage');
	expect(complaints).toEqual([]);
});

test('what was said to be so is said otherwise by a tap, below the answer', async ({ page }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await say(page, 'Amy has the D6, it is deactivated. Amy attacks Gurdy, rolls 2, Amy D6s it');
	await verdict(page).getByRole('button', { name: 'The D6 is charged.' }).tap();
	await expect(pieces(page).filter({ hasText: 'The D6 is charged' })).toBeVisible();
	await expect(answer(page)).not.toContainText('No.');
	await expect(answer(page)).toContainText('depends on');
});

// 4: it triggered, nobody activated it; 6.5, Cancel.
test('what nothing mends says what it answers, and links the ruling', async ({
	page,
	complaints
}) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await say(page, "Amy's Relic is on the stack. Ben butter beans the Relic");
	await expect(answer(page)).toContainText(
		'Butter Bean! can be played right after somebody plays a loot card or activates an item'
	);
	await expect(verdict(page).getByRole('link', { name: /^Ruling: / })).toHaveAttribute(
		'href',
		/rulings\/[a-z0-9-]+\/$/u
	);
	expect(complaints).toEqual([]);
});

const TWO =
	'player Amy: Isaac | hand: 3 Cents!\nplayer Ben: Cain | hand: Bomb!\nmonsters: Gurdy, Fly\n---\n';

test('on a table it is a piece too, before the act that was refused', async ({
	page,
	complaints
}) => {
	await open(page, `${TWO}Amy plays 3 Cents!`);
	await say(page, 'Ben has 0 loot plays, Ben bombs Amy');
	await expect(answer(page)).toContainText(/^No\. /u);
	await expect(pieces(page).last()).toHaveText('cannot be: Ben plays Bomb! on Amy');
	await pieces(page)
		.filter({ hasText: /Put in: Ben taps Cain first/u })
		.tap();
	await expect(pieces(page).filter({ hasText: /^put in: first,\s*Ben taps Cain/u })).toHaveCount(1);
	await expect(pieces(page).last()).toHaveText('Ben plays Bomb! on Amy');
	await expect(answer(page)).toContainText('takes 1 damage');
	await pieces(page)
		.filter({ hasText: /^put in: / })
		.tap();
	await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).tap();
	await expect(pieces(page).filter({ hasText: /^cannot be: Ben plays Bomb!/u })).toHaveCount(1);
	expect(complaints).toEqual([]);
});

test('who taps what cannot be done learns what would make it legal, and taps that', async ({
	page,
	complaints
}) => {
	await open(
		page,
		"player Amy: Isaac | items: The D6 (deactivated)\nplayer Ben: Cain\nmonsters: Gurdy, Fly\nattack: Amy on Gurdy\nstack: Amy's roll 2 against Gurdy\n---\n"
	);
	await page
		.getByRole('button', { name: /^The D6/u })
		.first()
		.tap();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'The D6 is charged.' }).tap();
	await expect(sheet).toBeHidden();
	await expect(answer(page)).toContainText('depends on');
	expect(complaints).toEqual([]);
});

test('at 320 px nothing of it overflows, and axe finds nothing', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto('', { waitUntil: 'networkidle' });
	await say(page, 'Amy attacks Gurdy, Ben has 0 loot plays, Ben bombs Gurdy');
	await expect(pieces(page).filter({ hasText: /^Put in/u })).toBeVisible();
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(await axeFindings(page)).toEqual([]);
	expect(await smallControls(page)).toEqual([]);
});

test('what is put on the table for what was said is marked until the next act', async ({
	page,
	complaints
}) => {
	await open(page, `${TWO}Amy plays 3 Cents!`);
	await say(page, 'Ben has Guppys Collar');
	const collar = page.getByRole('region', { name: 'The board' }).getByText('just laid');
	await expect(collar).toHaveCount(1);
	await expect(
		page.getByRole('status').filter({ hasText: 'Put on the table for this' })
	).toHaveText("Put on the table for this: Guppy's Collar");
	await page.getByRole('button', { name: 'Everyone passes' }).tap();
	await expect(collar).toHaveCount(0);
	await expect(page.getByText('Put on the table for this')).toHaveCount(0);
	expect(complaints).toEqual([]);
});
