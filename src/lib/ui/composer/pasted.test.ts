import { expect, test } from 'vitest';
import { pasted } from './pasted.ts';

test.each([
	['[21:14] Amy: I attack Gurdy\n[21:15] Ben: roll', 'Amy: I attack Gurdy\nBen: roll'],
	['[12/03/24, 9:14:05 PM] Amy: 2, miss', 'Amy: 2, miss'],
	['12/03/2024, 21:14 - Amy: 2, miss', 'Amy: 2, miss'],
	['12.03.24, 21:14 - Ben: I bomb Gurdy', 'Ben: I bomb Gurdy'],
	['21:14 <Amy> I attack Gurdy\n21:15 <@Ben> bomb', 'Amy: I attack Gurdy\nBen: bomb'],
	[
		'Amy — Today at 9:14 PM\nI attack Gurdy\nBen — 12/03/2024 9:15 PM\nI bomb it',
		'Amy: I attack Gurdy\nBen: I bomb it'
	],
	['Amy, [12.03.24 21:14]\nI attack Gurdy', 'Amy: I attack Gurdy'],
	['\u200e[21:14] Amy: hi\r\n[21:15] Ben: hi', 'Amy: hi\nBen: hi']
])('%s', (copied, said) => {
	expect(pasted(copied)).toBe(said);
});

test.each([
	'Amy attacks Gurdy, rolls a 2. In response Ben bombs Gurdy.',
	'player Amy: Isaac, 1 HP | items: The Relic\nmonsters: Gurdy, Fly\n---\nAmy attacks Gurdy',
	'1-3: Gain 1¢.\n4-6: Loot 1.',
	'Amy rolls 2 - a miss'
])('what no chat wrote stays: %s', (text) => {
	expect(pasted(text)).toBe(text);
});
