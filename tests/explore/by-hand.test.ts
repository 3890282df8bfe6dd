/**
 * Odds that were worked out by hand. An attack roll hits if it is at least the evasion (rulebook 8); a hit
 * deals the attacker's attack, which is 1 here, and a miss the monster's. h is the chance of a hit.
 */
import { describe, expect, test } from 'vitest';
import { factNamed, goalOdds, oddsAt, type Sides } from '#lib/scenario/index.ts';
import { lastOf } from './tables.ts';

const attack = (hp: number, monster: string, name: string, items = ''): string => `
player Amy: Isaac (deactivated), ${String(hp)} HP, 3¢ | items: ${items === '' ? 'empty' : items} | hand: empty
player Ben: Cain | items: empty | hand: empty
monsters: ${monster}
monster deck: Dip, ...
---
Amy attacks
everyone passes
Amy chooses ${name}
`;

/** How likely something is that is said. */
function chanceOf(text: string, sentence: string): string {
	const { facts, outcomes, rest, hangOn, whole } = oddsAt(lastOf(text));
	expect([rest, hangOn, whole]).toEqual([[], [], true]);
	const all = [...facts, ...outcomes].filter((one) => one.sentence === sentence);
	return all.map(({ chance }) => chance.fraction).join(' or ');
}

describe('an attack, until somebody is dead', () => {
	test.each([
		// h = 3/6; the one roll decides: a miss is 2 damage.
		{ hp: 2, monster: 'Leech', name: 'Leech', kills: '1/2' },
		// h = 5/6; two misses in a row kill Amy: 1 − 1/6 · 1/6.
		{ hp: 2, monster: 'Fly', name: 'Fly', kills: '35/36' },
		// h = 5/6; one miss kills her.
		{ hp: 1, monster: 'Fly', name: 'Fly', kills: '5/6' },
		// h = 2/6: 1 − 4/6 · 4/6 = 20/36.
		{ hp: 2, monster: 'Trite', name: 'Trite', kills: '5/9' },
		// h = 1/6, 1 HP left: 1 − 5/6 · 5/6.
		{ hp: 2, monster: 'Little Horn (1 HP)', name: 'Little Horn', kills: '11/36' },
		// h = 4/6, 2 HP: hit hit is 4/9; one miss before the second hit, in two orders: 2 · 4/9 · 1/3 = 8/27.
		{ hp: 2, monster: 'Clotty', name: 'Clotty', kills: '20/27' },
		// h = 1/2, 2 HP: hit hit is 1/4; one miss among the first two, then a hit: 2 · 1/8.
		{ hp: 2, monster: 'Gurdy (2 HP)', name: 'Gurdy', kills: '1/2' },
		// h = 1/2, 4 HP: four hits 1/16; one miss among the first four rolls, then the fourth hit: 4 · 1/32.
		{ hp: 2, monster: 'Monstro', name: 'Monstro', kills: '3/16' },
		// h = 4/6, 2 HP, a miss is 2 damage: both must hit: 4/6 · 4/6.
		{ hp: 2, monster: 'Conjoined Fatty (2 HP)', name: 'Conjoined Fatty', kills: '4/9' },
		// h = 2/6, 2 HP, attack 0: a miss changes nothing, and it is rolled again until two have hit.
		{ hp: 2, monster: 'Cod Worm', name: 'Cod Worm', kills: '1' },
		// The same with 1 HP: nothing can hurt Amy.
		{ hp: 1, monster: 'Cod Worm', name: 'Cod Worm', kills: '1' }
	])('Amy with $hp HP kills $monster: $kills', ({ hp, monster, name, kills }) => {
		expect(chanceOf(attack(hp, monster, name), `${name} dies.`)).toBe(kills);
	});

	test('the damage that she takes on the way', () => {
		// Clotty again: hit hit without a miss 2/3 · 2/3; with one miss 2 · 2/3 · 2/3 · 1/3.
		const text = attack(2, 'Clotty', 'Clotty');
		expect(chanceOf(text, 'Clotty dies. Amy gains 4¢.')).toBe('4/9');
		expect(chanceOf(text, 'Clotty dies. Amy gains 4¢ and takes 1 damage (1 HP left).')).toBe(
			'8/27'
		);
		// The rest: two misses before two hits: 1/9 + 2 · 1/9 · 2/3.
		expect(chanceOf(text, 'Amy dies.')).toBe('7/27');
	});
});

test('a death that is prevented until a 6 kills, each time against a higher evasion and attack', () => {
	// At evasion 6 both hits are a 6: 1/36. At 5: 1/3 · (1/6 + 1/6 · 1/36) = 37/648; at 4: 1/2 · (1/6 + 1/3 · 37/648) =
	// 361/3888: there a miss is 2 damage or more. At 3 one miss is survived, before either hit: 5/3 · 2/3 · (1/6 + 1/2 · 361/3888).
	const name = 'Headless Horseman (Summer)';
	expect(chanceOf(attack(2, name, name), `${name} dies.`)).toBe('8285/34992');
});

test('a 1 that may be rerolled, also into a 1: it is rerolled for as long as somebody likes', () => {
	const text = attack(1, 'Gurdy (1 HP)', 'Gurdy', "Dad's Lost Coin");
	const { facts, whole, positions } = oddsAt(lastOf(text));
	const gurdy = facts.find(({ sentence }) => sentence === 'Gurdy dies.');
	// h = 3/6 if she never does; if she always does, p = 3/6 + 1/6 · p.
	expect([gurdy?.chance.fraction, gurdy?.most?.fraction, whole]).toEqual(['1/2', '3/5', true]);
	expect(positions).toBeLessThan(200);
});

describe('numbers that the dice make different', () => {
	const spreads = (text: string) =>
		oddsAt(lastOf(text)).spreads.map(({ title, numbers }) => [
			title,
			...numbers.map(({ label, chance }) => `${label}: ${chance.fraction}`)
		]);

	test('of an attack: rolls and damage', () => {
		// Fly, h = 5/6: one hit, or two rolls after a miss; the second miss kills Amy.
		expect(spreads(attack(2, 'Fly', 'Fly'))).toEqual([
			['Rolls until it is decided', '1: 5/6', '2: 1/6'],
			['Damage on Amy at the end, of 2 HP', '0: 5/6', '1: 5/36', 'dies: 1/36'],
			['Damage on Fly at the end, of 1 HP', '0: 1/36', 'dies: 35/36']
		]);
		// Clotty, h = 4/6, 2 HP each: two rolls that are alike, 4/9 + 1/9; else a third decides.
		expect(spreads(attack(2, 'Clotty', 'Clotty'))).toEqual([
			['Rolls until it is decided', '2: 5/9', '3: 4/9'],
			['Damage on Amy at the end, of 2 HP', '0: 4/9', '1: 8/27', 'dies: 7/27'],
			// Amy dies after no hit, 1/9, or after one, 2 · 2/3 · 1/3 · 1/3.
			['Damage on Clotty at the end, of 2 HP', '0: 1/9', '1: 4/27', 'dies: 20/27']
		]);
	});

	test('also where a player who died has a choice behind the last die', () => {
		const text = attack(1, 'Fly', 'Fly').replace('hand: empty', 'hand: Bomb!, A Penny!');
		expect(spreads(text).map(([title, ...numbers]) => [title, numbers])).toEqual([
			['Damage on Amy at the end, of 1 HP', ['0: 5/6', 'dies: 1/6']],
			['Damage on Fly at the end, of 1 HP', ['0: 1/6', 'dies: 5/6']]
		]);
		const two = attack(2, 'Fly', 'Fly').replace('hand: empty', 'hand: Bomb!, A Penny!');
		expect(spreads(two)[0]).toEqual(['Rolls until it is decided', '1: 5/6', '2: 1/6']);
	});

	test('that goes round: each further roll is less likely, and the rest is told as one', () => {
		// Cod Worm with 1 HP, h = 2/6: the n-th roll is the first hit by (4/6)^(n−1) · 2/6.
		const [[title, ...numbers] = []] = spreads(attack(1, 'Cod Worm (1 HP)', 'Cod Worm'));
		expect([title, ...numbers.slice(0, 3)]).toEqual([
			'Rolls until it is decided',
			'1: 1/3',
			'2: 2/9',
			'3: 4/27'
		]);
		expect(numbers.at(-1)).toBe(`13 or more: ${String(2 ** 12)}/${String(3 ** 12)}`);
	});
});

describe('a roll', () => {
	test("Guppy's Collar saves on 1 to 3: 3/6", () => {
		const text = `
player Amy: Isaac (deactivated), 1 HP, 3¢ | items: Guppy's Collar | hand: empty
player Ben: Cain | items: empty | hand: empty
stack: damage 1 to Amy
---
everyone passes
`;
		expect(chanceOf(text, 'Amy dies.')).toBe('1/2');
	});

	test('a reroll at hand: who plays for it hits with one of two dice: 1 − 3/6 · 3/6', () => {
		const text = attack(1, 'Gurdy (1 HP)', 'Gurdy', 'The D6');
		const { facts } = oddsAt(lastOf(text), { may: [0] });
		const kills = facts.find(({ sentence }) => sentence === 'Gurdy dies.');
		// Played against, she rerolls her hits: 3/6 · 3/6.
		expect([kills?.chance.fraction, kills?.most?.fraction]).toEqual(['1/4', '3/4']);
	});
});

describe('what hangs on choices', () => {
	const LOST = `
player Amy: Isaac (deactivated), 1 HP | items: empty | hand: empty
player Ben: Cain (deactivated), 2 HP | items: The D6 | hand: empty
monsters: Cod Worm (1 HP)
---
Amy attacks
everyone passes
Amy chooses Cod Worm
`;
	test('a reroll of an attack against attack 0 only puts off what comes', () => {
		const { facts, hangOn, rest } = oddsAt(lastOf(LOST), { may: [1] });
		expect(facts.map(({ chance, most }) => [chance.fraction, most])).toEqual([['1', null]]);
		expect([hangOn, rest]).toEqual([[], []]);
	});

	test('is told apart in what is told: loot of a roll table that may be rolled again', () => {
		const text = `
player Amy: Isaac (deactivated), 2 HP, 1 loot play | items: empty | hand: Pills! (white/blue)
player Ben: Cain, 2 HP | items: The D6 | hand: empty
monsters: Fly
---
Amy plays Pills! (white/blue)
`;
		// A low number loots one card, a middle one three, and a high one discards one of none: Ben rerolls what he does not want, or what he wants.
		const { outcomes, compared } = oddsAt(lastOf(text), { may: [0, 1] });
		expect(compared).toBe('all');
		expect(outcomes.map(({ sentence }) => sentence).sort()).toEqual([
			'Amy loots 1.',
			'Amy loots 3.',
			'Nothing changes.'
		]);
		// 1/3 · 1/3 at least; 1/3 + 2/3 · 1/3 at most.
		for (const { chance, most } of outcomes)
			expect([chance.fraction, most?.fraction]).toEqual(['1/9', '5/9']);
	});
});

describe('players who play for it and against it', () => {
	const text = `
player Amy: Isaac (deactivated), 2 HP, 3¢ | items: empty | hand: empty
player Ben: Cain (deactivated), 1 loot play | items: empty | hand: Bomb!
monsters: Gurdy (2 HP)
---
Amy attacks
everyone passes
Amy chooses Gurdy
`;
	const kills = (sides: Sides) => {
		const position = lastOf(text);
		const goal = factNamed(position, 'gurdy dies');
		const { chance, most, whole } = goalOdds(position, goal ?? { does: 'all lose' }, sides);
		expect([most, whole]).toEqual([null, true]);
		return chance.fraction;
	};

	test.each([
		// Nobody responds: two hits of 1/2 before two misses.
		['nobody', {}, '1/2'],
		// Ben's Bomb! takes a HP of Gurdy's: one hit before two misses, 1 − 1/2 · 1/2.
		['Ben for it', { for: [1] }, '3/4'],
		// It takes a HP of Amy's: she may not miss once, 1/2 · 1/2.
		['Ben against it', { against: [1] }, '1/4']
	] as const)('%s', (_, sides, fraction) => {
		expect(kills(sides)).toBe(fraction);
	});

	test('a goal is a death or a win of somebody at the table', () => {
		const position = lastOf(text);
		expect(factNamed(position, 'Ben wins.')).toEqual({ does: 'wins', player: 1 });
		expect(factNamed(position, 'Fly dies')).toBeNull();
		expect(factNamed(position, 'Amy laughs')).toBeNull();
	});
});
