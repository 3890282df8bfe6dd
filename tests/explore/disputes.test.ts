/**
 * Disputes of different kinds, asked all three ways: the odds, whether it can be stopped, what it hinges on. Each number
 * was worked out from the rule documents before it was compared; both editions where the documents agree. An attack roll
 * hits with its evasion or more, and without other words a hit and a miss are 1 damage.
 */
import { describe, expect, test } from 'vitest';
import {
	factNamed,
	goalOdds,
	hingesOf,
	oddsAt,
	parse,
	play,
	stoppingOf,
	type Sides
} from '#lib/scenario/index.ts';
import { lastOf } from './tables.ts';

const BOTH = ['2023', 'original'] as const;
type Edition = (typeof BOTH)[number];

const tableOf =
	(amy: string, ben: string, ...head: readonly string[]) =>
	(rules: Edition, ...script: readonly string[]): string =>
		[
			`rules: ${rules}`,
			`player Amy: Isaac (deactivated), ${amy}`,
			`player Ben: Cain (deactivated), ${ben}`,
			...head,
			'---',
			...script,
			''
		].join('\n');

/** An attack is declared before its target in 2023, and with it in the original ruleset. */
const attack = (rules: Edition, monster: string): readonly string[] =>
	rules === 'original'
		? ['Amy attacks', `Amy chooses ${monster}`, 'everyone passes']
		: ['Amy attacks', 'everyone passes', `Amy chooses ${monster}`];

/** How likely it is, exactly. */
function oddsOf(text: string, goal: string, sides: Sides = {}): string {
	const position = lastOf(text);
	const fact = factNamed(position, goal);
	if (!fact) throw new Error(`Nobody can say “${goal}” here.`);
	const { chance, most, whole } = goalOdds(position, fact, sides);
	expect(whole).toBe(true);
	return most ? `${chance.fraction} to ${most.fraction}` : chance.fraction;
}

/** "Amy’s roll: with 1–3 instead of 4–6 → Amy dies." */
function hinges(text: string): readonly string[] {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(text);
	const played = play(parsed.scenario);
	if (!played.ok || played.stopped) throw new Error(text);
	return hingesOf(parsed.scenario, played).hinges.map(
		({ words, sentence }) => `${words} → ${sentence}`
	);
}

const AMY = 0;
const BEN = 1;

describe.each(BOTH)('by the rules of %s', (rules) => {
	test('rerolls on both sides', () => {
		const table = tableOf(
			'1 HP, 1 loot play | items: empty | hand: Dice Shard',
			'2 HP | items: The D6 | hand: empty',
			'monsters: Gurdy (1 HP)'
		);
		const text = table(rules, ...attack(rules, 'Gurdy'), 'roll 4');
		expect(oddsOf(text, 'Gurdy dies')).toBe('1');
		// Ben rerolls the hit: 1/2; Amy rerolls a miss: 1/2 + 1/2 · 1/2.
		expect(oddsOf(text, 'Gurdy dies', { against: [BEN] })).toBe('1/2');
		expect(oddsOf(text, 'Gurdy dies', { for: [AMY], against: [BEN] })).toBe('3/4');
		const { is, line } = stoppingOf(lastOf(text), { may: [BEN] });
		expect([is, line?.acts, line?.faces]).toEqual([
			'can',
			["Ben taps The D6 on Amy's attack roll of 4 against Gurdy"],
			[[1, 2, 3]]
		]);
		// Gurdy has evasion 4: 1 to 3 kill Amy, who has 1 HP.
		expect(hinges(text)[0]).toBe(
			"Amy's roll: with 1–3 instead of 4–6 → Amy dies and loses 1¢ and Dice Shard."
		);
	});

	test('the roll table of an item', () => {
		const table = tableOf(
			"2 HP | items: Pandora's Box | hand: empty",
			'2 HP | items: Mini Mush | hand: empty',
			'monsters: Fly'
		);
		const asked = ["Amy activates Pandora's Box", 'everyone passes'];
		const before = table(rules, ...asked);
		// A 3 kills, a 4 loots, a 6 is a soul; ¢ come of 1, 2, 5, and of a 3: Fly's reward.
		expect(oddsOf(before, 'Fly dies')).toBe('1/6');
		expect(oddsOf(before, 'Amy loots')).toBe('1/6');
		expect(oddsOf(before, 'Amy gains a soul')).toBe('1/6');
		expect(oddsOf(before, 'Amy gains cents')).toBe('2/3');
		// A 6 becomes a 5 or a 4 with Mini Mush.
		const six = table(rules, ...asked, 'roll 6');
		const { is, settled, line } = stoppingOf(lastOf(six));
		expect([is, settled[0]?.sentence, line?.acts]).toEqual([
			'can',
			'Amy gains a soul.',
			["Ben taps Mini Mush on Amy's roll of 6 for Pandora's Box"]
		]);
		expect(hinges(six)).toEqual([
			...[
				[1, 'Amy gains 1¢'],
				[2, 'Amy gains 6¢'],
				[3, 'Fly dies. Amy gains 1¢'],
				[4, 'Amy loots 3'],
				[5, 'Amy gains 9¢']
			].map(
				([face, does]) =>
					`Amy's roll for Pandora's Box: with ${String(face)} instead of 6 → ${String(does)} and loses Pandora's Box.`
			),
			// The original ruleset rolls before anything of the effect is done; in 2023 the box is gone by then.
			`one response more: “Ben activates Mini Mush on Amy's roll 6 for Pandora's Box” → ${rules === 'original' ? '' : "So far: Amy loses Pandora's Box. "}It depends on Ben's choice for Mini Mush.`,
			...(rules === 'original'
				? []
				: [
						'how an open question is answered: Does "this" still mean its card once the ability has put it into discard? No → Amy loses Pandora\'s Box.'
					])
		]);
	});

	test('a death that may be prevented, with rerolls', () => {
		const table = tableOf(
			"1 HP, 3¢, 1 loot play | items: Guppy's Collar | hand: Dice Shard",
			'2 HP | items: The D6 | hand: empty',
			'monsters: Fly',
			'stack: damage 1 to Amy'
		);
		const text = table(rules);
		// Saved on 1 to 3. Each may reroll once, and does so when the roll is against them.
		expect(oddsOf(text, 'Amy dies')).toBe('1/2');
		expect(oddsOf(text, 'Amy dies', { for: [BEN] })).toBe('3/4');
		expect(oddsOf(text, 'Amy dies', { against: [AMY] })).toBe('1/4');
		// Dead first (1/2): she rerolls into saved (1/2), he rerolls that: 1/4 saved. Saved first: 3/4 by the same way.
		expect(oddsOf(text, 'Amy dies', { for: [BEN], against: [AMY] })).toBe('1/2');
		expect(stoppingOf(lastOf(text)).sentence).toBe(
			'Nothing is settled yet that could be stopped: what comes depends on the dice.'
		);
		// With 2 HP nobody dies, and without the collar nothing saves her; the penalty takes an item, a card and 1¢ (11.2). Who is
		// saved has 1 HP (6.25).
		expect(hinges(text)).toEqual([
			"Amy's roll for Guppy's Collar to come: with 1–3 → Amy takes 1 damage but survives (1 HP left). Amy's death is prevented: 1 HP left. Amy's turn ends.",
			"Amy's roll for Guppy's Collar to come: with 4–6 → Amy dies and loses 1¢, Dice Shard, and Guppy's Collar.",
			"Amy's HP: with 2 instead of 1 → Amy takes 1 damage (1 HP left).",
			"Amy's Guppy's Collar: without it → Amy dies and loses 1¢ and Dice Shard."
		]);
	});

	test('a loop: misses that hurt nobody', () => {
		const table = tableOf(
			'1 HP | items: empty | hand: empty',
			'2 HP, 1 loot play | items: empty | hand: Bomb!',
			'monsters: Cod Worm'
		);
		const text = table(rules, ...attack(rules, 'Cod Worm'));
		expect(oddsOf(text, 'Cod Worm dies')).toBe('1');
		// Two hits of 1/3: the second is the n-th roll by (n − 1) · (1/3)² · (2/3)ⁿ⁻².
		const [rolls] = oddsAt(lastOf(text)).spreads;
		expect(rolls?.numbers.slice(0, 4).map(({ label, chance }) => [label, chance.fraction])).toEqual(
			[
				['2', '1/9'],
				['3', '4/27'],
				['4', '4/27'],
				['5', '32/243']
			]
		);
		const { is, line } = stoppingOf(lastOf(text));
		expect([is, line?.acts]).toEqual(['can', ['Ben plays Bomb! on Amy']]);
		// Evasion 5. A bomb on somebody else leaves Amy rolling; where there is a window, one on her ends the attack.
		expect(hinges(text)).toEqual([
			"Amy's roll to come: with 5–6 → Cod Worm takes 1 damage (1 HP left). Next, Amy rolls against Cod Worm.",
			...(rules === 'original'
				? ['one response more: “Ben plays Bomb! on Amy” → Amy dies and loses 1¢.']
				: [])
		]);
	});

	test('counters that pay for a kill', () => {
		const table = (counters: number) =>
			tableOf(
				'2 HP | items: empty | hand: empty',
				`2 HP | items: Tech X (${String(counters)} counters) | hand: empty`,
				'monsters: Fly'
			)(rules, ...attack(rules, 'Fly'), 'roll 5');
		expect(oddsOf(table(2), 'Fly dies')).toBe('1');
		expect(oddsOf(table(2), 'Fly dies', { against: [BEN] })).toBe('0');
		// Two counters and the one of its tap are three: one kills Amy, whose death ends the attack.
		const { is, line } = stoppingOf(lastOf(table(2)));
		expect([is, line?.acts]).toEqual(['can', ['Ben taps Tech X', 'Ben activates Tech X on Amy']]);
		expect(stoppingOf(lastOf(table(1))).is).toBe('cannot');
		// Fly has evasion 2; a miss costs Amy 1 HP of 2.
		expect(hinges(table(2))).toEqual([
			"Amy's roll: with 1 instead of 2–6 → Amy takes 1 damage (1 HP left). Amy's 1 misses Fly (evasion 2). Next, Amy rolls against Fly.",
			// What the line above does.
			'one response more: “Ben activates Tech X (line 1), then Ben activates Tech X (line 2) on Amy” → Amy dies and loses 1¢. The attack ended when Amy died, so the roll never resolves. Tech X gets 1 plain counter. Tech X loses 3 counters.'
		]);
	});

	test('the soul that wins', () => {
		const table = tableOf(
			'1 HP | items: empty | souls: Monstro, Pin, Chub | hand: empty',
			'2 HP, 1 loot play | items: empty | hand: Bomb!',
			'monsters: Gurdy (1 HP)'
		);
		const before = table(rules, ...attack(rules, 'Gurdy'));
		expect(oddsOf(before, 'Amy wins')).toBe('1/2');
		expect(oddsOf(before, 'Amy wins', { against: [BEN] })).toBe('0');
		const text = table(rules, ...attack(rules, 'Gurdy'), 'roll 5');
		const { is, settled, line } = stoppingOf(lastOf(text));
		expect([is, settled[0]?.sentence, line?.acts]).toEqual([
			'can',
			'Amy wins.',
			['Ben plays Bomb! on Amy']
		]);
		// Any of three souls less and Gurdy's is no fourth; at 2 HP Gurdy is still there, and Amy's HP make no difference.
		const rolls = 'Next, Amy rolls against Gurdy.';
		expect(hinges(text)).toEqual([
			"Amy's roll: with 1–3 instead of 4–6 → Amy dies and loses 1¢.",
			`Gurdy's HP: with 2 instead of 1 → Gurdy takes 1 damage (1 HP left). Amy's 5 hits Gurdy (evasion 4). ${rolls}`,
			"Amy's Monstro, Pin, and Chub: without one of them → Amy gains 7¢ and Gurdy's soul.",
			'one response more: “Ben plays Bomb! on Amy” → Amy dies and loses 1¢. The attack ended when Amy died, so the roll never resolves.'
		]);
	});

	test('a purchase whose buyer may die first', () => {
		const table = tableOf(
			"1 HP, 10¢, 1 loot play | items: Guppy's Collar | hand: Soul Heart",
			'2 HP, 1 loot play | items: empty | hand: Bomb!',
			'monsters: Fly',
			'shop: The Relic',
			'treasure deck: Dry Baby, Dinner, ...'
		);
		const text = table(
			rules,
			...(rules === 'original' ? ['Amy purchases', 'Amy chooses The Relic'] : ['Amy purchases'])
		);
		expect(oddsOf(text, 'Amy gains an item')).toBe('1');
		// Dead or saved by the collar, her turn is over; a Soul Heart on her keeps it going.
		expect(oddsOf(text, 'Amy gains an item', { against: [BEN] })).toBe('0');
		expect(oddsOf(text, 'Amy gains an item', { for: [AMY], against: [BEN] })).toBe('1');
		const { is, line } = stoppingOf(lastOf(text));
		expect([is, line?.acts]).toEqual(['can', ['Ben plays Bomb! on Amy']]);
		// A bomb on anybody else leaves her purchasing.
		expect(hinges(text).filter((one) => one.includes('response'))).toEqual([
			"one response more: “Ben plays Bomb! on Amy” → So far: Amy takes 1 damage (0 HP left). It depends on Amy's roll for Guppy's Collar."
		]);
	});

	test('¢ that change hands and are spent against who gave them', () => {
		const table = tableOf(
			'1 HP, 4¢ | items: empty | hand: empty',
			'2 HP, 1¢ | items: Golden Razor Blade | hand: empty',
			'monsters: Fly'
		);
		const before = table(rules, ...attack(rules, 'Fly'), 'roll 5');
		const after = table(rules, ...attack(rules, 'Fly'), 'roll 5', 'Amy barters 4¢ with Ben');
		// The blade costs 5¢: 1¢ is too little, and with Amy's 4¢ it kills her.
		expect(oddsOf(before, 'Fly dies', { against: [BEN] })).toBe('1');
		expect(oddsOf(after, 'Fly dies', { against: [BEN] })).toBe('0');
		expect(stoppingOf(lastOf(before)).is).toBe('cannot');
		const { is, line } = stoppingOf(lastOf(after));
		expect([is, line?.acts]).toEqual(['can', ['Ben activates Golden Razor Blade on Amy']]);
		expect(hinges(after).map((one) => one.replace(/ and loses 4¢.*$/u, ''))).toEqual([
			"Amy's roll: with 1 instead of 2–6 → Amy dies",
			'one response more: “Ben activates Golden Razor Blade on Amy” → Amy dies'
		]);
	});

	test('an event that is replaced twice', () => {
		const table = tableOf(
			'2 HP, 0¢, 1 loot play | items: Bum-Bo!, Counterfeit Penny | hand: A Penny!',
			'2 HP, 1 loot play | items: empty | hand: Butter Bean!',
			'monsters: Fly'
		);
		const text = table(rules, 'Amy plays A Penny!');
		// Whichever is first, Bum-Bo! takes all ¢ in the end.
		expect(oddsOf(text, 'Amy gains cents', { for: [AMY] })).toBe('0');
		expect(stoppingOf(lastOf(text)).is).toBe('open');
		// One of 1¢, made 2¢ by Counterfeit Penny.
		expect(hinges(text)).toEqual([
			"Amy's Bum-Bo!: without it → Amy gains 2¢. Amy would gain 1¢: Counterfeit Penny replaces that."
		]);
	});

	test('triggers of a death that kill others', () => {
		const table = tableOf(
			'1 HP | items: empty | hand: empty',
			'1 HP, 1 loot play | items: empty | hand: Soul Heart',
			'monsters: Boom Fly'
		);
		const before = table(rules, ...attack(rules, 'Boom Fly'));
		// A miss kills Amy, a hit both.
		expect(oddsOf(before, 'Amy dies')).toBe('1');
		expect(oddsOf(before, 'Ben dies')).toBe('1/2');
		expect(oddsOf(before, 'Ben dies', { against: [BEN] })).toBe('0');
		// Spared after a miss she is rolling again, and dies of that roll either way: only the first hit can be survived.
		expect(oddsOf(before, 'Amy dies', { against: [BEN] })).toBe('1/2');
		const text = table(rules, ...attack(rules, 'Boom Fly'), 'roll 4');
		const { is, settled, line } = stoppingOf(lastOf(text));
		expect([is, settled.map(({ sentence }) => sentence).sort(), line?.acts]).toEqual([
			'can',
			['Amy dies.', 'Ben dies.', 'Boom Fly dies.'],
			['Ben plays Soul Heart on Amy']
		]);
		// Boom Fly's reward is 4¢; whoever dies loses 1¢ and a card.
		expect(hinges(text)).toEqual([
			"Amy's roll: with 1–3 instead of 4–6 → Amy dies and loses 1¢.",
			"Amy's HP: with 2 instead of 1 → Boom Fly dies. Ben dies and loses 1¢ and Soul Heart. Amy gains 4¢ and takes 1 damage (1 HP left).",
			"Ben's HP: with 2 instead of 1 → Boom Fly dies. Amy dies, gains 4¢, and loses 1¢. Ben takes 1 damage (1 HP left).",
			'one response more: “Ben plays Soul Heart on Amy” → Boom Fly dies. Ben dies and loses 1¢. Amy gains 4¢ and takes no damage. Soul Heart prevents 1 damage to Amy.',
			'one response more: “Ben plays Soul Heart on Ben” → Boom Fly dies. Amy dies, gains 4¢, and loses 1¢. Ben takes no damage. Soul Heart prevents 1 damage to Ben.'
		]);
	});

	test('a card in hand that nobody has named', () => {
		const table = tableOf(
			'2 HP, 1 loot play | items: empty | hand: XIII. Death',
			'2 HP, 1 loot play | items: empty | hand: unknown',
			'monsters: Fly'
		);
		const text = table(rules, 'Amy plays XIII. Death -> Ben');
		expect(oddsOf(text, 'Ben dies')).toBe('1');
		const { is, unnamed } = stoppingOf(lastOf(text), { unnamed: true });
		const turning = unnamed.flatMap((one) => one.turning ?? []);
		expect(is).toBe('cannot');
		// A loot is cancelled; being killed is no damage, so neither HP nor what prevents damage does anything.
		expect(turning).toContain('butter-bean');
		for (const card of ['soul-heart', 'dagaz', 'vi-the-lovers', 'a-penny', 'dice-shard'])
			expect(turning).not.toContain(card);
		expect(hinges(text)).toEqual([
			'“Amy plays XIII. Death on Ben”: if that hadn’t happened → Nothing changes.'
		]);
	});
});

// "Would roll": by the original ruleset such a reroll is final, by the rulebook of 2023 it may be rerolled again.
test.each([
	// h = 1/2 if she never does; else 1/2 + 1/6 · 1/2.
	['original', '1/2 to 7/12'],
	// p = 1/2 + 1/6 · p.
	['2023', '1/2 to 3/5']
] as const)('a 1 that may be rerolled, by the rules of %s', (rules, fractions) => {
	const table = tableOf(
		"1 HP | items: Dad's Lost Coin | hand: empty",
		'2 HP | items: empty | hand: empty',
		'monsters: Gurdy (1 HP)'
	);
	const text = table(rules, ...attack(rules, 'Gurdy'));
	expect(oddsOf(text, 'Gurdy dies')).toBe(fractions);
	// With a 1 on the stack nothing is settled: she may reroll it.
	expect(stoppingOf(lastOf(table(rules, ...attack(rules, 'Gurdy'), 'roll 1'))).is).toBe('open');
});

test('a 1 that may become a 6, and a reroll', () => {
	const table = tableOf(
		'1 HP | items: Sacred Heart, The D6 | hand: empty',
		'2 HP | items: empty | hand: empty',
		'monsters: Gurdy (1 HP)'
	);
	const text = table('2023', ...attack('2023', 'Gurdy'));
	// A 1, 4, 5, 6 of six does it; else once more: 1 − 1/3 · 1/3.
	expect(oddsOf(text, 'Gurdy dies', { for: [AMY] })).toBe('8/9');
});
