import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, replay } from '#lib/judge/judge.ts';
import type { Position } from '#lib/model/position.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { playGame, type Game } from '../support/game.ts';
import { report } from '../support/report.ts';
import { untold } from '../support/told.ts';

const gamesOf = (edition: EditionId): fc.Arbitrary<Game> =>
	fc.record({
		edition: fc.constant(edition),
		seed: fc.nat(),
		seats: fc.integer({ min: 1, max: 6 }),
		length: fc.integer({ min: 1, max: 400 }),
		respond: fc.constantFrom(0, 0.2, 0.5, 0.9)
	});

describe.each(EDITIONS)('games of %s', (edition) => {
	const games = gamesOf(edition);

	test('any game keeps ¢, cards, HP and its inputs, and every step cites a rule', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { fault } = playGame(game);
				if (fault) throw new Error(report(fault));
			}),
			{ numRuns: 60 }
		);
	});

	test('a position stored as JSON in the middle of anything goes on identically', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { fault } = playGame(game, {
					check: (before, decision, after) => {
						const stored = JSON.parse(JSON.stringify(before)) as Position;
						const again = decide(stored, decision);
						return again.ok && JSON.stringify(again.position) === JSON.stringify(after)
							? null
							: 'A stored position went on in another way.';
					}
				});
				if (fault) throw new Error(report(fault));
			}),
			{ numRuns: 20 }
		);
	});

	test('what changes at the table is told, and one thing resolves at a time: the top', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { fault } = playGame(game, {
					check: (before, decision, after) => {
						const decided = decide(before, decision);
						const told = decided.ok ? decided.steps.map(({ what }) => what) : [];
						return untold(before, decision, after, told);
					}
				});
				if (fault) throw new Error(report(fault));
			}),
			{ numRuns: 40 }
		);
	});

	test('the same decisions from the same start give the same game', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { start, decisions, end, steps } = playGame(game);
				const again = replay(start, decisions);
				expect(again.refused).toBeNull();
				expect(again.positions.at(-1)).toEqual(end);
				expect(again.steps.flat()).toEqual(steps);
			}),
			{ numRuns: 20 }
		);
	});

	test('a refused decision leaves the position as it was', () => {
		fc.assert(
			fc.property(games, fc.integer({ min: -1, max: 9 }), ({ seed, ...rest }, player) => {
				const { end } = playGame({ seed, ...rest });
				const before = JSON.stringify(end);
				for (const decision of [
					{ do: 'attack', player },
					{ do: 'pass', player },
					{ do: 'play', player, card: 'no-such-card' },
					{ do: 'activate', player, object: 999_999, line: 7 },
					{ do: 'choose', player, picks: [{ object: 999_999 }] },
					{ do: 'roll', result: 7 },
					{ do: 'reveal', card: 'isaac' }
				] as const)
					decide(end, decision);
				expect(JSON.stringify(end)).toBe(before);
			}),
			{ numRuns: 30 }
		);
	});
});
