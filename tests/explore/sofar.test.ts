/** What is said before all has been looked at holds of what is known in the end. */
import { describe, expect, test } from 'vitest';
import { isFact } from '#lib/explore/facts.ts';
import { explore } from '#lib/explore/explore.ts';
import { oddsAt, stoppingOf, type Likely, type Odds, type Stopping } from '#lib/scenario/index.ts';
import { lastOf, underWay } from './tables.ts';

/** The least and the most that something is likely to be. */
const rangeOf = ({ chance, most }: Likely): readonly [number, number] => [
	chance.value,
	(most ?? chance).value
];

/** Rounded as a chance is written down. */
const TINY = 1e-12;

function holdsOf(early: Odds, last: Odds): void {
	for (const { fact, ...likely } of early.facts) {
		const end = last.facts.find((one) => isFact(one.fact, fact));
		const [[least, most], [low, high]] = [rangeOf(likely), end ? rangeOf(end) : [0, 0]];
		// What players reach by what is known they reach in the end; bounds hold whatever is left.
		const [[outer, inner], [widest, narrowest]] =
			early.ranges === 'bounds'
				? [
						[least, low],
						[most, high]
					]
				: [
						[low, least],
						[high, most]
					];
		expect(outer).toBeLessThanOrEqual(inner + TINY);
		expect(widest).toBeGreaterThanOrEqual(narrowest - TINY);
	}
	expect(early.hangOn).toEqual([]);
	expect(early.spreads).toEqual([]);
}

describe('random small positions, looked at in part', () => {
	test('deaths are as likely in the end as was said before, or in between', () => {
		const counts = { compared: 0, narrow: 0 };
		for (let seed = 1; counts.compared < 60 && seed < 4_000; seed++) {
			const table = underWay(seed);
			if (!table) continue;
			const { position, chance } = table;
			const may = [[], [0], [1]][chance.below(3)] ?? [];
			const whole = explore(position, { may, positions: 2_000 });
			const { length } = whole.places;
			if (!whole.whole || length < 40) continue;
			const last = oddsAt(position, { may, positions: 2_000 });
			for (const part of [4, 2]) {
				const early = oddsAt(position, { may, positions: Math.ceil(length / part) });
				expect(early.whole).toBe(false);
				holdsOf(early, last);
				if (early.facts.some((one) => rangeOf(one)[0] > 0)) counts.narrow++;
			}
			counts.compared++;
		}
		expect(counts.compared).toBe(60);
		expect(counts.narrow).toBeGreaterThan(5);
	});
});

const CROWDED = `
player Amy: Isaac, 2 HP | items: The D6 | hand: Bomb!, Soul Heart
player Ben: Cain, 1 loot play | items: empty | hand: Bomb!, Butter Bean!
monsters: Gurdy (1 HP)
---
Amy attacks
everyone passes
Amy chooses Gurdy
`;

test('odds are told on the way, each time of what has been looked at', () => {
	const position = lastOf(CROWDED);
	const told: Odds[] = [];
	const last = oddsAt(position, {
		may: [0, 1],
		positions: 6_000,
		sofar: (known) => {
			if (told.length < 4) told.push(known());
		}
	});
	expect(told.length).toBeGreaterThan(2);
	for (const early of told) {
		holdsOf(early, last);
		// Whatever else is known, that nobody responds is: Gurdy dies unless two rolls below 4 come first (8): 3/4.
		const gurdy = early.facts.find(({ sentence }) => sentence === 'Gurdy dies.');
		const [least, most] = gurdy ? rangeOf(gurdy) : [1, 0];
		expect(early.ranges).toBe('reach');
		expect(least).toBeLessThanOrEqual(0.75);
		expect(most).toBeGreaterThanOrEqual(0.75);
		expect(most - least).toBeLessThan(1);
	}
	const counts = told.map(({ positions }) => positions);
	expect(counts).toEqual([...counts].sort((a, b) => a - b));
});

test('what is said on the way of a way to stop it is no proof, and refutes single responses only when all were looked at', () => {
	const position = lastOf(`
player Amy: Isaac (deactivated), 1 HP, 1 loot play | items: empty | hand: A Penny!, A Nickel!
player Ben: Cain (deactivated), 2 HP, 1 loot play | items: empty | hand: A Penny!, Bomb!
player Cleo: Judas (deactivated), 2 HP, 1 loot play | items: empty | hand: A Penny!, A Nickel!
monsters: Fly
stack: damage 1 to Amy
---
`);
	const told: Stopping[] = [];
	const last = stoppingOf(position, { sofar: (known) => told.push(known()) });
	expect(last.is).toBe('cannot');
	expect(told.length).toBeGreaterThan(1);
	for (const { is, line, sentence, refuted } of told) {
		expect([is, line]).toEqual(['not found', null]);
		expect(sentence).toContain('there may be one: not everything was checked.');
		if (refuted.length > 0) expect(refuted).toEqual(last.refuted);
	}
	expect(told.some(({ refuted }) => refuted.length > 0)).toBe(true);
});

test('cards that nobody has named are told one after the other, and those that are not tried yet are open', () => {
	const position = lastOf(`
player Amy: Isaac (deactivated), 1 HP | items: empty | hand: empty
player Ben: Cain (deactivated), 2 HP, 1 loot play | items: empty | hand: unknown
player Cleo: Judas (deactivated), 2 HP, 1 loot play | items: empty | hand: unknown, unknown
monsters: Fly
stack: damage 1 to Amy
---
`);
	const told: Stopping[] = [];
	const last = stoppingOf(position, {
		unnamed: true,
		positions: 300,
		sofar: (known) => told.push(known())
	});
	const [ben, cleo] = last.unnamed;
	expect([ben?.turning, cleo?.turning].map((cards) => cards?.includes('soul-heart'))).toEqual([
		true,
		true
	]);
	for (const { unnamed } of told)
		for (const [nth, { turning, open }] of unnamed.entries()) {
			const end = last.unnamed[nth];
			for (const card of turning ?? []) expect(end?.turning).toContain(card);
			const more = (end?.turning?.length ?? 0) + (end?.open ?? 0);
			if (turning) expect(turning.length + open).toBeGreaterThanOrEqual(more);
		}
	expect(told[0]?.unnamed[0]?.open).toBeGreaterThan(50);
	expect(told[0]?.unnamedSentences.join()).toContain(
		'No card is known that would stop this alone.'
	);
	// What goes for both is said once.
	const said = last.unnamedSentences.join();
	expect(said).toMatch(
		/Ben has 1 unknown card [^.]*\. Cleo has 2 unknown cards [^.]*\. If one of them is one of these, it can be stopped: Soul Heart, /u
	);
	expect(said.match(/Soul Heart/gu)).toHaveLength(1);
});
