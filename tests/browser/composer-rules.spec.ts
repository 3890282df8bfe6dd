import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Says something on the home page. @returns where its answer stands. */
const said = async (page: Page, text: string): Promise<Locator> => {
	await page.goto('');
	await page.getByRole('textbox', { name: 'Who is right?' }).fill(text);
	await page.getByRole('button', { name: 'Say it' }).tap();
	return page.getByRole('region', { name: 'The verdict' });
};

test('a question of which nothing is told is looked up in the rules', async ({
	page,
	complaints
}) => {
	const verdict = await said(page, 'Do monsters heal at the end of turn?');
	await expect(verdict.getByRole('status')).toContainText('You ask about the rules');
	await expect(verdict.getByRole('link', { name: 'See it on the stack' })).toHaveCount(0);
	const places = verdict.getByRole('list', { name: 'Where the rules answer' });
	await expect(places).toContainText('heals to full as each turn ends');
	await expect(verdict.getByRole('button', { name: 'I disagree' })).toHaveCount(0);
	await expect(places.getByRole('link').last()).toHaveAttribute('href', /rulings\//u);
	await places.getByRole('link').first().tap();
	await expect(page).toHaveURL(/\/rules\/2023\//u);
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
	await expect(page.getByRole('dialog', { name: 'Put a card on the table' })).toBeVisible();
});

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
