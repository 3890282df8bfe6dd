/** Cards of other sets than the base set are fetched when a table is played on. */
import { expect, reload, tableAt, test } from './site.ts';

const TABLE = `player Amy: Isaac, 2 HP | items: Karma
player Ben: Cain
monsters: Mom! (Alt Art), Begotten
---
Amy attacks
everyone passes
Amy chooses Begotten
roll 6`;

test('a link with cards of other sets opens, is judged, and is there after a reload', async ({
	page,
	complaints
}) => {
	await page.goto(tableAt(TABLE), { waitUntil: 'networkidle' });
	await expect(page.getByText('Karma').first()).toBeVisible();
	await expect(page.getByText('Mom! (Alt Art)').first()).toBeVisible();
	await expect(page.getByRole('region', { name: 'The verdict' })).toContainText('Begotten');
	await reload(page);
	await expect(page.getByText('Karma').first()).toBeVisible();
	expect(complaints).toEqual([]);
});
