import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';

const data = (text: string): string => {
	const read = readAbility(text);
	return 'ability' in read ? JSON.stringify(read.ability) : 'unread';
};

/** Extended Rulebook, 4 Abilities, p. 17: what is named for what is done first is who is waited for. */
describe('to whom something is waited for to happen', () => {
	it.each([
		['Deal 2 damage to a player. If that player dies this turn, loot 1.', 'die'],
		['Deal 2 damage to a player. The next time they die this turn, loot 1.', 'die'],
		['Deal 2 damage to a monster or player. If they die this turn, gain 3¢.', 'die'],
		[
			'Deal 1 damage to a player. Till end of turn, each time they take damage, loot 1.',
			'take damage'
		]
	])('%s', (text, on) => {
		expect(data(text)).toContain(`"when":{"on":"${on}","who":{"target":0}`);
	});

	it('it is whoever the ability triggered on', () => {
		const text = 'Each time a player rolls a 1, the next time they die this turn, loot 1.';
		expect(data(text)).toContain('"by":"they"');
	});
});
