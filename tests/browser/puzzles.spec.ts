import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { PUZZLES } from '../../src/lib/ui/puzzles/puzzles.ts';
import { expect, scriptBytes, smallControls, test } from './site.ts';

/** The most compressed JavaScript that a puzzle may send before something is tried, in bytes. */
const MOST_SCRIPT = 60 * 1024;
const easy = PUZZLES.find(({ depth }) => depth === 1);
const deep = PUZZLES.find(({ depth }) => depth === 2);
if (!easy || !deep) throw new Error('There are no puzzles.');

test('a wrong try is answered by its refutation, and the right one solves it', async ({
	page,
	complaints
}) => {
	await page.goto('puzzles/');
	const listed = page.getByRole('listitem').filter({ hasText: easy.title });
	await expect(listed).toHaveCount(1);
	await listed.getByRole('link').click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(easy.title);
	await page.getByText('Show the answer').click();
	const answer = (await page.locator('details[open] p').innerText()).replace(/\.\s*$/u, '');
	const moves = page.locator('.moves').getByRole('button');
	const wrong = moves.filter({ hasNotText: answer });
	await wrong.first().click();
	const said = page.locator('.answer');
	await expect(said).toContainText('No. This is how it fails:', { useInnerText: false });
	await expect(page.locator('.puzzle ol').last()).toContainText('passes');
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await page.getByRole('button', { name: 'Try again' }).click();
	await page.getByRole('button', { name: answer, exact: true }).click();
	await expect(said).toContainText('Solved.');
	// The list marks it, and goes on behind it.
	await page.getByRole('link', { name: 'Puzzles', exact: true }).last().click();
	await expect(listed).toContainText('solved');
	const alike = PUZZLES.filter(({ depth }) => depth === 1).length;
	await expect(page.getByText(`1 of ${String(alike)}`)).toBeVisible();
	await page.getByRole('link', { name: 'Go on' }).click();
	await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(easy.title);
	expect(complaints).toEqual([]);
});

test('a puzzle is solved on its board: a card, and then what it is for', async ({
	page,
	complaints
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('puzzles/bomb-on-you-butter-bean-or-lil-battery/', { waitUntil: 'networkidle' });
	const moves = page.locator('.moves').getByRole('button');
	const all = await moves.count();
	const battery = page.getByRole('button', { name: 'Lil Battery', exact: true });
	await battery.click();
	await expect(battery).toHaveAttribute('aria-pressed', 'true');
	await expect(moves).toHaveText(['Ben plays Lil Battery on Holy Mantle', /The Bone/u]);
	await battery.click();
	await expect(moves).toHaveCount(all);
	await page.getByRole('button', { name: 'Butter Bean!', exact: true }).click();
	expect(await axeFindings(page)).toEqual([]);
	expect(await smallControls(page)).toEqual([]);
	await page.getByRole('button', { name: 'Choose Bomb! (Amy)' }).click();
	await expect(page.locator('.answer')).toContainText('Solved.');
	expect(await sidewaysFindings(page)).toEqual([]);
	await page.getByRole('link', { name: 'Next puzzle' }).click();
	await expect(page.getByText(`11 of ${PUZZLES.length}`)).toBeVisible();
	expect(complaints).toEqual([]);
});

test('what takes two moves goes on after the first', async ({ page }) => {
	await page.goto(`puzzles/${deep.id}/`);
	await page.getByText('Show the answer').click();
	const answer = (await page.locator('details[open] p').innerText()).split('. ')[0] ?? '';
	await page.getByRole('button', { name: answer.replace(/\.$/u, ''), exact: true }).click();
	await expect(page.locator('.answer')).toContainText('Right so far.');
	await expect(page.locator('.moves').getByRole('button').first()).toBeVisible();
});

test('a puzzle sends little before something is tried', async ({ page, site }) => {
	expect(await scriptBytes(page, `${site.url}puzzles/${easy.id}/`)).toBeLessThan(MOST_SCRIPT);
});
