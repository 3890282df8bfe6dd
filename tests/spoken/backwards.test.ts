/** What is told backwards, by whose it was behind it, or of a turn that is somebody else's. */
import { describe, expect, it } from 'vitest';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

// 12: whoever is said to have died did so of what is told behind it.
whole('a death, and behind it what it came of', [
	[
		'Dan died because I threw a Mega Bomb at him. He was on 2 hp.',
		'player Dan: 2 HP\n---\nAmy plays Mega Bomb -> Dan\neveryone passes'
	],
	['He died because I threw a Mega Bomb at Dan.', 'Amy plays Mega Bomb -> Dan\neveryone passes'],
	["Dan's dead and it's my fault: I threw a Mega Bomb at him", 'Amy plays Mega Bomb -> Dan'],
	[
		'Lou died. The reason: Max killed Lou with XIII. Death. What does Lou lose?',
		'Max plays XIII. Death -> Lou\neveryone passes'
	],
	["Lou died because Max bombed him on Lou's own turn.", 'player Lou: 1 HP'],
	[
		'Xavi attacked Dank Globin, rolled four then, before the four counted, Nell got rid of Xavi with a Gold Bomb.',
		'roll 4\nNell plays Gold Bomb!! -> Xavi'
	],
	[
		'My sister (1 hp) got blasted by Boom Fly when I killed it with a 4, and my own hp was 1 as well. Who pays first?',
		'player Amy: 1 HP\nplayer Ben: 1 HP\nmonsters: Boom Fly, Fly\n---\nAmy attacks'
	],
	['Lars died attacking.', 'player Lars: 1 HP\n---\nLars attacks'],
	[
		"cara dies on eli's turn, 0 cents, no cards, only The Battery. what's lost?",
		'player Cara: 0 HP, 0¢ | items: The Battery | hand: empty'
	],
	[
		'in the first edition, if somebody dies on my turn, like Wendy (0 hp, death on the stack), can she play a loot card?',
		'player Wendy: 0 HP\nstack: death of Wendy'
	],
	['sid, dead, activates Crystal Ball', 'player Sid: dead | items: Crystal Ball'],
	[
		'my opponent, dead this turn already, wants to play XIX. The Sun. his own turn.',
		'player Ben: dead | hand: XIX. The Sun'
	],
	[
		'dead from curse of pain at the start of my turn (1 hp). do i still get to loot',
		'player Amy: 1 HP | curses: Curse of Pain\nturn: Amy, start of turn'
	],
	[
		'orig. rules — Liv (0 cents, no loot) dies.',
		'rules: original\nplayer Liv: 0 HP, 0¢ | hand: empty'
	]
]);

// 7.3: what is declared is declared on one's own turn.
describe('what is done on a turn that is not theirs', () => {
	it.each([
		['ben attacks fly out of turn', 'Amy'],
		["It isn't Ben's turn. Ben attacks Fly", 'Amy'],
		["It's not my turn. I attack Fly", 'Ben'],
		["Ben, who isn't the active player, attacks fly", 'Amy'],
		["Ben attacks Fly on somebody else's turn", 'Amy'],
		["Ben attacks Fly while it's not his turn", 'Amy'],
		["on another's turn, Ben attacks Fly", 'Amy'],
		['I end my turn out of turn', 'Ben'],
		['ana out of turn buys Soy Milk for 10. allowed?', 'Ben'],
		["Kim attacks Coil, rolls 2. Ana out of turn buys Soy Milk. It's Kim's turn.", 'Kim']
	])('%s', (said, active) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(answerTo(said)).toContain(`: it is ${active}'s turn.`);
	});
});

// 4.2, 5: whoever controls an item activates it, and whoever has a loot card plays it.
whole('whose a card is, told behind what is done with it', [
	[
		"Amy rolls 2 against Coil. It gets rerolled with the D6. That D6 is Ben's by the way.",
		"Ben activates The D6 -> Amy's roll"
	],
	[
		'Amy rolls 2 against Coil. The D6 rerolls it. Ben has the D6.',
		"Ben activates The D6 -> Amy's roll"
	],
	[
		'Amy rolls 2 against Coil. The D6 rerolls it. The D6 belongs to Ben.',
		'player Ben: | items: The D6\nmonsters: Coil, Fly\n---\nAmy attacks'
	],
	[
		'Emergency Contact on Monstro. Played by Hugo. Works?',
		'Hugo plays Emergency Contact -> Monstro'
	],
	['Fiend Fire is mine', 'player Amy: | hand: Fiend Fire'],
	['Ulf has just Doorway and Lard.', 'player Ulf: | items: Doorway, Lard'],
	[
		'Gail rolls 5 for her Fruitcake. Ned makes it 6 with Spoon Bender.',
		'Gail activates Fruitcake\neveryone passes\nroll 5\nNed activates Spoon Bender'
	],
	["Gail's roll for Fruitcake is a 5", 'Gail activates Fruitcake\neveryone passes\nroll 5'],
	[
		'Gun That Can Kill The Past: Ike fires it while my Mega Bomb is on him.',
		'Amy plays Mega Bomb -> Ike\nIke activates Gun That Can Kill The Past'
	],
	[
		"Cancel or not? Ruben's Charged Penny on his Host Hat. Tess: Butter Bean.",
		'Ruben plays Charged Penny -> Host Hat\nTess plays Butter Bean! -> Charged Penny'
	],
	["May I attack Death's Head? It's in the left slot.", "monsters: Death's Head, Fly"],
	['Vic dies. He has Chunk of Amber.', 'player Vic: 0 HP | hand: Chunk of Amber']
]);

it('nobody is called by the end of the name of a card', () => {
	expect(tableOf('does Vic lose Chunk of Amber?')).not.toContain('player Amber');
	expect(tableOf('Ben is discarding three cards, Ann shares the loot')).not.toContain('Dice Shard');
});
