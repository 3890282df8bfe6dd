/** Five disputes a day, each answered by a tap. */
import { auditPage } from '../../scripts/page-audit.ts';
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
	for (let nth = 1; nth <= 5; nth++) {
		await expect(page.getByText(`${nth} of 5 today`)).toBeVisible();
		await page.locator('.sides button').first().click();
		await expect(page.getByText(/^(?:Right|No)\.$/u)).toBeVisible();
		await expect(page.getByText('fizzles', { exact: true })).toBeVisible();
		await page.getByRole('link', { name: nth < 5 ? 'Next' : 'See how you did' }).click();
	}
	await expect(page.getByText(/^\d of 5\./u)).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: 'Copy my result' })).toBeVisible();

	await page.clock.setFixedTime(new Date(2026, 10, 24, 12));
	await page.reload();
	await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible();
	await expect(five.first()).not.toHaveAttribute('href', first ?? '');
	expect(complaints).toEqual([]);
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
	await expect(page.getByText(/· dice$/u)).toBeVisible();
});

for (const path of ['quiz/', QUESTION])
	test(`/${path} is accessible in both themes, on both screens`, async ({ browser, site }) => {
		expect(await auditPage(browser, site.url, path)).toEqual([]);
	});
