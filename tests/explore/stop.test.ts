/** Whether it can still be stopped: by hand, and beside a brute force. */
import { describe, expect, test } from 'vitest';
import { parse, play, stoppingOf } from '#lib/scenario/index.ts';
import { chanceOf } from '../support/random.ts';
import { bruteForce } from './brute.ts';
import { lastOf } from './tables.ts';

const table = (amy: string, ben: string, stack: string): string => `
player Amy: Isaac (deactivated), 1 HP, 1 loot play | ${amy}
player Ben: Cain (deactivated), 2 HP, 1 loot play | ${ben}
monsters: Fly
stack: ${stack}
---
`;
const EMPTY = 'items: empty | hand: empty';

describe('a death that is settled', () => {
	test('that takes two responses says of each one that it does not do alone', () => {
		// Two damage items: each Soul Heart prevents 1 damage of one of them.
		const hearts = 'items: empty | hand: Soul Heart, Soul Heart, A Penny!';
		const position = lastOf(
			table(EMPTY, hearts, 'damage 1 to Amy; damage 1 to Amy').replace(
				'1 loot play | items: empty | hand: Soul',
				'2 loot plays | items: empty | hand: Soul'
			)
		);
		const { line, refuted, sentence } = stoppingOf(position);
		expect(line?.acts).toEqual(['Ben plays Soul Heart on Amy', 'Ben plays Soul Heart on Amy']);
		expect(refuted).toEqual(
			expect.arrayContaining(['Ben plays Soul Heart on Amy', 'Ben plays A Penny!'])
		);
		expect(sentence).toContain(
			`None of the ${String(refuted.length)} possible responses stops it alone.`
		);
	});

	test('is stopped by the one card that can, played at once', () => {
		const text = table(EMPTY, 'items: empty | hand: Bomb!, Soul Heart', 'damage 1 to Amy');
		const { is, settled, sentence, line, positions } = stoppingOf(lastOf(text));
		expect([is, settled.map((one) => one.sentence)]).toEqual(['can', ['Amy dies.']]);
		expect(sentence).toBe(
			'It can still be stopped: Ben plays Soul Heart on Amy. If nobody responds: Amy dies.'
		);
		expect(line?.text[0]).toBe('Ben plays Soul Heart -> Amy');
		expect(positions).toBeGreaterThan(1);
		// What is written can be played, and nobody is dead after it.
		const parsed = parse(`${text}${line?.text.join('\n') ?? ''}\nexpect Amy: 1 HP\n`);
		const played = parsed.ok ? play(parsed.scenario) : null;
		expect(played?.ok && played.held && !played.stopped).toBe(true);
	});

	test('that nobody can stop is proved so, with the cards that nobody has named', () => {
		const text = table(
			'items: empty | hand: Bomb!',
			'items: empty | hand: unknown',
			'damage 1 to Amy'
		);
		const { is, sentence, unnamedSentences, line, unnamed, forever } = stoppingOf(lastOf(text));
		expect([is, line, unnamed, forever]).toEqual([
			'cannot',
			null,
			[{ player: 1, cards: 1, turning: null, open: 0 }],
			false
		]);
		expect(sentence).toMatch(
			/^Amy dies\. Nobody can stop it with the cards that are known\. This is proved: all [\d,]+ positions on the way to it were checked\. Trades between players are not counted\.$/u
		);
		expect(unnamedSentences).toEqual(['Ben has 1 unknown card in hand.']);
	});

	test('is asked of every loot card in the place of one that nobody has named', () => {
		const text = table(
			'items: empty | hand: Bomb!',
			'items: empty | hand: unknown',
			'damage 1 to Amy'
		);
		const { is, unnamed, unnamedSentences } = stoppingOf(lastOf(text), {
			unnamed: true,
			positions: 300
		});
		const [ben] = unnamed;
		expect([is, ben?.player]).toEqual(['cannot', 1]);
		// What prevents damage or adds HP; nothing that is damage can be cancelled.
		expect(ben?.turning).toEqual(
			expect.arrayContaining(['soul-heart', 'dagaz', 'v-the-hierophant', 'vi-the-lovers'])
		);
		for (const card of ['butter-bean', 'bomb', 'a-penny']) expect(ben?.turning).not.toContain(card);
		expect(unnamedSentences.join()).toMatch(
			/Ben has 1 unknown card in hand\. If it is one of these, it can be stopped: .*Soul Heart/u
		);
	});

	test('is not proved where the limit is reached', () => {
		const text = table('items: empty | hand: Bomb!', EMPTY, 'damage 1 to Amy');
		const { is, sentence } = stoppingOf(lastOf(text), { positions: 20 });
		expect(is).toBe('not found');
		expect(sentence).toContain('No way to stop it was found in 20 positions, but there may be one');
	});

	test('says every number of a die that would do, and nothing of a die that may show what it likes', () => {
		// A 3 misses evasion 4; the reroll hits with 4 or more (rulebook 8).
		const missed = `
player Amy: Isaac (deactivated), 2 HP, 1 loot play | items: empty | hand: Dice Shard
player Ben: Cain (deactivated), 2 HP | items: empty | hand: empty
monsters: Monstro (1 HP)
---
Amy attacks
everyone passes
Amy chooses Monstro
roll 3
`;
		const reroll = stoppingOf(lastOf(missed));
		expect(reroll.line?.faces).toEqual([[4, 5, 6]]);
		expect(reroll.sentence).toMatch(/It takes a roll of 4, 5, or 6\. If nobody/u);
		// Saved or dead, Amy attacks no more: Guppy's Collar ends her turn, and so does her death (11).
		const own = `
player Amy: Isaac (deactivated), 1 HP, 1 loot play | items: Guppy's Collar | hand: Bomb!
player Ben: Cain (deactivated), 2 HP | items: empty | hand: empty
monsters: Gurdy (1 HP)
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 5
`;
		const { line, sentence } = stoppingOf(lastOf(own));
		expect(line?.faces).toEqual([[1, 2, 3, 4, 5, 6]]);
		expect(sentence).toBe(
			'It can still be stopped: Amy plays Bomb! on Amy. If nobody responds: Gurdy dies.'
		);
	});

	// Whoever has played the Bomb! could cancel it too, and has priority first (14); nobody would.
	test('is stopped by somebody else before a player undoes their own act', () => {
		const bombed = (amy: string): string =>
			`
player Ben: Cain (deactivated), 2 HP, 1 loot play | items: empty | hand: Bomb!, Butter Bean!
player Amy: Isaac (deactivated), 1 HP, 1 loot play | items: empty | hand: ${amy}
monsters: Fly
---
Ben plays Bomb! -> Amy
`.replace('1 loot play', '2 loot plays');
		const { line, sentence } = stoppingOf(lastOf(bombed('Butter Bean!')));
		expect(line?.acts).toEqual(['Amy plays Butter Bean! on Bomb! (Ben)']);
		expect(sentence).toMatch(
			/^It can still be stopped: Amy plays Butter Bean! on Bomb! \(Ben\)\./u
		);
		// Where nobody else can with as few acts, it is said all the same.
		expect(stoppingOf(lastOf(bombed('empty'))).line?.acts).toEqual([
			'Ben plays Butter Bean! on Bomb! (Ben)'
		]);
	});

	test('cannot be stopped by somebody who may not respond', () => {
		const text = table(EMPTY, 'items: empty | hand: Soul Heart', 'damage 1 to Amy');
		expect(stoppingOf(lastOf(text), { may: [0] }).is).toBe('cannot');
	});
});

test('damage is stopped where nobody dies', () => {
	const bombed = 'Bomb! (Amy) -> Ben';
	const text = table(EMPTY, 'items: empty | hand: Butter Bean!', bombed);
	expect(stoppingOf(lastOf(text)).sentence).toBe(
		'It can still be stopped: Ben plays Butter Bean! on Bomb! (Amy). If nobody responds: Ben takes damage.'
	);
});

test('what has resolved leaves nothing to stop', () => {
	const { is, sentence } = stoppingOf(
		lastOf(`
player Amy: Isaac, 10¢ | items: empty | hand: empty
player Ben: Cain | items: empty | hand: Butter Bean!
shop: The Relic
---
Amy purchases
everyone passes
Amy chooses The Relic
`)
	);
	expect([is, sentence]).toEqual([
		'open',
		'Nothing is left to happen, so there is nothing to stop.'
	]);
});

test('what a die decides is not settled', () => {
	const text = table("items: Guppy's Collar | hand: empty", EMPTY, 'damage 1 to Amy');
	const { is, settled, sentence } = stoppingOf(lastOf(text));
	expect([is, settled]).toEqual(['open', []]);
	expect(sentence).toBe(
		'Nothing is settled yet that could be stopped: what comes depends on the dice.'
	);
});

// A Penny! gains 1¢ as it resolves, and Butter Bean! cancels a loot that has not (6, 14).
test('what a player gains can be stopped, where nobody dies or takes damage', () => {
	const penny = (hand: string) =>
		stoppingOf(
			lastOf(`
player Amy: Isaac | items: empty | hand: A Penny!
player Ben: Cain, 1 loot play | items: empty | hand: ${hand}
---
Amy plays A Penny!
`)
		);
	const { is, settled, line } = penny('Butter Bean!');
	expect([is, settled.map(({ sentence }) => sentence)]).toEqual(['can', ['Amy gains cents.']]);
	expect(line?.acts).toEqual(['Ben plays Butter Bean! on A Penny! (Amy)']);
	expect(penny('empty').is).toBe('cannot');
});

// Damage is marked as it resolves, and gained ¢ are there; what comes after it undoes neither (6.8, 6.9).
test('what has come was not stopped, whatever undoes it later', () => {
	const own = (cards: string, ben: string, stack: string) =>
		stoppingOf(
			lastOf(`
${cards}
player Amy: Isaac (deactivated), 2 HP, 0¢ | items: empty | hand: empty
player Ben: Cain (deactivated), 1 loot play | ${ben}
monsters: Fly
stack: A Penny! (Ben); ${stack}
---
`)
		);
	const gauze = 'card Gauze: treasure | ↷: A player heals 1 HP.';
	const healed = own(gauze, 'items: Gauze | hand: empty', 'damage 1 to Amy');
	expect([healed.is, healed.settled[0]?.sentence]).toEqual(['cannot', 'Amy takes damage.']);
	const thief = 'card Thief: treasure | ↷: Steal 1¢ from a player.';
	const stolen = own(thief, 'items: Thief | hand: empty', 'A Penny! (Amy)');
	expect([stolen.is, stolen.settled[0]?.sentence]).toEqual(['cannot', 'Amy gains cents.']);
	// An answer before it comes is another matter.
	const bean = own(thief, 'items: Thief | hand: Butter Bean!', 'A Penny! (Amy)');
	expect(bean.is).toBe('can');
});

test('as a brute force finds it, with as few acts', () => {
	const LOOT = ['Bomb!', 'Soul Heart', 'Butter Bean!', 'A Penny!', 'Dice Shard', 'Lil Battery'];
	const ITEMS = ['The D6', 'Yum Heart', 'Blood Lust', 'The Bone', 'Sleight of Hand'];
	const STACKS = ['damage 1 to Amy', 'Bomb! (Ben) -> Amy', 'damage 1 to Amy; damage 1 to Amy'];
	const counts = { can: 0, cannot: 0 };
	for (let seed = 1; seed <= 120; seed++) {
		const chance = chanceOf(seed);
		const some = (of: readonly string[], most: number): string =>
			chance
				.shuffle(of)
				.slice(0, chance.below(most + 1))
				.join(', ') || 'empty';
		const amy = `items: ${some(ITEMS, 1)} | hand: ${some(LOOT, 1)}`;
		const ben = `items: empty | hand: ${some(LOOT, 2)}`;
		const text = table(amy, ben, chance.pick(STACKS));
		const position = lastOf(text);
		const brute = bruteForce(position, 0, [0, 1], 3_000);
		if (!brute) continue;
		const { is, line } = stoppingOf(position);
		expect([text, is]).toEqual([text, brute.saved ? 'can' : 'cannot']);
		expect([text, line?.acts.length]).toEqual([text, brute.saved?.[0]]);
		counts[brute.saved ? 'can' : 'cannot']++;
	}
	expect(counts.can).toBeGreaterThan(10);
	expect(counts.cannot).toBeGreaterThan(10);
});
