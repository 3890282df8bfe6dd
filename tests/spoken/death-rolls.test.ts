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
