import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): string | null => {
	const [read] = readFace(text, 'given').parts;
	return read && 'ability' in read && read.problem === null ? wordAbility(read.ability) : null;
};

const TOP = 'the top card of';
const PUT = `${TOP} the monster deck in another monster slot`;

/** Extended Rulebook, 4 Abilities, p. 17, and what "it" means in English: what was named last. */
describe('“it” behind a card that was put in a slot', () => {
	it.each([
		['Deal 1 damage to it.', 'Deal 1 damage to what was put there.'],
		[
			'That monster gains +1 HP till end of turn.',
			'What was put there gains +1 HP till end of turn.'
		],
		["If it's your turn, loot 1.", "If it's your turn, loot 1."],
		[
			'Put a counter on this. If it has 2+ counters, loot 1.',
			'Put a counter on this. If there are 2 or more counters on this, loot 1.'
		]
	])('%s', (then, ours) => {
		expect(back(`↷: Put ${PUT}. ${then}`)).toBe(`↷: Put ${PUT} not being attacked. ${ours}`);
	});
	it('is not what the event was about', () => {
		expect(back(`Each time this takes damage, put ${PUT}. Put a counter on it.`)).toBe(
			`Each time this takes damage, put ${PUT} not being attacked. Put a counter on what was put there.`
		);
	});
});

describe('“it” behind something that came and that no word can point at', () => {
	it.each([
		'↷: Gain +1 treasure. Put a counter on it.',
		'When you die, gain +1 treasure, then recharge it.',
		'When this dies, the active player gains +1 treasure. They may destroy it.',
		'↷: Reroll an item you control, then recharge it.',
		'↷: Search the treasure deck for an active item and gain it. Shuffle the treasure deck. Put a counter on it.',
		'↷: Steal an item from a player at random. Destroy it.',
		'↷: Discard a loot card. If it was a trinket, loot 2.'
	])('is left to the players: %s', (text) => {
		expect(back(text)).toBeNull();
	});
	it.each([
		'↷: Gain +1 treasure, then put a counter on this.',
		"↷: Gain +1 treasure. If it's your turn, loot 1.",
		'Each time you take damage, you may gain +1 treasure, then prevent it.'
	])('is no matter where nothing of it is spoken of: %s', (text) => {
		expect(back(text.replace('take damage', 'would take damage'))).not.toBeNull();
	});
});
