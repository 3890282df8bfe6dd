import { describe, expect, it } from 'vitest';
import { readAbility } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (asked: string): string | null => {
	const read = readAbility(`At the end of your turn, if ${asked}, loot 1.`);
	if (!('ability' in read)) return null;
	return /if (?<asked>.*), loot 1\.$/u.exec(wordAbility(read.ability))?.groups?.asked ?? null;
};

describe('what is asked', () => {
	it.each([
		['you took damage this turn', 'you took damage this turn'],
		['you took no damage this turn', "you didn't take damage this turn"],
		["you haven't purchased an item this turn", null],
		["you didn't purchase a shop item this turn", null],
		["you didn't purchase an item this turn", "you didn't purchase an item this turn"],
		["you haven't played a loot card this turn", 'you played 0 loot cards this turn'],
		['you are dead', 'you are dead'],
		['another player is dead', 'there are 1 or more other dead players'],
		[
			'another player has more souls than you',
			'there are 1 or more other players with more souls than you'
		],
		[
			'you have more ¢ than another player',
			'there are 1 or more other players with fewer ¢ than you'
		],
		['a player has 3+ souls', 'there are 1 or more players with 3 or more souls'],
		[
			'you control the fewest items or are tied for fewest',
			'you have the fewest items or tied for the fewest'
		],
		['you are at 1 HP', 'you have 1 HP'],
		['you are at full HP', 'your HP is at least your max HP'],
		['your character is deactivated', 'there are 1 or more deactivated characters you control'],
		['there is a curse in play', 'there are 1 or more curses'],
		['there are no rooms in play', 'there are 0 rooms']
	])('%s', (asked, said) => {
		expect(back(asked)).toBe(said);
	});
});
