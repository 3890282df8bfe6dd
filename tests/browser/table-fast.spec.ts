import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Taps and typed fragments of a person who settles a dispute. */
class Hand {
	taps = 0;
	fragments = 0;
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	async tap(name: string): Promise<void> {
		this.taps++;
		await this.#page.getByRole('button', { name, exact: true }).first().tap();
	}

	async type(fragment: string): Promise<void> {
		this.fragments++;
		await this.#page.keyboard.type(fragment);
	}

	/** Puts a card on the stack, and chooses its target where it lies. */
	async put(fragment: string, card: string, player: string, target?: string): Promise<void> {
		await this.tap('Do something');
		await expect(this.#page.getByLabel('What goes on the stack?')).toBeFocused();
		await this.type(fragment);
		await this.tap(card);
		await this.tap(player);
		if (target !== undefined) await this.tap(target);
	}
}

/** What stands on the stack, the newest first. */
const slips = (page: Page) =>
	page.getByRole('list', { name: 'The stack, what resolves first on top' }).getByRole('heading');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a dispute is settled in 14 taps and three fragments', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const hand = new Hand(page);
	await hand.put('relic', 'The Relic', 'Amy');
	await hand.put('sleight', 'Sleight of Hand', 'Ben', 'The loot deck');
	await hand.put('butter', 'Butter Bean!', 'Amy', 'Choose Sleight of Hand (Ben)');
	await expect(slips(page)).toHaveText(['Butter Bean!', 'Sleight of Hand', 'The Relic']);

	await page.getByRole('tab', { name: 'Story' }).tap();
	await hand.tap('Everyone passes');
	await expect(
		page.getByText('Sleight of Hand (Ben) is cancelled.', { exact: true })
	).toBeVisible();
	await hand.tap('Everyone passes');
	const verdict = page.getByRole('region', { name: 'The verdict' });
	await expect(verdict.getByText('Amy loots 1.', { exact: true })).toBeVisible();

	expect(hand.taps).toBeLessThanOrEqual(14);
	expect(hand.fragments).toBe(3);
	expect(complaints).toEqual([]);
});

test('another dispute takes the same path: what is refused says why', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const hand = new Hand(page);
	await hand.put('bomb', 'Bomb!', 'Amy', 'Choose Fly');
	await hand.put('soul he', 'Soul Heart', 'Ben', 'Choose Amy');
	await expect(page.getByRole('heading', { name: 'It cannot be put there' })).toBeFocused();
	await expect(page.getByRole('alert')).toContainText('Ben has no loot play');
	await hand.tap('Leave it');
	await hand.tap('Everyone passes');
	await page.getByRole('tab', { name: 'Story' }).tap();
	await expect(page.getByText('Bomb! (Amy) resolves.', { exact: true })).toBeVisible();
});

test('a bomb on a monster takes five taps and no letter', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	const hand = new Hand(page);
	for (const name of ['Do something', 'Bomb!', 'Ben', 'Choose Fly']) await hand.tap(name);
	// 2.2, Loot Cards: who is not on turn has no loot play but by tapping the character.
	await expect(page.getByRole('alert')).toContainText('Ben has no loot play');
	await hand.tap('Ben taps Isaac #2 first.');
	await expect(slips(page)).toHaveText(['Bomb!']);
	expect(hand.taps).toBeLessThanOrEqual(5);
	expect(complaints).toEqual([]);
});
