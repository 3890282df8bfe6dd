import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { kindsOf, tableOf } from './said.ts';

describe('people are called as they are written', () => {
	it.each([
		['Björn attacks Fly', 'Björn'],
		['TJ attacks Fly', 'TJ'],
		['Zorbina (1 HP) attacks Fly', 'Zorbina'],
		['While Quellin was attacking Fly, I bombed it', 'Quellin']
	])('%s', (sentence, name) => {
		expect(tableOf(sentence)).toContain(`player ${name}:`);
	});

	it('unless all that is said stands in capitals', () => {
		expect(tableOf('BEN BOMBS TOM')).toContain('Ben plays Bomb! -> Tom');
	});

	it('and whose turn it is has no second name, without an apostrophe', () => {
		const table = tableOf('Its Bens turn. Amy has 1 hp. Ben bombs Amy');
		expect(table).toContain('player Ben: ');
		expect(table).not.toContain('Bens');
	});

	it('and nobody is called by a day or how something is done', () => {
		const table = tableOf('On Saturday Amy attacks Fly, then always Ben bombs Amy');
		expect(table).not.toMatch(/Saturday|Always/u);
	});
});

describe('what gives a story its color', () => {
	it.each([
		'It was the last turn of the night. Amy attacks Fly.',
		'Four grown adults were shouting. Amy attacks Fly.',
		'Amy attacks Fly. Everybody lost it.',
		'The power was gone all evening. Amy attacks Fly.'
	])('is left out, and is no card: %s', (sentence) => {
		expect(tableOf(sentence)).toBe(tableOf('Amy attacks Fly.'));
		expect(kindsOf(sentence)).not.toContain('unread');
	});

	it.each([
		'Both were tapped. Amy attacks Fly.',
		'Ben yoinks it. Amy attacks Fly.',
		'Her hand was empty. Amy attacks Fly.'
	])('is not what may change the table: %s', (sentence) => {
		const { chips } = understand(sentence);
		const isHeard = tableOf(sentence) !== tableOf('Amy attacks Fly.');
		expect(isHeard || chips.some(({ kind }) => kind === 'unread')).toBe(true);
	});
});

describe('an English word', () => {
	it.each([
		['Amy rolls a 4 on Fly and the die lands on the course of the floor', 'curse'],
		['I attack Fly, the power of friendship', 'tower'],
		['I attack Fly, green with envy of the others', 'greed']
	])('is no card that somebody mistyped: %s', (sentence, card) => {
		expect(JSON.stringify(understand(sentence).scenario)).not.toMatch(new RegExp(card, 'u'));
	});

	it('is heard as it is', () => {
		expect(tableOf('I attack Fly and the die lands on a 4.')).toContain('roll 4');
	});
});

it('whoever is said to have it has what was named last', () => {
	expect(tableOf('Does Curved Horn help? I attack Dip and roll 2. I have it')).toMatch(
		/player Amy: .*Curved Horn/u
	);
});

it('¢ are spent on what is bought', () => {
	expect(tableOf('Noor spends her 10 cents on Meat')).toContain('Noor chooses Meat!');
});

it('what is done before somebody pays is done before the purchase resolves', () => {
	const sentence = 'Noor spends her 10 cents on Meat, I jawbone her before she pays.';
	expect(kindsOf(sentence)).not.toContain('unread');
	expect(tableOf(sentence)).toMatch(
		/Noor purchases\n(?:everyone passes\n)?Amy activates Jawbone -> Noor/u
	);
});

describe('odds that are asked for', () => {
	it.each([
		['odds of killing monstro', 'Amy chooses Monstro'],
		['What are the chances that Bea kills Gurdy?', 'Bea chooses Gurdy'],
		["What's the probability that I beat Pin?", 'Amy chooses Pin']
	])('lay out the attack that they are of: %s', (question, chosen) => {
		expect(tableOf(question)).toContain(chosen);
		expect(kindsOf(question)).not.toContain('unread');
	});
});

describe('what somebody is about to die of', () => {
	// A bomb and Razor Blade deal 1 damage: whoever is about to die of one has 1 HP.
	it.each([
		["Amy is about to die to Ben's Razor Blade. She plays Soul Heart", 'player Amy: 1 HP'],
		['Ben is about to die to my bomb. He plays Jera', 'player Ben: 1 HP'],
		["Amy's about to die to Ben's Bomb. She plays Jera", 'player Amy: 1 HP'],
		["Amy is about to die to Ben's Gold Bomb. She plays Soul Heart", 'player Amy: 1 loot play']
	])('says how many HP are left: %s', (sentence, player) => {
		expect(tableOf(sentence)).toContain(player);
	});
});

describe('what is said in passing is heard where it belongs', () => {
	it.each([
		// Whoever calls Amy "her" is not Amy.
		['Amy has Holy Mantle. Bomb on her.', 'Ben plays Bomb! -> Amy'],
		// An item does nothing to itself where something else was spoken of.
		["Ben's D6 is tapped. I use The Battery on it.", 'Amy activates The Battery -> The D6'],
		['I attack Fly and win the fight.', 'Amy chooses Fly\nroll 2\neveryone passes'],
		['I attack Wrath and miss twice.', 'roll 2\neveryone passes\neveryone passes\neveryone passes'],
		['Ben attacks Death, rolls a 4 and hits twice.', 'everyone passes\nroll 4'],
		[
			'She buys a treasure from the deck, it is Chaos Card.',
			'chooses treasure deck\nreveal Chaos Card'
		],
		[
			'Player A attacks. Player B responds with Decoy, no wait, with Boomerang.',
			'B activates Boomerang'
		],
		["Amy is killed by Ben's Bomb.", 'player Amy: 1 HP'],
		["Amy is killed by Ben's Bomb. She has Guppy's Collar and rolls 6.", 'everyone passes\nroll 6'],
		['Amy has Shadow and Ben dies on his turn with 5 cents.', 'player Ben: 0 HP, 5¢'],
		["Ben kills Famine on Amy's turn with a bomb.", 'Ben plays Bomb! -> Famine'],
		[
			'Ben attacks Hopper, misses and the damage is on the stack. Amy kills Hopper with a bomb.',
			'roll 2\neveryone passes\nAmy plays Bomb! -> Hopper'
		],
		// What somebody has come to by the damage is no fact of the start.
		['Ben attacked Gurdy, rolled 1 and took damage. He is at 1 HP. He rolls a 3.', 'player Ben:\n']
	])('%s', (sentence, lines) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toContain(lines);
	});
});

describe('whoever most people call so is meant', () => {
	it.each([
		[
			"Ben plays Dice Shard on Amy's roll of 6 against Pin. She responds with Butter Bean! on Dice Shard.",
			'Amy plays Butter Bean! -> Dice Shard'
		],
		['Ben dies during his attack on Gurdy. Gurdy had 2 HP.', 'Ben chooses Gurdy\nroll 3'],
		['Ben gave Curse of Pain to Amy.', 'player Amy: | curses: Curse of Pain']
	])('%s', (sentence, lines) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toContain(lines);
	});
});

it('the end of the turn that was declared is not declared again', () => {
	const sentence = 'Amy ends her turn. Ben uses Jawbone on her at the end of turn.';
	expect(tableOf(sentence).match(/ends the turn/gu)).toHaveLength(1);
});

describe('whose attack it is that something answers', () => {
	it.each([
		'Ben bombs the Fly that Amy attacks.',
		'Ben bombs the Fly that Amy attacks, before she rolled.',
		'Amy and Ben fight over Fly: Amy attacks it, then Ben bombs it.'
	])('%s', (sentence) => {
		expect(tableOf(sentence)).toContain('Amy attacks');
		expect(tableOf(sentence)).not.toContain('Ben attacks');
	});
});

describe('what two have is told of each', () => {
	it.each([
		'Amy and Ben both have 3 souls. Amy attacks Fly.',
		'Amy and Ben have 3 souls. Amy attacks Fly.',
		'We both have 3 souls. I attack Fly.'
	])('%s', (sentence) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toMatch(
			/player Amy: \| souls: Gurdy, Pin, War\nplayer Ben: \| souls: Monstro, Famine, Greed/u
		);
	});
});

describe('what three have is told of each of them', () => {
	it.each([
		['Amy, Ben and Cleo all have 1 HP. Amy attacks Fly.', ['Amy: 1 HP', 'Ben: 1 HP', 'Cleo: 1 HP']],
		['Amy, Ben and Cleo have 5 cents. Amy attacks Fly.', ['Amy: 5¢', 'Ben: 5¢', 'Cleo: 5¢']],
		[
			'Ben, Cleo and I each have 3 souls. I attack Fly.',
			['Amy: | souls: Envy, Gluttony, Lust', 'Ben: | souls: Gurdy', 'Cleo: | souls: Monstro']
		]
	])('%s', (sentence, players) => {
		for (const player of players) expect(tableOf(sentence)).toContain(`player ${player}`);
	});
});

it('a character that somebody is said to be is that player', () => {
	const table = tableOf("Ben is Judas, Amy is Eve. On Judas's turn Eve bombs him.");
	expect(table).toContain('Amy plays Bomb! -> Ben');
	expect(table).not.toMatch(/player (?:Eve|Judas)/u);
});

it('an attack that somebody has made already is over where another is asked for', () => {
	expect(tableOf('Amy has already attacked. Can she attack Fly?')).toContain(
		'player Amy: 0 attacks'
	);
});

describe('what is denied or added is not played as an act', () => {
	it.each([
		["Amy attacks Gurdy. Ben isn't attacking. He bombs Gurdy.", 'Ben attacks'],
		['Ben attacks Cod Worm. He rolls a 4. He has Synthoil, +1.', 'roll 1']
	])('%s', (sentence, not) => {
		expect(tableOf(sentence)).not.toContain(not);
	});
});
