/** What somebody is said to have come to is a claim, and no act: the judge says whether it is so. */
import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { tableOf } from './said.ts';

const lastOf = (text: string) => understand(text).chips.at(-1);

describe('what somebody is said to have come to', () => {
	it.each([
		// A bomb deals 1 damage, a miss against Gurdy 1 damage, Jawbone takes 3¢; a player has 2 HP.
		["Amy attacks Gurdy and rolls a 2, so now she's at 1", 'Amy attacks Gurdy and rolls a 2'],
		["Ben bombs me, so now I'm at 1", 'Ben bombs me'],
		['Ben bombs Amy (2 HP), that puts her at 1', 'Ben bombs Amy (2 HP)'],
		['Ben bombs Gurdy (4 HP), leaving it with 3 HP', 'Ben bombs Gurdy (4 HP)'],
		['Amy attacks Gurdy (3 hp), rolls 5, it goes down to 2', 'Amy attacks Gurdy (3 hp), rolls 5'],
		['Ben plays Penny (3 cents), that puts him at 4 cents', 'Ben plays Penny (3 cents)']
	])('is a claim that holds: %s', (text, without) => {
		expect(lastOf(text)).toMatchObject({ kind: 'left', trouble: null });
		expect(tableOf(text)).toBe(tableOf(without));
	});

	it.each([
		["Ben bombs Amy (2 HP), so now she's at 2", 'By then Amy has 1 HP.'],
		['Ben plays Penny (3 cents), that puts him at 5 cents', 'By then Ben has 4¢.'],
		['Ben bombs Gurdy (4 HP), leaving it with 2 HP', 'By then Gurdy has 3 HP.']
	])('is a claim that does not hold: %s', (text, trouble) => {
		expect(lastOf(text)).toMatchObject({ kind: 'left', trouble });
	});

	it('is so from the start where nothing was told that could have brought it about', () => {
		expect(tableOf("So now Amy's at 1 HP. Ben bombs Amy")).toContain('player Amy: 1 HP');
		expect(tableOf("Ben has a bomb. So she's at 1 HP, Amy I mean")).toContain('1 HP');
	});
});

describe('an item that is only named', () => {
	it.each([
		"I attacked Gurdy. It was a 3. Ben's D6. Now a 4.",
		"I attacked Gurdy, roll of 3, then Ben's D6, new roll 4",
		"I attack Gurdy: 3. Ben's D6: 4."
	])('between two numbers of a roll is what made the one the other: %s', (text) => {
		expect(tableOf(text)).toContain(
			"roll 3\nBen activates The D6 -> Amy's roll\neveryone passes\nroll 4"
		);
	});

	it('before somebody is what "it" answers', () => {
		expect(tableOf('Amy has Boomerang. Ben butter beans it')).toContain(
			'Amy activates Boomerang -> Ben\nBen plays Butter Bean! -> Boomerang'
		);
	});

	it('of another is one of their own', () => {
		expect(tableOf('Ben taps Jawbone at Nora, then she taps hers at him')).toContain(
			'Ben activates Jawbone -> Nora\nNora activates Jawbone -> Ben'
		);
		expect(
			tableOf("Amy attacks Gurdy, rolls 2. Ivo's Mini Mush and my own D6 are out.")
		).not.toContain('Mini Mush, The D6');
	});
});

it.each(["Ben plays tammy's head", "Ben uses tammy's head", "Ben uses tammy's head on me"])(
	'marks a card that there is not, with those that it may be: %s',
	(text) => {
		const [chip] = understand(text).chips;
		expect(chip).toMatchObject({ kind: 'unread' });
		expect(chip?.fits).toContain("Guppy's Head");
		expect(tableOf(text)).not.toMatch(/Goat Head|accepts/u);
	}
);

it('keeps a roll with whose it is, whoever has it thrown again', () => {
	const text =
		'Sara attacks War, rolls a 6. Tom uses the D6 on it. She gets a one. Sara plays Dice Shard';
	expect(tableOf(text)).toContain("roll 1\nSara plays Dice Shard -> Sara's roll");
});

describe('both, each and everyone', () => {
	it.each([
		['Amy bombs Ben, both at 1', /player Amy: 1 HP[^\n]*\nplayer Ben: 1 HP/u],
		['Amy attacks Gurdy, rolls 2. Both had 1 hp left.', /player Amy: 1 HP\nplayer Ben: 1 HP/u],
		['everyone at the table is on 1 HP', /player Amy: 1 HP\nplayer Ben: 1 HP/u]
	])('%s', (text, table) => {
		expect(tableOf(text)).toMatch(table);
	});
});

describe('a heading', () => {
	it('says nothing that is not told behind it', () => {
		const text = 'bombs away: i bomb pin, he bombs pin';
		expect(understand(text).chips[0]).toMatchObject({ kind: 'left', words: 'bombs away' });
		expect(tableOf(text)).toContain('Amy plays Bomb! -> Pin\nBen plays Bomb! -> Pin');
	});

	it('is none where it names what is not named again, or who sits there', () => {
		expect(tableOf('four of us: Hal, Iris, Bea, Gus. Hal attacks Horf')).toContain('player Bea');
		expect(tableOf('Sacred Heart: Amy attacks Gurdy and rolls 1')).toContain('Sacred Heart');
	});
});

it('marks when something is done that a question supposes', () => {
	const text =
		'Nils attacks Gurdy (2 hp). He rolls 4, then rolls 5. Who gets the soul if Olga bombs it after the first roll?';
	expect(understand(text).chips.at(-1)).toMatchObject({ kind: 'unread' });
});
