import { expect, test } from 'vitest';
import { apart } from './said-apart.ts';

test.each([
	[
		"Ben can't play Butter Bean! on Amy's roll: that is a dice roll. Butter Bean! says “Cancel a loot being played or the ↷ or $ ability of an item.”",
		"Ben can't play Butter Bean! on Amy's roll: that is a dice roll.",
		'Butter Bean! says “Cancel a loot being played or the ↷ or $ ability of an item.”'
	],
	[
		"Ben can't play XIII. Death on Amy's roll: that is a dice roll. XIII. Death says “Kill a player.”",
		"Ben can't play XIII. Death on Amy's roll: that is a dice roll.",
		'XIII. Death says “Kill a player.”'
	],
	[
		"Amy can't attack: damage is still on the stack.",
		"Amy can't attack: damage is still on the stack.",
		''
	]
])('%s', (sentence, why, cited) => {
	expect(apart(sentence)).toEqual({ why, cited });
});
