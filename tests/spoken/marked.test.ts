/** What is not understood is marked where it stands, and nothing else is made of what hangs on it. */
import { describe, expect, it } from 'vitest';
import { print } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

const scriptOf = (text: string): readonly string[] =>
	(print(understand(text).scenario).split('---\n')[1] ?? '').trim().split('\n');

const marked = (text: string): readonly string[] =>
	understand(text).chips.flatMap(({ kind, trouble, from, to }) =>
		kind === 'unread' || kind === 'left' || trouble !== null ? [text.slice(from, to)] : []
	);

/** The attack of somebody on Gurdy, up to the choice. */
const attackOf = (name: string): readonly string[] => [
	`${name} attacks`,
	'everyone passes',
	`${name} chooses Gurdy`
];

describe('what somebody uses that no set has is marked, and nobody sits at the table for it', () => {
	it.each([
		['Amy attacks Gurdy, rolls 2, Ben taps Grumpy Lamp on Amy', 'Ben taps Grumpy Lamp on Amy'],
		['Amy attacks Gurdy, rolls 2. Ben plays Old Boot', 'Ben plays Old Boot']
	])('%s', (text, piece) => {
		expect(marked(text)).toEqual([piece]);
		const names = understand(text).scenario.players?.map(({ name }) => name) ?? ['Amy', 'Ben'];
		expect(names).toEqual(['Amy', 'Ben']);
	});
});

describe('a name of several words is one player', () => {
	it.each([
		['Tom-the-Third attacks Gurdy, rolls a 2', 'Tom-the-Third'],
		['Jean-Luc attacks Gurdy and rolls a 2', 'Jean-Luc'],
		['jean-luc attacks gurdy and rolls a 2', 'Jean-Luc'],
		['Mary Ann attacks Gurdy, rolls a 2', 'Mary Ann'],
		['Tom B attacks Gurdy, rolls a 2', 'Tom B'],
		['Tom B. attacks Gurdy, rolls a 2', 'Tom B'],
		['Big Bob attacks Gurdy, rolls a 2', 'Bob'],
		['Amy-Lou attacks Gurdy. She rolls a 2.', 'Amy-Lou'],
		["On Mary Ann's turn Mary Ann attacks Gurdy and rolls a 2", 'Mary Ann']
	])('%s', (text, name) => {
		expect(marked(text)).toEqual([]);
		expect(scriptOf(text)).toEqual([
			`${name} attacks`,
			'everyone passes',
			`${name} chooses Gurdy`,
			'roll 2'
		]);
	});

	it('is told from an act with a dash before it', () => {
		expect(scriptOf('Amy - attacks Gurdy')[0]).toBe('Amy attacks');
		expect(scriptOf('Amy-attacks Gurdy')[0]).toBe('Amy attacks');
	});
});

describe('what hangs on something that was not read is marked too', () => {
	it.each([
		['Zorp the Great attacks Gurdy, rolls a 2', 'rolls a 2'],
		['Amy attacks Fly, rolls a 6. Then the big zorp attacks Gurdy, rolls a 2', 'rolls a 2'],
		['Ben frobs a bomb at Gurdy. Amy bombs it', 'Amy bombs it'],
		['Ben frobs Gurdy with glee. Amy bombs it', 'Amy bombs it']
	])('%s', (text, last) => {
		expect(marked(text).at(-1)).toBe(last);
	});
});

describe('an act in a question is done, or marked', () => {
	it.each([
		['Amy attacks Gurdy, rolls a 2, Ben bombs it?', 'Ben plays Bomb! -> Gurdy'],
		[
			'Amy activates Sleight of Hand on the loot deck, Cara steals it with Plan C in response?',
			null
		],
		['Amy attacks Gurdy, rolls a 2. Cara frobs it with the D6 in response?', null],
		['Amy attacks Gurdy, rolls a 2. And then Cara yoinks the roll?', null]
	])('%s', (text, act) => {
		if (act === null) expect(marked(text)).not.toEqual([]);
		else expect(scriptOf(text)).toContain(act);
	});
});

describe('what is told beside an act is heard', () => {
	it.each([
		'ok say gurdy only had 1 hp left',
		'Amy attacks Gurdy, rolls a 2. ok say gurdy only had 1 hp left'
	])('%s', (text) => {
		expect(print(understand(text).scenario)).toContain('monsters: Gurdy (1 HP)');
		expect(marked(text)).toEqual([]);
	});
});

describe('a reason that tells an act is that act, or marked as not read', () => {
	it('comes before what it is the reason of', () => {
		const text = 'Amy attacks Gurdy. Ben taps Cain because Amy gold bombs him';
		const script = scriptOf(text);
		const bombed = script.indexOf('Amy plays Gold Bomb!! -> Ben');
		expect(bombed).toBeGreaterThan(0);
		expect(script.indexOf('Ben activates Cain')).toBeGreaterThan(bombed);
	});

	it.each([
		'Ben dies because Amy frobs him with a gold bomb',
		'She loses because Ben d6s his 4 somehow'
	])('%s', (text) => {
		expect(understand(text).chips.map(({ kind }) => kind)).toContain('unread');
	});
});

describe('what is easily taken as something else', () => {
	it.each([
		// An ordinal is no roll.
		['amy attacks gurdy, 1st roll 3, 2nd roll 5', 'roll 5', ['roll 3', 'roll 5']],
		// The name of a monster is no part of another card's.
		['greed 1hp, kim attacks him', 'Kim chooses Greed', []],
		// What is short for a monster that was named is nobody.
		['my brother attacks larry jr, i bomb larry', 'Amy plays Bomb! -> Larry Jr.', []],
		['ben attacks fly no roll yet', 'Ben chooses Fly', []]
	])('%s', (text, line, rolls) => {
		const script = scriptOf(text);
		expect(script).toContain(line);
		expect(script.filter((one) => one.startsWith('roll '))).toEqual(rolls);
		expect(marked(text)).toEqual([]);
	});

	it.each([
		'tower rolled 2 everyone at 1hp. cleo played it',
		'i play a nickel. how much money do i end with, started at 0',
		'dana bombs me at 1 hp. ok dead counters after'
	])('is marked: %s', (text) => {
		expect(marked(text)).not.toEqual([]);
		expect(scriptOf(text).join()).not.toContain('Butter Bean');
	});
});

it.each([
	['Amy (2 HP) attacks Gurdy, rolls a 1, Amy dies', 'Amy'],
	['Amy attacks Gurdy (2 HP), rolls a 5, Gurdy dies', 'Gurdy']
])('what does not die is called by its name: %s', (text, name) => {
	const troubles = understand(text).chips.flatMap(({ trouble }) => trouble ?? []);
	expect(troubles.join(' ')).toContain(`${name} doesn't die`);
});

describe('what says when something is done is heard, or marked', () => {
	it.each([
		// Her death is waited for: 2023, 3.3.
		[
			'Ben bombs Amy (1hp). In response to her death Amy plays a dime',
			['Ben plays Bomb! -> Amy', 'everyone passes', 'everyone passes', 'Amy plays A Dime!!']
		],
		['Ben bombs Amy at the end of her turn', ['Amy ends the turn', 'Ben plays Bomb! -> Amy']],
		[
			'Amy rolls a 1 on Gurdy and after that resolves Ben bombs her',
			[
				'Amy attacks',
				'everyone passes',
				'Amy chooses Gurdy',
				'roll 1',
				'everyone passes',
				'Ben plays Bomb! -> Amy'
			]
		],
		['Ed bombs me. I tap my Holy Mantle. Ed taps Jawbone on me', null],
		["does guppys collar work if i'm bombed at 1hp? ben bombs me.", ['Ben plays Bomb! -> Amy']]
	])('%s', (text, script) => {
		if (script === null) expect(scriptOf(text).at(-1)).toBe('Ed activates Jawbone -> Amy');
		else expect(scriptOf(text)).toEqual(script);
	});

	it.each([
		'Amy attacks Gurdy or Fly, rolls 4',
		'Amy attacks Gurdy, Ben bombs her later',
		'Ben bombed me at end of turn',
		'Ben attacks Gurdy. On her next turn Amy bombs him',
		'Amy attacks Gurdy, Ben rolls a 3'
	])('%s', (text) => {
		expect(marked(text)).not.toEqual([]);
	});

	it('makes whose turn it is the active player', () => {
		for (const text of [
			'Ben bombs Amy on her turn',
			'my turn, ben bombs me',
			'on my turn ben bombs me'
		])
			expect(print(understand(text).scenario)).toMatch(
				/^rules: 2023\nplayer Amy:\nplayer Ben: 1 loot play/u
			);
	});
});

describe('what is said of an act, and is not so, is said of it', () => {
	it.each([
		['I killed Monstro (4 HP) with a bomb', "Monstro doesn't die, however often everyone passes."],
		[
			'Amy has 2 HP, attacks Gurdy, rolls a 1, the damage kills her',
			"Amy doesn't die, however often everyone passes."
		],
		['Mia plays Temperance, takes 3 damage for 4c', 'No option of it has to do with “3”.']
	])('%s', (text, trouble) => {
		expect(understand(text).chips.map((chip) => chip.trouble)).toContain(trouble);
	});

	it('asks of a card that nobody has named', () => {
		const text = 'If I die do I lose the loot card I just played?';
		expect(marked(`I play a dime. ${text}`)).not.toContain(
			'If I die do I lose the loot card I just played?'
		);
	});
});

it.each([
	[
		'Ben has Holy Mantle. Amy bombs Ben. Can the mantle still be used?',
		'Ben activates Holy Mantle'
	],
	['Amy has the D6. Amy attacks Fly, rolls 1. May the D6 be tapped?', 'Amy activates The D6'],
	[
		'Amy has the D6. Amy attacks Fly, rolls 1. Should she be able to tap her D6?',
		'Amy activates The D6'
	]
])('plays what it is asked of, whoever is to do it: %s', (text, act) => {
	expect(scriptOf(text).at(-1)).toContain(act);
});

it.each([
	'Eve taps Eve to loot play a bomb on Dip',
	'Kim plays 3 Cents and taps her character for a second loot, a Nickel',
	'Ana buys top of treasure, Sacred Heart comes up'
])('loses nothing that an act is for: %s', (text) => {
	expect(print(understand(text).scenario)).toMatch(/Bomb!|A Nickel!|treasure deck/u);
});

it('takes no number with a sign in brackets for a roll', () => {
	const script = scriptOf("Kim attacks Dip, rolls 3. Ben: Butter Bean on Kim's Mini Mush (+1)");
	expect(script.filter((line) => line.startsWith('roll '))).toEqual(['roll 3']);
});

describe('one word changes who does what, to what, or when', () => {
	it.each([
		['Ben bombs Gurdy, so does Cleo', ['Ben plays Bomb! -> Gurdy', 'Cleo plays Bomb! -> Gurdy']],
		[
			'Ben bombs Cleo and Amy does the same',
			['Ben plays Bomb! -> Cleo', 'Amy plays Bomb! -> Cleo']
		],
		[
			'Ben bombs Amy. She had attacked Gurdy first and rolled a 1.',
			[...attackOf('Amy'), 'roll 1', 'Ben plays Bomb! -> Amy']
		],
		[
			'Ben bombs Amy after she attacks Gurdy and misses with a 1',
			[...attackOf('Amy'), 'roll 1', 'Ben plays Bomb! -> Amy']
		],
		[
			'Ben bombs Amy in response to her roll. She rolled a 1 against Gurdy.',
			[...attackOf('Amy'), 'roll 1', 'Ben plays Bomb! -> Amy']
		],
		[
			'Ben bombs Amy in response to her roll of 1 against Gurdy.',
			[...attackOf('Amy'), 'roll 1', 'Ben plays Bomb! -> Amy']
		],
		[
			"Gurdy (1 HP) dies to Ben's bomb while Amy's roll of 5 is still pending",
			[
				...attackOf('Amy'),
				'roll 5',
				'Ben plays Bomb! -> Gurdy',
				'everyone passes',
				'everyone passes',
				'everyone passes'
			]
		],
		['Cleo: plays Bomb! on me', ['Cleo plays Bomb! -> Amy']],
		[
			'Amy attacks Gurdy. Ben bombed it earlier.',
			['Ben plays Bomb! -> Gurdy', 'everyone passes', 'everyone passes', ...attackOf('Amy')]
		],
		[
			'She rolled a 5 against Gurdy, then Leo used his D6 on it',
			[...attackOf('Ben'), 'roll 5', "Leo activates The D6 -> Ben's roll"]
		],
		[
			'Ben bombs Gurdy, then cancels his own bomb with Butter Bean!',
			['Ben plays Bomb! -> Gurdy', 'Ben plays Butter Bean! -> Bomb!']
		],
		[
			'Sam owns Sack of Pennies and a Shiny Rock. Sam taps the sack.',
			['Sam activates Sack of Pennies']
		],
		[
			'The Lost bombs Blue Baby, Blue Baby bombs back',
			['The Lost plays Bomb! -> Blue Baby', 'Blue Baby plays Bomb! -> The Lost']
		]
	])('%s', (text, script) => {
		expect(scriptOf(text)).toEqual(script);
		expect(marked(text)).toEqual([]);
	});

	it.each([
		"Amy uses someone else's D6 on her roll of 2 against Gurdy",
		'Amy gives Ben a bomb and he bombs her with it',
		'Amy attacks Gurdy, rolls a 6, then the Fly, rolls a 1'
	])('is marked: %s', (text) => {
		expect(marked(text)).not.toEqual([]);
	});
});

it.each([
	"Stack, newest first: Ben's bomb on Gurdy, Amy's roll of 2 against Gurdy",
	"Stack from the top: Ben's bomb on Gurdy, Amy's roll of 2 against Gurdy",
	"On top: Ben's bomb on Gurdy, below it Amy's roll of 2 against Gurdy",
	"Stack, oldest first: Amy's roll of 2 against Gurdy, Ben's bomb on Gurdy"
])('a pile is read from the end that is said: %s', (text) => {
	expect(print(understand(text).scenario)).toContain(
		"stack: Amy's roll 2 against Gurdy; Bomb! (Ben) -> Gurdy"
	);
	expect(marked(text)).toEqual([]);
});

describe('what bears on the table is not said to bear nothing on it', () => {
	const unread = (text: string): readonly string[] =>
		understand(text).chips.flatMap(({ kind, from, to }) =>
			kind === 'unread' ? [text.slice(from, to)] : []
		);

	it('keeps how often something is done', () => {
		expect(unread('Amy attacks Gurdy, rolls 2. Ben d6s it twice')).toEqual(['twice']);
	});

	it('keeps that nobody is attacked, and what is done next', () => {
		const text = 'Amy attacks nobody and ends her turn';
		expect(unread(text)).toEqual(['nobody']);
		expect(scriptOf(text)).toEqual(['Amy attacks', 'Amy ends the turn']);
	});

	it('knows who goes on after being spoken of alone', () => {
		const text = 'Berta has nothing and attacks Gurdy';
		expect(scriptOf(text)).toEqual(attackOf('Berta'));
	});

	it('leaves what is for sale in the shop, whatever is played on it', () => {
		const text = 'The Relic is in the shop. Ben butter beans The Relic';
		const { scenario } = understand(text);
		expect(scenario.players?.flatMap(({ items = [] }) => items) ?? []).toEqual([]);
		expect(scenario.board?.stack ?? []).toEqual([]);
	});
});

describe('a thing that nobody knows is not understood, where something is done to it', () => {
	it.each([
		['Amy attacks the Dragon and rolls a 3', 'the Dragon'],
		['Amy fights the Kraken, rolls 6', 'the Kraken'],
		['Amy bombs the Dragon', 'the Dragon'],
		['Amy buys the Orb', 'the Orb']
	])('%s', (text, piece) => {
		const { chips } = understand(text);
		const marked = chips.filter(({ kind }) => kind === 'unread').map(({ words }) => words);
		expect(marked).toContain(piece);
	});

	it('and a rage is no card', () => {
		expect(scriptOf('Amy attacks in a rage and rolls 3')).not.toContain('Amy attacks Rage Creep');
	});
});

describe('what is supposed', () => {
	it.each([
		['What happens if I attack Fly and kill two monsters?', 'kill two monsters?'],
		['What happens if I have Brimstone and kill two monsters?', 'kill two monsters?'],
		['What if Ben bombs me and I take three of them?', 'I take three of them?']
	])('is marked where it is not understood: %s', (said, piece) => {
		expect(marked(said)).toEqual([piece]);
	});

	it.each([
		'What happens if I attack Gurdy and roll a 4?',
		'What happens if Ben bombs me and I respond with Soul Heart?',
		'What happens if Ben bombs me and I die?',
		'What if Ben bombs me, does my attack end?',
		'What happens if I have The Relic and kill a monster?'
	])('and is not where it is: %s', (said) => {
		expect(marked(said)).toEqual([]);
	});
});

describe('what somebody is said to have in a question', () => {
	it.each([
		[
			'How much do I loot if I die while having 1 card in hand and the Poker Chip?',
			'the Poker Chip?'
		],
		['How much do I loot if I die with 1 card in hand and the Poker Chip?', 'the Poker Chip?']
	])('is marked where it does not lie there: %s', (said, piece) => {
		expect(marked(said)).toEqual([piece]);
	});

	it.each([
		'Does Ben die if I bomb him at 1 hp while holding Guppy’s Collar?',
		'Who wins if Amy with 3 souls kills Gurdy with a bomb?'
	])('and is not where it does: %s', (said) => {
		expect(marked(said)).toEqual([]);
	});
});

describe('what several do at once is no single act', () => {
	it.each([
		['three of us rolled a 6. who gets the soul?', 'three of us rolled a 6'],
		['Amy attacks Gurdy. Two of us rolled a 5', 'Two of us rolled a 5'],
		['four players attack Fly. Who gets the soul?', 'four players attack Fly']
	])('%s', (text, piece) => {
		expect(marked(text)).toEqual([piece]);
		expect(scriptOf(text)).not.toContain('roll 6');
	});
});

it("a monster's death is no loot card", () => {
	const text = 'Ben kills Mulliboom with a 5 and is killed by its death';
	expect(marked(text)).not.toEqual([]);
	expect(scriptOf(text).join(' ')).not.toContain('XIII. Death');
});

describe('several friends are nobody in particular, and no card', () => {
	it.each(['my 2 friends both have Butter Bean', 'My two friends have a Dime each'])(
		'%s',
		(text) => {
			expect(marked(text)).not.toEqual([]);
			expect(scriptOf(text).join(' ')).not.toMatch(/Friend|roll/u);
		}
	);
});
