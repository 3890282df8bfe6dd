import { describe, expect, it } from 'vitest';
import { readAbility } from './reading.ts';

const read = (text: string): { readonly targets: number; readonly later: boolean } | string => {
	const found = readAbility(text);
	if ('problem' in found) return found.problem.words;
	const { ability } = found;
	return {
		targets: 'targets' in ability ? ability.targets.length : 0,
		later: JSON.stringify(ability).includes('"do":"choose"')
	};
};

/** Extended Rulebook, 4 Abilities, p. 17; what is named before the first full stop is a target. */
describe('what a text names', () => {
	it.each([
		['Deal 1 damage to a monster, then deal 1 damage to a player.', 2, false],
		['Recharge an item, then destroy a curse.', 2, false],
		['Recharge an item and deal 1 damage to a monster.', 2, false],
		['Deal 1 damage to a monster. Deal 1 damage to a player.', 1, true],
		['Deal 1 damage to a monster. Then deal 1 damage to a player.', 1, true],
		['Loot 1. Deal 1 damage to a player.', 0, true]
	])('“%s”: %i targets; chosen later: %s', (text, targets, later) => {
		expect(read(text)).toEqual({ targets, later });
	});
});
