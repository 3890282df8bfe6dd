import type { Locator, Page } from '@playwright/test';
import { axeFindings, sidewaysFindings } from '../../scripts/page-audit.ts';
import { counted, expect, smallControls, test } from './site.ts';

// A tap waits for nothing that glides.
const PHONE = {
	viewport: { width: 390, height: 844 },
	hasTouch: true,
	isMobile: true,
	contextOptions: { reducedMotion: 'reduce' }
} as const;

const verdict = (page: Page): Locator => page.getByRole('region', { name: 'The verdict' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Who is right?' });
const pieces = (page: Page): Locator =>
	page.getByRole('list', { name: 'What was said' }).getByRole('button');

/** A person who settles a dispute by tapping: each tap counts. */
class Finger {
	taps = 0;
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	async tap(name: string | RegExp): Promise<void> {
		this.taps++;
		await this.#page
			.getByRole('option', { name, exact: true })
			.or(this.#page.getByRole('button', { name, exact: true }))
			.or(this.#page.getByRole('link', { name, exact: true }))
			.first()
			.tap();
	}
}

test.describe('on a phone', () => {
	test.use(PHONE);

	test('whoever says it sees the answer without scrolling', async ({ page, complaints }) => {
		await page.goto('', { waitUntil: 'networkidle' });
		await field(page).fill('Amy attacks Gurdy (1 HP), rolls 2, Ben bombs Gurdy');
		await page.getByRole('button', { name: 'Say it' }).tap();
		const said = verdict(page).getByRole('status').first();
		await expect(said).toContainText('Amy gains 7¢');
		await expect(said).toBeInViewport({ ratio: 1 });
		await expect(field(page)).toBeInViewport({ ratio: 1 });
		// What was said at the last visit is answered where it stands. A reload would scroll to where that was.
		await page.goto('about:blank');
		await page.goto('', { waitUntil: 'networkidle' });
		await expect(said).toContainText('Amy gains 7¢');
		// A few pixels are the browser's own, which keeps in place what is looked at.
		expect(await page.evaluate<number>('scrollY')).toBeLessThan(100);
		expect(complaints).toEqual([]);
	});

	test(
		'Gurdy and the bomb are settled in 8 taps',
		{ tag: '@counted' },
		async ({ page, complaints }) => {
			await page.goto('');
			const finger = new Finger(page);
			for (const name of ['Amy attacks…', 'Gurdy', 'Gurdy has…', '1 HP', 'rolls 2'])
				await finger.tap(name);
			for (const name of ['Ben plays…', 'Bomb!…', 'Gurdy']) await finger.tap(name);
			await expect(verdict(page)).toContainText('Amy gains 7¢');
			await expect(verdict(page)).toContainText('takes no damage');
			counted('Gurdy and the bomb, to the answer', finger.taps, 'taps', 8);
			expect(complaints).toEqual([]);
		}
	);

	test('one typed sentence and one tap settle it too', async ({ page }) => {
		await page.goto('');
		await field(page).fill('Amy attacks Gurdy (1 hp), rolls a 2, Ben bombs it in response');
		await page.getByRole('button', { name: 'Say it' }).tap();
		await expect(verdict(page)).toContainText('Amy gains 7¢');
		await expect(pieces(page)).toContainText(['Amy attacks Gurdy', 'rolls 2', 'Ben plays Bomb!']);
	});

	test('a question is answered before all else, and for each number where a die decides', async ({
		page
	}) => {
		await page.goto('');
		const say = page.getByRole('button', { name: 'Say it' });
		await field(page).fill(
			'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it. Does Ben get the soul?'
		);
		await say.tap();
		await expect(verdict(page)).toContainText('No. Amy gains 7¢');
		await page.getByRole('button', { name: 'New dispute' }).tap();
		await field(page).fill("Ben bombs me, I have 1 HP and Guppy's Collar. Do I die?");
		await say.tap();
		await expect(verdict(page).getByRole('button', { name: /1–3 No\. Amy/u })).toBeVisible();
		await expect(verdict(page).getByRole('button', { name: /4–6 Yes\. Amy dies/u })).toBeVisible();
	});

	test('whoever disagrees with the answer, or with a refusal, has a text to send', async ({
		page,
		complaints
	}) => {
		await page.goto('');
		const dispute = 'Amy attacks Gurdy (1 hp), rolls 2, Ben bombs it';
		for (const [acts, says] of [
			[dispute, 'Amy gains 7¢'],
			['Amy attacks Gurdy, rolls 2, Ben butter beans the roll', "No. Ben can't play Butter Bean!"]
		] as const) {
			await field(page).fill(acts);
			await page.getByRole('button', { name: 'Say it' }).tap();
			await expect(verdict(page)).toContainText(says);
			const disagree = verdict(page).getByRole('button', { name: 'I disagree' });
			await expect(disagree).toHaveAttribute('aria-expanded', 'false');
			await disagree.tap();
			const isRefused = says.startsWith('No.');
			const claims = verdict(page).getByRole('region', {
				name: 'Who is right? Compare two claims'
			});
			await expect(claims).toHaveCount(isRefused ? 0 : 1);
			if (!isRefused) {
				await claims.getByRole('button', { name: 'Amy takes no damage' }).tap();
				await expect(claims.getByRole('status').filter({ hasText: 'Right' })).toContainText(
					'nothing damages Amy'
				);
				await claims.getByRole('button', { name: 'Amy takes 1 damage' }).tap();
				await expect(claims.getByRole('button', { name: 'Amy takes 1 damage' })).toContainText(
					'Wrong'
				);
				await verdict(page).getByText('Is the judge wrong? Write a report').tap();
			}
			await verdict(page)
				.getByLabel(/^What happens instead/u)
				.fill('Amy takes 1 damage.');
			const sent = verdict(page).getByLabel('What is copied');
			await expect(sent).toHaveValue(/^I disagree with Fizzle on “Amy attacks Gurdy/u);
			await expect(sent).toHaveValue(/I say: Amy takes 1 damage\.\nFizzle says: /u);
			await expect(sent).toHaveValue(
				new RegExp(`Fizzle says: ${says.replaceAll('.', String.raw`\.`)}`, 'u')
			);
			await expect(sent).toHaveValue(/Judge: \d+\.\d+\.\d+\nhttp.*table\/#/u);
			expect(await sidewaysFindings(page)).toEqual([]);
			expect(await axeFindings(page)).toEqual([]);
			await page.getByRole('button', { name: 'New dispute' }).tap();
		}
		expect(complaints).toEqual([]);
	});

	test('what if an act had not been is a tap, and both ways are told one over the other', async ({
		page,
		complaints
	}) => {
		await page.goto('');
		await field(page).fill(
			'Amy attacks Big Spider, rolls a 3, Ben taps The D6 on the roll, Amy plays Dice Shard on the roll'
		);
		await page.getByRole('button', { name: 'Say it' }).tap();
		await verdict(page).getByRole('button', { name: 'What if…' }).tap();
		const compared = verdict(page).getByRole('group', { name: 'Compared' });
		await compared.getByRole('button', { name: /^Without: Ben taps The D6/u }).tap();
		await expect(compared).toContainText(
			/Without “Ben taps The D6.+1–3.+4–6.+As it was:.+1–3.+4–6/su
		);
		await expect(compared.getByRole('status')).toContainText("The D6 isn't spent");
		await compared.getByRole('button', { name: 'Put it back as it was' }).tap();
		await expect(pieces(page).filter({ hasText: 'The D6' })).toBeVisible();
		expect(complaints).toEqual([]);
	});

	test('whose HP were said is asked in the sheet of a piece, and a tap tells', async ({ page }) => {
		await page.goto('');
		await field(page).fill('Amy attacks Gurdy with 1 HP left, rolls a 2, Ben bombs it');
		await page.getByRole('button', { name: 'Say it' }).tap();
		await pieces(page).filter({ hasText: 'HP, or' }).tap();
		await page.getByRole('button', { name: 'Amy has 1 HP' }).tap();
		await expect(verdict(page)).toContainText('Amy dies');
	});

	test('a monster that dies before a die is rolled needs no roll, and no card that nobody knows', async ({
		page
	}) => {
		await page.goto('');
		await field(page).fill('Amy attacks Gurdy (1 hp), Ben bombs Gurdy');
		await page.getByRole('button', { name: 'Say it' }).tap();
		await expect(verdict(page)).toContainText('Amy gains 7¢');
		await expect(page.getByRole('alert')).toHaveCount(0);
	});

	test(
		'the answer is shared in a tap, with the way to the table that shows it',
		{ tag: '@counted' },
		async ({ page, context }) => {
			await context.grantPermissions(['clipboard-read', 'clipboard-write']);
			await page.goto('');
			await field(page).fill('Amy attacks Gurdy (1 hp), rolls a 2, Ben bombs it');
			await page.getByRole('button', { name: 'Say it' }).tap();
			await expect(verdict(page)).toContainText('Amy gains 7¢');
			const finger = new Finger(page);
			finger.taps++;
			await page.getByRole('button', { name: 'Share' }).tap();
			await expect(verdict(page)).toContainText('are copied');
			counted('share the answer', finger.taps, 'taps', 2);
			const copied = await page.evaluate(() => navigator.clipboard.readText());
			expect(copied).toContain('Amy gains 7¢');
			const [link = ''] = /http\S+#\S+/u.exec(copied) ?? [];
			await page.goto(link);
			await expect(page.getByRole('region', { name: 'The verdict' })).toContainText('Amy gains 7¢');
		}
	);

	test('the rulebook that somebody plays by is chosen once, and remembered', async ({ page }) => {
		await page.goto('');
		await page.getByLabel('Rules', { exact: true }).selectOption('2024');
		await field(page).fill('Amy plays Bomb! on Ben');
		await page.getByRole('button', { name: 'Say it' }).tap();
		await expect(pieces(page).first()).toContainText('2024');
		await page.reload();
		await expect(page.getByLabel('Rules', { exact: true })).toHaveValue('2024');
		await page.goto('table/');
		await expect(page.getByRole('main')).toContainText('Online rulebook of November 2024');
	});

	test('what is not understood at all is no answer', async ({ page }) => {
		await page.goto('');
		await field(page).fill('Frobnicate the wobbly thing twice');
		await page.getByRole('button', { name: 'Say it' }).tap();
		await expect(verdict(page)).toContainText('No answer yet');
	});

	test(
		'Guppy’s Collar answered with Butter Bean! is settled in 8 taps',
		{ tag: '@counted' },
		async ({ page }) => {
			await page.goto('');
			const finger = new Finger(page);
			for (const name of [
				'On the stack…',
				"Guppy's Collar…",
				"Amy's",
				'Ben plays…',
				'Butter Bean!…'
			])
				await finger.tap(name);
			finger.taps++;
			// From its first letter: until the targets are there, "? Card on Guppy's Collar" is offered too.
			await page.getByRole('option', { name: /^Guppy's Collar/u }).tap();
			await expect(verdict(page)).toContainText('No.');
			await expect(verdict(page)).toContainText('triggered');
			counted('Guppy’s Collar answered with Butter Bean!, to the reason', finger.taps, 'taps', 8);
		}
	);

	test(
		'three things on a roll, one more in a branch and the two compared take 16 taps',
		{ tag: '@counted' },
		async ({ page, complaints }) => {
			await page.goto('');
			const finger = new Finger(page);
			for (const name of ['Amy attacks…', 'Gurdy', 'rolls 2']) await finger.tap(name);
			// Three things: a bomb, what rerolls, and what cancels that.
			for (const name of ['Ben plays…', 'Bomb!…', 'Gurdy', 'Amy plays…']) await finger.tap(name);
			await finger.tap(/^Dice Shard on Amy/u);
			for (const name of ['Ben plays…', 'Butter Bean!…']) await finger.tap(name);
			// By its whole name: until the targets are there, "Dice Shard on Amy's roll" is offered too.
			await finger.tap(/^Dice Shard \(Amy\)/u);
			await expect(verdict(page)).toContainText('cancels Dice Shard');
			// One more in a branch.
			await finger.tap('What if…');
			for (const name of ['Amy plays…', 'Butter Bean!…']) await finger.tap(name);
			await finger.tap(/^Butter Bean! \(Ben\)/u);
			await expect(verdict(page).getByRole('group', { name: 'Compared' })).toContainText(
				/difference: .+\./u
			);
			await finger.tap('See it on the stack');
			await expect(page).toHaveURL(/\/table\/#/u);
			await expect(page.getByRole('tab', { name: 'What if?' })).toBeVisible();
			counted(
				'three things on a roll, one more in a branch, the two compared',
				finger.taps,
				'taps',
				16
			);
			expect(complaints).toEqual([]);
		}
	);

	test('what is said before the page can hear it is answered once it can', async ({ page }) => {
		const letThrough = Promise.withResolvers<undefined>();
		await page.route('**/*.js', async (route) => {
			await letThrough.promise;
			await route.continue();
		});
		await page.goto('', { waitUntil: 'commit' });
		await field(page).fill('Amy attacks Gurdy (1 hp), rolls a 2');
		await field(page).press('Enter');
		letThrough.resolve(undefined);
		await expect(verdict(page)).toContainText('damage');
		await expect(pieces(page).filter({ hasText: 'rolls 2' })).toBeVisible();
		await expect(field(page)).toHaveValue('');
	});

	test('another dispute begins with nothing of the last one', async ({ page }) => {
		await page.goto('');
		await field(page).fill('Amy attacks Gurdy (1 hp), rolls a 2');
		await field(page).press('Enter');
		await expect(verdict(page)).toContainText('damage');
		await page.getByRole('button', { name: 'New dispute' }).tap();
		await expect(pieces(page)).toHaveCount(0);
		await expect(verdict(page)).toHaveCount(0);
		await expect(field(page)).toBeFocused();
		await field(page).fill('Ben attacks Fly, rolls a 5');
		await field(page).press('Enter');
		await expect(verdict(page)).toContainText('Ben');
		await expect(verdict(page)).not.toContainText('Amy');
	});

	test('what was said is taken back in words, and where nothing was, that is said', async ({
		page
	}) => {
		await page.goto('');
		await field(page).fill('Amy attacks Gurdy (1 hp), rolls a 2');
		await field(page).press('Enter');
		await expect(pieces(page).filter({ hasText: 'rolls 2' })).toBeVisible();
		await field(page).fill('undo that');
		await field(page).press('Enter');
		await expect(pieces(page)).toHaveCount(0);
		await field(page).fill('undo');
		await field(page).press('Enter');
		await expect(page.getByText('Nothing has been changed here yet.').first()).toBeVisible();
	});

	test('a piece is changed, taken out, and something is put before it', async ({ page }) => {
		await page.goto('');
		await field(page).fill('Amy attacks Gurdy (1 hp), rolls a 2');
		await field(page).press('Enter');
		await expect(verdict(page)).toContainText('damage');
		await pieces(page).filter({ hasText: 'rolls 2' }).tap();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('group', { name: 'Roll' }).getByRole('button', { name: '6' }).tap();
		await expect(pieces(page).filter({ hasText: 'rolls 6' })).toBeVisible();
		await expect(verdict(page)).toContainText('7¢');

		await pieces(page).filter({ hasText: 'rolls 6' }).tap();
		await sheet.getByRole('button', { name: 'Put something before it' }).tap();
		await sheet.getByLabel('What came first?').fill('Amy has Meat');
		await sheet.getByLabel('What came first?').press('Enter');
		await expect(pieces(page).filter({ hasText: 'Meat' })).toBeVisible();
		expect(await pieces(page).allTextContents()).toHaveLength(3);

		await pieces(page).filter({ hasText: 'rolls 6' }).tap();
		await sheet.getByRole('button', { name: 'Take it out' }).tap();
		await expect(pieces(page).filter({ hasText: 'rolls 6' })).toHaveCount(0);
	});

	test('what leads on to the table shows that very line', async ({ page, complaints }) => {
		await page.goto('');
		await page.getByRole('button', { name: /Amy attacks Gurdy \(1 HP\)/u }).tap();
		await expect(verdict(page)).toContainText('Amy gains 7¢');
		await page.getByRole('link', { name: 'See it on the stack' }).tap();
		await expect(page).toHaveURL(/\/table\/#/u);
		await expect(page.getByRole('heading', { name: 'Bomb!' }).first()).toBeVisible();
		expect(complaints).toEqual([]);
	});
});

test('what is pasted becomes pieces, and what is not understood stays and is marked', async ({
	page
}) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await field(page).focus();
	await page.evaluate(() => {
		const data = new DataTransfer();
		data.setData(
			'text/plain',
			'Amy attacks Gurdy (1 HP), rolls a 2. Then Ben plays Frobnicator on Gurdy.'
		);
		document.activeElement?.dispatchEvent(
			new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
		);
	});
	await expect(pieces(page).filter({ hasText: 'Frobnicator' })).toBeVisible();
	await expect(page.getByText(/Frobnicator.*is not understood/u)).toBeVisible();
	await expect(verdict(page)).toContainText('Not the whole story: “');
	await expect(verdict(page)).toContainText('damage');
	await page.getByRole('button', { name: 'Leave it out' }).click();
	await expect(pieces(page).filter({ hasText: 'Frobnicator' })).toHaveCount(0);
	await expect(verdict(page)).not.toContainText('Not the whole story');
	await expect(pieces(page).filter({ hasText: 'rolls 2' })).toBeVisible();
});

test(
	'by keys alone: a monster, its HP, a roll and an answer in 12 keys',
	{ tag: '@counted' },
	async ({ page }) => {
		await page.goto('', { waitUntil: 'networkidle' });
		const keys = ['a', 'g', 'Enter', '1', 'h', 'Enter', '2', 'Enter', 'b', 'o', 'Enter'];
		counted('a monster, its HP, a roll and an answer by keys alone', keys.length, 'keys', 12);
		for (const key of keys) {
			if (key === 'Enter')
				await expect(page.getByRole('listbox', { name: 'What could be said' })).toBeVisible();
			await page.keyboard.press(key);
		}
		await expect(verdict(page)).toContainText('Amy gains 7¢');
	}
);

test('on the table, too, a key leads to the field', async ({ page }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await page.keyboard.press('a');
	await expect(page.getByRole('textbox', { name: 'Say what happens' })).toBeFocused();
	await expect(page.getByRole('textbox', { name: 'Say what happens' })).toHaveValue('');
});

test('keys go through the pieces and the offers', async ({ page }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await page.keyboard.press('a');
	await expect(field(page)).toBeFocused();
	await page.keyboard.type('amy attacks gurdy, rolls 2');
	await page.keyboard.press('Enter');
	await expect(pieces(page)).toHaveCount(2);
	await page.keyboard.press('Backspace');
	await expect(pieces(page).last()).toBeFocused();
	await page.keyboard.press('Backspace');
	await expect(pieces(page)).toHaveCount(1);
	await expect(pieces(page).last()).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await expect(field(page)).toBeFocused();
	await page.keyboard.press('ArrowDown');
	const list = page.getByRole('listbox', { name: 'What could be said' });
	await expect(list.getByRole('option', { selected: true })).toHaveText(/rolls 1/u);
	await expect(field(page)).toHaveAttribute('aria-activedescendant', 'say-list-0');
	await page.keyboard.press('Tab');
	await expect(list.getByRole('option').first()).toBeFocused();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await expect(pieces(page)).toHaveCount(2);
	await page.keyboard.press('Escape');
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('Enter');
	// It hears keys once it has the focus.
	await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toBeHidden();
});

test('nothing that was said or typed is lost by a reload', async ({ page }) => {
	await page.goto('', { waitUntil: 'networkidle' });
	await field(page).fill('amy attacks gurdy');
	await field(page).press('Enter');
	await expect(pieces(page)).toHaveCount(1);
	await field(page).pressSequentially('rolls');
	await page.reload();
	await expect(pieces(page)).toHaveText(['Amy attacks Gurdy']);
	await expect(field(page)).toHaveValue('rolls');
});

test('a slow judge keeps nobody from typing, and loses nothing', async ({ page }) => {
	await page.route(/worker/u, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 1000));
		await route.continue();
	});
	await page.goto('', { waitUntil: 'networkidle' });
	await field(page).pressSequentially('amy attacks gurdy (1hp), rolls 2');
	await expect(field(page)).toHaveValue('amy attacks gurdy (1hp), rolls 2');
	await field(page).press('Enter');
	await expect(pieces(page).filter({ hasText: 'rolls 2' })).toBeVisible();
	await expect(verdict(page)).toContainText('damage');
});

for (const colorScheme of ['light', 'dark'] as const)
	test(`at 320 px nothing overflows, and axe finds nothing (${colorScheme})`, async ({
		browser,
		baseURL
	}) => {
		const context = await browser.newContext({
			viewport: { width: 320, height: 640 },
			colorScheme,
			...(baseURL === undefined ? {} : { baseURL })
		});
		const page = await context.newPage();
		await page.goto('', { waitUntil: 'networkidle' });
		const sound = async (): Promise<void> => {
			expect(await sidewaysFindings(page)).toEqual([]);
			expect(await axeFindings(page)).toEqual([]);
			expect(await smallControls(page)).toEqual([]);
		};
		await sound();
		await field(page).fill(
			'Amy attacks Gurdy (1 HP), rolls a 2, Ben plays Frobnicator on Gurdy, Ben bombs Gurdy'
		);
		await field(page).press('Enter');
		await expect(pieces(page).filter({ hasText: 'Bomb!' })).toBeVisible();
		await expect(verdict(page)).toContainText('7¢');
		await sound();
		await pieces(page).filter({ hasText: 'rolls 2' }).click();
		await expect(page.getByRole('dialog')).toBeVisible();
		await sound();
		await context.close();
	});
