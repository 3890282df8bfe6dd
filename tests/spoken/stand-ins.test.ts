import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { kindsOf, tableOf } from './said.ts';

describe('what is done with a card that nobody names is done by an item that stands in', () => {
	it.each([
		['Ben steals 2 cents from Amy.', 'Steal 2¢ from a player.', '-> Amy'],
		["Ben steals Amy's D6.", 'Steal an item from a player.', '-> The D6'],
		['Amy has 3 souls. Ben steals her soul in response.', 'Steal a soul from them.', '-> Amy'],
		["Ben destroys Amy's D6.", 'Destroy an item.', '-> The D6'],
		['Ben kills Amy while she is attacking Gurdy.', 'Kill a player.', '-> Amy'],
		[
			'Amy attacks Gurdy (1 HP), rolls a 2. Ben deals 1 damage to Gurdy in response.',
			'Deal 1 damage to a monster or player.',
			'-> Gurdy'
		],
		['Ben deals 2 damage to Amy.', 'Deal 2 damage to a monster or player.', '-> Amy'],
		['Amy has 1 HP and Ben gives her 1 HP back.', 'A player heals 1 HP.', '-> Amy'],
		['Ben deals 3 damage to everyone.', 'Deal 3 damage to each player.', ''],
		["Ben swaps his D6 with Amy's Jawbone.", 'Swap an item you control', '-> The D6, Jawbone'],
		['Ben kills Amy with a card.', 'Kill a player.', '-> Amy'],
		['Ben steals my Relic with an item.', 'Steal an item', '-> The Relic'],
		['Amy recharges her D6.', 'Recharge an item.', '-> The D6'],
		['Ben taps Jawbone on me, I destroy it in response.', 'Destroy an item.', '-> Jawbone'],
		['Ben makes Amy discard one.', 'They discard a loot card.', '-> Amy'],
		['Ben makes Amy discard a card.', 'They discard a loot card.', '-> Amy'],
		['Amy attacks Gurdy and rolls a 2. Ben rerolls it.', 'Reroll a dice roll.', "-> Amy's roll"],
		[
			'Amy attacks Gurdy and rolls a 2. Ben changes the roll to a 6.',
			'Change a dice roll to a 6.',
			"-> Amy's roll"
		],
		[
			'Amy attacks Gurdy and rolls a 3. Ben adds 1 to the roll.',
			'Add 1 to a dice roll.',
			"-> Amy's roll"
		],
		['Amy attacks Gurdy. Ben cancels the attack.', 'Cancel the active player’s attack.', ''],
		['Ben plays Bomb! on Amy. Amy prevents 1 damage.', 'Prevent the next 1 damage you would', '']
	])('%s', (sentence, text, aim) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		const table = tableOf(sentence);
		expect(table).toContain(text);
		expect(table).toMatch(/activates Something that /u);
		if (aim === '') expect(table).toMatch(/activates Something that [^>]+$/mu);
		else expect(table).toContain(aim);
	});

	it('which is eternal, so that nobody loses it as they die', () => {
		expect(tableOf('Ben deals 3 damage to everyone.')).toContain(
			'damage to everyone: treasure, eternal'
		);
	});

	it('but where the text names a card that does it, it is done with that', () => {
		expect(tableOf('Ben plays Bomb! on Amy and kills her.')).not.toContain('Something');
		expect(tableOf('Amy has The D6. Ben attacks Gurdy, rolls a 5, Amy rerolls it.')).not.toContain(
			'Something'
		);
	});

	it('and what may come of an act is none', () => {
		expect(tableOf('Amy attacks Gurdy and rolls a 4. Amy deals 1 damage to Gurdy.')).not.toContain(
			'Something'
		);
		expect(tableOf('Amy attacks Fly and rolls a 4. Amy gains 1 cent.')).not.toContain('Something');
	});

	it('the first change of a roll is made before the second', () => {
		expect(
			tableOf('Amy attacks Gurdy and rolls a 5. Ben changes it to a 1. Amy changes it to a 6.')
		).toMatch(/changes a roll to 1 -> Amy's roll\neveryone passes\nAmy activates/u);
	});
});

describe('who is about to die has their death on the stack', () => {
	it.each([
		"Ben is about to die. His Guppy's Collar triggers.",
		"Ben would die. Guppy's Collar triggers."
	])('%s', (sentence) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toMatch(/player Ben: 0 HP \| items: Guppy's Collar/u);
		expect(tableOf(sentence)).toContain('stack: death of Ben');
	});
});

describe('to how many HP something is brought is how many it has', () => {
	it.each([
		'Amy attacks Larry Jr. and brings it down to 1 HP. Ben bombs it.',
		'Amy attacks Larry Jr. and gets it to 1. Ben bombs it.',
		'Amy hits Larry Jr. until it has 1 HP left. Ben bombs it.'
	])('%s', (sentence) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toContain('monsters: Larry Jr. (1 HP)');
	});
});

describe('a roll that a question takes for granted is there', () => {
	it.each([
		"Can I use The D6 on Ben's roll?",
		'Can I use The D6 after Ben has rolled?',
		'Ben rolled for his attack. Can I use The D6?'
	])('%s', (sentence) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toContain("Amy activates The D6 -> Ben's roll");
		expect(tableOf(sentence)).toContain('Ben attacks');
	});
});

it('whoever gets mad is who goes on', () => {
	expect(
		tableOf('Amy attacks Monstro, gets a 4, kills it. Ben gets mad and uses Bomb! on her.')
	).toContain('Ben plays Bomb! -> Amy');
});

it('a name of two words that no card has is nobody who bombs', () => {
	const table = tableOf('Eve has Sad Bombs. She plays Bomb! on Lust.');
	expect(table).not.toContain('Sad');
	expect(kindsOf('Eve has Sad Bombs. She plays Bomb! on Lust.')).toContain('unread');
});

it('what is dealt is no roll, and how much HP one can have is nobody', () => {
	expect(tableOf('Amy attacks Gurdy with 2 attack.')).not.toContain('roll 2');
	expect(tableOf('Amy has two items: Breakfast and Dinner. Max HP?')).toMatch(
		/^title: Max HP\?\n(?:rules: 2023\n)?player Amy: \| items: Breakfast, Dinner$/mu
	);
});

it('what all have is told of each, their souls too', () => {
	for (const said of ['Two players both have 3 souls.', "We're at 3 souls each."])
		expect(tableOf(`${said} Amy attacks Fly.`)).toMatch(
			/player Amy: \| souls: Gurdy, Pin, War\nplayer Ben: \| souls: Monstro, Famine, Greed/u
		);
});

it('which option is meant is left open where nothing says it and it could be either', () => {
	expect(tableOf('Ben plays Dagaz. Amy has Curse of Amnesia.')).toMatch(/Ben plays Dagaz$/mu);
	expect(tableOf('Ben plays Dagaz.')).toContain('Ben plays Dagaz (mode 2) -> Ben');
});

it('who says no to what somebody says has chosen nothing', () => {
	expect(
		tableOf('Amy says she gets the soul. Ben says no. Amy attacks Fly and rolls 4. Who is right?')
	).not.toContain('declines');
});

it('what is stolen in response to a purchase is stolen once that is declared', () => {
	expect(
		tableOf("Amy steals 3 cents with Jawbone in response to Ben's purchase. He wanted Dinner.")
	).toMatch(/Ben purchases\nAmy activates Jawbone -> Ben/u);
});

it('a card that something answers is not passed over for its name', () => {
	expect(kindsOf('Ben plays Holy Card on Amy in response to Death.')).toContain('unread');
});

it('who uses something to loot is who loots', () => {
	expect(tableOf("Amy uses Guppy's Head to loot.")).toContain("Amy activates Guppy's Head -> Amy");
	expect(tableOf('Amy uses Sack Head on the loot deck.')).toContain('-> loot deck');
});

it('what somebody responds by is what they do', () => {
	expect(tableOf('Amy attacks Fly, rolls 5. Ben responds by killing her.')).toContain(
		'Ben activates Something that kills a player -> Amy'
	);
});

it('a number that is stolen is of cents', () => {
	expect(tableOf('Amy steals 3 with Jawbone from Ben.')).toContain('Amy activates Jawbone -> Ben');
});

it('what is said of an item right behind it is not said of the one that is used on it', () => {
	expect(tableOf('Amy taps The Battery on her D6, which is tapped.')).toContain(
		'items: The Battery, The D6 (deactivated)'
	);
});

describe('what deals damage, and when something is done, is said in other words', () => {
	it.each([
		[
			'Amy is at 1 HP. A monster deals her 1 damage. Ben plays Soul Heart on her.',
			'stack: damage 1 to Amy'
		],
		[
			"Ben steals my Guppy's Collar as I'm about to die.",
			"stack: death of Amy; Guppy's Collar (Amy)"
		],
		["I pay 1 HP for Guppy's Paw.", "Amy activates Guppy's Paw"],
		[
			'Amy attacks Fly and rolls 5. Ben said "wait" and played a Dice Shard.',
			'Ben plays Dice Shard'
		]
	])('%s', (sentence, line) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toContain(line);
	});
});

describe('short ways of saying what lies there and what was rolled', () => {
	it.each([
		[
			'chaos card on gurdy is answered with butter bean by theo.',
			'Theo plays Butter Bean! -> Chaos Card'
		],
		["pia would die to max's gold bomb.", 'Max plays Gold Bomb!! -> Pia'],
		["Nina's attack roll 6 at Mom's Hand.", "Nina chooses Mom's Hand\nroll 6"],
		["Mia has pandora's box. she opens it and the die says 6", "Mia activates Pandora's Box"],
		['ari misses with a 2 on mulligan, holy mantle in play', 'player Ari: | items: Holy Mantle'],
		["justice on kim, she's the richest with 11", 'player Kim: 11¢'],
		['Ursa has two items (relic, jawbone) and 2 loot.', 'player Ursa: | items: The Relic, Jawbone'],
		['lou is dying (on the stack), i holy card her', 'stack: death of Lou'],
		["i roll 1 vs fly at 1 hp while ben's bomb is on fly", 'Ben plays Bomb! -> Fly'],
		[
			'olga dies with 0 cents, no loot, just the d6',
			'player Olga: 0 HP, 0¢ | items: The D6 | hand: empty'
		],
		[
			'old rules. nina declares an attack on fly, i fizzle it by killing fly with a bomb',
			'plays Bomb! -> Fly'
		]
	])('%s', (sentence, line) => {
		expect(kindsOf(sentence)).not.toContain('unread');
		expect(tableOf(sentence)).toContain(line);
	});
});

describe('whose turn it is, in a question, is told', () => {
	it.each([
		["Can Ben attack Fly on Amy's turn?", "Can Ben attack Fly on Amy's turn?"],
		["Can Ben play Bomb! on Fly on Amy's turn?", 'Can Ben play Bomb! on Fly?'],
		["Can ben attack on amy's turn? Ben attacks Fly.", "Can ben attack on amy's turn?"]
	])('%s', (sentence, title) => {
		const { scenario } = understand(sentence);
		expect(scenario.title).toBe(title);
		expect(kindsOf(sentence)).not.toContain('unread');
		expect((scenario.players ?? [])[0]?.name ?? 'Amy').toBe('Amy');
	});
});
