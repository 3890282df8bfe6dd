import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { expect, test } from './site.ts';

test('the home page opens without a complaint and asks no other origin', async ({
	page,
	complaints
}) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizzle');
	await expect(page.getByRole('contentinfo')).toContainText('unofficial');
	expect(complaints).toEqual([]);
});

test('the home page leads to the table', async ({ page, complaints }) => {
	await page.goto('');
	await page.getByRole('main').getByRole('link', { name: 'Open the table' }).click();
	await expect(page).toHaveURL(/\/table\/$/u);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('the keyboard can skip to the content', async ({ page }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the table has the head of every page, and the pages at the thumb', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const headOf = async (address: string): Promise<readonly (readonly number[])[]> => {
		await page.goto(address);
		return page
			.getByRole('banner')
			.locator(':scope > a, :scope > button, summary')
			.filter({ visible: true })
			.evaluateAll((all) =>
				all
					.map((one) => one.getBoundingClientRect())
					.map(({ left, top, width, height }) => [left + width / 2, top + height / 2])
			);
	};
	const [table, rules] = [await headOf('table/'), await headOf('rules/')];
	expect(table.length).toBeGreaterThan(1);
	expect(table).toHaveLength(rules.length);
	for (const [i, [x = 0, y = 0]] of table.entries()) {
		expect(Math.abs(x - (rules[i]?.[0] ?? 0))).toBeLessThan(16);
		expect(Math.abs(y - (rules[i]?.[1] ?? 0))).toBeLessThan(16);
	}
});

test('on a phone the pages less often wanted are folded away', async ({ page, complaints }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('', { waitUntil: 'networkidle' });
	const pages = page.getByRole('navigation', { name: 'Pages' });
	await expect(pages.getByRole('link', { name: 'Charts' })).toBeHidden();
	await pages.getByText('More').click();
	await expect(pages.getByRole('link', { name: 'Charts' })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	expect(await sidewaysFindings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(pages.getByRole('link', { name: 'Charts' })).toBeHidden();
	await pages.getByText('More').click();
	await pages.getByRole('link', { name: 'Notation' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The notation');
	await expect(pages.getByRole('link', { name: 'Notation' })).toBeHidden();
	expect(complaints).toEqual([]);
});

test('the home page leads to rules, rulings and cards', async ({ page, complaints }) => {
	await page.goto('');
	const main = page.getByRole('main');
	for (const path of ['/rules/', '/rulings/', '/cards/', '/charts/', '/notation/'])
		await expect(main.locator(`a[href$="${path.slice(1)}"]`)).not.toHaveCount(0);
	await main
		.getByRole('region', { name: 'What tables argue about' })
		.getByRole('link', { name: /\?$/u })
		.first()
		.click();
	await expect(page).toHaveURL(/\/rulings\/[a-z-]+\/$/u);
	expect(complaints).toEqual([]);
});

test('a button that is tapped before the page can answer is pressed once it can', async ({
	page
}) => {
	let goOn = (): void => undefined;
	const wanted = new Promise<void>((resolve) => (goOn = resolve));
	await page.route('**/entry/app.*.js', async (route) => {
		await wanted;
		await route.continue();
	});
	await page.goto('', { waitUntil: 'commit' });
	await page.getByRole('button', { name: 'Amy attacks…' }).click();
	goOn();
	await expect(page.getByRole('option', { name: 'Gurdy', exact: true })).toBeVisible();
});
