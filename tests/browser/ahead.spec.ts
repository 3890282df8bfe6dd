/** What could still happen, asked where the answer stands. */
import type { Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, tableAt, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const verdict = (page: Page) => page.getByRole('region', { name: 'The verdict' });

/** Says something in a composer. */
async function say(page: Page, text: string): Promise<void> {
	await page.locator('#say').fill(text);
	await page.getByRole('button', { name: 'Say it' }).tap();
}

// 6.8, 11: 1 damage kills who has 1 HP; nothing that is known prevents or cancels it.
const BOMBED = 'Ben bombs Amy (1 HP)';
const PROOF = /^Amy dies\. Nobody can stop it with the cards that are known\. This is proved: /u;

test('below an answer one tap asks whether it can be stopped, and which unknown card could', async ({
	page,
	complaints
}) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await say(page, BOMBED);
	await verdict(page).getByRole('button', { name: 'Can anyone still stop it?' }).tap();
	await expect(verdict(page).getByText(PROOF)).toBeInViewport();
	await expect(verdict(page).getByText(/Ben has \d unknown cards? in hand\./u)).toBeVisible();
	await verdict(page)
		.getByText(/^\d+ responses? that don’t stop it alone$/u)
		.tap();
	await expect(verdict(page).getByRole('listitem').last()).toBeVisible();
	await verdict(page).getByRole('button', { name: 'Could an unknown card stop it?' }).tap();
	await expect(
		verdict(page)
			.getByText(/it can be stopped: .*Soul Heart/u)
			.first()
	).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test('typed behind a dispute, the question opens the proof', async ({ page, complaints }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await say(page, `${BOMBED}. Can anyone still stop it?`);
	await expect(verdict(page).getByText(PROOF)).toBeVisible();
	await verdict(page).getByRole('button', { name: 'What does it hinge on?' }).tap();
	await expect(verdict(page).getByText("Amy's HP: with 2 instead of 1").first()).toBeVisible();
	expect(complaints).toEqual([]);
});

test('typed at a table, the question opens the proof and says nothing of the table', async ({
	page,
	complaints
}) => {
	const text = `player Amy: Isaac, 1 HP | items: empty | hand: empty
player Ben: Cain | items: empty | hand: Bomb!
monsters: Fly
stack: Bomb! (Ben) -> Amy
---
Amy passes`;
	await page.goto(tableAt(text, {}), { waitUntil: 'networkidle' });
	await say(page, 'can anyone still stop it?');
	await expect(
		page.locator('#verdict-opened').getByText(/Amy dies\. Nobody can stop it/u)
	).toBeVisible();
	await expect(page.locator('#say')).toHaveValue('');
	await page.keyboard.press('Escape');
	await say(page, 'what are the odds?');
	await expect(
		page.locator('#verdict-opened').getByRole('list', { name: 'The odds if nobody responds' })
	).toContainText('Amy dies.');
	expect(complaints).toEqual([]);
});

// Fly has evasion 2 and Amy 1 HP: a 1 kills her.
test('the odds are told roll by roll on demand', async ({ page, complaints }) => {
	const text = `player Amy: Isaac (deactivated), 1 HP | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Fly
---
Amy attacks
everyone passes
Amy chooses Fly`;
	await page.goto(tableAt(text, {}), { waitUntil: 'networkidle' });
	// The next roll is still to come: the odds can be asked beside who can stop it.
	await verdict(page).getByRole('button', { name: 'What are the odds?' }).tap();
	const opened = page.locator('#verdict-opened');
	// Where a die decides there is nothing to stop yet: the odds are what is asked first.
	await expect(
		opened.getByRole('button', { name: /^(?:Can anyone|What are|What does)/u })
	).toHaveText(['What are the odds?', 'What does it hinge on?', 'Can anyone still stop it?']);
	await opened.getByText('How it comes, roll by roll').tap();
	await expect(opened.getByRole('listitem').filter({ hasText: "Amy's roll: 2–6" })).toContainText(
		'Fly dies.'
	);
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(complaints).toEqual([]);
});
