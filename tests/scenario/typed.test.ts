import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardOf } from '#lib/cards/library.ts';
import { readTypedCard } from '#lib/cards/typed.ts';
import { positionSchema } from '#lib/judge/schema/position.ts';
import { fromJson, parse, play, print } from '#lib/scenario/index.ts';
import { decodeLink, encodeLink } from '#lib/scenario/link/index.ts';
import { read } from './read.ts';

const ROCK = 'Lucky Rock: treasure, eternal | ↷: Roll- / 1-3: Gain 1¢. / 4-6: Loot 1.';
const FLY = 'Odd Fly: monster, 1 HP, 2+, 1 ATK, 1¢ | When this dies, juggle three apples.';
const TEXT = `title: x
rules: 2023
card ${ROCK}
card ${FLY}
player Amy: Isaac | items: Lucky Rock
player Ben: Cain | hand: Bomb!
monsters: Odd Fly, Fly
---
Amy activates Lucky Rock
Ben plays Bomb! -> Odd Fly
reveal Fly
`;

describe('a typed card', () => {
	it('goes by its own line, and is printed with the scenario', () => {
		const scenario = read(TEXT);
		expect(scenario.players?.[0]?.items?.[0]?.card).toBe(ROCK);
		expect(print(scenario)).toBe(TEXT);
	});

	it('is a card like any other', () => {
		expect(cardOf(FLY)).toMatchObject({
			name: 'Odd Fly',
			kind: 'monster',
			hp: 1,
			evasion: 2,
			attack: 1,
			rewards: [{ gain: '¢', amount: 1 }]
		});
		expect(cardOf(ROCK).keywords).toEqual(['eternal']);
		expect(cardOf(ROCK).abilities[0]?.way).toBe('tap');
	});

	it('has a stat that stands alone, if it is a monster; of a room nobody knows whose it is', () => {
		expect(cardOf('Ogre: monster, 2 HP, 3+, 1 ATK | +1 ATK').abilities).toEqual([
			{ way: 'static', standing: { stat: 'attack', of: 'this', add: 1 } }
		]);
		expect(readTypedCard('Hall: room | +1 to attack rolls.').problems).toHaveLength(1);
		expect(cardOf('Bad Luck: curse | -1 ATK').abilities).toEqual([
			{ way: 'static', standing: { stat: 'attack', of: 'you', add: -1 } }
		]);
	});

	it('has the keyword of its kind, said or not: a starting item is eternal (2.5)', () => {
		for (const said of ['starting item', 'starting item, eternal']) {
			const line = `Own Die: ${said} | ↷: Gain 1¢.`;
			expect(cardOf(line).keywords).toEqual(['eternal']);
			expect(print(read(`card ${line}\nplayer Amy: | items: Own Die\n---\n`))).toContain(
				`card ${line}`
			);
		}
		expect(cardOf('Bad Luck: curse | You have -1 to all your dice rolls.').keywords).toEqual([
			'curse'
		]);
		expect(cardOf('Odd Rock: treasure | ↷: Gain 1¢.').keywords).toBeUndefined();
	});

	it('is carried by JSON, by links and by positions as they are', () => {
		const scenario = read(TEXT);
		expect(fromJson(JSON.parse(JSON.stringify(scenario)))).toEqual({ ok: true, scenario });
		const opened = decodeLink(encodeLink({ scenario }));
		expect(opened).toMatchObject({ ok: true, shared: { scenario } });
		const played = play({ ...scenario, script: scenario.script.slice(0, 2) });
		if (!played.ok) throw new Error('The table could not be laid.');
		const position: unknown = JSON.parse(JSON.stringify(played.position));
		expect(v.safeParse(positionSchema, position).success).toBe(true);
	});

	it('goes before a card of the library with its name', () => {
		const scenario = read(`card Fly: monster, 9 HP, 6+, 9 ATK\nmonsters: Fly\n---\n`);
		const [slot] = scenario.board?.slots?.monster ?? [];
		expect(cardOf(slot?.top?.card ?? '').hp).toBe(9);
	});

	it('keeps a line that nobody can read, and says where it is', () => {
		const parsed = parse(TEXT);
		expect(parsed).toMatchObject({
			notes: [{ line: 4, column: TEXT.split('\n')[3]?.indexOf('juggle') }].map(
				({ line, column }) => ({ line, column: (column ?? 0) + 1 })
			)
		});
		expect(cardOf(FLY).abilities).toEqual([
			{
				way: 'trigger',
				opening: 'when',
				when: { on: 'die', who: 'this', when: 'on death' },
				targets: [],
				effect: { do: 'by hand', words: 'juggle three apples.' }
			}
		]);
	});

	it.each([
		['card X: banana, 2 HP', 1, 9, '“banana”'],
		['card X: 2 HP', 1, 8, 'kind'],
		['card X, Y: loot | Loot 1.', 1, 6, 'name'],
		['card X: loot\ncard x: loot', 2, 6, 'Two cards']
	])('is refused at its place: %s', (text, line, column, message) => {
		const parsed = parse(text);
		const problems = parsed.ok ? [] : parsed.problems;
		expect(problems[0]).toMatchObject({ line, column });
		expect(problems[0]?.message).toContain(message);
	});
});

describe('the kind of a typed card', () => {
	const KINDS: readonly (readonly [said: string, read: string])[] = [
		['passive item', 'treasure'],
		['active treasure', 'treasure'],
		['treasure (one-use)', 'treasure'],
		['loot card', 'loot'],
		['tarot card', 'loot'],
		['trinket', 'loot, trinket'],
		['bad event', 'event'],
		['basic monster, 2 HP, 3+ roll, 1 attack, gives 3¢', 'monster, 2 HP, 3+, 1 ATK, 3¢'],
		['epic boss, 8/3+/2, 2 souls', 'monster, 8 HP, 3+, 2 ATK, 2 souls'],
		['ambush, 2 HP, 3+, 1 ATK', 'loot, ambush, 2 HP, 3+, 1 ATK'],
		['2 HP, hits on 3+, 1 ATK', 'monster, 2 HP, 3+, 1 ATK'],
		['treasure, 2 HP, 3+, 1 ATK', 'treasure, 2 HP, 3+, 1 ATK'],
		['treasure, soul', 'treasure, 1 soul']
	];
	it.each(KINDS)('may be said as print and players do: “%s”', (said, facts) => {
		expect(readTypedCard(`Odd Thing: ${said}`)).toMatchObject({
			key: `Odd Thing: ${facts}`,
			problems: []
		});
	});
});

describe('a card typed over several lines', () => {
	const LINES: readonly (readonly [said: string, key: string])[] = [
		['Bag\nLoot card\nLoot 2.', 'Bag: loot | Loot 2.'],
		['Bag\nLoot\nChoose one-\nGain 2¢.\nLoot 1.', 'Bag: loot | Choose one- / Gain 2¢. / Loot 1.'],
		['Gnat: monster, 2 HP, 3+, 1 ATK\nLoot 1', 'Gnat: monster, 2 HP, 3+, 1 ATK, loot 1'],
		['Gnat\n3¢\nBoss, 2 HP, 3+, 1 ATK', 'Gnat: monster, 2 HP, 3+, 1 ATK, 3¢'],
		[
			'Gnat\nMonster\n2 HP 3+ 1 ATK\n3¢\nWhen this dies, choose one-\nLoot 1.\nGain 2¢.',
			'Gnat: monster, 2 HP, 3+, 1 ATK, 3¢ | When this dies, choose one- / Loot 1. / Gain 2¢.'
		]
	];
	it.each(LINES)('does what it says, and a monster alone gives it: %j', (said, key) => {
		expect(readTypedCard(said)).toMatchObject({ key, problems: [] });
	});

	it('has its name first, then its facts and its text in any order', () => {
		const { key, card, problems } = readTypedCard(
			'Big Fly\nMonster 2 HP 3+ 1 ATK\nEach time a player rolls a 1, this heals 1 HP.\nRewards: 3¢, loot 1'
		);
		expect(problems).toEqual([]);
		expect(card).toMatchObject({ kind: 'monster', hp: 2, evasion: 3, attack: 1 });
		expect(card?.rewards).toEqual([
			{ gain: '¢', amount: 3 },
			{ gain: 'loot', amount: 1 }
		]);
		expect(cardOf(key ?? '')).toEqual(card);
	});

	it('says at which place it is not understood', () => {
		const { problems } = readTypedCard('Rock\ntreasure\n↷: Gain 1¢.\n↷: Juggle.');
		expect(problems).toMatchObject([{ line: 4, column: 4, byHand: true }]);
	});
});
