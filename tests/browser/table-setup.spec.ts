import type { Locator, Page } from '@playwright/test';
import { expect, pressTool, test } from './site.ts';

/** Opens the board builder on the table that lies there. */
const setUp = async (page: Page): Promise<Locator> => {
	await pressTool(page, 'Set up');
	const sheet = page.getByRole('dialog', { name: 'Set up' });
	await expect(sheet).toBeVisible();
	return sheet;
};
/** The notation of the table, as the page writes it out. */
const notation = async (page: Page): Promise<string> => {
	await page.keyboard.press('Escape');
	await pressTool(page, 'Tables');
	await page.getByRole('button', { name: 'Write out this table' }).click();
	const text = await page.getByLabel('The notation').inputValue();
	await page.keyboard.press('Escape');
	return text;
};

for (const width of [390, 1440]) {
	test.describe(`at ${String(width)} px`, () => {
		test.use({ viewport: { width, height: 844 } });

		test('the board is built before the first move', async ({ page, complaints }) => {
			await page.goto('table/', { waitUntil: 'networkidle' });
			const sheet = await setUp(page);
			await sheet.getByLabel('Title').fill('Who dies first?');
			await sheet.getByRole('button', { name: 'One more player' }).click();
			const amy = sheet.getByRole('group', { name: 'Amy', exact: true });
			await amy.getByText('Character, name, seat').click();
			await amy.getByLabel('Name', { exact: true }).fill('Zoe');
			await amy.getByLabel('Name', { exact: true }).press('Tab');
			const zoe = sheet.getByRole('group', { name: 'Zoe', exact: true });
			await zoe.getByRole('button', { name: 'HP: one less' }).click();
			await zoe.getByRole('button', { name: '¢: one more' }).click();
			await zoe.getByRole('button', { name: 'green' }).click();
			await zoe.getByLabel('Character').selectOption({ label: 'Judas' });
			await zoe.getByRole('button', { name: 'Zoe sits later' }).click();

			await sheet.getByRole('button', { name: 'Put a card anywhere…' }).click();
			await sheet.getByLabel('Which card?').fill('gurd');
			await sheet.getByRole('button', { name: 'Gurdy', exact: true }).click();
			await sheet.getByRole('button', { name: 'monster slot 1, over Fly' }).click();
			await sheet.getByRole('button', { name: 'Put a card anywhere…' }).click();
			await sheet.getByLabel('Which card?').fill('relic');
			await sheet.getByRole('button', { name: 'The Relic' }).click();
			await sheet.getByRole('button', { name: 'Ben’s items' }).click();
			await sheet.getByText('The Relic', { exact: true }).click();
			await sheet.getByRole('button', { name: 'Charged' }).last().click();
			await sheet.getByLabel('Active player').selectOption('Ben');
			await sheet.getByLabel('Step').selectOption('end declared');
			await sheet.getByText('What has happened this turn').click();
			await sheet.getByRole('button', { name: 'Loot cards played: one more' }).click();
			await sheet.getByText('Extra turns, and the first turn').click();
			await sheet.getByLabel('It is an extra turn').selectOption('Zoe');
			await sheet.getByRole('button', { name: 'One more for Cleo' }).click();
			await zoe.getByRole('button', { name: 'Turns to skip: one more' }).click();

			const text = await notation(page);
			expect(text).toContain('title: Who dies first?');
			expect(text).toContain('player Ben: | items: The Relic (deactivated)');
			expect(text).toMatch(/player Zoe: Judas, 1 HP, 4¢/u);
			expect(text.indexOf('player Ben')).toBeLessThan(text.indexOf('player Zoe'));
			expect(text).toContain('player Cleo:');
			expect(text).toContain('monsters: Gurdy over Fly, Fat Bat');
			expect(text).toContain('turn: Ben, end declared, 1 loot card played, extra after Zoe');
			expect(text).toContain('extra turns: Cleo');
			expect(text).toContain('1 skipped turn');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who dies first?');
			expect(complaints).toEqual([]);
		});
	});
}

test('everything that can lie on the board is said, and taken back', async ({
	page,
	complaints
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await setUp(page);
	const put = async (fragment: string, card: string, place: string): Promise<void> => {
		await sheet.getByRole('button', { name: 'Put a card anywhere…' }).click();
		await sheet.getByLabel('Which card?').fill(fragment);
		await sheet
			.getByRole('button', { name: new RegExp(`^${card}`, 'u') })
			.first()
			.click();
		await sheet.getByRole('button', { name: place, exact: true }).click();
	};
	await sheet.getByRole('button', { name: 'One more player' }).click();
	await put('curse of pain', 'Curse of Pain', 'Ben’s curses');
	await put('gurdy', 'Gurdy', 'Ben’s souls');
	await put('bomb!', 'Bomb!', 'Amy’s hand');
	await put('soul heart', 'Soul Heart', 'on the loot deck');
	await put('dice shard', 'Dice Shard', 'the loot discard');
	await put('relic', 'The Relic', 'a new shop slot');
	await put('monstro', 'Monstro', 'monster slot 2, instead of Fat Bat');
	await put('book of sin', 'Book of Sin', 'Amy’s items');

	const amy = sheet.getByRole('group', { name: 'Amy', exact: true });
	await amy.getByText('Book of Sin', { exact: true }).click();
	await amy.getByRole('button', { name: 'Add a counter' }).click();
	await amy.getByLabel('Counter of a kind').last().fill('gold');
	await amy.getByRole('button', { name: 'Add it' }).last().click();
	await amy.getByRole('button', { name: 'gold counters of Book of Sin: one more' }).click();
	await amy.getByRole('button', { name: 'Attacks: one more' }).click();
	await amy.getByRole('button', { name: 'Purchases: one less' }).click();
	await amy.getByRole('button', { name: 'Unknown cards: one less' }).click();
	await sheet
		.getByRole('group', { name: 'Ben', exact: true })
		.getByRole('button', { name: 'Died this turn' })
		.click();
	await sheet
		.getByRole('group', { name: 'Monsters' })
		.getByRole('button', { name: 'Expand by one' })
		.click();
	await sheet.getByText('Fly', { exact: true }).click();
	await sheet.getByRole('button', { name: 'Remove monster slot 1' }).click();
	await sheet.getByRole('button', { name: 'loot deck, unknown: one less' }).click();
	await sheet.getByRole('button', { name: 'The pool, ¢: one less' }).click();
	const cleo = sheet.getByRole('group', { name: 'Cleo', exact: true });
	await cleo.getByText('Character, name, seat').click();
	await cleo.getByRole('button', { name: 'Cleo leaves the table' }).click();

	const text = await notation(page);
	expect(text).toContain(
		'player Amy: 2 attacks, 0 purchases | items: Book of Sin (2 gold counters) | hand: 2 unknown, Bomb!'
	);
	expect(text).toMatch(/player Ben: .*dead/u);
	expect(text).toContain('souls: Gurdy');
	expect(text).toContain('curses: Curse of Pain');
	expect(text).not.toContain('Cleo');
	expect(text).toContain('monsters: Monstro, empty');
	expect(text).toContain('shop: The Relic');
	expect(text).toContain('loot deck: Soul Heart, 99 unknown');
	expect(text).toContain('loot discard: Dice Shard');
	expect(text).toMatch(/pool: \d+¢/u);

	const again = await setUp(page);
	// What is taken away leaves the focus where it was, with what comes next.
	await again.getByRole('button', { name: 'Take Bomb! out of Amy’s hand' }).press('Enter');
	await expect(again.getByRole('button', { name: 'Give Amy a card' })).toBeFocused();
	await again.getByRole('button', { name: 'Take Soul Heart out of the loot deck' }).click();
	await again.getByText('Curse of Pain', { exact: true }).click();
	await again.getByRole('button', { name: 'Take Curse of Pain away' }).click();
	const less = await notation(page);
	for (const gone of ['Bomb!', 'Soul Heart', 'Curse of Pain']) expect(less).not.toContain(gone);
	expect(complaints).toEqual([]);
});

test('what cannot be is marked where it is, and taken back', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await setUp(page);
	await sheet.getByRole('button', { name: 'Put a card anywhere…' }).click();
	await sheet.getByLabel('Which card?').fill('monster');
	await page.keyboard.press('Escape');
	const again = await setUp(page);
	await again.getByLabel('Priority').selectOption('Ben');
	await again.getByRole('button', { name: 'Passes in a row: one more' }).click();
	await again.getByLabel('Step').selectOption('start of turn');
	const wrong = again.getByRole('alert').filter({ hasText: 'This table isn’t possible.' });
	await expect(wrong).toContainText('turn: Nobody has priority before the start triggers.');
	await expect(wrong).toContainText('Start-of-turn abilities');
	await page.keyboard.press('Escape');
	await expect(page.getByRole('alert')).toContainText('You see it as it was before.');
	await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(page.getByRole('alert')).toBeHidden();
	expect(complaints).toEqual([]);
});

test('in the middle of a game the table’s changes are moves', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	const sheet = await setUp(page);
	await expect(sheet.getByText('after move 1')).toBeVisible();
	await sheet
		.getByRole('group', { name: 'Amy', exact: true })
		.getByRole('button', { name: '¢: one less' })
		.click();
	await sheet.getByRole('button', { name: 'Put a card anywhere…' }).click();
	await sheet.getByLabel('Which card?').fill('butter');
	await sheet.getByRole('button', { name: 'Butter Bean!' }).click();
	await sheet.getByRole('button', { name: 'Ben’s hand' }).click();
	await page.keyboard.press('Escape');
	await expect(page.locator('#happened')).toHaveText('The table gives Ben Butter Bean!');
	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(page.locator('#happened')).toHaveText('The table sets Amy: 2¢.');
	expect(await notation(page)).toContain(
		'Amy attacks\nthe table sets Amy: 2¢\nthe table gives Ben Butter Bean!'
	);
});

test('in the middle of a game the turn is corrected too', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Amy passes' }).click();
	const sheet = await setUp(page);
	const turn = sheet.getByRole('region', { name: 'The turn, as it is now' });
	await expect(turn.getByLabel('Priority')).toHaveValue('Ben');
	await turn.getByLabel('Active player').selectOption('Ben');
	await turn.getByText('What has happened this turn').click();
	await turn.getByRole('button', { name: 'Attack rolls made: one more' }).click();
	await turn.getByRole('button', { name: 'A monster died this turn' }).click();
	await turn.getByText('Extra turns, and the first turn').click();
	await turn.getByRole('button', { name: 'One more for Amy' }).click();
	await turn.getByLabel('Who took the first turn').selectOption('Amy');
	await turn.getByLabel('Priority').selectOption('Amy');
	await turn.getByLabel('Step').selectOption('end triggers');
	const text = await notation(page);
	expect(text).toContain(
		`Amy passes
the table sets turn: Ben
the table sets turn: 1 attack roll
the table sets turn: a monster died
the table sets extra turns: Amy
the table sets turn: starting player Amy
the table sets priority: Amy
the table sets turn: end triggers`
	);
	await expect(page.locator('#happened')).toHaveText('The table sets turn: end triggers.');
	expect(complaints).toEqual([]);
});

test('the edition is chosen on the table, and its rules are shown by their own texts', async ({
	page,
	complaints
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: 'Declare an attack' }).click();
	await page.getByRole('button', { name: 'Everyone passes' }).click();
	const sheet = await setUp(page);
	await sheet.getByRole('radio', { name: 'Original ruleset' }).check();
	await expect(sheet.getByText('One move does not follow by these rules')).toBeVisible();
	expect(await notation(page)).toMatch(/^rules: original\n/u);
	await expect(page.locator('.by summary')).toContainText('Original ruleset');
	await expect(
		page.getByRole('navigation', { name: 'Timeline' }).getByText('does not follow')
	).toHaveCount(1);

	// Why something cannot be done, what happened and what cannot be: each by the original's words.
	const elsewhere = page.locator('a[href*="rules/2023/"]:visible');
	await page.getByRole('button', { name: 'Back', exact: true }).click();
	await expect(page.locator('.happened a[href*="rules/original/"]').first()).toBeVisible();
	await page.getByRole('button', { name: 'First move' }).click();
	await page.getByText('Why not something else?').click();
	await expect(page.locator('.prompt a[href*="rules/original/"]').first()).toBeVisible();
	await expect(elsewhere).toHaveCount(0);
	const again = await setUp(page);
	await again.getByLabel('Step').selectOption('start of turn');
	await again.getByLabel('Priority').selectOption('Ben');
	const wrong = again.getByRole('alert').filter({ hasText: 'This table isn’t possible.' });
	await expect(wrong.locator('a[href*="rules/original/"]').first()).toBeVisible();
	await expect(elsewhere).toHaveCount(0);
	await expect(again.getByLabel('Step').locator('option')).not.toContainText(['end declared']);
	await page.keyboard.press('Escape');
	for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Undo', exact: true }).click();
	await expect(page.locator('.by summary')).toContainText('Extended Rulebook of 2023');
	expect(complaints).toEqual([]);
});

for (const width of [390, 1440]) {
	test(`variants are chosen and told on the table at ${String(width)} px`, async ({
		page,
		complaints
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto('table/', { waitUntil: 'networkidle' });
		const sheet = await setUp(page);
		await sheet.getByText('Variants', { exact: true }).click();
		await expect(sheet.getByRole('checkbox', { name: /^Casino mode/u })).toHaveCount(0);
		await sheet.getByRole('checkbox', { name: /^Solitaire/u }).check();
		await sheet.getByRole('checkbox', { name: /^Hard: six souls/u }).check();
		await sheet.getByRole('button', { name: 'Timer: one less' }).click();
		const text = await notation(page);
		expect(text).toContain('variants: solitaire, hard\n');
		expect(text).toContain('timer: 7\n');
		const by = page.locator('.by');
		await expect(by.locator('summary')).toContainText('0 of 6 souls together');
		await expect(by.locator('summary')).toContainText('Timer 7');
		await expect(page.locator('section', { has: page.locator('#board-heading') })).toContainText(
			'Timer 7'
		);
		await by.locator('summary').click();
		await expect(by.getByText('The two need six souls together')).toBeVisible();
		await expect(by.getByRole('link', { name: 'Harder games' })).toHaveAttribute(
			'href',
			/rules\/2023\/.*#solo\.difficulty$/u
		);
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(width);

		await by.getByRole('button', { name: 'Play by other rules' }).click();
		const again = page.getByRole('dialog', { name: 'The rules of this table' });
		await again.getByRole('radio', { name: 'Original ruleset' }).check();
		await expect(again.getByText('These rules have no “Solitaire” and no “Hard')).toBeVisible();
		await again.getByRole('checkbox', { name: /^Casino mode/u }).check();
		expect(await notation(page)).toMatch(/^rules: original\nvariants: casino mode\n/u);
		await page.keyboard.press('p');
		const later = await setUp(page);
		await expect(later.getByRole('group', { name: 'Timer' })).toHaveCount(0);
		expect(complaints).toEqual([]);
	});
}

test('a card that was placed leaves the focus where the next one is placed, and nobody leaves', async ({
	page
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await setUp(page);
	const place = sheet.getByRole('button', { name: 'Put a card anywhere…' });
	await place.click();
	await sheet.getByLabel('Which card?').fill('gurd');
	await sheet.getByRole('button', { name: 'Gurdy', exact: true }).press('Enter');
	await sheet.getByRole('button', { name: 'monster slot 1, over Fly' }).press('Enter');
	await expect(place).toBeFocused();
	await expect(sheet.getByText('Gurdy goes to monster slot 1, over Fly.')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(sheet.getByLabel('Which card?')).toBeFocused();
	await expect(sheet.getByRole('group', { name: 'Amy', exact: true })).toBeVisible();
});

test('the setup seats as many as the notation takes, each in a color of their own', async ({
	page
}) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await setUp(page);
	const more = sheet.getByRole('button', { name: 'One more player' });
	while (await more.isVisible()) await more.click();
	await expect(sheet.locator('fieldset')).toHaveCount(12);
	const colors = await sheet
		.locator('fieldset')
		.evaluateAll((seats) => seats.map((seat) => getComputedStyle(seat).borderLeftColor));
	expect(new Set(colors).size).toBe(12);
});

test('the parts of a table are a tap away, and a player is given a card where they sit', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('table/', { waitUntil: 'networkidle' });
	const sheet = await setUp(page);
	const parts = sheet.getByRole('navigation', { name: 'Parts of the table' });
	await parts.getByRole('button', { name: 'Decks' }).click();
	await expect(sheet.getByRole('heading', { name: 'Decks and discards' })).toBeInViewport();
	await expect(parts).toBeInViewport();
	await expect(
		sheet.getByRole('button', { name: 'loot deck, unknown: one less' })
	).toBeInViewport();
	await parts.getByRole('button', { name: 'Ben' }).click();
	const ben = sheet.getByRole('group', { name: 'Ben', exact: true });
	await ben.getByRole('button', { name: 'Give Ben a card' }).click();
	await ben.getByLabel('Which card?').fill('relic');
	await ben.getByRole('button', { name: 'The Relic' }).click();
	await expect(ben.getByText('The Relic', { exact: true })).toBeVisible();
	expect(await notation(page)).toContain('player Ben: | items: The Relic');
	expect(complaints).toEqual([]);
});
