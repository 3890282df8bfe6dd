/** Whatever a game comes to has words and a link that lead there. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, play, print, scenarioOf, scenarioOfGame, start } from '#lib/scenario/index.ts';
import { EDITIONS } from '#lib/model/words.ts';
import { scenarios } from '../support/scenarios.ts';
import { playGame } from '../support/game.ts';
import { faultOfGameSaid, faultOfWords, laidAgain } from '../support/said-again.ts';

describe.each(EDITIONS)('in games of %s', (edition) => {
	const games = fc.record({
		edition: fc.constant(edition),
		seed: fc.nat(),
		seats: fc.integer({ min: 2, max: 4 }),
		length: fc.integer({ min: 1, max: 90 }),
		respond: fc.constantFrom(0.2, 0.6)
	});

	it('a position that has words is laid as they say, at every step', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { fault } = playGame(game, {
					lay: laidAgain,
					check: (_, __, after) => faultOfWords(after)
				});
				expect(fault?.message).toBeUndefined();
			}),
			{ numRuns: 25, endOnFailure: true }
		);
	});

	it('every position has words with what was decided before it', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { start: first, decisions } = playGame(game, { lay: laidAgain });
				expect(faultOfGameSaid(first, decisions)).toBeNull();
			}),
			{ numRuns: 40, endOnFailure: true }
		);
	});
});

// Found by `npm run fuzz`: a copied ability that no object has; damage from a monster whose death goes on;
// a roll that is read for a player who was chosen before it; what was said to happen later, when it does; a roll
// for a copy of a loot.
it.each([
	{ edition: 'original', seed: 2147483628, seats: 3, length: 90, respond: 0.6 },
	{ edition: '2023', seed: 1356720043, seats: 3, length: 54, respond: 0.6 },
	{ edition: '2024', seed: 1356720043, seats: 3, length: 54, respond: 0.6 },
	{ edition: '2023', seed: 2147483618, seats: 2, length: 70, respond: 0.2 },
	{ edition: '2024', seed: 2147483618, seats: 2, length: 70, respond: 0.2 },
	{ edition: '2023', seed: 18, seats: 2, length: 32, respond: 0.2 },
	{ edition: '2024', seed: 18, seats: 2, length: 32, respond: 0.2 },
	{ edition: '2023', seed: 1274184388, seats: 4, length: 42, respond: 0.6 },
	{ edition: '2024', seed: 1274184388, seats: 4, length: 42, respond: 0.6 },
	{ edition: '2023', seed: 290672709, seats: 2, length: 48, respond: 0.2 },
	{ edition: 'original', seed: 290672709, seats: 2, length: 48, respond: 0.2 }
] as const)('game $seed of $edition is laid as its words say', (game) => {
	const { fault } = playGame(game, {
		lay: laidAgain,
		check: (_, __, after) => faultOfWords(after)
	});
	expect(fault?.message).toBeUndefined();
});

// What these cards have the game remember is said by no line: it has words only with what led to it.
it.each([
	'alt-art-bloat-and-a-double',
	'dont-starve-goes-on',
	'greed-mode-pay-in-place-of-a-tap',
	'harbingers-turn-into-the-beast',
	'lust-for-blood-takes-what-dies',
	'mother-summer-neighbors-choose',
	'null-counts-misses',
	'sibling-rivalry-shares-the-rewards'
])('all that %s comes to is laid as its words say, where it has words', (name) => {
	const found = scenarios().filter(({ file }) => file.endsWith(`cards/${name}.souls`));
	const played = found.map(({ scenario }) => play(scenario));
	const positions = played.flatMap((one) => (one.ok ? one.entries : []));
	expect(positions.length).toBeGreaterThan(3);
	for (const { position } of positions) expect(faultOfWords(position)).toBeNull();
});

it.each(['purchases', 'attacks', 'lootPlays'] as const)(
	'a debt of %s has words only with what led to it',
	(field) => {
		const parsed = parse('player Amy: Isaac\nplayer Ben: Cain\nmonsters: Fly');
		const laid = parsed.ok ? start(parsed.scenario) : expect.fail('It cannot be read.');
		if (!laid.ok) expect.fail('It cannot be laid.');
		const { position } = laid;
		const players = position.players.map((player) => ({ ...player, [field]: -1 }));
		expect(scenarioOf({ ...position, players })).toBeNull();
		const said = scenarioOfGame(position, []);
		expect(said && parse(print(said)).ok).toBe(true);
	}
);
