/** How far it is looked is bounded, and said where it is reached. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { explore, MOST_POSITIONS } from '#lib/explore/explore.ts';
import { goalOdds, hingesOf, oddsAt, parse, play, stoppingOf } from '#lib/scenario/index.ts';
import { lastOf } from './tables.ts';

/** More can come of it than is looked at: three hands, items that answer each other, and an attack of many rolls. */
const WIDE = `
player Amy: Isaac, 2 HP, 3 loot plays | items: The D6, Spoon Bender, The Battery | hand: Bomb!, Gold Bomb!!, Dice Shard
player Ben: Cain, 2 HP, 3 loot plays | items: Sleight of Hand, Mini Mush | hand: Bomb!, Butter Bean!, Soul Heart
player Cara: Judas, 2 HP, 3 loot plays | items: Book of Belial, Host Hat | hand: Butter Bean!, Dice Shard, Bomb!
monsters: Monstro, Gurdy
---
Amy attacks
everyone passes
Amy chooses Gurdy
`;
const EVERYBODY = [0, 1, 2];

/** Collects all that is no longer kept, so that what was thrown away on the way does not count. */
const collect = (): void => {
	setFlagsFromString('--expose-gc');
	runInNewContext('gc()');
};

test('no more positions are kept than the limit, whatever is asked, and the answer says so', () => {
	const position = lastOf(WIDE);
	const positions = 3_000;
	const graph = explore(position, { may: EVERYBODY, positions });
	expect(graph.places.length).toBe(positions);
	expect(graph.whole).toBe(false);
	expect(graph.places.some(({ comes: { is } }) => is === 'open')).toBe(true);

	const odds = oddsAt(position, { may: EVERYBODY, positions });
	expect([odds.positions, odds.whole]).toEqual([positions, false]);
	expect(odds.rest.find(({ is }) => is === 'open')?.sentence).toBe(
		'Not known: only 3,000 positions were looked at.'
	);
	const goal = goalOdds(position, { does: 'dies', player: 0 }, { for: EVERYBODY, positions });
	expect([goal.positions, goal.whole]).toEqual([positions, false]);

	const settled = lastOf(
		WIDE.replace('Amy attacks\neveryone passes\nAmy chooses Gurdy\n', '').replace(
			'---',
			'stack: damage 9 to Amy; damage 9 to Amy; damage 9 to Amy\n---'
		)
	);
	const stopping = stoppingOf(settled, { may: EVERYBODY, positions: 100 });
	expect([stopping.is, stopping.positions, stopping.whole]).toEqual(['not found', 100, false]);
	expect(stopping.sentence).toContain('No way to stop it was found in 100 positions');
});

test('what is kept of as many positions as are looked at takes a bounded amount of memory', () => {
	const position = lastOf(WIDE);
	collect();
	const before = process.memoryUsage();
	const graph = explore(position, { may: EVERYBODY });
	collect();
	const after = process.memoryUsage();
	expect(graph.places.length).toBe(MOST_POSITIONS);
	const taken = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers;
	expect(taken).toBeLessThan(150_000_000);
});

test('the changed facts that are tried are bounded', () => {
	const parsed = parse(`${WIDE}roll 2\n`);
	const played = parsed.ok ? play(parsed.scenario) : null;
	if (!parsed.ok || !played?.ok) throw new Error('It does not follow.');
	let tried = 0;
	hingesOf(parsed.scenario, played, {
		looked: (more) => {
			tried += more;
		}
	});
	expect(tried).toBeLessThan(200);
});
