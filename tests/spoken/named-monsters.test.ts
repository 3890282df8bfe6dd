/** Monsters that are named behind what is done to them, and what they deal, in the words of the table. */
import { alike, whole } from './said.ts';
import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';

alike('the monster is whichever is named, wherever that is', 'Fat Bat is in play. I bomb Fat Bat', [
	'The monster is Fat Bat. I bomb it',
	"I bomb the monster, it's a fat bat",
	'I bomb the monster (fat bat)',
	'the monster in play is fat bat, i bomb it',
	'I bomb the monster. The monster is Fat Bat'
]);

whole('what is killed on somebody else’s turn, named in brackets behind', [
	["Kai bombs the monster on Ana's turn (fat bat). who gets the money", 'Bomb! -> Fat Bat'],
	['i attack the monster, roll a 3. the monster is clotty', 'Amy chooses Clotty'],
	['Kai kills the monster with a bomb, then attacks Gurdy and rolls 4', 'Bomb! -> Fly'],
	['I attack the deck. The monster is Gurdy, I roll 4', 'reveal Gurdy']
]);

alike('the monsters in play', 'monsters: Fly and Gurdy. I play The Tower, roll 3', [
	'monsters fly and gurdy. I play the tower, roll 3',
	'monsters fly, gurdy. I play the tower, roll 3',
	'monsters in play fly and gurdy. I play the tower, roll 3',
	'the monsters are fly and gurdy. I play the tower, roll 3',
	'we have fly and gurdy out. I play the tower, roll 3',
	'so we got Fly and Gurdy up. I play the tower, roll 3'
]);

alike(
	'what comes up does so before it is rolled against',
	'I attack the deck, it is Dark One, I roll 3',
	[
		'I flip over Dark One attacking the deck and roll 3',
		'I flip over Dark One when attacking the deck and roll 3',
		'attacking the deck I flip over Dark One and roll 3'
	]
);

alike(
	'what a monster deals lies there by its name',
	'combat damage of 1 to me from Gurdy is on the stack. Ben soul hearts me',
	[
		'damage to me from Gurdy is on the stack. Ben soul hearts me',
		'gurdys damage to me is on the stack. Ben soul hearts me',
		"Gurdy's damage on me is on the stack. Ben soul hearts me",
		"gurdy's 1 damage to me is on the stack, ben soul hearts me"
	]
);

alike(
	'and whoever answers it takes it',
	"Gurdy's damage to me is on the stack. I soul heart myself",
	[
		"Gurdy's damage is on the stack. I soul heart myself",
		'combat damage from gurdy is on the stack, I soul heart myself',
		'gurdy damage on the stack, i soul heart it'
	]
);

whole('how much and to whom, told behind', [
	[
		"Gurdy's damage is on the stack (2 to ben), ben gold bombs gurdy",
		'stack: damage 2 to Ben from Gurdy'
	],
	[
		'the damage from gurdy is on the stack, 2 to ben. ben gold bombs gurdy',
		'stack: damage 2 to Ben from Gurdy'
	],
	[
		'I missed gurdy and its damage is on the stack. Ben soul hearts me',
		'roll 3\neveryone passes\nBen plays Soul Heart -> Amy'
	]
]);

alike(
	'an attack is answered after its roll',
	'I roll a 1 on Fatty, then I play The Fool in response',
	[
		'I play the fool after my roll of 1 (fatty)',
		'I cancel the attack with the fool after I roll a 1 on fatty',
		'I cancel the attack with the fool after the roll of 1 (fatty)',
		'cancels the attack with the fool after rolling a 1 on fatty'
	]
);

whole('what is meant instead', [
	['leo shuffles... i mean plays the sun', 'Leo plays XIX. The Sun'],
	['Amy attacks Fly, sorry, attacks Gurdy and rolls 2', 'Amy chooses Gurdy'],
	[
		'Ben plays... I mean activates the D6 on my roll of 1 against Fly, gets 6',
		"Ben activates The D6 -> Amy's roll"
	],
	['Eva uses the second ability of the bone, it has 3 counters', 'Eva activates The Bone (line 2)'],
	['I bomb Pin, who gets the soul', 'title: Who gets the soul']
]);

describe('a bomb that nobody has told of is not passed over', () => {
	it('is marked', () => {
		const kinds = understand('yum heart on myself before the bomb').chips.map(({ kind }) => kind);
		expect(kinds).toContain('unread');
	});
	it('but is where it was told', () => {
		const { chips } = understand(
			'Ben bombs me. I tap yum heart on myself before the bomb resolves'
		);
		expect(chips.map(({ kind }) => kind)).not.toContain('unread');
	});
});

alike('a monster without a name that somebody attacks', 'Amy attacks the monster. Ben bombs it', [
	'Amy attacks a monster. Ben bombs it',
	'Amy attacks. Ben bombs it',
	'Amy attacks a monster with 1 HP, Ben bombs it',
	'Amy attacks the monster (1 hp left). Ben bombs it',
	'Amy attacks a 1 HP monster. Ben bombs it',
	'Amy is fighting a monster with 1 HP left, Ben bombs it',
	'Ben bombs the monster Amy attacks',
	'Ben bombs the monster that Amy is attacking, it has 1 hp',
	'Ben plays Bomb on the 1-HP monster that Amy attacks',
	'Ben bombs the 1 hp monster Amy is attacking',
	'Ben bombs the monster Amy attacks (1 HP left)',
	'Ben kills the monster Amy is attacking with a Bomb'
]);

alike('a monster by its name that somebody attacks', 'Amy attacks Gurdy (1 HP). Ben bombs it', [
	'Ben bombs the Gurdy Amy is attacking (1 HP)',
	'Ben bombs Gurdy (1 hp), which Amy is attacking'
]);

describe('what nobody named', () => {
	it.each([
		['Amy attacks the deck. Ben bombs it', 'Ben bombs it'],
		['I attack a monster with 3 HP and roll 5', 'with 3 HP']
	])('is marked where it cannot be the first monster: %s', (said, piece) => {
		const marked = understand(said).chips.filter(({ kind }) => kind === 'unread');
		expect(marked.map(({ from, to }) => said.slice(from, to))).toEqual([piece]);
	});
});
