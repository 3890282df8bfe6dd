import { expect, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const EXAMPLE = 'table/?example=2023%2Frelic-and-butter-bean';

test('what is looked for has room above the keyboard', async ({ page }) => {
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (let i = 0; i < 7; i++) await page.getByRole('button', { name: 'Forward' }).tap();
	await page.getByRole('button', { name: 'Put on the stack…' }).tap();
	const field = page.getByLabel('What goes on the stack?');
	await expect(field).toBeFocused();
	await field.fill('bomb');
	// A keyboard takes half of the screen.
	for (const shown of [field, page.getByRole('button', { name: 'Bomb!', exact: true })]) {
		const box = await shown.boundingBox();
		expect(box && box.y >= 0 && box.y + box.height).toBeLessThan(422);
	}
	await page.getByRole('button', { name: 'Bomb!', exact: true }).tap();
	await page.getByRole('button', { name: 'Ben', exact: true }).tap();
	// Whoever chooses reads what for.
	await expect(page.getByText('Deal 1 damage to a monster or player.')).toBeInViewport();
});

test('the way back closes what lies over the table, and not the table', async ({ page }) => {
	// A phone's way back asks the last of these to close.
	await page.addInitScript(`{
		const Watcher = window.CloseWatcher;
		const open = (window.watchers = []);
		window.CloseWatcher = class extends Watcher {
			constructor() { super(); open.push(this); }
			destroy() { open.splice(open.indexOf(this), 1); super.destroy(); }
		};
	}`);
	const back = (): Promise<void> => page.evaluate('window.watchers.at(-1).requestClose()');
	await page.goto(EXAMPLE, { waitUntil: 'networkidle' });
	for (const [name, dialog] of [
		['Share', 'Share'],
		['Set up', 'Set up'],
		['Charts', 'Charts']
	] as const) {
		await page.getByRole('button', { name, exact: true }).tap();
		await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
		await back();
		await expect(page.getByRole('dialog')).toBeHidden();
		await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
		expect(await page.evaluate('window.watchers.length')).toBe(0);
	}
});

test('what comes of a resolution is told first, and why it began when asked', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const tap = (name: string): Promise<void> =>
		page.getByRole('button', { name, exact: true }).tap();
	await tap('Put on the stack…');
	await page.getByLabel('What goes on the stack?').fill('bomb');
	await tap('Bomb!');
	await tap('Amy');
	await tap('Choose Ben');
	await tap('Everyone passes');
	const happened = page.locator('section', { has: page.locator('#happened') });
	await expect(happened.getByText(/goes on the stack\.$/u)).toBeInViewport();
	await expect(happened.getByText('damage.on-stack')).toBeInViewport();
	const why = happened.locator('li').first().getByText('stack.last-in-first-out');
	await expect(why).toBeHidden();
	await happened.getByText('Bomb! (Amy) resolves.', { exact: true }).tap();
	await expect(why).toBeVisible();
});

test('a step tells what died by its name', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const tap = (name: string): Promise<void> =>
		page.getByRole('button', { name, exact: true }).tap();
	await tap('Declare an attack');
	await tap('Everyone passes');
	await tap('Fly');
	await tap('6');
	for (let i = 0; i < 3; i++) await tap('Everyone passes');
	await expect(page.getByText("Fly's death resolves.", { exact: true })).toBeVisible();
});
