import { expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { titleOf } from './title.ts';

const HEAD =
	'player Amy: Isaac | items: The Relic | hand: Butter Bean!\nplayer Ben: Cain | items: Sleight of Hand | hand: Bomb!\nmonsters: Gurdy\n---\n';
const titled = (script: string): string | null => {
	const read = parse(HEAD + script);
	if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join(' '));
	return titleOf(read.scenario.script, ['Amy', 'Ben']);
};

it.each([
	[
		'Amy attacks\neveryone passes\nAmy chooses Gurdy\nroll 2\nBen plays Bomb! -> Gurdy\neveryone passes',
		'Amy attacks Gurdy, Ben bombs it'
	],
	['Ben plays Bomb! -> Amy\nBen plays Bomb! -> Amy', 'Ben bombs Amy, Ben bombs Amy'],
	['Ben activates Sleight of Hand -> loot deck', 'Ben taps Sleight of Hand on the loot deck'],
	['Amy plays Butter Bean! -> The Relic (on the stack)', 'Amy butter beans The Relic'],
	['Amy attacks', 'Amy attacks'],
	['roll 2\neveryone passes', null]
])('%j is titled %j', (script, title) => {
	expect(titled(script)).toBe(title);
});

it('a long line ends where it is still a title', () => {
	const title = titled('Ben activates Sleight of Hand -> loot deck\n'.repeat(9)) ?? '';
	expect(title.length).toBeLessThanOrEqual(92);
	expect(title).toMatch(/deck, Ben taps Sleight of Hand on it …$/u);
});
