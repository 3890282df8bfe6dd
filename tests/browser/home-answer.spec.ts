/** What is done with an answer on the home page: asked on, argued about, given away. */
import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, smallControls, test } from './site.ts';

test.use({
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	contextOptions: { reducedMotion: 'reduce' }
});

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'The verdict' });
const pieces = (page: Page): Locator =>
	page.getByRole('list', { name: 'What was said' }).getByRole('button');

async function say(page: Page, text: string): Promise<void> {
	await page.goto('');
	await page.locator('#say').fill(text);
	await page.getByRole('button', { name: 'Say it' }).tap();
}

test('what answers is fetched before anybody touches anything', async ({ page, complaints }) => {
	await page.goto('');
	await expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(1);
	await expect(page.getByRole('button', { name: 'Amy attacks…' })).toHaveCount(0);
	await expect(page.getByRole('option', { name: 'Amy attacks…' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a question that the rules answer is understood as one', async ({ page }) => {
	await say(page, 'are hands secret');
	await expect(verdict(page)).toContainText('The nearest rule:');
	await expect(pieces(page)).toHaveText(['asked: are hands secret']);
	await expect(page.getByText('is not understood')).toHaveCount(0);
});

test('a chance that is asked for stands first, above what else can be asked', async ({ page }) => {
	await say(page, 'Amy (2 HP) attacks Monstro. What is the chance that she kills it?');
	const odds = verdict(page)
		.getByRole('list', { name: /^The odds/u })
		.getByText('3/16', { exact: true });
	await expect(odds).toBeVisible();
	const [at, hinges] = [
		await odds.boundingBox(),
		await verdict(page).getByRole('button', { name: 'What does it hinge on?' }).boundingBox()
	];
	expect(at?.y).toBeLessThan(hinges?.y ?? 0);
});

test('whether somebody can save themselves is looked for, and is no open question then', async ({
	page
}) => {
	await say(page, 'Ben bombs Amy, who has 1 HP and Soul Heart in hand. Can she save herself?');
	await expect(verdict(page)).toContainText('It can still be stopped: ');
	await expect(verdict(page)).toContainText('Amy plays Soul Heart on Amy');
	await expect(verdict(page)).not.toContainText('Not answered in a word');
});

test('a chance that is asked for by a tap stands first too', async ({ page }) => {
	await say(page, 'Amy (2 HP) attacks Monstro');
	await verdict(page).getByRole('button', { name: 'What are the odds?' }).tap();
	const odds = verdict(page)
		.getByRole('list', { name: /^The odds/u })
		.getByText('3/16', { exact: true });
	await expect(odds).toBeInViewport();
	const hinges = verdict(page).getByRole('button', { name: 'What does it hinge on?' });
	expect((await odds.boundingBox())?.y).toBeLessThan((await hinges.boundingBox())?.y ?? 0);
});

test('what was taken back is done again', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy, rolls 2');
	await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo', exact: true }).tap();
	await page.getByRole('button', { name: 'Redo' }).tap();
	await expect(verdict(page)).toContainText('Amy takes 1 damage');
	await expect(page.getByRole('button', { name: 'Redo' })).toHaveCount(0);
	await expect(pieces(page)).toHaveCount(2);
});

test('a chat is pasted with its times', async ({ page }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await page.getByRole('textbox', { name: /^Who is right/u }).evaluate((field) => {
		const data = new DataTransfer();
		data.setData(
			'text/plain',
			'[21:14] Amy: I attack Gurdy (1 HP)\n[21:14] Amy: 2\n[21:15] Ben: I play Bomb! on Gurdy'
		);
		field.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
		);
	});
	await expect(verdict(page)).toContainText('Amy gains 7¢');
	await expect(verdict(page)).not.toContainText('Not the whole story');
});

test('what is refused far below says why in view', async ({ page }) => {
	await say(page, 'Ben has Guppy’s Collar, Ben’s death is on the stack');
	await page
		.getByRole('option', { name: 'Amy plays…' })
		.evaluate((offer) => offer.scrollIntoView({ block: 'center' }));
	await page.getByRole('option', { name: 'Amy plays…' }).tap();
	await page.getByRole('option', { name: 'Butter Bean!…' }).tap();
	await page.getByRole('option', { name: /^Guppy's Collar/u }).tap();
	await expect(verdict(page)).toContainText('nobody activated it');
	await page.evaluate('scrollBy(0, 400)');
	const back = page.getByRole('button', { name: /^Back to the answer:/u });
	await expect(back).toContainText("can't play Butter Bean!");
});

test('what is tapped far below is answered in view, and what is being said stands where it goes on', async ({
	page,
	complaints
}) => {
	await say(page, 'Amy attacks Gurdy (1 HP), rolls 2');
	const said = verdict(page).getByRole('status').first();
	await expect(said).toContainText('Amy takes 1 damage');
	const back = page.getByRole('button', { name: /^Back to the answer:/u });
	await expect(back).toHaveCount(0);

	await page
		.getByRole('option', { name: 'Cara plays too' })
		.evaluate((offer) => offer.scrollIntoView({ block: 'center' }));
	await page.evaluate('scrollBy(0, 250)');
	await expect(back).toBeInViewport({ ratio: 1 });
	await page.getByRole('option', { name: 'Ben plays…' }).tap();
	await expect(page.getByText('Ben plays…', { exact: true })).toBeInViewport();
	await page.getByRole('button', { name: 'Not this: choose something else' }).tap();
	await page.getByRole('option', { name: 'Ben plays…' }).tap();
	await page.getByRole('option', { name: 'Bomb!…' }).tap();
	await expect(page.getByText('Ben plays Bomb! on…', { exact: true })).toBeInViewport();
	await page.getByRole('option', { name: 'Gurdy', exact: true }).tap();
	await expect(said).toContainText('Amy gains 7¢');

	await page.evaluate('scrollBy(0, 400)');
	await expect(back).toContainText('Amy gains 7¢');
	await expect(back).toBeInViewport({ ratio: 1 });
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await back.tap();
	await expect(said).toBeInViewport({ ratio: 1 });
	await expect(back).toHaveCount(0);
	expect(complaints).toEqual([]);
});

test('a first tap brings up what it goes on with', async ({ page }) => {
	await page.goto('');
	await page.getByRole('option', { name: 'Amy plays…' }).tap();
	await expect(page.getByRole('option', { name: 'Lost Soul' })).toBeInViewport();
});

test('whoever disagrees sees what can be claimed, below the answer', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs Gurdy');
	await verdict(page).getByRole('button', { name: 'I disagree' }).tap();
	for (const claim of ['Amy takes 1 damage', 'Amy takes no damage'])
		await expect(verdict(page).getByRole('button', { name: claim })).toBeInViewport({ ratio: 1 });
});

test('a third player sits down with a tap', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy, rolls 2');
	await page.getByRole('option', { name: 'Cara plays too' }).tap();
	await expect(pieces(page).last()).toHaveText(/Ben and Cara are at the table$/u);
	await page.getByRole('option', { name: 'Cara plays…' }).tap();
	await page.getByRole('option', { name: 'Bomb!…' }).tap();
	await page.getByRole('option', { name: 'Gurdy', exact: true }).tap();
	await expect(pieces(page).last()).toHaveText('Cara plays Bomb! on Gurdy');
	await expect(verdict(page)).toContainText('Gurdy takes 1 damage');
});

test('“what if” is left as it was entered', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy, rolls 2, Ben bombs Gurdy');
	await verdict(page).getByRole('button', { name: 'What if…' }).tap();
	await verdict(page).getByRole('button', { name: 'Never mind' }).tap();
	await expect(verdict(page).getByRole('button', { name: 'What if…' })).toBeVisible();
	await expect(pieces(page)).toHaveCount(3);
});

test('before anything has happened there is nothing to leave out', async ({ page }) => {
	await say(page, 'Ben has Guppy’s Collar');
	await expect(verdict(page)).toContainText('Nothing has happened yet.');
	await expect(verdict(page).getByRole('link', { name: 'See it on the table' })).toBeVisible();
	await expect(verdict(page).getByRole('button', { name: 'What if…' })).toHaveCount(0);
});

test('who is right is sent with the answer', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await say(page, 'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs Gurdy');
	await verdict(page).getByRole('button', { name: 'I disagree' }).tap();
	await verdict(page).getByRole('button', { name: 'Amy takes 1 damage' }).tap();
	await verdict(page).getByRole('button', { name: 'Amy takes no damage' }).tap();
	await expect(verdict(page)).toContainText('✓ Right: ');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	expect(await smallControls(page)).toEqual([]);
	await verdict(page).getByRole('button', { name: 'Share' }).tap();
	await expect(verdict(page)).toContainText('are copied');
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain('✗ Wrong: Amy takes 1 damage\n✓ Right: Amy takes no damage\n');
});

test('the system’s share sheet is given the answer as a picture', async ({ page, complaints }) => {
	await page.addInitScript(() => {
		navigator.canShare = () => true;
		navigator.share = (data = {}) => {
			const sent = (data.files ?? []).map(({ name, type, size }) =>
				size > 10_000 ? `${name} ${type}` : 'nothing is on it'
			);
			document.documentElement.dataset.given = JSON.stringify({ ...data, files: sent });
			return Promise.resolve();
		};
	});
	await say(page, 'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs Gurdy. Does Amy take damage?');
	await expect(verdict(page)).toContainText('Amy gains 7¢');
	// It is painted in the meantime: what is sent before has no picture.
	await expect
		.poll(
			async () => {
				await verdict(page).getByRole('button', { name: 'Share' }).tap();
				const given = await page.locator('html').getAttribute('data-given');
				return JSON.parse(given ?? 'null') as unknown;
			},
			{ timeout: 20_000 }
		)
		.toMatchObject({
			text: expect.stringContaining('Amy gains 7¢'),
			url: expect.stringMatching(/\/table\/#\S+$/u),
			files: [expect.stringMatching(/^\S+\.png image\/png$/u)]
		});
	expect(complaints).toEqual([]);
});

test('what a later act goes on with comes up below the answer’s words', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy, rolls 2');
	await expect(verdict(page)).toContainText('Amy takes 1 damage');
	await page.getByRole('option', { name: 'Ben plays…' }).tap();
	await expect(page.getByRole('option', { name: 'Bomb!…' })).toBeInViewport({ ratio: 1 });
	const find = page.getByRole('searchbox', { name: /^Find one of/u });
	await expect.poll(async () => (await find.boundingBox())?.y ?? Infinity).toBeLessThan(844 / 2);
	await expect(page.getByRole('button', { name: /^Back to the answer/u })).toBeInViewport();
});

test('what was tapped far down is answered in view', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy, rolls 2');
	await page.getByRole('option', { name: 'Amy uses…' }).tap();
	await page.getByRole('button', { name: /^All \d+$/u }).tap();
	await page.locator('#say-list [role="option"]').filter({ hasNotText: '…' }).last().tap();
	await expect(pieces(page)).toHaveCount(3);
	await expect(pieces(page).last()).toBeInViewport();
	await expect(verdict(page).getByRole('status').first()).toBeInViewport();
});

test('the HP of a monster are set at the attack on it', async ({ page }) => {
	await say(page, 'Amy attacks Gurdy, rolls 2, Ben bombs Gurdy');
	await expect(verdict(page)).toContainText('4 HP left');
	await pieces(page).first().tap();
	const sheet = page.getByRole('dialog', { name: 'Amy attacks Gurdy' });
	await sheet.getByRole('group', { name: 'Gurdy has' }).getByRole('button', { name: '1 HP' }).tap();
	await expect(verdict(page)).toContainText('Amy gains 7¢');
});
