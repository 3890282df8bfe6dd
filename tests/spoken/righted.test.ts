/** What is told in another order than it came, or in other words than the judge asks for, is set right; what breaks a rule is not. */
import { expect, test } from 'vitest';
import { print } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

const scriptOf = (said: string): readonly string[] =>
	print(understand(said).scenario).trim().split('---\n')[1]?.split('\n') ?? [];
const troubledIn = (said: string): boolean =>
	understand(said).chips.some(({ trouble }) => trouble !== null);

test.each([
	[
		'i had a 4 on pin, ida sharded me and now its a 3',
		[
			'Amy attacks',
			'everyone passes',
			'Amy chooses Pin',
			'roll 4',
			"Ida plays Dice Shard -> Amy's roll",
			'everyone passes',
			'roll 3'
		]
	],
	[
		'Gus attacks Dip, rolls a 5, Jo uses Mini Mush, the dice is now 4',
		[
			'Gus attacks',
			'everyone passes',
			'Gus chooses Dip',
			'roll 5',
			"Jo activates Mini Mush -> Gus's roll",
			'everyone passes',
			'Jo chooses 4'
		]
	],
	[
		'Ada purchases. Ben jawbones her first. She was going for Meat',
		[
			'Ada purchases',
			'Ben activates Jawbone -> Ada',
			'everyone passes',
			'everyone passes',
			'Ada chooses Meat!'
		]
	],
	[
		'Kim plays bomb on Monstro, then bomb again (she tapped Isaac)',
		[
			'Kim plays Bomb! -> Monstro',
			'everyone passes',
			'everyone passes',
			'Kim activates Isaac',
			'everyone passes',
			'Kim plays Bomb! -> Monstro'
		]
	]
])('%s', (said, script) => {
	expect(troubledIn(said)).toBe(false);
	expect(scriptOf(said)).toEqual(script);
});

test.each([
	'Amy attacks Gurdy and rolls a 5, then buys Meat, then buys Dinner',
	'Ben plays Dice Shard on her roll, then Amy attacks Gurdy and rolls a 2',
	'Amy bombs Gurdy, Ben butter beans Gurdy'
])('what the rules forbid stays refused: %s', (said) => {
	expect(
		understand(said).chips.some(({ trouble, kind }) => trouble !== null || kind === 'unread')
	).toBe(true);
});
