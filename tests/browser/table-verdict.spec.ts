import type { Page } from '@playwright/test';
import { axeFindings } from '../../scripts/page-audit.ts';
import { expect, tableAt, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const banner = (page: Page) => page.getByRole('region', { name: 'The verdict' });
const answer = (page: Page) => banner(page).getByRole('status').first();

/** Opens a table by a link, at an entry of its script; at its end where none is said. */
const open = (page: Page, text: string, at?: number) =>
	page.goto(tableAt(text, at === undefined ? {} : { at }), { waitUntil: 'networkidle' });

// 8, Attacking: an attack ends when the monster dies, so the roll never resolves; 11.1: who attacks gains it.
const GURDY = `player Amy: Isaac
player Ben: Cain | hand: Bomb!
monsters: Gurdy (1 HP), Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
Ben activates Cain
everyone passes
Ben plays Bomb! -> Gurdy`;

test('the verdict is there from the first act', async ({ page, complaints }) => {
	await page.goto('table/', { waitUntil: 'networkidle' });
	await expect(answer(page)).toContainText('Say what happened.');
	await page.getByRole('button', { name: 'Do something' }).tap();
	await page.getByRole('button', { name: 'Declare an attack' }).tap();
	await expect(answer(page)).toContainText('Amy declares an attack.');
	expect(complaints).toEqual([]);
});

test('it answers before a slot is refilled', async ({ page, complaints }) => {
	await open(page, GURDY);
	await expect(answer(page)).toContainText("Amy gains 7¢ and Gurdy's soul, and takes no damage.");
	await expect(answer(page)).toContainText('The attack ended when Gurdy died');
	await expect(answer(page)).toBeInViewport();
	await expect(banner(page).getByRole('link', { name: '8 Attacking' })).toHaveAttribute(
		'href',
		/rules\/2023\/attacking\/#attack\.cancelled$/u
	);
	expect(complaints).toEqual([]);
});

test('it stays in view and moves nothing as it changes or opens', async ({ page }) => {
	await open(page, GURDY, 3);
	await expect(answer(page)).toContainText('Next, Amy rolls against Gurdy.');
	const stack = page.getByRole('heading', { name: 'The stack' });
	const before = await stack.boundingBox();
	const height = (await banner(page).boundingBox())?.height;
	await banner(page).getByRole('button', { name: 'Why?' }).tap();
	await expect(
		banner(page).getByText('Before and after').or(page.getByLabel('Before and after'))
	).toBeVisible();
	expect((await stack.boundingBox())?.y).toBe(before?.y);
	await page.keyboard.press('Escape');
	await expect(page.locator('#verdict-opened')).toBeHidden();
	await expect(banner(page).getByRole('button', { name: 'Why?' })).toBeFocused();
	await page.locator('.prompt').getByRole('button', { name: '2', exact: true }).tap();
	await expect(answer(page)).toContainText('Amy');
	expect((await banner(page).boundingBox())?.height).toBe(height);
	await page.evaluate('scrollTo(0, 900)');
	await expect(answer(page)).toBeInViewport();
});

test('each outcome is a tap, and a tap plays it', async ({ page, complaints }) => {
	await open(
		page,
		'player Amy: Isaac | hand: Pills! (brown/green)\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\nAmy plays Pills! (brown/green)'
	);
	await expect(answer(page)).toContainText("It depends on Amy's roll for Pills! (brown/green).");
	const outcomes = banner(page).getByRole('group', { name: /^It depends on/u });
	await expect(outcomes.getByRole('button')).toHaveText([/^1–2/u, /^3–4/u, /^5–6/u]);
	await outcomes.getByRole('button', { name: '3–4' }).tap();
	await expect(answer(page)).toContainText('Amy gains 7¢.');
	await expect(answer(page)).toBeFocused();
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(answer(page)).toContainText('It depends on');
	expect(complaints).toEqual([]);
});

// 2.2, Loot Cards: another player's turn gives no loot play; tapping the character does.
test('what the rules forbid is answered in place, with what would make it legal', async ({
	page,
	complaints
}) => {
	await open(
		page,
		'player Amy: Isaac | hand: 3 Cents!\nplayer Ben: Cain | hand: Bomb!\nmonsters: Gurdy, Fly\n---\nAmy plays 3 Cents!\nBen plays Bomb! -> Amy'
	);
	await expect(answer(page)).toContainText(/^No\. /u);
	await banner(page).getByRole('button', { name: 'Ben taps Cain first.' }).tap();
	await expect(answer(page)).toContainText('Amy gains 3¢ and takes 1 damage');
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(answer(page)).toContainText(/^No\. /u);
	expect(complaints).toEqual([]);
});

// 4, Abilities: a target is chosen as an ability is put on the stack.
test('what was left unsaid is asked, and an answer is a tap', async ({ page, complaints }) => {
	await open(
		page,
		'player Amy: Isaac | items: Sleight of Hand\nplayer Ben: Cain\n---\nAmy activates Sleight of Hand'
	);
	await expect(answer(page)).toHaveText('What does Amy use Sleight of Hand on?');
	const answers = banner(page).getByRole('group', {
		name: 'What does Amy use Sleight of Hand on?'
	});
	await expect(answers.getByRole('button')).toHaveCount(3);
	await answers.getByRole('button', { name: 'treasure deck' }).tap();
	await expect(page.getByRole('list', { name: /^The stack/u })).toContainText('Sleight of Hand');
	expect(complaints).toEqual([]);
});

test('opened it tells each player, the rules and the readings, and what to send who disagrees', async ({
	page,
	complaints
}) => {
	await open(page, GURDY);
	await banner(page).getByRole('button', { name: 'Why?' }).tap();
	const opened = page.locator('#verdict-opened');
	await expect(opened.getByLabel('Before and after')).toContainText(/Amy.*3.*10¢/su);
	await expect(opened.getByText('What an ended attack takes along')).toBeVisible();
	await expect(opened.getByRole('region', { name: 'Why' })).toContainText(
		'The attack ended when Gurdy died'
	);
	await opened.getByText('I disagree').tap();
	await opened.getByRole('button', { name: 'Who is right? Compare two claims' }).tap();
	await expect(opened.getByRole('button', { name: 'Amy says' })).toBeFocused();
	await opened.getByText('Is the judge wrong? Write a report').tap();
	await opened.getByLabel(/^What happens instead/u).fill('Amy takes 1 damage.');
	const sent = opened.getByLabel('What is copied');
	await expect(sent).toHaveValue(/I say: Amy takes 1 damage\.\nFizzle says: Amy gains 7¢/u);
	await expect(sent).toHaveValue(/Judge: \d+\.\d+\.\d+\nhttp.*table\/#/u);
	expect(complaints).toEqual([]);
});

// 8, Attacking: Amy, with 2 HP, dies when two rolls below 4 come before one of 4 or more: 1/4.
test('opened it tells the odds, what it hinges on, and who can still stop it by a line to play', async ({
	page,
	complaints
}) => {
	await open(page, GURDY.replace('Amy: Isaac', 'Amy: Isaac | hand: Butter Bean!'), 3);
	await banner(page).getByRole('button', { name: 'Why?' }).tap();
	const opened = page.locator('#verdict-opened');
	await opened.getByRole('button', { name: 'What are the odds?' }).tap();
	const odds = opened.getByRole('list', { name: 'The odds if nobody responds' });
	await expect(odds.getByRole('listitem')).toHaveText([
		/75%\s*3\/4\s*Gurdy dies\./u,
		/25%\s*1\/4\s*Amy dies\./u
	]);
	await opened.getByText('Everything that can come of it').tap();
	await expect(opened.getByText('takes 1 damage').first()).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await page.locator('button[aria-label="Last move"]').dispatchEvent('click');
	await expect(answer(page)).toContainText('Amy gains 7¢');
	await banner(page).getByRole('button', { name: 'Can anyone still stop it?' }).tap();
	await expect(opened).toContainText('It can still be stopped: Amy plays Butter Bean! on Bomb!');
	await expect(opened.getByRole('button', { name: 'Play it' })).toBeInViewport();
	await opened.getByRole('button', { name: 'What does it hinge on?' }).tap();
	const hinges = opened.getByRole('list', { name: 'What would turn it' }).getByRole('listitem');
	await expect(hinges.first()).toContainText("Gurdy's HP: with 2 instead of 1");
	await expect(hinges.first().getByRole('link')).toHaveAttribute('href', /#\d/u);
	await opened.getByRole('button', { name: 'Can anyone still stop it?' }).tap();
	await expect(opened).toContainText('It can still be stopped: Amy plays Butter Bean! on Bomb!');
	await opened.getByRole('button', { name: 'Play it' }).tap();
	await expect(answer(page)).not.toContainText('Amy gains 7¢');
	expect(complaints).toEqual([]);
});

test('what takes long says how far it is and what is known, which stays when it is stopped', async ({
	page,
	complaints
}) => {
	const hands = 'Bomb!, Soul Heart, Butter Bean!, Dice Shard';
	await open(page, GURDY.replace('hand: Bomb!', `items: The D6 | hand: ${hands}`), 3);
	await banner(page).getByRole('button', { name: 'Why?' }).tap();
	const opened = page.locator('#verdict-opened');
	await opened.getByRole('button', { name: 'What are the odds?' }).tap();
	const rolls = opened.getByRole('list', { name: 'Rolls until it is decided' });
	await expect(rolls.getByRole('listitem')).toHaveText([/1\s*50%\s*1\/2/u, /2\s*50%\s*1\/2/u]);
	await opened.getByLabel('Everybody may respond').check();
	await expect(opened.getByText(/^[\d,]+ positions so far\.$/u)).toBeVisible();
	await expect(rolls).toHaveCount(0);
	await expect(opened.getByText('Known so far:')).toBeVisible();
	await opened.getByRole('button', { name: 'Stop', exact: true }).tap();
	await expect(
		opened.getByText(/^Stopped after [\d,]+00 positions\. .*not the whole answer\.$/u)
	).toBeVisible();
	const odds = opened.getByRole('list', { name: 'The odds if everybody may respond' });
	await expect(odds.getByRole('listitem').first()).toContainText(/\d%/u);
	await expect(opened.getByText(/^Only [\d,]+ positions were looked at/u)).toBeVisible();
	expect(complaints).toEqual([]);
});

test('at its end the line has a result, to share', async ({ page, complaints }) => {
	await open(page, `${GURDY}\neveryone passes\neveryone passes\neveryone passes`);
	await banner(page).getByRole('button', { name: 'The result' }).tap();
	const sheet = page.getByRole('dialog');
	await expect(
		sheet.getByText("Amy gains 7¢ and Gurdy's soul, and takes no damage.")
	).toBeVisible();
	await expect(sheet.getByLabel('Before and after')).toContainText(/Amy.*3.*10¢/su);
	await sheet.getByRole('button', { name: 'Share this answer' }).tap();
	await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a browser without workers answers on the page', async ({ page, complaints }) => {
	await page.addInitScript('delete window.Worker');
	await open(page, GURDY);
	await expect(answer(page)).toContainText("Amy gains 7¢ and Gurdy's soul, and takes no damage.");
	expect(page.workers()).toHaveLength(0);
	expect(complaints).toEqual([]);
});

test('a worker that broke down is started again', async ({ page }) => {
	await open(page, GURDY, 3);
	await expect(answer(page)).toContainText('Next, Amy rolls against Gurdy.');
	const [worker] = page.workers();
	await worker?.evaluate('setTimeout(() => { throw new Error("It broke down."); })');
	await page.locator('.prompt').getByRole('button', { name: '2', exact: true }).tap();
	await expect(answer(page)).toContainText('Amy takes 1 damage');
	expect(page.workers()).not.toContain(worker);
});

test('two people tap what they say, and it says who is right', async ({ page, complaints }) => {
	await open(page, GURDY);
	await banner(page).getByRole('button', { name: 'Why?' }).tap();
	const who = banner(page).getByRole('region', { name: 'Who is right?' });
	await who.getByRole('button', { name: 'Amy takes no damage' }).tap();
	await who.getByRole('button', { name: 'Amy takes 1 damage' }).tap();
	const said = who.getByRole('list', { name: 'What was said, and who is right' });
	await expect(said.getByRole('listitem').nth(0)).toContainText('Amy is right.');
	await expect(said.getByRole('listitem').nth(1)).toContainText('Ben is wrong.');
	await page.keyboard.press('Escape');
	await expect(banner(page)).toContainText('Amy is right. Ben is wrong.');
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(banner(page)).not.toContainText('Ben is wrong.');
	expect(complaints).toEqual([]);
});

// 8, Attacking: the attack goes on with another roll, which nobody knows yet.
test('a claim that has to wait says for what, and what decides it is a tap', async ({ page }) => {
	await open(
		page,
		'player Amy: Isaac\nplayer Ben: Cain\nmonsters: Gurdy, Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2\neveryone passes\neveryone passes'
	);
	await banner(page).getByRole('button', { name: 'Why?' }).tap();
	const who = banner(page).getByRole('region', { name: 'Who is right?' });
	await who.getByText('Say something else').tap();
	await who.getByLabel('Something happens').selectOption('Amy dies');
	await who.getByRole('button', { name: 'Amy says so' }).tap();
	const said = who.getByRole('list', { name: 'What was said, and who is right' });
	await expect(said).toContainText(
		'has to wait. Amy dies. Not yet: next, Amy rolls against Gurdy.'
	);
	const answers = banner(page).getByRole('group', { name: 'Next, Amy rolls against Gurdy.' });
	await expect(answers.getByRole('button')).toHaveCount(6);
});

// 4, Abilities: a target must be one that the ability can have.
for (const width of [390, 360, 320])
	test(`why not is read whole, ${String(width)} px wide, and hides nothing`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		await open(
			page,
			'player Amy: Isaac\nplayer Ben: Cain | hand: Butter Bean!\nmonsters: Gurdy, Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2'
		);
		const stack = page.getByRole('list', { name: /^The stack/u });
		/** How far below all of the banner it lies where the page begins: the page itself may scroll to the field. */
		const below = async (): Promise<number> => {
			await page.evaluate('scrollTo(0, 0)');
			const paper = await page.locator('.verdict-banner > .paper').boundingBox();
			return ((await stack.boundingBox())?.y ?? 0) - (paper?.y ?? 0) - (paper?.height ?? 0);
		};
		await page.getByRole('textbox', { name: 'Say what happens' }).fill('Ben butter beans the roll');
		// What was said before comes above the field once it is touched, and the button moves down.
		await expect(page.getByRole('list', { name: 'What was said' })).toBeVisible();
		await page.getByRole('button', { name: 'Say it' }).tap();
		await expect(answer(page)).toContainText(/^No\. /u);
		const [end, foot] = await answer(page).evaluate((said): readonly [number, number] => {
			const reason = [...said.childNodes].find((one) => one.textContent?.includes('dice roll'));
			const words = reason?.textContent ?? '';
			const range = document.createRange();
			if (!reason) return [Infinity, 0];
			range.setStart(reason, words.indexOf('dice roll'));
			range.setEnd(reason, words.indexOf('before that resolves.') + 'before that resolves.'.length);
			return [range.getBoundingClientRect().bottom, said.getBoundingClientRect().bottom];
		});
		expect(end).toBeLessThanOrEqual(foot + 1);
		expect(await below()).toBeGreaterThanOrEqual(0);
		// What the card says is read on demand, and takes no room before.
		const says = answer(page).getByText('Butter Bean! says “');
		expect((await says.boundingBox())?.height).toBeLessThanOrEqual(1);
		await banner(page).getByRole('button', { name: 'Why?' }).tap();
		expect((await says.boundingBox())?.height).toBeGreaterThan(10);
	});

// 11.2, Player Death: who dies pays the penalty.
test('an answer of three lines is read whole on a phone, and opens the rule of what is asked', async ({
	page
}) => {
	await open(
		page,
		'title: Does Amy lose her items? Who gets the soul?\nplayer Amy: Isaac, 1 HP | items: The Dead Cat\nplayer Ben: Cain\nmonsters: Gurdy (1 HP), Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2'
	);
	await expect(answer(page)).toContainText('and The Dead Cat.');
	const isWhole = await answer(page).evaluate((said) => said.scrollHeight <= said.clientHeight + 1);
	expect(isWhole).toBe(true);
	await expect(banner(page).getByRole('link', { name: /^11\.2 Player Death/u })).toBeVisible();
});

test('it is named, said and clean for everybody', async ({ page }) => {
	for (const theme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme: theme });
		await page.goto('about:blank');
		await open(page, GURDY);
		await banner(page).getByRole('button', { name: 'Why?' }).tap();
		await expect(banner(page).getByRole('region', { name: 'Who is right?' })).toBeVisible();
		await banner(page).getByText('I disagree').tap();
		await expect(answer(page)).toHaveAttribute('role', 'status');
		expect(await axeFindings(page)).toEqual([]);
	}
});
