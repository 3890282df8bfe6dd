import { describe, expect, test } from 'vitest';
import { hingesOf, play, verdictOf } from '#lib/scenario/index.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './read.ts';

function hinges(text: string) {
	const scenario = read(text);
	const played = play(scenario);
	if (!played.ok || played.stopped) throw new Error('It does not follow.');
	return hingesOf(scenario, played);
}

const told = (text: string) =>
	hinges(text).hinges.map(({ kind, words, sentence }) => [kind, words, sentence]);

const ATTACK = `
player Amy: Isaac, 1 HP, 3¢ | items: empty | hand: empty
player Ben: Cain, 1 loot play | items: empty | hand: Soul Heart
monsters: Gurdy (1 HP)
monster deck: Dip, ...
attack: Amy on Gurdy
---
roll 2
`;

const scenarioText = (file: string): string =>
	readFileSync(join(import.meta.dirname, `../../content/scenarios/${file}.souls`), 'utf8');

describe('what a scenario hinges on', () => {
	test('the die: evasion 4 is hit by 4 to 6, and a miss kills Amy', () => {
		expect(told(ATTACK)).toEqual([
			['roll', "Amy's roll: with 4–6 instead of 1–3", "Amy gains 7¢ and Gurdy's soul."],
			[
				'hp',
				"Amy's HP: with 2 instead of 1",
				"Amy takes 1 damage (1 HP left). Amy's 2 misses Gurdy (evasion 4). Next, Amy rolls against Gurdy."
			],
			[
				'response',
				'one response more: “Ben plays Soul Heart on Amy”',
				'Amy takes no damage. Soul Heart prevents 1 damage to Amy. Next, Amy rolls against Gurdy.'
			]
		]);
		expect(hinges(ATTACK).sentence).toBe(
			"It hinges on Amy's roll: with 4–6 instead of 1–3. Amy gains 7¢ and Gurdy's soul."
		);
	});

	// Each miss is told with its number; what goes for all of them is that it missed (8).
	test('the numbers that come to the same, though each is told with its own', () => {
		const hit = ATTACK.replace('1 HP, 3¢', '2 HP, 3¢').replace('roll 2', 'roll 5');
		expect(told(hit)[0]).toEqual([
			'roll',
			"Amy's roll: with 1–3 instead of 4–6",
			'Amy takes 1 damage (1 HP left). Next, Amy rolls against Gurdy.'
		]);
	});

	test('a card that only fills a slot last, and that it does; a choice of it only where nothing else turns it', () => {
		const missed =
			'monsters: Gurdy, Fly\n---\nAmy attacks\neveryone passes\nAmy chooses Gurdy\nroll 3\n';
		const all = hinges(`player Amy: Isaac, 1 HP\n${missed}`);
		expect(all.hinges[0]?.words).toBe("Amy's roll: with 4–6 instead of 1–3");
		expect(all.hinges.some(({ filler }) => filler)).toBe(false);
		const caught = hinges(`player Amy: Isaac | items: Friendly Ball | hand: Bomb!
player Ben: Cain
monsters: Gurdy, Fly
---
Amy activates Friendly Ball (line 1) -> Gurdy
everyone passes
`);
		expect(caught.hinges.at(-1)).toMatchObject({
			kind: 'response',
			words: 'one response more: “Amy plays Bomb! on Fly” (Fly only fills a slot)',
			filler: true
		});
		const said = hinges(`player Amy: Isaac, 1 HP\n${missed.replace('Fly', 'Fly (1 HP)')}`);
		expect(said.hinges.some(({ filler }) => filler)).toBe(false);
	});

	test('an act that saved her', () => {
		const saved = `${ATTACK}everyone passes\nBen plays Soul Heart -> Amy\neveryone passes\nexpect Amy: 1 HP\n`;
		const acts = hinges(saved).hinges.filter(({ kind }) => kind === 'act');
		expect(acts.map(({ words }) => words)).toEqual([
			'“Ben plays Soul Heart on Amy”: if that hadn’t happened'
		]);
		expect(acts[0]?.sentence).toMatch(/^Amy dies/u);
	});

	// Damage resolves when all have passed on it (6): until then Soul Heart can prevent it, and not once Amy is dead.
	test('a response more, before each time that all pass', () => {
		const over = `${ATTACK}everyone passes\neveryone passes\neveryone passes\n`;
		const responses = hinges(over).hinges.filter(({ kind }) => kind === 'response');
		expect(responses.map(({ words }) => words)).toEqual([
			'one response more: “Ben plays Soul Heart on Amy”'
		]);
		expect(responses[0]?.sentence).not.toContain('Amy dies');
		// A penny turns nothing.
		const penny = hinges(ATTACK.replace('hand: Soul Heart', 'hand: A Penny!'));
		expect(penny.hinges.map(({ kind }) => kind)).toEqual(['roll', 'hp']);
	});

	test('which of several that have the same words', () => {
		// Evasion 4, and a miss of 1 HP each: the second one kills Amy, whichever of them had hit.
		const found = told(`
player Amy: Isaac (deactivated), 2 HP | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Gurdy
attack: Amy on Gurdy
---
roll 2
everyone passes
everyone passes
everyone passes
roll 3
`);
		expect(found.filter(([kind]) => kind === 'roll').map(([, words]) => words)).toEqual([
			"Amy's roll (the first): with 4–6 instead of 1–3",
			"Amy's roll (the second): with 4–6 instead of 1–3"
		]);
	});

	// Who is not the active player has no loot play; a character gives one (7.2, 4.4).
	test('a response that an ability makes possible first', () => {
		const found = told(`
player Amy: Isaac, 1 HP, 1 loot play | items: empty | hand: Bomb!
player Ben: Cain, 2 HP, 0 loot plays | items: empty | hand: Butter Bean!
monsters: Fly
---
Amy plays Bomb! -> Amy
`);
		expect(found.filter(([kind]) => kind === 'response')).toEqual([
			[
				'response',
				'one response more: “Ben activates Cain, then Ben plays Butter Bean! on Bomb! (Amy)”',
				'Butter Bean! cancels Bomb! (Amy).'
			]
		]);
	});

	test('a card less: Breakfast gives 1 HP', () => {
		const kept = told(`
player Amy: Isaac | items: Breakfast | hand: empty
monsters: Gurdy
stack: damage 2 to Amy
---
Amy passes
`);
		expect(kept.map(([kind, words]) => [kind, words])).toContainEqual([
			'card',
			"Amy's Breakfast: without it"
		]);
	});

	test('each is a scenario that can be played, and says what it says', () => {
		for (const { scenario, sentence } of hinges(ATTACK).hinges) {
			const played = play(scenario);
			expect(played.ok && verdictOf(played, { script: scenario.script }).sentence).toBe(sentence);
		}
	});

	test('what somebody gains, where nobody dies or is hurt', () => {
		const penny = `
player Amy: Isaac, 0¢ | items: empty | hand: A Penny!
monsters: Gurdy
---
Amy plays A Penny!
`;
		expect(told(penny)).toEqual([
			['act', '“Amy plays A Penny!”: if that hadn’t happened', 'Nothing changes.']
		]);
	});

	test('another choice', () => {
		const chosen = `
player Amy: Isaac | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Mulliboom (1 HP)
monster deck: Dip, ...
attack: Amy on Mulliboom
---
roll 3
everyone passes
everyone passes
everyone passes
Amy chooses Ben
`;
		// It deals 3 damage to whoever is chosen: another choice kills another player.
		expect(told(chosen)).toEqual([
			[
				'choice',
				'“Amy chooses Ben”: with “Amy chooses Amy” instead',
				'Mulliboom dies. Amy dies, gains 6¢, and loses 1¢.'
			]
		]);
	});

	test('another choice behind every fact, and last an act without which nothing comes at all', () => {
		const attacked = told(`
player Amy: Isaac (deactivated), 2 HP | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Gurdy (1 HP), Monstro (2 HP)
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 5
`);
		expect(attacked.map(([kind]) => kind)).toEqual(['roll', 'hp', 'choice']);
		const bombed = (hp: number, items: string): ReturnType<typeof hinges> =>
			hinges(`
player Amy: Isaac (deactivated), ${String(hp)} HP, 0¢ | items: ${items} | hand: empty
player Ben: Cain (deactivated), 2 HP, 1 loot play | items: empty | hand: Bomb!
---
Ben plays Bomb! -> Amy
`);
		expect(bombed(1, 'empty').hinges.map(({ kind }) => kind)).toEqual(['hp', 'act']);
		expect(bombed(1, 'empty').sentence).toMatch(/^It hinges on Amy's HP/u);
		// Of 3 HP, with the 1 that Breakfast gives, she lives with one more or less too.
		expect(bombed(3, 'Breakfast').sentence).toBe(
			'No smaller fact turns it. What does is “Ben plays Bomb! on Amy”: if that hadn’t happened. Nothing changes.'
		);
	});

	test('a roll that was laid, by whom nobody said', () => {
		// Evasion 2: only a 1 misses (8).
		const found = told(`
player Amy: Isaac (deactivated), 2 HP | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Fly
attack: Amy on Fly
stack: roll 6
---
everyone passes
`);
		expect(found[0]?.[1]).toBe('the roll: with 1 instead of 2–6');
	});

	test('cards that come to the same without them, as one', () => {
		// Four souls win; whichever of the three is not there, the fourth is the third (3).
		const found = told(`
player Amy: Isaac | souls: Chub, Gemini, Peep | items: empty | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Gurdy (1 HP)
monster deck: Dip, ...
attack: Amy on Gurdy
---
roll 5
`);
		expect(found.filter(([kind]) => kind === 'card').map(([, words]) => words)).toEqual([
			"Amy's Chub, Gemini, and Peep: without one of them"
		]);
	});

	// The scenarios have their sources and expectations; of each the smallest fact that turns it.
	test.each([
		['roll', 'compare/combat-damage', "Amy's roll: with 1–3 instead of 4–6"],
		['hp', 'compare/copied-loot', "Ben's HP: with 1 instead of 2"],
		[
			'charge',
			'2023/cards/ring-of-the-snake-and-a-charged-character',
			"Amy's The Silent: deactivated instead of charged"
		],
		['cents', 'compare/purchase', "Amy's money: 9¢ instead of 10¢"],
		[
			'counters',
			'2023/cards/alabaster-box-gives-10-cents',
			"Amy's Alabaster Box's counters: 2 instead of 1"
		],
		[
			'card',
			'2023/cards/ace-of-diamonds-counts-slots-and-cards',
			"Amy's Bomb! and Soul Heart: without one of them"
		],
		['choice', 'compare/curses', '“Amy chooses Ben”: with “Amy chooses Amy” instead'],
		['act', 'compare/damage', '“Ben plays Soul Heart on Ben”: if that hadn’t happened'],
		[
			'response',
			'2023/cards/blank-card-lets-an-ambush-pass',
			'one response more: “Amy plays 3 Cents!”'
		],
		['edition', 'compare/prevention', 'the rulebook: by the original rules']
	])('%s, and nothing smaller: %s', (kind, file, words) => {
		const [smallest] = hinges(scenarioText(file)).hinges;
		expect([smallest?.kind, smallest?.words]).toEqual([kind, words]);
	});

	test('reading, behind the number that hangs on it', () => {
		const found = hinges(scenarioText('2023/readings/evasion-is-6-at-most')).hinges;
		expect(found.map(({ kind, words }) => [kind, words])).toEqual(
			expect.arrayContaining([
				['roll', "Amy's roll against Psy Horf: with 1–5 instead of 6"],
				['reading', 'how an open question is answered: Can evasion go above 6 or below 1? Yes']
			])
		);
	});

	test('nothing, where every fact may be another', () => {
		const {
			hinges: none,
			sentence,
			tried
		} = hinges(
			'player Amy: Isaac | items: empty | hand: A Penny!\nmonsters: Gurdy\n---\nAmy passes\n'
		);
		expect(none).toEqual([]);
		expect(sentence).toBe(`None of the ${String(tried)} changed facts that were tried turns it.`);
	});
});

describe('a die that is still to be rolled', () => {
	const DECLARED = `player Amy: 1 HP
monsters: Gurdy (1 HP), Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy`;

	test('is what an attack hinges on', () => {
		expect(told(DECLARED).slice(0, 2)).toEqual([
			['roll', "Amy's roll to come: with 1–3", 'Amy dies and loses 1¢ and a loot card.'],
			['roll', "Amy's roll to come: with 4–6", "Amy gains 7¢ and Gurdy's soul."]
		]);
		expect(hinges(DECLARED).sentence).toBe(
			"It hinges on Amy's roll to come: with 1–3. Amy dies and loses 1¢ and a loot card."
		);
	});

	test('comes after the passes that it waits for, as a line that can be played', () => {
		const found = hinges(`player Amy: | items: The D6
monsters: Gurdy, Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
Amy activates The D6 -> Amy's roll`);
		const script = found.hinges[0]?.scenario.script.slice(-2);
		expect(script).toEqual([{ do: 'everyone passes' }, { do: 'roll', result: 1 }]);
	});

	test('is none where nothing is rolled', () => {
		expect(hinges('player Amy:\n---').hinges).toEqual([]);
	});
});

describe('what a die or a choice to come decides', () => {
	// Guppy's Collar saves on 1 to 3; with 1 HP of 2 she would die.
	test('counts: a death that a die may still prevent is another verdict', () => {
		const found = told(`
player Amy: Isaac (deactivated), 2 HP | items: Guppy's Collar | hand: empty
player Ben: Cain (deactivated) | items: empty | hand: empty
monsters: Leech
stack: damage 1 to Amy
---
everyone passes
`);
		expect(found).toEqual([
			[
				'hp',
				"Amy's HP: with 1 instead of 2",
				"So far: Amy takes 1 damage (0 HP left). It depends on Amy's roll for Guppy's Collar."
			]
		]);
	});

	// Evasion 4; Amy has 2 HP and Monstro 4: a bomb on either kills nobody and leaves the die what it is.
	test('is not turned by a response that only adds something', () => {
		const found = told(`
player Amy: Isaac (deactivated), 2 HP, 1 loot play | items: The D6 | hand: Bomb!
player Ben: Cain (deactivated), 2 HP, 1 loot play | items: empty | hand: Dice Shard
monsters: Monstro
---
Amy attacks
everyone passes
Amy chooses Monstro
roll 3
Amy activates The D6 -> Amy's roll
`);
		expect(found.map(([, words]) => words)).toEqual([
			"Amy's reroll to come: with 1–3",
			"Amy's reroll to come: with 4–6",
			"Amy's HP: with 1 instead of 2",
			"“Amy activates The D6 on Amy's roll 3 against Monstro”: if that hadn’t happened"
		]);
	});

	// XVI. The Tower: with 1–2 players take 1 damage, with 3–4 monsters do, with 5–6 players take 2.
	test('is told of the numbers that come to something else', () => {
		const found = told(`
player Amy: Isaac (deactivated), 2 HP, 1 loot play | items: empty | hand: XVI. The Tower
player Ben: Cain (deactivated), 2 HP | items: empty | hand: empty
monsters: Gurdy (1 HP)
---
Amy plays XVI. The Tower
everyone passes
`);
		const depends = "It depends on Amy's roll for XVI. The Tower.";
		expect(found.filter(([kind]) => kind === 'hp')).toEqual([
			[
				'hp',
				"Gurdy's HP: with 2 instead of 1",
				`${depends} With 3–4: Gurdy takes 1 damage (1 HP left).`
			],
			[
				'hp',
				"Amy's HP: with 1 instead of 2",
				`${depends} With 1–2: Amy dies and loses 1¢. Ben takes 1 damage (1 HP left).`
			],
			[
				'hp',
				"Ben's HP: with 1 instead of 2",
				`${depends} With 1–2: Ben dies and loses 1¢. Amy takes 1 damage (1 HP left).`
			]
		]);
	});
});
