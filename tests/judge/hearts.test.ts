import { expect, test } from 'vitest';
import { keepHearts } from '#lib/mechanics/hearts.ts';
import { EDITIONS } from '#lib/editions/index.ts';
import { set, startRun, type Run } from '#lib/mechanics/run.ts';
import type { Position } from '#lib/model/position.ts';
import { hp, maxHp } from '#lib/mechanics/stats.ts';
import { withPlayer } from '#lib/model/objects.ts';
import { chanceOf, randomTable } from '../support/random.ts';

const AMY = { player: 0 };

/** Amy with one HP more till end of turn, and some damage. */
function withHeart(damage: number): Run {
	const table = withPlayer(randomTable(chanceOf(1), 2), 0, { damage });
	const position: Position = {
		...table,
		effects: [
			{
				id: 999,
				from: { card: 'book-of-sin', line: 0, path: [2] },
				source: null,
				of: AMY,
				change: { stat: 'hp', add: 1 },
				until: 'end of turn'
			}
		]
	};
	return startRun(position, EDITIONS['2023']);
}

// Extended Rulebook 6.8, the example of the lost heart container.
test.each([
	{ damage: 0, left: 0, hpAfter: 2 },
	{ damage: 1, left: 0, hpAfter: 2 },
	{ damage: 2, left: 1, hpAfter: 1 }
])('a heart that is lost takes its damage along: $damage marked', ({ damage, left, hpAfter }) => {
	const run = withHeart(damage);
	expect(maxHp(run.position, AMY)).toBe(3);
	keepHearts(run, () => {
		set(run, { effects: [] });
	});
	expect(run.position.players[0]?.damage).toBe(left);
	expect(hp(run.position, AMY)).toBe(hpAfter);
	expect(run.steps.map(({ what }) => what.did)).toEqual(damage > 0 ? ['lost emptied hearts'] : []);
});
