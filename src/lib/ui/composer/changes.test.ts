import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const PLAYERS = ['Amy', 'Ben'];

test('another player is a change, not what is there', () => {
	const [who] = changesOf('Ben taps The D6 on Amy’s roll', PLAYERS);
	expect(who?.part).toBe('Who');
	expect(who?.changes).toEqual([
		{ words: 'Make it Amy', text: 'Amy taps The D6 on Amy’s roll', whole: true }
	]);
});

test.each([
	'Amy attacks Gurdy with 1 HP left',
	'Amy attacks Gurdy, one heart left',
	'Amy attacks Gurdy on her last hp'
])('whose HP were meant can be said with one tap: %s', (said) => {
	const all = changesOf('Amy attacks Gurdy (Gurdy’s HP, or Amy’s?)', PLAYERS, said);
	expect(all).toEqual([
		{
			part: 'Whose HP?',
			changes: [
				{ words: 'Gurdy has 1 HP', text: 'Amy attacks Gurdy (1 HP)', whole: true },
				{ words: 'Amy has 1 HP', text: 'Amy has 1 HP\nAmy attacks Gurdy', whole: true }
			]
		}
	]);
});

test.each(['Amy attacks Gurdy', 'Amy attacks Gurdy (1 HP)'])(
	'how many HP a monster has is said before the attack on it: %s',
	(words) => {
		const hp = changesOf(words, PLAYERS).find(({ part }) => part === 'Gurdy has');
		expect(hp?.changes[0]).toEqual({
			words: '1 HP',
			text: 'Gurdy has 1 HP',
			whole: true,
			before: true
		});
	}
);

test('of what attacks nothing that is named no HP are asked', () => {
	const parts = changesOf('Amy attacks the monster deck', PLAYERS).map(({ part }) => part);
	expect(parts.filter((part) => part.endsWith(' has'))).toEqual([]);
});
