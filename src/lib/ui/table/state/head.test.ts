import { describe, expect, it } from 'vitest';
import { openingOf } from '../../../scenario/play.ts';
import { scenarioFrom } from './fixture.ts';
import { MOST_PLAYERS } from '../../../scenario/limits.ts';
import { playersOf, withNewPlayer, withoutPlayer } from './head.ts';

const NAMES = 'player Amy: Isaac\nplayer Ben: Cain\nplayer Cleo: Judas\nmonsters: Fly, Gurdy\n';

/** What is wrong with a table once the player in the middle has left. */
function problemsWithoutBen(lines: string): readonly string[] {
	const head = withoutPlayer(scenarioFrom(`${NAMES}${lines}`), 1);
	expect(playersOf(head).map(({ name }) => name)).toEqual(['Amy', 'Cleo']);
	const laid = openingOf(head);
	return laid.ok ? [] : laid.problems.map(({ message }) => message);
}

describe('a player who leaves the table', () => {
	it.each([
		['whose turn it was', 'turn: Ben, action phase, 2 attack rolls'],
		[
			'after whose turn an extra one came, or who began',
			'turn: Amy, extra after Ben, starting player Ben'
		],
		['who had extra turns', 'extra turns: Ben, Amy'],
		['who had priority', 'priority: Ben, 1 pass'],
		['before whom others had passed', 'priority: Amy, 2 passes'],
		['who was attacking', 'turn: Ben\nattack: Ben on Fly'],
		['who was purchasing', 'turn: Ben\npurchase: Ben'],
		['who had seen cards', 'loot deck: Bomb! (seen by Ben), Bomb! (seen by Amy and Ben), ...'],
		['who had something on the stack', 'stack: Bomb! (Ben) -> Fly; damage 1 to Gurdy'],
		['who was the target', 'stack: Bomb! (Amy) -> Ben; damage 1 to Ben'],
		['who was dying', 'dying: Ben (before the penalty)'],
		['who was helped by an effect', 'effects: +1 HP for Ben from Book of Sin']
	])('is named nowhere any more: one %s', (_, lines) => {
		expect(problemsWithoutBen(lines)).toEqual([]);
	});

	it('leaves alone what is the others’', () => {
		const head = withoutPlayer(
			scenarioFrom(
				`${NAMES}turn: Cleo, end triggers, 1 attack roll\nextra turns: Ben, Cleo\nstack: Bomb! (Ben) -> Fly; Bomb! (Amy) -> Gurdy`
			),
			1
		);
		expect(head.board).toMatchObject({
			turn: { active: 'Cleo', step: 'end triggers', attackRolls: 1 },
			extraTurns: ['Cleo'],
			stack: [{ is: 'card', card: 'bomb', of: 'Amy' }]
		});
	});
});

it('a table has as many seats as the notation takes, and one at least', () => {
	let head = scenarioFrom(NAMES);
	for (let i = 0; i < 15; i++) head = { ...withNewPlayer(head), script: [] };
	expect(playersOf(head)).toHaveLength(MOST_PLAYERS);
	expect(openingOf(head).ok).toBe(true);
	let few = head;
	for (let i = 0; i < 15; i++) few = { ...withoutPlayer(few, 0), script: [] };
	expect(playersOf(few).length).toBeGreaterThan(0);
	expect(openingOf(few).ok).toBe(true);
});
