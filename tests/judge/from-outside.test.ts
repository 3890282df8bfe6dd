/** The boundary of the judge: decisions and positions that anybody may have made. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, decide, replay, why } from '#lib/judge/judge.ts';
import { readDecision, readFrom } from '#lib/judge/from-outside.ts';
import { decisionSchema } from '#lib/judge/schema/decision.ts';
import { readPosition } from '#lib/judge/read-position.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';
import { parse, start } from '#lib/scenario/index.ts';
import { faultOfDecision, faultOfJson, faultOfPosition } from '../support/from-outside.ts';
import { playGame } from '../support/game.ts';
import { freeze } from '../support/invariants.ts';
import { chanceOf, randomDecision } from '../support/random.ts';
import { damage, damaged, oddDecision } from '../support/malformed.ts';

function table(): Position {
	const parsed = parse(`player Amy: Isaac, 5¢ | items: The Relic | hand: Bomb!
player Ben: Cain | hand: Bomb!
monsters: Fly, Gurdy
shop: Meat!`);
	const started = parsed.ok ? start(parsed.scenario) : expect.fail(JSON.stringify(parsed.problems));
	return started.ok
		? freeze(begin(started.position).position)
		: expect.fail(JSON.stringify(started.problems));
}

const throwing = {
	do: 'pass',
	get player(): number {
		throw new Error('It must not be looked at.');
	}
};
const barter = { do: 'barter', player: 0, to: 1, amount: 1 };
const bomb = { do: 'play', player: 0, card: 'bomb' };

describe('what is no decision is refused, with where and why', () => {
	it.each<[string, unknown, RegExp]>([
		['nothing', null, /that is no decision/u],
		['nothing at all', undefined, /that is no decision/u],
		['a word', 'pass', /that is no decision/u],
		['a list', [], /that is no decision/u],
		['what every object has', { do: 'toString' }, /that is no decision: do:/u],
		['what every object comes from', { do: '__proto__', player: 0 }, /do:/u],
		['a player who is a word', { ...barter, to: '__proto__' }, /to:/u],
		['a player who is the length of a list', { ...barter, to: 'length' }, /to:/u],
		['a number as a word', { ...barter, player: '0' }, /player:/u],
		['an amount that is none', { ...barter, amount: NaN }, /amount:/u],
		['half a ¢', { ...barter, amount: 0.5 }, /amount:/u],
		['a debt', { ...barter, amount: -1 }, /amount:/u],
		['goods that are none', { ...barter, gives: null }, /gives:/u],
		['picks that are none', { do: 'choose', player: 0, picks: null }, /picks:/u],
		['picks with holes', { do: 'choose', player: 0, picks: new Array(3) }, /picks\.0:/u],
		['a target that is two', { ...bomb, targets: [{ player: 1, object: 3 }] }, /targets\.0/u],
		['targets with holes', { ...bomb, targets: [null] }, /targets\.0/u],
		['a field too many', { do: 'pass', player: 0, also: 1 }, /also:/u],
		['a card that every object has', { ...bomb, card: 'toString' }, /card:/u],
		['what cannot be looked at', throwing, /cannot be looked at/u]
	])('%s', (_, data, message) => {
		const at = table();
		// What somebody who writes no types may hand over.
		const decision = data as Decision;
		expect(why(at, decision)?.refused).toMatch(message);
		expect(decide(at, decision)).toMatchObject({ ok: false });
		expect(replay(at, [decision]).refused?.at).toBe(0);
		expect(readDecision(data).ok).toBe(false);
	});

	it('takes a decision that is frozen, and keeps nothing of it', () => {
		const at = table();
		const picks = Object.freeze([{ player: 1 }] as const);
		const decided = decide(
			at,
			Object.freeze({ do: 'play', player: 0, card: 'bomb', targets: picks })
		);
		if (!decided.ok) expect.fail(decided.refusal.refused);
		const said = { do: 'play', player: 0, card: 'bomb', targets: [{ player: 1 }] } as const;
		const other = decide(at, said);
		Reflect.set(said.targets[0], 'player', 0);
		expect(other).toEqual(decided);
	});
});

describe.each(EDITIONS)('in a game of %s', (edition: EditionId) => {
	const games = fc.record({
		edition: fc.constant(edition),
		seed: fc.nat(),
		seats: fc.integer({ min: 1, max: 4 }),
		length: fc.integer({ min: 0, max: 60 }),
		respond: fc.constantFrom(0.2, 0.6)
	});

	it('nothing that is handed over as a decision throws, or does what no decision does', () => {
		fc.assert(
			fc.property(games, fc.array(oddDecision, { maxLength: 60 }), (game, all) => {
				const { end } = playGame(game);
				for (const data of all) expect(faultOfDecision(end, data)).toBeNull();
			}),
			{ numRuns: 60 }
		);
	});

	it('a decision with something wrong in it is refused, or another decision', () => {
		fc.assert(
			fc.property(games, fc.array(damage, { maxLength: 30 }), (game, all) => {
				const { end } = playGame(game);
				for (const [at, one] of all.entries()) {
					const decision = randomDecision(end, chanceOf(at), 0.9);
					expect(faultOfDecision(end, damaged(decision, one)), JSON.stringify(one)).toBeNull();
				}
			}),
			{ numRuns: 30 }
		);
	});

	it('a position is stored and read again at every step', () => {
		fc.assert(
			fc.property(games, (game) => {
				const { fault } = playGame(game, { check: (_, __, after) => faultOfJson(after) });
				expect(fault?.message).toBeUndefined();
			}),
			{ numRuns: 15 }
		);
	});

	it('a damaged position is refused, or one to go on from', () => {
		fc.assert(
			fc.property(games, fc.array(damage, { maxLength: 30 }), (game, all) => {
				const { end } = playGame(game);
				for (const one of all) {
					const data = damaged(end, one);
					expect(faultOfPosition(data, game.seed), JSON.stringify(one)).toBeNull();
				}
			}),
			{ numRuns: 30 }
		);
	});
});

it.each<[string, (position: Position) => unknown, RegExp]>([
	['nobody', (at) => ({ ...at, players: [] }), /Nobody sits/u],
	['a player too many', (at) => ({ ...at, turn: { ...at.turn, active: 7 } }), /who is not there/u],
	['no game', (at) => ({ ...at, frames: [] }), /the first frame/iu],
	['an id too many', (at) => ({ ...at, nextId: 3 }), /nextId/u],
	['a step that is none', (at) => ({ ...at, frames: [{ ...at.frames[0], state: 'x' }] }), /state/u],
	['itself', (at) => Object.assign({}, at, { readings: throwing }), /cannot be looked at/u]
])('a position with %s is none', (_, change, message) => {
	const read = readPosition(change(table()));
	expect(read.ok || read.problems.join(' ')).toMatch(message);
});

// Found by `npm run fuzz`: the killer of a monster under its death; a starting item to be chosen for a soul.
it.each([
	{ edition: 'original', seed: 2147483645, seats: 2, length: 60, respond: 0.6 },
	{ edition: 'original', seed: 2147483134, seats: 1, length: 50, respond: 0.6 }
] as const)('game $seed is stored and read again at every step', (game) => {
	const { fault } = playGame(game, { check: (_, __, after) => faultOfJson(after) });
	expect(fault?.message).toBeUndefined();
});

describe('a pass, which is read without the schema', () => {
	const inherited: unknown = Object.assign(Object.create({ always: true }) as object, {
		do: 'pass',
		player: 0
	});
	it.each([
		{ do: 'pass', player: 0 },
		{ player: 3, do: 'pass' },
		{ do: 'pass', player: 2 ** 53 },
		{ do: 'pass', player: 1.5 },
		{ do: 'pass', player: -1 },
		{ do: 'pass', player: '0' },
		{ do: 'pass', player: NaN },
		{ do: 'pass', player: undefined },
		{ do: 'pass' },
		{ do: 'pass', player: 0, always: undefined },
		{ do: 'attack', player: 0 },
		inherited
	])('is what the schema makes of it: %j', (data) => {
		expect(readDecision(data)).toEqual(readFrom(decisionSchema, data));
	});

	it('is a copy, and its 0 has no sign', () => {
		const pass = { do: 'pass', player: -0 };
		const read = readDecision(pass);
		expect(read).toEqual({ ok: true, value: { do: 'pass', player: 0 } });
		expect(read.ok && read.value).not.toBe(pass);
	});
});
