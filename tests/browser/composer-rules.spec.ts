import type { Locator, Page } from '@playwright/test';
import { counted, expect, test } from './site.ts';

test.use({
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	contextOptions: { reducedMotion: 'reduce' }
});

/** Says something on the home page. @returns where its answer stands. */
const said = async (page: Page, text: string): Promise<Locator> => {
	await page.goto('');
	await page.getByRole('textbox', { name: 'Who is right?' }).fill(text);
	await page.getByRole('button', { name: 'Say it' }).tap();
	return page.getByRole('region', { name: 'The verdict' });
};

test('a question of which nothing is told is answered by the nearest that the rules answer', async ({
	page,
	complaints
}) => {
	const verdict = await said(page, 'Can I attack twice in a turn?');
	await expect(verdict.getByRole('status')).toContainText('attacks at most once a turn');
	await expect(verdict.getByRole('status')).toBeInViewport();
	await expect(verdict).toContainText('The nearest rule:');
	await expect(verdict.getByRole('link', { name: 'See it on the stack' })).toHaveCount(0);
	await expect(verdict.getByRole('button', { name: 'I disagree' })).toHaveCount(0);
	await expect(verdict.getByRole('list', { name: 'Near it, too' }).getByRole('link')).toHaveCount(
		2
	);
	await verdict.getByRole('link', { name: 'One attack each turn' }).tap();
	await expect(page).toHaveURL(/\/rules\/2023\/attacking\/#attack\.one-each-turn$/u);
	expect(complaints).toEqual([]);
});

test('a ruling answers with its verdict, and whose question it was stands before it', async ({
	page
}) => {
	const verdict = await said(page, 'Can I run away from a fight?');
	await expect(verdict).toContainText('The nearest question: My attack goes badly. Can I stop it?');
	await expect(verdict.getByRole('status')).toContainText('No, you roll on until');
});

test('what somebody claims of the rules is looked up as what it asks', async ({ page }) => {
	const verdict = await said(page, "my friend says i can't attack twice in a turn");
	await expect(verdict.getByRole('link', { name: 'One attack each turn' })).toBeVisible();
});

test('a question that begins like one needs no question mark', async ({ page }) => {
	const verdict = await said(page, 'who gets the soul if somebody else kills the boss');
	await expect(verdict.getByRole('status')).toContainText(
		'The active player gets rewards and soul'
	);
});

test('where nothing is near enough it says so, and the search takes the question over', async ({
	page,
	complaints
}) => {
	const verdict = await said(page, 'Can we undo a mistake?');
	await expect(verdict.getByRole('status')).toContainText('near enough to your question');
	await verdict.getByRole('button', { name: 'Search for it' }).tap();
	const search = page.getByRole('dialog', { name: 'Search' });
	await expect(search.getByRole('combobox')).toHaveValue('Can we undo a mistake?');
	await expect(search.getByRole('option').first()).toBeVisible();
	await search.getByRole('button', { name: 'Close' }).tap();
	await expect(search).toBeHidden();
	expect(complaints).toEqual([]);
});

test('what the line comes to without the act that is refused is said to be so', async ({
	page
}) => {
	const verdict = await said(page, "Ben's Guppy's Collar triggers, Amy plays Butter Bean! on it");
	await expect(verdict).toContainText("Amy can't play Butter Bean!");
	await expect(verdict).toContainText('Without it: It depends on');
});

test('a card that no set has may be their own, and is typed a tap away', async ({ page }) => {
	const verdict = await said(page, 'Amy attacks Gurdy, rolls 2, Ben taps Grumpy Lamp on Amy');
	await verdict.getByRole('link', { name: 'Type it, and put it on the table' }).tap();
	const typing = page.getByRole('dialog', { name: 'Type the card' });
	await expect(typing.getByLabel('Name')).toHaveValue('Grumpy Lamp');
	await typing.getByLabel('Text, as printed').fill('↷: Deal 1 damage to a player.');
	await typing.getByRole('button', { name: 'Take this card' }).tap();
	const table = page.getByRole('main');
	await expect(table).toContainText('Grumpy Lamp');
	// What was understood of it lies there too.
	await expect(table).toContainText('Amy rolls against Gurdy: 2');
});

test(
	'a card of one’s own is used on the table in 6 taps',
	{ tag: '@counted' },
	async ({ page, complaints }) => {
		let taps = 0;
		const tap = async (what: Locator): Promise<void> => {
			taps++;
			await what.tap();
		};
		await page.goto('');
		await tap(page.getByRole('option', { name: 'Amy has…' }));
		const find = page.getByRole('searchbox', { name: /^Find one of/u });
		await tap(find);
		await find.fill('Lucky Sock');
		await tap(page.getByRole('link', { name: 'Type it, and put it on the table' }));
		const typing = page.getByRole('dialog', { name: 'Type the card' });
		await expect(typing.getByLabel('Name')).toHaveValue('Lucky Sock');
		await typing
			.getByLabel('Text, as printed')
			.fill('↷: Gain 2¢. Then roll a die; on 6 recharge this.');
		await tap(typing.getByRole('button', { name: 'Yes, take this card' }));
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await tap(page.getByRole('button', { name: /^Lucky Sock/u }).first());
		await tap(page.getByRole('button', { name: /^Activate Lucky Sock/u }));
		await expect(page.getByRole('list', { name: /^The stack/u })).toContainText('Lucky Sock');
		counted('a card of one’s own, typed and used', taps, 'taps', 8);
		expect(complaints).toEqual([]);
	}
);

test('what is refused is no answer to another question', async ({ page }) => {
	const verdict = await said(
		page,
		'Amy attacks Gurdy, rolls 2. Ben attacks Fly. Does Amy take damage?'
	);
	const words = verdict.getByRole('status').first();
	await expect(words).toContainText("Ben can't attack");
	await expect(words).not.toContainText('No.');
	await expect(words).toContainText('Not answered in a word');
});
