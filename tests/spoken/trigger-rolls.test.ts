import { describe, expect, it } from 'vitest';
import { alike, answerTo, tableOf, whole } from './said.ts';

/* The die that may save whoever would die, in the words that people have for it. */

alike('who is dying rolls for what may save them', "Cleo dies. Guppy's Collar: 2.", [
	"Cleo would die and her Guppy's Collar rolls 2.",
	"Cleo would die, Guppy's Collar rolls 2.",
	"Cleo is dying, Guppy's Collar: 2.",
	"Cleo is dying and rolls a 2 for Guppy's Collar.",
	"Cleo dies, Guppy's Collar rolls 2.",
	"Cleo has Guppy's Collar, rolls 2, dead?",
	'Cleo dies, collar saves her with a 2.'
]);

alike('who is bombed does', "Ben bombs Amy (1 HP), Amy's Guppy's Collar: 5.", [
	"Ben bombs Amy (1 HP), Guppy's Collar: 5.",
	"Ben bombs Amy (1 HP), Guppy's Collar, 5.",
	"Ben bombs Amy (1 HP), Guppy's Collar 5.",
	"Ben bombs Amy (1 HP). Guppy's Collar rolls a 5.",
	"Ben bombs Amy (1 HP), her Guppy's Collar rolls 5.",
	'Ben bombs Amy (1 HP), collar roll 5.'
]);

alike(
	'who missed does',
	"Amy has 1 HP and Guppy's Collar, attacks Gurdy, rolls a 2 and then a 3 for collar.",
	[
		"Amy has 1 HP, attacks Gurdy, rolls a 2, Guppy's Collar 3.",
		"Amy has 1 HP, attacks Gurdy, rolls a 2, her Guppy's Collar rolls 3.",
		"Amy has 1 HP, attacks Gurdy, rolls a 2, rolls Guppy's Collar, 3.",
		'Amy has 1 HP, attacks Gurdy, rolls a 2, collar saves her with a 3.'
	]
);

describe('a roll of an attack', () => {
	it('stays one, whatever whoever attacks has', () => {
		expect(tableOf("Amy has Guppy's Collar, attacks Gurdy, rolls 2")).toMatch(
			/Amy chooses Gurdy\nroll 2\n$/u
		);
	});
});

it.each([
	["Cleo is dying, Guppy's Collar: 5. Does she die?", /^Yes\./u],
	["Cleo would die, Guppy's Collar rolls 2. Does she die?", /^No\./u]
])('answers %s', (said, answer) => {
	expect(answerTo(said)).toMatch(answer);
});

whole('whose loot heads what is told plays it', [
	["2 HP Amy, 2 HP Ben. Amy's Tower: 6", 'Amy plays XVI. The Tower\neveryone passes\nroll 6\n'],
	["Ben has 1 HP. Amy's Wheel of Fortune: 1", 'Amy plays X. Wheel of Fortune\n']
]);

whole('who is called by a word of a card', [
	['mush attacks Fly, rolls 2', 'Mush attacks\n'],
	['lil attacks deck, reveals Gurdy', 'Lil chooses monster deck\nreveal Gurdy\n'],
	['Penny buys Dinner. Ben bombs Penny.', 'Ben plays Bomb! -> Penny\n']
]);

it('marks what only a player has of a card', () => {
	expect(tableOf('cat has 3 souls and attacks Gurdy')).not.toContain('The Dead Cat');
});

whole('what rolls as a turn starts', [
	[
		'Amy has Dark Bum, rolls 5 at 1 HP. Dead?',
		'player Amy: 1 HP | items: Dark Bum\nstack: Dark Bum (Amy)\n---\neveryone passes\nroll 5\n'
	],
	['Dark Bum rolled a 2. How much do I gain?', 'everyone passes\nroll 2\n'],
	["Ben's Dark Bum: 6. He has 1 HP. Dead?", 'stack: Dark Bum (Ben)\n'],
	['Dark Bum: Amy rolls 3.', 'stack: Dark Bum (Amy)\n'],
	['Amy has Dark Bum and attacks Fly, rolls a 4.', 'Amy chooses Fly\nroll 4\n']
]);

whole('what takes from whoever rolls is of somebody else', [
	['Tarot Cloth: Amy rolls a 4.', 'player Ben: | items: Tarot Cloth\n'],
	[
		'Dead Bird: Amy rolls a 3, Ben takes a card from her.',
		'player Ben: | items: Dead Bird\n---\nAmy attacks\neveryone passes\nAmy chooses Fly\nroll 3\neveryone passes\neveryone passes\nBen accepts\n'
	],
	['The Relic: Amy rolls a 1.', 'player Amy: | items: The Relic\n']
]);

whole('whose turn it is that is told behind what they have', [
	[
		'Amy has Trinity Shield. On her turn Ben uses his Jawbone on her',
		'player Amy: | items: Trinity Shield\nplayer Ben:'
	],
	[
		'Amy has Trinity Shield. On his turn Ben bombs her.',
		'player Ben: | hand: Bomb!, 2 unknown\nplayer Amy:'
	],
	['Ben has 2 HP. On her turn Amy attacks Gurdy.', 'player Amy:\nplayer Ben: 2 HP\n'],
	["Amy uses Modeling Clay to copy Ben's Dinner.", 'Amy activates Modeling Clay -> Dinner\n']
]);

it('refuses what is kept from others on the turn of whoever has it', () => {
	expect(answerTo('Amy has Trinity Shield. On her turn Ben wants to bomb her. Can he?')).toMatch(
		/Ben can't play Bomb!: Trinity Shield/u
	);
});

/* Where nothing is there to be attacked, who has what is rolled for and rolls has used it. */
alike('who has an item that is rolled for rolls for that', 'Ben activates Book of Sin, rolls 6.', [
	'Ben has Book of Sin and rolls a 6.',
	'Ben with Book of Sin rolls a 6.',
	'Ben has Book of Sin: he rolls a 6.'
]);
alike(
	'and against a monster, where one is spoken of',
	'Ben has Book of Sin. Ben attacks Fly and rolls 6.',
	['Ben has Book of Sin and rolls a 6 against Fly.']
);
