import { expect, test } from 'vitest';
import { EDITIONS, rootOf } from '#lib/model/words.ts';
import { playGame } from './game.ts';
import { INVARIANTS_OF } from './invariants.ts';

const held = EDITIONS.flatMap((edition) =>
	Object.entries(INVARIANTS_OF[edition]).map(([name, invariant]) => ({ edition, name, invariant }))
);

test.each(held)('$name holds in games of $edition only', ({ edition, invariant }) => {
	const other = EDITIONS.find((one) => rootOf(one) !== rootOf(edition)) ?? edition;
	const faults = Array.from({ length: 30 }, (_, seed) => {
		const game = { edition: other, seed, seats: 4, length: 200, respond: 0.3 };
		return playGame(game, { check: (_, __, after) => invariant(after) }).fault?.message;
	});
	expect(faults.filter((message) => message !== undefined)).not.toEqual([]);
});
