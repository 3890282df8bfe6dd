import { describe, expect, it } from 'vitest';
import { print } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

/** The lines of the script that a text means, without the passes. */
const played = (text: string): readonly string[] =>
	(print(understand(text).scenario).split('---\n')[1] ?? '')
		.split('\n')
		.filter((line) => line !== '' && line !== 'everyone passes');

const isMarked = (text: string): boolean =>
	understand(text).chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);

describe('an act whose time is told, and the event of that time behind it', () => {
	const FIGHT = ['Amy attacks', 'Amy chooses Gurdy', 'roll 1'];

	// What is done before the damage answers the roll (Extended Rulebook, 8: damage follows the roll).
	it.each([
		['before damage I play Soul Heart. I attack Gurdy, roll 1', 'Amy plays Soul Heart -> Amy'],
		['before the damage Ben bombs me. I attacked Gurdy and rolled 1', 'Ben plays Bomb! -> Amy'],
		['after the roll Ben bombs me. I attack Gurdy, roll 1', 'Ben plays Bomb! -> Amy'],
		['once I rolled Ben bombed me. I attacked Gurdy, rolled 1', 'Ben plays Bomb! -> Amy']
	])('stands behind the roll: %s', (text, act) => {
		expect(played(text)).toEqual([...FIGHT, act]);
		expect(isMarked(text)).toBe(false);
	});

	it.each([
		'before the roll Ben bombs me. I attack Gurdy and roll 1',
		'before I roll Ben bombs me. I attack Gurdy and roll 1',
		'Ben bombed me before I rolled. I attacked Gurdy and rolled 1',
		'can Ben bomb me before the roll? I attacked Gurdy and rolled 1'
	])('stands before the roll: %s', (text) => {
		expect(played(text)).toEqual([
			'Amy attacks',
			'Ben plays Bomb! -> Amy',
			'Amy chooses Gurdy',
			'roll 1'
		]);
	});

	it('stands behind the death', () => {
		const told = played('when he died I played Lost Soul. Ben attacked Gurdy and rolled 1 on 1 hp');
		expect(told.slice(-2)).toEqual(['roll 1', 'Amy plays Lost Soul']);
	});

	it('stays where it is told that the attack came after it', () => {
		expect(played('Ben bombs me. then I attack Gurdy and roll 1')[0]).toBe(
			'Ben plays Bomb! -> Amy'
		);
	});

	it('is not set right by another order: what is dead is not rolled for', () => {
		expect(isMarked('before Ben rolls I bomb the Fly. Ben attacks Fly, rolls 4')).toBe(true);
	});

	it('tells of the attack that it came in', () => {
		expect(played('he bombed my Fly right before I could roll, is my attack over?')).toEqual([
			'Amy attacks',
			'Ben plays Bomb! -> Fly'
		]);
		expect(played('Ben bombed my Fly, is my attack over?')[0]).toBe('Ben plays Bomb! -> Fly');
	});

	it('is supposed of what is told behind the question', () => {
		expect(
			played('do I have to choose another monster after Ben bombs the Fly? I attacked it')
		).toEqual(['Amy attacks', 'Ben plays Bomb! -> Fly']);
	});
});

describe('a theft', () => {
	it('is of the only item that steals as much', () => {
		expect(played('my friend steals 3 cents from me')).toEqual(['Ben activates Jawbone -> Amy']);
		expect(played('I have 4 cents. Olga steals 3 of them')).toEqual([
			'Olga activates Jawbone -> Amy'
		]);
		const text = 'Ben has not stolen 3 cents from me';
		expect([played(text), isMarked(text)]).toEqual([[], true]);
	});

	it('is of what stands in where no item steals as much', () => {
		expect(played('my friend steals 2 cents from me')).toEqual([
			'Ben activates Something that steals 2¢ -> Amy'
		]);
	});

	it.each(['Ben stole my D6', 'Ben takes The D6 from me'])(
		'of an item is of what stands in, and tells whose it was: %s',
		(text) => {
			expect(played(text)).toEqual(['Ben activates Something that steals an item -> The D6']);
			expect(print(understand(text).scenario)).toMatch(/player Amy:.*items: The D6/u);
		}
	);

	it('that came of something else is marked, and tells whose it was', () => {
		const text = 'he took my D6 when I died';
		expect([played(text), isMarked(text)]).toEqual([[], true]);
		expect(print(understand(text).scenario)).toMatch(/player Amy:.*items: The D6/u);
	});

	it('is what the card that was named does', () => {
		expect(played('pay to play: ana pays 10 and takes my Dinner')).toEqual([
			'Ana activates Pay to Play -> Dinner'
		]);
	});
});

describe('what is asked of an act', () => {
	it.each([
		['Does my bomb kill Gurdy? (1 hp left)', /Gurdy \(1 HP\)/u],
		['Does my bomb kill Gurdy (2 hp left)?', /Gurdy \(2 HP\)/u],
		['Does Ben die to my bomb (on 1 health)?', /player Ben: 1 HP/u],
		["can Ben use soul heart (he's at 1)? I bombed him", /player Ben: 1 HP/u]
	])('is played, and brackets are of what it is done to: %s', (text, laid) => {
		expect(isMarked(text)).toBe(false);
		expect(print(understand(text).scenario)).toMatch(laid);
	});

	it('is played once where it is told behind the question', () => {
		expect(played('Does my bomb hurt Ben? I bombed him')).toEqual(['Amy plays Bomb! -> Ben']);
	});
});

describe('what was taken for something else', () => {
	it('is no card of the name of its kind', () => {
		expect(isMarked('I have a curse and die')).toBe(true);
		expect(print(understand('I have The Curse and die').scenario)).toContain('items: The Curse');
	});

	it('is played, and not tapped: a battery', () => {
		expect(played('I play a battery on my D6')).toEqual(['Amy plays Lil Battery -> The D6']);
		expect(played('I tap the Battery on my D6')).toEqual(['Amy activates The Battery -> The D6']);
	});

	it('is somebody else’s character', () => {
		expect(isMarked('Isaac attacks Fly. I bomb my Isaac')).toBe(true);
		expect(played('I bomb my Isaac')).toEqual(['Amy plays Bomb! -> Amy']);
	});

	it('ends where something else is done: what was asked for in a trade', () => {
		expect(played("I gave Max 3 cents so he wouldn't bomb me and then he bombed me")).toEqual([
			'Amy barters 3¢ with Max for not bombing me',
			'Max plays Bomb! -> Amy'
		]);
	});

	// A 1 never hits (Extended Rulebook, 8): "for 1" is what the hit deals.
	it('is what a hit deals, and no roll', () => {
		const told = played('Gurdy had 2 left, I hit for 1 then Jack bombed it');
		expect(told.at(2)).toMatch(/^roll [4-6]$/u);
		expect(told.at(-1)).toBe('Jack plays Bomb! -> Gurdy');
		expect(played('I attacked Gurdy and hit for 5').at(-1)).toBe('roll 5');
	});

	it('is a miss: who is hit by a monster', () => {
		expect(played('I was at 2, Leech hit me, then Tim bombed me').slice(-2)).toEqual([
			'roll 3',
			'Tim plays Bomb! -> Amy'
		]);
		expect(isMarked('Fatty hits Ben for 3')).toBe(true);
	});
});

describe('what is told of a fight in brackets behind it', () => {
	it('is told first', () => {
		expect(played('Dave bombs me. (I was attacking Dip)').slice(0, 2)).toEqual([
			'Amy attacks',
			'Dave plays Bomb! -> Amy'
		]);
		expect(played('Dave bombs me. (I will attack Dip)')[0]).toBe('Dave plays Bomb! -> Amy');
	});
});

describe('who is said to have died', () => {
	it.each([
		["Ines died on Ludo's turn from Ludo's bomb", 'Ludo plays Bomb! -> Ines', /player Ines: 1 HP/u],
		[
			"can I loot after I die on someone's turn? Ivo killed me with a bomb",
			'Ivo plays Bomb! -> Amy',
			/player Amy: 1 HP/u
		]
	])('died of what is told: %s', (text, act, laid) => {
		expect(played(text)).toEqual([act]);
		expect(print(understand(text).scenario)).toMatch(laid);
		expect(print(understand(text).scenario)).not.toContain('stack:');
	});
});

describe('a monster that is turned up', () => {
	it('lies there where it is attacked', () => {
		expect(print(understand("Famine's turned up, I attack it").scenario)).toContain(
			'monsters: Famine'
		);
		expect(played('I attack the monster deck, Famine is turned up')).toContain('reveal Famine');
	});
});

describe('whether a card stops another', () => {
	it('is played where it is somebody’s', () => {
		expect(played('does my Yum Heart stop Death? Cy played Death on me')).toEqual([
			'Cy plays XIII. Death -> Amy',
			'Amy activates Yum Heart -> Amy'
		]);
		expect(played('does bean stop Death? Cy played Death on me')).toEqual([
			'Cy plays XIII. Death -> Amy'
		]);
	});
});

describe('what stands in another place than the act that it belongs to', () => {
	it('is the monster that was fought', () => {
		const text = 'Nia bombed the monster I was fighting (Trite, 1hp). do I get anything?';
		expect(played(text)).toEqual(['Amy attacks', 'Nia plays Bomb! -> Trite']);
		expect(print(understand(text).scenario)).toContain('Trite, Fly');
	});

	it('is the fight that somebody died in', () => {
		expect(played('I died attacking Mulligan (1hp, rolled 2)')).toEqual([
			'Amy attacks',
			'Amy chooses Mulligan',
			'roll 2'
		]);
	});

	it('is a card that is answered by one without a target', () => {
		expect(played("I play a Nickel in response to Jo's Jawbone")).toEqual([
			'Jo activates Jawbone -> Amy',
			'Amy plays A Nickel!'
		]);
		expect(played("I D6 in response to Jo's D6, roll was 4 vs Pooter").slice(-2)).toEqual([
			"Jo activates The D6 -> Amy's roll",
			"Amy activates The D6 -> Amy's roll"
		]);
		expect(isMarked("I play a Nickel on Jo's Jawbone")).toBe(true);
	});

	it('is an option, by what it gives', () => {
		expect(played('I play Temperance for 4 cents')).toEqual(['Amy plays XIV. Temperance (mode 1)']);
		expect(played('I play Temperance for 8 cents')).toEqual(['Amy plays XIV. Temperance (mode 2)']);
		expect(played('I play Temperance, 4 cents')).toEqual(['Amy plays XIV. Temperance (mode 1)']);
		expect(isMarked('I play Temperance, I have 4 cents')).toBe(true);
		expect(isMarked('I play Temperance for 5 cents')).toBe(true);
	});

	it('is a roll that was made twice', () => {
		expect(played('I rolled 1 against Gurdy twice').slice(-2)).toEqual(['roll 1', 'roll 1']);
	});
});
