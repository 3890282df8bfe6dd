/** What is not tried as it could not be read: what is read is the same as where all is tried. */
import { describe, expect, it } from 'vitest';
import { FACES } from '#lib/cards/library.ts';
import '#lib/cards/sets/known.ts';
import type { Ability } from '#lib/abilities/grammar.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { abilityIn } from '#lib/abilities/reading/lines.ts';
import { MOST_FOR_A_CARD, purseWith } from '#lib/abilities/reading/purse.ts';
import { textOf } from '#lib/abilities/reading/rule.ts';
import { GRAMMAR } from '#lib/abilities/reading/whole.ts';

/** All that a text can be read as, from its beginning. */
function readings(source: string, noting: boolean): readonly (readonly [Ability, number])[] {
	const found: (readonly [Ability, number])[] = [];
	const text = textOf(source, purseWith(MOST_FOR_A_CARD), GRAMMAR, { noting });
	abilityIn('loot')(text, 0, (ability, end) => found.push([ability, end]));
	return found;
}

const EVERY = 9;
const OURS = [
	...new Set([...FACES.values()].flatMap(({ abilities }) => abilities.map(wordAbility)))
].filter((_, i) => i % EVERY === 0);
/** What players write, and what somebody may try. */
const OTHERS = [
	'Until end of turn, your items have +1 atk.',
	'Each player chooses one: Loot 1. Gain 1¢.',
	'Choose a player. They may deal 1 damage to another player or monster, and if they do, they loot 1.',
	'Roll- 1-3: Each player loses 2¢. 4-6: Steal an item another player controls.',
	'A player of your choice gains 3¢ if his or her health is 1.',
	'Destroy an item you control, or a random player dies.'
];

describe('what is tried', () => {
	it.each([...OURS, ...OTHERS])('finds all that can be read of %s', (source) => {
		expect(readings(source, false)).toEqual(readings(source, true));
	});
});
