/** A story that goes on into the next turn, what it says of items without names, and what waits for a loot card. */
import { describe, expect, it } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { tableOf, whole } from './said.ts';

const isMarked = (text: string): boolean =>
	understand(text).chips.some(
		({ kind, trouble }) => kind === 'unread' || kind === 'left' || trouble !== null
	);

// 7: a turn ends, with its end phase, before the next player's begins.
whole('who attacks behind the end of a turn has begun the next one', [
	[
		'Tom plays Two Cents. Tom ends his turn. Lena attacks Monstro and rolls a 5.',
		'Tom ends the turn\neveryone passes\neveryone passes\neveryone passes\neveryone passes\nLena attacks'
	],
	[
		'Tom buys Dinner. On Lena’s next turn she attacks Monstro.',
		'Tom ends the turn\neveryone passes\neveryone passes\neveryone passes\neveryone passes\nLena attacks'
	]
]);

whole('who was on turn attacks on it', [
	['Tom was on his turn, he attacked Monstro, rolled 2.', 'Tom chooses Monstro\nroll 2']
]);

it.each([
	// The attack that is under way has no end yet.
	'Tom attacks Monstro, rolls a 2. Then next turn Lena attacks it.',
	'Next turn Lena attacks Monstro.'
])('but not: %s', (text) => {
	expect(isMarked(text)).toBe(true);
});

describe('items of which only the number is said', () => {
	it.each([
		['Ben has 2 items and 3 cents and dies.', 'items: an item, an item'],
		['I have The D6 and 2 items. I die.', 'items: The D6, an item'],
		['I have two items, The D6 and Dinner. I die.', 'items: The D6, Dinner'],
		['I die with ten loot cards and one item.', 'items: an item | hand: 10 unknown']
	])('%s', (text, items) => {
		expect(tableOf(text)).toContain(items);
		expect(isMarked(text)).toBe(false);
	});
});

// Blank Card waits for the next loot card of whoever activates it.
whole('what waits for a loot card comes before it', [
	[
		'Carla uses Blank Card with Two Cents.',
		'Carla activates Blank Card\neveryone passes\nCarla plays 2 Cents!'
	],
	[
		'Sam uses Blank Card to copy his bomb on Dip',
		'Sam activates Blank Card\neveryone passes\nSam plays Bomb! -> Dip'
	],
	[
		'I use Blank Card to copy A Dime.',
		'Amy activates Blank Card\neveryone passes\nAmy plays A Dime!!'
	],
	[
		'Carla uses Blank Card on Bomb! against Ben.',
		'Carla activates Blank Card\neveryone passes\nCarla plays Bomb! -> Ben'
	]
]);

// Butter Bean! takes a loot card or an ability that was activated; nobody says which it was.
whole('a Butter Bean! that is answered answered a loot card', [
	[
		'Can I Butter Bean a Butter Bean?',
		'Ben plays Butter Bean! -> a loot card\nAmy plays Butter Bean! -> Butter Bean!'
	],
	[
		'Ben plays Butter Bean, can I play Butter Bean on it?',
		'Ben plays Butter Bean! -> a loot card\nAmy plays Butter Bean! -> Butter Bean!'
	]
]);

// 7: whoever is on turn gets the soul; that of a monster without a name is asked for, so it has one.
whole('a monster whose soul is asked for has one', [
	[
		'who gets the soul if Amy kills the monster with a bomb on Bens turn?',
		'Amy plays Bomb! -> Monstro'
	],
	[
		'Ben attacks a monster, I kill it with Mega Bomb. Who gets the soul?',
		'Amy plays Mega Bomb -> Monstro'
	],
	['I bomb the monster. Does it die?', 'Amy plays Bomb! -> Fly']
]);

// 12: items cannot be traded.
it.each(['I traded my Yum Heart to Bob.', 'I give my Yum Heart to Bob.'])(
	'is no use of it: %s',
	(text) => {
		expect(isMarked(text)).toBe(true);
		expect(tableOf(text)).not.toContain('activates');
	}
);
