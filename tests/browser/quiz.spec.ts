/** Four disputes and a puzzle a day, each answered by a tap. */
import { auditPage, axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { puzzleView } from '../../src/lib/ui/puzzles/puzzle-view.ts';
import { PUZZLES } from '../../src/lib/ui/puzzles/puzzles.ts';
import { expect, test } from './site.ts';

const QUESTION = 'quiz/kill-the-monster-under-a-losing-roll/';
const NOON = new Date(2026, 10, 23, 12);

test('five questions are answered, told and counted, and the next day has others', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.clock.setFixedTime(NOON);
	await page.goto('quiz/');
	const five = page.getByRole('list', { name: 'Today’s five' }).getByRole('link');
	await expect(five).toHaveCount(5);
	const first = await five.first().getAttribute('href');
	await page.getByRole('link', { name: 'Begin' }).click();
	for (let nth = 1; nth <= 4; nth++) {
		await expect(page.getByText(`${nth} of 5 today`)).toBeVisible();
		await page.locator('.sides button').first().click();
		await expect(page.getByText(/^(?:Right|No)\.$/u)).toBeVisible();
		await expect(page.getByText('fizzles', { exact: true })).toBeVisible();
		await page.getByRole('link', { name: 'Next' }).click();
	}
	await expect(page).toHaveURL(/\/puzzles\//u);
	await expect(page.getByText('5 of 5 today')).toBeVisible();
	await expect(page.getByText('Show the answer')).toHaveCount(0);
	await page.locator('.moves').getByRole('button').first().click();
	await expect(page.getByText(/^Today this counts as (?:right|wrong)/u)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await page.getByRole('link', { name: 'See how you did' }).click();
	await expect(page.getByText(/^\d of 5\./u)).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: 'Copy my result' })).toBeVisible();

	await page.clock.setFixedTime(new Date(2026, 10, 24, 12));
	await page.reload();
	await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
	await expect(five.first()).not.toHaveAttribute('href', first ?? '');
	expect(complaints).toEqual([]);
});

test('the first try at the puzzle of the day counts, and the move that saves you is right', async ({
	page
}) => {
	await page.clock.setFixedTime(NOON);
	await page.goto('quiz/');
	const last = page.getByRole('list', { name: 'Today’s five' }).getByRole('link').last();
	await expect(last).toContainText('puzzle');
	const id = /puzzles\/(?<id>[^/]+)/u.exec((await last.getAttribute('href')) ?? '')?.groups?.id;
	const puzzle = PUZZLES.find((one) => one.id === id);
	if (!puzzle) throw new Error('The last of the five is no puzzle.');
	const { moves } = puzzleView(puzzle);
	const saving = moves.find(({ line }) => line === puzzle.answer)?.says ?? '';
	await last.click();
	await expect(page.getByText('Today your first try counts.')).toBeVisible();
	await page.getByRole('button', { name: saving, exact: true }).click();
	await expect(page.getByText('Solved.')).toBeVisible();
	await expect(page.getByText('Today this counts as right.')).toBeVisible();
	await page.getByRole('link', { name: 'Next', exact: true }).click();
	await expect(page.getByText('1 of 5 today')).toBeVisible();
	await page.goto('quiz/');
	await expect(last).toContainText('right');
});

test('a question shows its ruling and its rules once it is answered', async ({ page }) => {
	await page.goto(QUESTION);
	await expect(page.getByText('Amy plays Bomb!, choosing Fly.')).toBeVisible();
	await expect(page.getByRole('link', { name: /^The ruling/u })).toHaveCount(0);
	await page.getByRole('button', { name: 'Amy takes no damage' }).click();
	await expect(page.getByText('Right.', { exact: true })).toBeVisible();
	await page.getByRole('link', { name: /^The ruling/u }).click();
	await expect(page).toHaveURL(/\/rulings\/kill-the-monster-under-a-losing-roll\/$/u);
});

test('one is drawn of what is asked for', async ({ page }) => {
	await page.goto('quiz/', { waitUntil: 'networkidle' });
	await page.getByLabel('About').selectOption('dice');
	await page.getByRole('button', { name: /^Ask me one of \d+$/u }).click();
	await expect(page.locator('article .about')).toHaveText('dice');
});

for (const path of ['quiz/', QUESTION])
	test(`/${path} is accessible in both themes, on both screens`, async ({ browser, site }) => {
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
