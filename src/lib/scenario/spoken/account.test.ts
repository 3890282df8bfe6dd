import { expect, it } from 'vitest';
import { parse } from '../parse/parse.ts';
import { accountOf } from './account.ts';
import { understand } from './understand.ts';

it.each([
	[
		'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it',
		'Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it'
	],
	['Ben bombs Amy, she has 1 HP. Does she die?', 'Ben bombs Amy (1 HP)'],
	[
		"Amy has Guppy's Collar and 1 HP, Ben bombs her, she rolls 5",
		'Ben bombs Amy (1 HP), a 5 is rolled'
	],
	[
		'Amy attacks Gurdy. Ben taps the D6 on her roll of 5, it becomes a 2',
		"Amy attacks Gurdy, rolls 5, Ben taps The D6 on Amy's roll, a 2 is rolled"
	],
	['Amy has 5¢', '']
])('%j is told as %j', (said, account) => {
	expect(accountOf(understand(said).scenario)).toBe(account);
});

it('a long line ends where a clause does', () => {
	const said = Array.from({ length: 20 }, () => 'Ben bombs Gurdy').join(', ');
	const account = accountOf(understand(said).scenario);
	expect(account.length).toBeLessThanOrEqual(202);
	expect(account).toMatch(/, Ben bombs it …$/u);
});

it('what the table is told stands in brackets behind the act before it', () => {
	const read = parse(`player Amy:
player Ben:
monsters: Fly, Fat Bat
---
Amy attacks
everyone passes
the table sets monster slot 2: Gurdy
Amy chooses Gurdy
roll 4`);
	expect(read.ok && accountOf(read.scenario)).toBe(
		'Amy attacks Gurdy (monster slot 2: Gurdy), rolls 4'
	);
});
