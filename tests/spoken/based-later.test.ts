/** What is told behind what hangs on it, and what an act is aimed at where only HP were told. */
import { describe, expect, it, test } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { tableOf } from './said.ts';

const played = (text: string): readonly string[] =>
	(tableOf(text).split('---\n')[1] ?? '')
		.split('\n')
		.filter((line) => line !== '' && line !== 'everyone passes');
const isMarked = (text: string): boolean =>
	understand(text).chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);

describe('what is answered may be told behind the answer', () => {
	it.each([
		[
			'bean the death card. Mia played it on me',
			'Mia plays XIII. Death -> Amy',
			'Amy plays Butter Bean! -> XIII. Death'
		],
		[
			'BB on the bomb! (Hal threw it at Spider)',
			'Hal plays Bomb! -> Spider',
			'Amy plays Butter Bean! -> Bomb!'
		],
		[
			'bean on the D20! Ned taps it on my Dinner, I bean it',
			'Ned activates The D20 -> Dinner',
			'Amy plays Butter Bean! -> The D20'
		],
		[
			'can I butter bean the jawbone? Ida used it on me',
			'Ida activates Jawbone -> Amy',
			'Amy plays Butter Bean! -> Jawbone'
		],
		[
			'Does Iris keep her penny if Jack butter beans it? She played it on her own turn',
			'Iris plays A Penny!',
			'Jack plays Butter Bean! -> A Penny!'
		]
	])('%s', (text, base, answer) => {
		expect(played(text)).toEqual([base, answer]);
		expect(isMarked(text)).toBe(false);
	});

	it.each([
		'bean the death card. then Mia played it on me',
		"bean Lea's death card. Mia played it on me",
		'can I butter bean the jawbone? Ida did not use it on me'
	])('but not where it is said otherwise: %s', (text) => {
		expect(isMarked(text)).toBe(true);
	});

	it('is of whose it is', () => {
		expect(played("Rita's D6 got beaned by Sam after she used it on her 2 vs Lust").at(-2)).toBe(
			"Rita activates The D6 -> Rita's roll"
		);
	});

	it('is by who is told to have done it', () => {
		expect(played('bomb on Stoney works? Jo plays it')).toEqual(['Jo plays Bomb! -> Stoney']);
		expect(isMarked('bomb on Stoney works? Jo does not play it')).toBe(true);
	});
});

describe('a card that hurts is aimed at the only one of whom HP are told', () => {
	it.each([
		['Cain (gus) down to one hp, bea gold bombs', 'Bea plays Gold Bomb!! -> Gus'],
		['Pin was at 1 and I rolled a 4 and then he bombed', 'Ben plays Bomb! -> Pin'],
		['Amy (2 hp) gets a Gold Bomb from Ben and a Bomb from Cleo', 'Cleo plays Bomb! -> Amy'],
		['Kira is going to die: death card from Lars', 'Lars plays XIII. Death -> Kira']
	])('%s', (text, line) => {
		expect(played(text).at(-1)).toBe(line);
	});

	it.each([
		'Amy (1 hp) attacks Gurdy, rolls 2, Ben bombs',
		'Gus is at 2 hp and Bea at 1. Ida bombs',
		'Gus is at 1 hp, he bombs'
	])('and is marked where that may be another: %s', (text) => {
		expect(isMarked(text)).toBe(true);
	});
});

test('what is taken of another is no item of who takes it', () => {
	const table = tableOf('Rita attacks Fly. Sam taps Decoy to take her Meat');
	expect(table).toContain('player Rita: | items: Meat!');
	expect(tableOf('Rita attacks Fly. Sam taps Battery on his D6')).toContain(
		'Sam: | items: The Battery, The D6'
	);
});

test('what comes after all that waits until what the same player did has resolved', () => {
	const text = 'Tom plays Gold Bomb on me, I use my Yum Heart on me. After that he Razor Blades me';
	const [, script = ''] = tableOf(text).split('---\n');
	expect(script).toMatch(/Yum Heart -> Amy\n(?:everyone passes\n)+Tom activates Razor Blade/u);
	const now = tableOf(text.replace('After that he', 'He'));
	expect(now).toMatch(/Yum Heart -> Amy\nTom activates Razor Blade/u);
});

describe('what is told of cards and HP behind an act', () => {
	it.each([
		['Rolled a 5 at 1hp Famine, it dies. War is under it!!', 'Famine (1 HP) over War'],
		['Gina owns Boomerang and Book of Sin; both are tapped. Ivan bombs Gina', 'Book of Sin (dea'],
		[
			'Gus has The Habit and Jawbone, but Jawbone is tapped. Fae bombs Gus',
			'Jawbone (deactivated)'
		],
		['Ben bombs me, Cara bombs Ben. do both die? we’re both on 1', 'player Ben: 1 HP'],
		['1 hp both: Raj bombs Lea, Lea bombs Raj', 'player Raj: 1 HP'],
		[
			'I bombed him. He tried to use Holy Mantle, but it was already tapped',
			'Mantle (deactivated)'
		],
		['Eye of Greed question: Jonas uses his D100, rolls a 5. I am the one with the Eye', 'Eye of']
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
	});

	it('and what is not so is not laid', () => {
		expect(
			tableOf('I bombed him. He tried to use Holy Mantle, and it was not tapped')
		).not.toContain('Mantle (deactivated)');
		expect(tableOf('1 hp: Raj bombs Lea, Lea bombs Raj')).not.toContain('player Lea: 1 HP');
	});
});

test('a "not really" in brackets is heard', () => {
	expect(isMarked('Amy attacks Gurdy (she rolled a 3)')).toBe(false);
	expect(isMarked('Amy attacks Gurdy (she rolled a 3 but not really)')).toBe(true);
});

describe('what a question speaks of and what is told behind it is one act', () => {
	const END = ["What's first, my end of turn or Hal's bomb on me? I said end turn, he bombed"];

	it.each(END)('%s', (text) => {
		expect(played(text)).toEqual(['Amy ends the turn', 'Hal plays Bomb! -> Amy']);
		expect(isMarked(text)).toBe(false);
		expect(isMarked(text.replace('he bombed', 'Kim bombed'))).toBe(true);
	});

	it('is played where it is told', () => {
		const text =
			"If I roll a 4 against Conquest, does it die before Ben's bomb on me resolves? He plays the bomb in response to the roll.";
		expect(played(text).slice(-2)).toEqual(['roll 4', 'Ben plays Bomb! -> Amy']);
	});

	it('a purchase is theirs from whom is taken in response', () => {
		const text = 'Can I respond to the purchase of The Chest by stealing from Jo with Jawbone?';
		expect(played(text)).toEqual(['Jo purchases', 'Amy activates Jawbone -> Jo']);
	});

	it('a roll that only the question tells', () => {
		expect(played('Does my 3 against Clotty hit?').at(-1)).toBe('roll 3');
		expect(played("Does Ben's 5 vs Clotty hit if I use my Mini Mush on it?").slice(2)).toEqual([
			'roll 5',
			"Amy activates Mini Mush -> Ben's roll"
		]);
		expect(played('I rolled a 2 on Clotty. Does my 3 against Clotty hit?')).not.toContain('roll 3');
	});

	it('an item in it is of who uses it', () => {
		expect(tableOf('can Leo steal from Kim with his Jawbone? Kim has 3 cents')).not.toMatch(
			/player Kim:.*Jawbone/u
		);
	});
});

describe('when it was', () => {
	it('before a target is chosen', () => {
		const text = 'Lou attacks. Before he picks a target I bomb the Fly';
		expect(played(text)).toEqual(['Lou attacks', 'Amy plays Bomb! -> Fly']);
		expect(isMarked(text)).toBe(false);
	});

	it('a roll that had been made before the act', () => {
		const rolled = ['Lou attacks', 'Lou chooses Greed', 'roll 3', 'Sue plays Bomb! -> Greed'];
		expect(played('Sue bombed Greed, Lou had rolled a 3 on it')).toEqual(rolled);
		expect(played('Sue bombed Greed, then Lou attacked it and rolled a 3')[0]).toBe(
			'Sue plays Bomb! -> Greed'
		);
	});
});

test.each([
	['two players at 1 hp: Jo and me. I play the Tower, roll 3', 'player Jo: 1 HP'],
	['Eve (played by Tim) attacks Chub: 4', 'player Tim: Eve'],
	["I use Holy Mantle, there's a bomb from Dan on me", 'stack: Bomb! (Dan) -> Amy'],
	["Ben uses Guppy's Paw to save himself, Amy's bomb is on the stack", 'Bomb! (Amy) -> Ben'],
	['I jawbone Kim, she has 2', 'player Kim: 2¢'],
	['I bomb Kim, she has 2', 'player Kim: 2 HP'],
	['Ann rolled 2. Ben D6 → 5. vs Pooter', 'Ann chooses Pooter'],
	['My D6 on her 4 against Leech gave a 2', 'roll 2'],
	['Pia buys from the deck, gets Jawbone, uses it on me', 'Pia activates Jawbone -> Amy'],
	['I attack Horf and roll exactly the 3 I needed', 'roll 3']
])('%s', (text, part) => {
	expect(tableOf(text)).toContain(part);
	expect(isMarked(text)).toBe(false);
});
