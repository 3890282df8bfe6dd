import { describe, expect, it } from 'vitest';
import { kindsOf, tableOf, whole } from './said.ts';

// 7.2: attacks and purchases are declared in the action phase, which the loot step comes before.
describe('what is declared before the loot step', () => {
	it.each([
		'Kris attacks The Haunt while still in the loot phase',
		'Kris attacks The Haunt before looting',
		"It is Kris's loot step. Kris attacks The Haunt.",
		"Kris's loot step hasn't happened, but she already attacks The Haunt."
	])('%s', (said) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(tableOf(said)).toContain('turn: Kris, loot step\n---\nKris attacks');
	});

	it('is no matter of what is done at the start of a turn', () => {
		expect(tableOf('start of my turn, before looting, Gil bombs me')).toContain('start triggers');
		expect(tableOf('does Ben die before I loot? Ben attacked Fly, rolled 1')).not.toContain(
			'loot step'
		);
	});
});

whole('what recharges something by itself', [
	[
		'Amy has Charged Baby, Ben rolls a 2 against Boil. Amy recharges her Yum Heart, which was tapped',
		'Amy chooses Yum Heart (Amy)\neveryone passes\nAmy accepts'
	],
	[
		'Lea has The Habit and a tapped D6. Moe uses Razor Blade on Lea. She recharges her D6',
		'Lea chooses The D6 (Lea)\neveryone passes\nLea accepts'
	],
	[
		'lea (habit) takes 1 from razor blade by moe. she recharges her tapped d6',
		'Moe activates Razor Blade -> Lea'
	]
]);

describe('what is not for sale', () => {
	it.each(['Wim buys the Fly', 'Wim purchases Gurdy for 10 cents'])('%s', (said) => {
		expect(kindsOf(said)).toContain('unread');
	});
});

whole('answers with what was held, and what was declared', [
	[
		'ruth has a bean. may she cancel my Charged Baby trigger? i rolled 2 on clotty',
		'Ruth plays Butter Bean! -> Charged Baby'
	],
	[
		'Amy uses Boomerang on Abby. Chad interrupted me and cancelled the Boomerang using his Butter Bean',
		'Chad plays Butter Bean! -> Boomerang'
	],
	[
		'Greta attacks and picks Chub as target. Hal uses Flush! for the monsters.',
		'Greta attacks\nHal activates Flush! (mode 1)'
	],
	['died at 2 souls. lose one?', 'player Amy: 0 HP | souls: Gurdy, Pin'],
	[
		'i attack Boom Fly (roll 4) with Ava and Bo at 1 hp, me at 2. who dies',
		'player Ava: 1 HP\nplayer Bo: 1 HP'
	],
	['gurdy lies under fly, ben attacks gurdy', 'Fly over Gurdy']
]);
