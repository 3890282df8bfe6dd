/** Positions of equal keys have equal futures, however their things are numbered. */
import { expect, test } from 'vitest';
import '#lib/cards/sets/known.ts';
import { LIBRARY } from '#lib/cards/library.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import { Keys } from '#lib/explore/key.ts';
import { NO_MEMORY, remember, type Memory } from '#lib/explore/memory.ts';
import { unaskedMemory } from '#lib/mechanics/turn-memory.ts';
import { movesAt } from '#lib/explore/moves.ts';
import type { Position } from '#lib/model/position.ts';
import type { Seat } from '#lib/model/words.ts';
import { parse, play } from '#lib/scenario/index.ts';
import { lastOf, underWay } from './tables.ts';

interface Seen {
	readonly position: Position;
	readonly memory: Memory;
}

/** What can come next where only some players do more than pass and answer. */
function comesAt({ position: at, memory }: Seen, may: readonly Seat[]): readonly Seen[] {
	const moves = movesAt(JUDGE, at, may);
	return ('decisions' in moves ? moves.decisions : []).flatMap((decision) => {
		const decided = JUDGE.decide(at, decision);
		return decided.ok
			? [{ position: decided.position, memory: remember(memory, decided.steps) }]
			: [];
	});
}

/** A miss against attack 0 leaves everything as it was, but for the numbers of what comes next. */
const ROUND_AND_ROUND = lastOf(`
player Amy: Isaac | hand: empty
player Ben: Cain, 1 loot play | hand: Butter Bean!
monsters: Cod Worm (2 HP)
---
Amy attacks
everyone passes
Amy chooses Cod Worm
`);

test('what can come at one of two positions with one key can come at the other', () => {
	let pairs = 0;
	let renumbered = 0;
	for (let seed = 1; seed < 200; seed++) {
		const table = underWay(seed);
		if (!table) continue;
		const { chance } = table;
		const position = seed % 10 === 0 ? ROUND_AND_ROUND : table.position;
		const may = seed % 2 === 0 ? position.players.map((_, seat) => seat) : [];
		const keys = new Keys(position);
		const keyOf = (one: Seen): number => keys.of(one.position, one.memory);
		const met = new Map<number, Seen>();
		for (let walk = 0; walk < 12; walk++) {
			let at: Seen = { position: keys.start, memory: NO_MEMORY };
			for (let step = 0; step < 30; step++) {
				const after = comesAt(at, may);
				if (after.length === 0) break;
				at = chance.pick(after);
				const other = met.get(keyOf(at));
				if (!other) met.set(keyOf(at), at);
				else if (JSON.stringify(other.position) !== JSON.stringify(at.position)) {
					pairs++;
					if (other.position.nextId !== at.position.nextId) renumbered++;
					expect(comesAt(at, may).map(keyOf)).toEqual(comesAt(other, may).map(keyOf));
				}
			}
		}
	}
	expect(pairs).toBeGreaterThan(100);
	expect(renumbered).toBeGreaterThan(10);
});

test('of each monster, what came of an attack and is left out makes no difference', () => {
	let pairs = 0;
	for (const { kind, name } of LIBRARY.values()) {
		if (kind !== 'monster') continue;
		const parsed = parse(
			`player Amy: Isaac\nplayer Ben: Cain\nmonsters: ${name}\n---\nAmy attacks\neveryone passes\nAmy chooses ${name}\n`
		);
		const played = parsed.ok ? play(parsed.scenario) : null;
		if (!played?.ok || played.stopped) continue;
		const keys = new Keys(played.position);
		const keyOf = (one: Seen): number => keys.of(one.position, one.memory);
		const open: Seen[] = [{ position: keys.start, memory: NO_MEMORY }];
		/** What each key led to where it was met first. */
		const led = new Map<number, readonly number[]>();
		// Those that were met before are followed too, as it may be later that they part.
		for (let looked = 0; looked < 250; looked++) {
			const at = open.shift();
			if (!at) break;
			const after = comesAt(at, []);
			const key = keyOf(at);
			const first = led.get(key);
			if (first) {
				pairs++;
				expect(after.map(keyOf), name).toEqual(first);
			} else led.set(key, after.map(keyOf));
			open.push(...after);
		}
	}
	expect(pairs).toBeGreaterThan(1_000);
});

test('what the turn remembers counts where a card of the table asks for it', () => {
	const table = (hand: string, items = 'empty'): Position =>
		lastOf(`player Amy: Isaac | items: ${items} | hand: ${hand}\nmonsters: Fly\n---\n`);
	const plain = unaskedMemory(table('Bomb!'));
	/** What is remembered for a card that is not there otherwise. */
	const askedBy = (hand: string, items?: string): ReadonlySet<string> =>
		plain.difference(unaskedMemory(table(hand, items)));
	for (const memory of ['attackRolls', 'attackRollsOfOthers', 'rollsMade', 'history', 'lastRolls'])
		expect(plain).toContain(memory);
	const horn = new Set(['attackRolls', 'attackRollsOfOthers', 'history']);
	expect(askedBy('Credit Card').isSupersetOf(horn)).toBe(true);
	expect(askedBy('Curved Horn').isSupersetOf(horn)).toBe(true);
	expect(askedBy('Curved Horn')).not.toContain('rollsMade');
	expect(askedBy('Bomb!', 'Game Squid')).toEqual(new Set(['rolledAgainst']));
	expect(askedBy('Cancer')).toContain('rollsMade');

	const [before, keys] = [table('Bomb!'), new Keys(table('Bomb!'))];
	const after = { ...before, turn: { ...before.turn, attackRolls: 2 } };
	expect(keys.of(after, [])).toBe(keys.of(before, []));
	const [asked, other] = [table('Curved Horn'), new Keys(table('Curved Horn'))];
	const later = { ...asked, turn: { ...asked.turn, attackRolls: 2 } };
	expect(other.of(later, [])).not.toBe(other.of(asked, []));
});

test('the number of an attack roll counts where a card of the table asks for it', () => {
	/** Whether two hits that differ in nothing but the number are told apart while the damage is on the stack. */
	const isAsked = (monster: string): boolean => {
		const hit = (number: number): Position =>
			lastOf(
				`player Amy: Isaac\nplayer Ben: Cain\nmonsters: ${monster}\n---\nAmy attacks\neveryone passes\nAmy chooses ${monster}\nroll ${String(number)}\neveryone passes\n`
			);
		const keys = new Keys(hit(6));
		return keys.of(hit(6), []) !== keys.of(hit(5), []);
	};
	expect(isAsked('Hopper')).toBe(true);
	expect(isAsked('Fly')).toBe(false);
});

// Each number that is chosen makes the next attack roll of it a miss, whoever chose it.
test('numbers that count as a miss are the same, in whichever order they were chosen', () => {
	const chosen = (...numbers: readonly number[]): Position =>
		lastOf(
			`player Amy: Isaac\nplayer Ben: Cain\nmonsters: Mother! (Summer)\n---\nAmy attacks\neveryone passes\nAmy chooses Mother! (Summer)\neveryone passes\n${numbers.map((number) => `Ben chooses ${String(number)}\n`).join('')}`
		);
	const keys = new Keys(chosen(2, 5));
	expect(keys.of(chosen(2, 5), [])).toBe(keys.of(chosen(5, 2), []));
	expect(keys.of(chosen(2, 5), [])).not.toBe(keys.of(chosen(2, 4), []));
	expect(keys.of(chosen(2, 5), [])).not.toBe(keys.of(chosen(5, 5), []));
});
