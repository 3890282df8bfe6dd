/** What was once played otherwise than it was told, without a mark: it is played as told, or marked. */
import { describe, expect, it, test } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { answerTo, tableOf } from './said.ts';

const isMarked = (text: string): boolean =>
	understand(text).chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);
const times = (text: string, line: string): number => tableOf(text).split(line).length - 1;

describe('several cards of one name are each played', () => {
	it.each([
		['Ben plays 3 bombs on me', 3],
		['2 bombs on me from Ben', 2],
		['Amy attacks Gurdy, rolls 2. Ben kills it with 4 bombs', 4],
		['I roll 4 on Gurdy, Ben plays two Dice Shards on it', 2],
		['Ben bombs me with two bombs', 2],
		['Theo had 2 HP, Ben bombed him twice', 2],
		['Amy attacks Gurdy, rolls 2. Ben bombs it twice', 2]
	])('%s', (text, count) => {
		expect(times(text, 'Ben plays')).toBe(count);
		expect(isMarked(text)).toBe(false);
	});

	it('and more than there are in a game are marked', () => {
		expect(isMarked('Amy plays 7 bombs on me')).toBe(true);
	});
});

describe('who dies of a card dies of the one that was told', () => {
	it.each([
		"Ben bombs me. I die to Ben's bomb",
		'I have 1 HP, Ben bombs me, I die to his bomb',
		'Ben bombs himself, he dies to his own bomb'
	])('%s', (text) => {
		expect(times(text, 'Ben plays Bomb!')).toBe(1);
	});

	it('and of their own where none was told', () => {
		expect(tableOf('Joe dies to his bomb')).toContain('Joe plays Bomb! -> Joe');
	});
});

describe('a character of somebody is who they play, and nobody besides', () => {
	it.each([
		['My Isaac is tapped. Ben bombs me', 'player Amy: Isaac (deactivated)'],
		['Ben bombs my Cain', 'player Amy: Cain\n'],
		['amy activates her Isaac and plays A Nickel', 'Amy activates Isaac'],
		['my Eve (1 hp) attacks Fly and rolls 2', 'player Amy: Eve, 1 HP'],
		['I attack Gurdy with my Samson, roll 3', 'player Amy: Samson']
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
		expect(tableOf(text)).not.toMatch(/player (?:Isaac|Cain|Eve|Samson):/u);
	});
});

describe('what came first is played first', () => {
	it.each([
		['I bombed Ben, he bombed me first', /Ben plays Bomb! -> Amy\nAmy plays/u],
		['Ben bombs Fly before I roll, I attacked it', /Amy attacks\nBen plays/u],
		[
			"Ben's Guppy's Collar triggers when I kill him with Death",
			/---\nAmy plays XIII. Death -> Ben/u
		]
	])('%s', (text, script) => {
		expect(tableOf(text)).toMatch(script);
	});
});

it('a chip asks whose the HP are that may be either’s', () => {
	const words = (text: string): string =>
		understand(text)
			.chips.map((chip) => chip.words)
			.join();
	expect(words('Sam attacks Little Horn w/ 2 hp left')).toContain('Little Horn’s HP, or Sam’s?');
	expect(words('Amy attacks Gurdy (4)')).toContain('the roll, or HP?');
	expect(words('Amy attacks Fat Bat with 1 HP left on it')).not.toContain('?');
});

describe('whose a thing is', () => {
	it.each([
		['Theo plays 3 Cents and a Nickel', 'Theo plays A Nickel!'],
		['Sam rolls 6 on Pin, Lea beans his Curved Horn', 'Sam plays Curved Horn'],
		['Nina plays a penny, then ended her turn', 'Nina ends the turn'],
		['Ben plays Death on me, I bean it, he beans my bean, I bean his', 'Butter Bean! (Ben)'],
		['Jo attacks Fly, 4. Ben in response: bomb on Fly', 'Ben plays Bomb! -> Fly'],
		['5 on Leech from Zoe', 'Zoe attacks'],
		['Joan attacks Mask of Infamy, at 1 HP herself', 'player Joan: 1 HP'],
		['Bloody Penny mine, Joe bombs me', 'player Amy: | items: Bloody Penny'],
		['Bea, Cain, taps Cain', 'Bea activates Cain'],
		['Tess plays Death on the Cain player (Abe)', 'player Abe: Cain']
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
	});
});

describe('numbers are of what they stand behind', () => {
	it.each([
		['Ana bombs Gurdy (3)', 'Gurdy (3 HP)'],
		['Gurdy (2), Amy attacks, 4', 'Gurdy (2 HP)'],
		['I Jawbone Tess. She had 0', 'player Tess: 0¢'],
		['Ben bombs Gurdy with 3 cents', 'player Ben: 3¢'],
		['Ann throws a bomb at Ron (1)', 'player Ron: 1 HP']
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
		expect(tableOf(text)).not.toContain('roll 2');
	});
});

describe('what can be meant in two ways, or contradicts itself, is marked', () => {
	it.each([
		'I attack Sloth (2 HP), Sloth has 1 HP. I roll a 3',
		'Amy attacks Gurdy then Fly',
		'Amy bombs Gurdy and Fly',
		'Amy hits Gurdy for 2',
		"Guppy's Collar: 4. Ben died to my bomb",
		'Tom died to Gurdy with 2 souls',
		'No loot plays left, Eli taps Judas',
		'Before my turn ends Ben bombs me',
		'Amy attacks Gurdy for 2',
		'Ben is tapped. Amy bombs Ben',
		"Ben's bomb is on the stack targeting me. I attack Fly in response",
		'Theo purchases the top treasure with 9 cents',
		'Pat killed Leech (rolled 5) and attacks again',
		'Can I Decoy the D6? Ben tapped it on my 6 vs Chub',
		'Can I bomb Ben or Kim?',
		'Can I bomb Ben and steal from Kim?',
		'Gus is at 1 HP. Dies to Mulliboom he killed with a 5?'
	])('%s', (text) => {
		expect(isMarked(text)).toBe(true);
	});
});

it('a card that is asked about is used once', () => {
	const text = 'Can she be targeted by my Jawbone? I tap it on Ben';
	expect(times(text, 'Amy activates Jawbone')).toBe(1);
	expect(tableOf('Does bomb kill a Fly? I play it on Fly')).toContain('Amy plays Bomb! -> Fly');
});

test('HP behind a question about somebody’s death are theirs', () => {
	const table = tableOf("Nat bombs me. I use Yum Heart. Nat beans it. I'm dead right? 1hp");
	expect(table).toContain('player Amy: 1 HP');
	const foe = tableOf('I attack Gurdy and roll 4. Does my hit kill it? 1 HP');
	expect(foe).toContain('Gurdy (1 HP)');
});

test.each([
	["Tess bombs my Fly (1hp) while I'm attacking it, before I rolled", 'Amy attacks\n'],
	['Tess bombs the Fly while I am fighting it', 'Amy attacks\n'],
	['Tess bombs the Fly while Jo is fighting it', 'Jo attacks\n']
])('whose attack it was is heard: %s', (text, line) => {
	expect(tableOf(text)).toContain(line);
	expect(tableOf(text)).not.toContain('Tess attacks');
});

describe('a number with its unit is no roll, and a comma ends what a boss is called', () => {
	it.each([
		['Amy kills Delirium with 3 souls', 'player Amy: | souls: Gurdy, Pin, War'],
		['Amy kills Delirium with 5 cents', 'player Amy: 5¢'],
		['Amy kills the boss, Gurdy', 'Amy chooses Gurdy']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(tableOf(text)).not.toContain('roll 3');
	});

	it('Ben used Glass Cannon, killed the boss, cannon breaks?', () => {
		expect(
			times('Ben used Glass Cannon, killed the boss, cannon breaks?', 'Ben activates Glass Cannon')
		).toBe(1);
	});
});

describe('so many play as are said to', () => {
	it.each([
		['There are 4 players. Amy bombs Fly.', 'player Ben:\nplayer Cleo:\nplayer Dan:'],
		["We're 3 of us. Kai bombs Lara.", 'player Lara:\nplayer Amy:'],
		["It's a 3 player game. I bomb Fly.", 'player Ben:\nplayer Cleo:']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(isMarked(text)).toBe(false);
	});
});

describe('words that look like a name sit nobody down', () => {
	it.each(['What is the max hand size?', 'Do bosses heal at end of turn?'])('%s', (text) => {
		expect(tableOf(text)).not.toContain('player');
	});
});

describe('more HP than somebody can have comes of an item that nobody names', () => {
	it.each([
		['Cara has 3 HP and takes 2 damage', 'player Cara: 3 HP | items: Something that gives 1 HP'],
		['Ben has 3 HP and Breakfast. Amy bombs Ben', 'player Ben: 3 HP | items: Breakfast\n'],
		['Ben has 4 HP and Breakfast. Amy bombs Ben', 'items: Breakfast, Something that gives 1 HP'],
		['The Lost has 2 HP. Ben bombs him', 'The Lost, 2 HP | items: Something that gives 1 HP']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(isMarked(text)).toBe(false);
	});
});

describe('whose card it is plays it', () => {
	it.each([
		["Amy kills Monstro with Ben's bomb", 'Ben plays Bomb! -> Monstro'],
		["Amy kills Ben with Cara's bomb", 'Cara plays Bomb! -> Ben'],
		['noor attacks clotty, rolls 1, wanted to holy card', 'Noor plays Holy Card -> Noor']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(tableOf(text)).not.toContain('Amy plays');
	});
});

describe('attacks and kills is one attack', () => {
	it.each([
		'On my turn I attack and kill Pooter; then I end my turn.',
		'Amy attacked, then killed Pooter.',
		'I attack and beat Pooter with a 4 at 1 HP.',
		'I attack and miss Pooter.'
	])('%s', (text) => {
		expect(times(text, 'Amy attacks')).toBe(1);
		expect(isMarked(text)).toBe(false);
	});
});

it('a piece that tells HP says so', () => {
	const [first] = understand('Cara has 3 HP and takes 2 damage').chips;
	expect(first?.words).toBe('Cara has 3 HP');
});

describe('other words for what is done', () => {
	it.each([
		['Amy goes shopping and buys Dinner with 12 cents', 'Amy purchases'],
		['Amy steals a coin from Ben with Jawbone', 'Amy activates Jawbone -> Ben'],
		['Ben attacks Fly and Amy says "in response I kill Fly with Bomb!"', 'Amy plays Bomb! -> Fly'],
		["Amy rolls a 1 vs Fly, uses Isaac's ability", 'Amy activates Isaac'],
		['Judas uses his ability', 'Judas activates card Judas']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(isMarked(text)).toBe(false);
	});
});

describe('a verb that nobody here knows, or that denies, plays nothing', () => {
	it.each([
		'Amy withholds a bomb on Ben',
		'Amy proposes a bomb on Ben',
		'Amy skips the bomb on Ben',
		'Amy saves her bomb for Ben',
		'Amy keeps a bomb for Ben',
		'Amy is against bombing Ben',
		'Amy refuses to bomb Ben'
	])('%s', (text) => {
		expect(isMarked(text)).toBe(true);
		expect(times(text, 'plays Bomb!')).toBe(0);
	});
});

describe('what is taken or chosen of a card that has nothing to choose is no choice', () => {
	it.each([
		'Ann bombs Val. Val takes 2.',
		'Ann uses Jawbone on Val. Val takes 2.',
		'Cain uses Razor Blade on Eve. Eve takes 3.'
	])('%s', (text) => {
		expect(tableOf(text)).not.toContain('chooses');
		expect(isMarked(text)).toBe(true);
	});

	it('but off a roll it is', () => {
		const text = 'Amy attacks Gurdy, rolls 4, Ben uses Mini Mush, takes 2 off';
		expect(tableOf(text)).toContain('Ben chooses 2');
		expect(isMarked(text)).toBe(false);
	});
});

describe('what lies there is not used', () => {
	it.each([
		['Holy Mantle in play. Pim bombs me', 'player Amy: | items: Holy Mantle'],
		["Guppy's Paw on the table. Ann bombs me", "player Amy: | items: Guppy's Paw"],
		[
			"Guppy's Head, Guppy's Paw, The Dead Cat. How much HP do I have?",
			"player Amy: | items: Guppy's Head, Guppy's Paw, The Dead Cat"
		],
		[
			"Guppy's Hairball, 2 hp, bombed by Ben. Rolled 6.",
			"player Amy: 2 HP | items: Guppy's Hairball"
		]
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
		expect(tableOf(text)).not.toContain('activates');
		expect(isMarked(text)).toBe(false);
	});
});

it('an attack before a roll that may be of a card is played', () => {
	const text = "Ben's Bob's Brain: he attacks and rolls 6";
	expect(tableOf(text)).toMatch(/Ben attacks\neveryone passes\nroll 6/u);
	expect(isMarked(text)).toBe(false);
});

it('a moment that is asked about plays no card', () => {
	expect(times('I bomb Gurdy\nBen: after my bomb?', 'plays Bomb!')).toBe(1);
	expect(isMarked('Ann: I attack Gurdy and roll 3\nBen: after my bomb?')).toBe(true);
});

it.each([
	['Ben plays Bomb!. Cara plays A Dime. Oh, and Ben chose Amy for it', 'Ben plays Bomb! -> Amy'],
	['Ann plays Jawbone. Cara plays A Dime. Ann picked Ben', 'Ann activates Jawbone -> Ben']
])('a target that is told late is that of its card: %s', (text, line) => {
	expect(tableOf(text)).toContain(line);
	expect(isMarked(text)).toBe(false);
});

describe('what is told behind the comma of a question is so', () => {
	it.each([
		['Ben bombs Amy. Does she die, she has 1 HP?', 'player Amy: 1 HP'],
		['Ben bombs Amy. Does she die, since she only has 1 hp?', 'player Amy: 1 HP'],
		['Ben bombs Gurdy, who gets the soul, Gurdy has 1 HP?', 'monsters: Gurdy (1 HP)'],
		['Cara bombs me. Am I dead - I have 1 hp left?', 'player Amy: 1 HP'],
		['Ben jawbones Amy. How much does he get, she has 2 cents?', 'player Amy: 2¢'],
		["Lou plays The Tower, rolls a 4. Who gets the souls, it's Max's turn?", 'player Max:\n']
	])('%s', (text, part) => {
		expect(tableOf(text)).toContain(part);
		expect(isMarked(text)).toBe(false);
	});

	it.each([
		'Amy dies. Does she lose anything, she has no items?',
		"Amy plays A Dime. Can Ben bean it, he's got 0 loot plays?"
	])('or marked: %s', (text) => {
		expect(isMarked(text)).toBe(true);
	});
});

describe('a roll that becomes another is no other roll', () => {
	it.each([
		"Amy attacks Pooter and rolls 2, it's now a 5",
		'Amy attacks Pooter and rolls 2, it becomes a 5',
		"Sven has Mom's Lipstick, attacks Pooter, rolls a 2, it's a 4 now"
	])('%s', (text) => {
		expect(times(text, '\nroll')).toBe(1);
		expect(isMarked(text)).toBe(true);
	});

	it('and is what a standing modifier makes it', () => {
		// 13, step 5: Mom's Lipstick adds 1 as the roll resolves.
		const text = "Sven has Mom's Lipstick, attacks Pooter, rolls a 2, so it's a 3";
		expect(times(text, '\nroll')).toBe(1);
		expect(isMarked(text)).toBe(false);
	});
});

it.each([
	["Sven attacks Ron's Punching Bag and rolls 3", 'Sven chooses Punching Bag\nroll 3'],
	["Can I attack Ron's Punching Bag?", 'Amy chooses Punching Bag']
])('an item that can be attacked is: %s', (text, lines) => {
	expect(tableOf(text)).toContain(lines);
	expect(isMarked(text)).toBe(false);
});

describe('what is said of both, of a turn that is not mine, and when a line was written', () => {
	it.each([
		[
			'Both me and Kit are at 1, I play The Tower and roll 1',
			/player Amy: 1 HP[\s\S]*player Kit: 1 HP/u
		],
		[
			'Both Holy Greedling and Fly in play. Meg kills Fly with a 3',
			/monsters: Holy Greedling, Fly/u
		],
		['Not my turn, can I still play Bomb! on Finn?', /player Amy: 1 loot play/u],
		['[19:02] Sue: attacking Fat Bat\n[19:03] Sue: 3', /Sue chooses Fat Bat\nroll 3$/u],
		['19:02 Sue: I attack Fat Bat, 3\n19:03 Vic: I bomb it', /roll 3\nVic plays Bomb! -> Fat Bat$/u]
	])('%s', (text, table) => {
		expect(tableOf(text).trim()).toMatch(table);
		expect(isMarked(text)).toBe(false);
	});
});

describe('what "that\'s a 3" says of a roll that was told is no second roll', () => {
	it.each([
		["I rolled a 2 for my attack on Clotty. That's a 3.", true],
		["Ann attacks Pooter, rolls a 1... that's a 4.", true],
		["Ann attacks Pooter and rolls a 2, that's a 2", false],
		["Ann attacks Pooter and rolls a 2. That's a 3 with Meat!", false],
		["Ann attacks Clotty and rolls a 2, uses Synthoil... that's a 3", false]
	])('%s', (text, is) => {
		expect(times(text, '\nroll')).toBe(1);
		expect(isMarked(text)).toBe(is);
	});
});

describe('whose HP are left, and who attacks', () => {
	it.each([
		[
			'Mia, with 22 cents, kills Gurdy w/ a 5 (1hp left on it).',
			/Mia: 22¢\nmonsters: Gurdy \(1 HP\)/u
		],
		['Lev kills Pin with a 4 (it had 1 hp on it)', /player Lev:\nmonsters: Pin \(1 HP\)/u],
		[
			'the gorm. rolled a 1. what happens, my friend is the one attacking',
			/Ben chooses The Gorm\nroll 1$/u
		],
		['Rolled a 3 on Fly. Is it dead? Lev is attacking', /Lev chooses Fly\nroll 3$/u],
		['Amy attacks the deck, reveals Gish', /reveal Gish \(Gish\)$/u],
		["Amy attacks the deck, it's Gish", /reveal Gish \(Gish\)$/u]
	])('%s', (text, table) => {
		expect(tableOf(text).trim()).toMatch(table);
		expect(isMarked(text)).toBe(false);
	});
});

describe('what a question says in brackets or behind it is told, unless it is asked for', () => {
	it.each([
		['Bea attacks Pestilence, rolls 1. Is Bea alive (1hp)?', /player Bea: 1 HP/u],
		['Bea attacks Fly, rolls 1. Does Bea (1 hp) die?', /player Bea: 1 HP/u],
		['Bea attacks Fly, rolls 1. Is she dead at 1 hp?', /player Bea: 1 HP/u],
		['Wim kills Pin (1 HP) with a 4. Does he win w/ 3 souls?', /souls: Gurdy, War, Monstro/u],
		['Bea attacks Fly, rolls 1. Is she left with 1 hp?', /player Bea:\n/u],
		['Ben jawbones Kim. Does Kim end with 0 cents?', /^(?![^]*0¢)/u]
	])('%s', (text, table) => {
		expect(tableOf(text)).toMatch(table);
		expect(isMarked(text)).toBe(false);
	});

	it('and is answered', () => {
		expect(answerTo('Wim kills Pin (1 HP) with a 4. Does he win w/ 3 souls?')).toMatch(/^Yes\./u);
		expect(answerTo('Bea attacks Fly, rolls 1. Does Bea (1 hp) die?')).toMatch(/^Yes\./u);
	});
});

describe('who throws a bomb, and from where a card is played', () => {
	it.each([
		['I have 1 hp and bomb hits me.', /Ben plays Bomb! -> Amy$/u],
		['Carla holds Lost Soul. She plays it.', /player Carla: \| hand: Lost Soul, 2 unknown\n/u],
		['Carla has Cancer and plays it.', /player Carla: \| hand: Cancer, 2 unknown\n/u]
	])('%s', (text, table) => {
		expect(tableOf(text).trim()).toMatch(table);
		expect(isMarked(text)).toBe(false);
	});

	it.each(['Kit bombs Vic. Vic responds by tapping it.', 'Kit plays Joker on Vic. Vic taps it.'])(
		"no one uses another's loot card: %s",
		(text) => {
			expect(isMarked(text)).toBe(true);
			expect(tableOf(text)).not.toContain('Vic plays');
		}
	);
});

describe('a bare verb behind what is done to whoever writes is theirs', () => {
	it.each([
		['Kay bombs me, tap holy mantle. dead?', 'Amy activates Holy Mantle -> Amy'],
		['Kay bombs me. Use soul heart in response. dead?', 'Amy plays Soul Heart -> Amy'],
		['Kay plays Death on me, respond with Holy Card', 'Amy plays Holy Card -> Amy'],
		["I am hit by Kay's Mega Bomb, respond w/ Soul Heart. Dead?", 'Amy plays Soul Heart -> Amy'],
		['Kay bombs me, she uses Soul Heart.', 'Kay plays Soul Heart']
	])('%s', (text, line) => {
		expect(tableOf(text)).toContain(line);
		expect(isMarked(text)).toBe(false);
	});

	it('but not behind what may be done', () => {
		expect(tableOf('Can Kay bomb me and use Soul Heart?')).not.toContain('Amy plays');
	});
});

it.each(['Ravi has 12 cents, buys Dinner. He has 2 left', 'I have 13¢, buy Meat!, I have 3 left'])(
	'what is left of the ¢ that were told is no HP: %s',
	(text) => {
		expect(tableOf(text)).not.toMatch(/ HP/u);
	}
);
