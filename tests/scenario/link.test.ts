import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine } from '#lib/model/clean-text.ts';
import { LIBRARY } from '#lib/cards/library.ts';
import { OFFICIAL_KEYS } from '#lib/cards/official/keys.ts';
import {
	actOf,
	isExpectation,
	parse,
	play,
	print,
	start,
	type Line,
	type Scenario
} from '#lib/scenario/index.ts';
import { idOf } from '#lib/scenario/link/cards.ts';
import {
	decodeLink,
	encodeLink,
	linkFor,
	readBytes,
	scriptOf,
	outcomeOf,
	type Shared
} from '#lib/scenario/link/index.ts';
import { number, record, word, type Codec } from '#lib/scenario/link/combine.ts';
import { reader, writer } from '#lib/scenario/link/range.ts';
import { carried } from '#lib/scenario/link/shared.ts';
import { act } from '#lib/scenario/words/act/act.ts';
import { board } from '#lib/scenario/words/board.ts';
import { edit } from '#lib/scenario/words/edit/changes.ts';
import { playerFacts } from '#lib/scenario/words/player.ts';
import { edition, variants } from '#lib/scenario/words/scenario.ts';
import { scenarios } from './arbitrary/scenarios.ts';
import { goldenText } from './golden.ts';
import { ordersIn } from './link-orders.ts';
import { wander } from './wander.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));

function read(text: string): Scenario {
	const parsed = parse(text);
	return parsed.ok ? parsed.scenario : expect.fail(JSON.stringify(parsed.problems));
}

/** The scenario that a link opens as. */
function opened(link: string): Shared {
	const found = decodeLink(link);
	return found.ok ? found.shared : expect.fail(found.why);
}

const entries = fc.nat(1_000);

/** Any scenario with branches that fit it, wherever it is shown. */
const shared: Arbitrary<Shared> = fc
	.tuple(
		scenarios,
		fc.array(
			fc.record({
				name: fc.string({ maxLength: 20 }),
				parent: fc.nat(5),
				at: entries,
				from: entries
			}),
			{ maxLength: 4 }
		),
		fc.option(entries),
		fc.option(fc.nat(9)),
		fc.option(fc.nat(2 ** 24 - 1)),
		fc.option(fc.nat(2 ** 24 - 1))
	)
	.map(([scenario, forks, at, shown, verdict, outcome]) => {
		const branches: NonNullable<Shared['branches']>[number][] = [];
		for (const { name, parent, at: fork, from } of forks) {
			const under = parent < branches.length ? parent : undefined;
			const line = scriptOf({ scenario, branches }, under);
			branches.push({
				name: name.replace(/\p{Cc}/gu, ' '),
				...(under === undefined ? {} : { parent: under }),
				at: fork % (line.length + 1),
				script: scenario.script.slice(from % (scenario.script.length + 1))
			});
		}
		const branch = shown !== null && shown < branches.length ? shown : undefined;
		const line = scriptOf({ scenario, branches }, branch);
		return {
			scenario,
			...(branches.length > 0 ? { branches } : {}),
			...(branch === undefined ? {} : { branch }),
			...(at === null ? {} : { at: at % (line.length + 1) }),
			...(verdict === null ? {} : { verdict }),
			...(outcome === null ? {} : { outcome })
		};
	});

describe('a link', () => {
	it('opens as what it was made of', () => {
		fc.assert(
			fc.property(shared, (whole) => {
				const link = encodeLink(whole);
				expect(link).toMatch(/^[\w-]+$/u);
				expect(opened(link)).toEqual(carried(whole));
				expect(linkFor(whole)).toBe(link);
			}),
			{ numRuns: 150 }
		);
	});

	it('carries what happened, not what was expected of it or where it was found', () => {
		const scenario = read(`title: A question
source: somewhere
player Amy: | hand: Bomb!
---
Amy plays Bomb! -> Fly
expect stack: Bomb! (Amy)
the table sets Ben: 2¢
everyone passes
expect stack: damage 1 to Fly`);
		const { scenario: again, at } = opened(encodeLink({ scenario, at: 4 }));
		expect(print(again)).toBe(`title: A question
rules: 2023
player Amy: | hand: Bomb!
---
Amy plays Bomb! -> Fly
the table sets Ben: 2¢
everyone passes
`);
		expect(at).toBe(3);
	});

	it('of an empty table is a few letters', () => {
		expect(encodeLink({ scenario: { rules: '2023', script: [] } }).length).toBeLessThan(8);
		expect(opened(encodeLink({ scenario: { rules: '2023', script: [] } }))).toEqual({
			scenario: { rules: '2023', script: [] }
		});
	});

	it('opens with what a chat leaves around it', () => {
		const link = encodeLink({ scenario: { rules: '2023', script: [{ do: 'everyone passes' }] } });
		for (const text of [`#${link}`, ` ${link}\n`, `#${link}).`])
			expect(decodeLink(text)).toEqual(decodeLink(link));
	});

	it('carries a title in any writing, as the text that it is', () => {
		const titles = fc
			.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
			.map(cleanLine)
			.filter((title) => title !== '');
		fc.assert(
			fc.property(titles, (title) => {
				const scenario: Scenario = { title, rules: '2023', script: [] };
				expect(opened(encodeLink({ scenario })).scenario.title).toBe(title);
			})
		);
		const scenario: Scenario = { title: '<script>alert(1)</script>', rules: '2023', script: [] };
		expect(opened(encodeLink({ scenario })).scenario).toEqual(scenario);
	});

	it('carries branches of branches', () => {
		const scenario = read('player Amy: | hand: Bomb!\n---\nAmy passes\nBen passes\nAmy passes');
		const other = read('player Amy: | hand: Bomb!\n---\nAmy plays Bomb! -> Fly\nAmy passes').script;
		const whole: Shared = {
			scenario,
			branches: [
				{ name: 'with the bomb', at: 0, script: other },
				{ name: '', parent: 0, at: 1, script: [{ do: 'everyone passes' }] }
			],
			branch: 1,
			at: 2
		};
		expect(opened(encodeLink(whole))).toEqual(whole);
		expect(scriptOf(whole, 1)).toEqual([other[0], { do: 'everyone passes' }]);
	});

	it('carries what is claimed', () => {
		const scenario = read('player Amy: | hand: Bomb!\nplayer Ben:\n---\nAmy plays Bomb! -> Fly');
		const claims = read(
			'player Amy:\nplayer Ben:\n---\nexpect died: Fly\nexpect Ben: 2¢, 1 HP\nexpect steps: died, Fly; looted, Amy, 1'
		).script.flatMap((says) => (isExpectation(says) ? [{ by: 'The one on the left', says }] : []));
		expect(claims).toHaveLength(3);
		const link = linkFor({ scenario, claims });
		expect(link && opened(link)).toEqual({ scenario, claims });
		expect(
			linkFor({ scenario, claims: Array.from({ length: 21 }, () => claims).flat() })
		).toBeNull();
	});

	it('carries any claim', () => {
		fc.assert(
			fc.property(scenarios, (scenario) => {
				const claims = scenario.script.flatMap((says) =>
					isExpectation(says) ? [{ by: 'Amy', says }] : []
				);
				expect(linkFor({ scenario, claims })).not.toBeNull();
			}),
			{ numRuns: 200 }
		);
	});

	it('of a card that the table has not been told of is made all the same, and says so', () => {
		const scenario: Scenario = {
			rules: '2023',
			board: { outside: ['some-new-card'] },
			script: []
		};
		expect(linkFor({ scenario })).toBeNull();
		expect(decodeLink(encodeLink({ scenario }))).toMatchObject({ ok: false });
	});
});

describe('a damaged link says so', () => {
	const link = encodeLink({
		scenario: read('title: A question\nplayer Amy: | hand: Bomb!\n---\nAmy plays Bomb! -> Fly')
	});

	it.each([
		['', /empty/u],
		['#', /empty/u],
		['2abc', /newer version/u],
		['<script>alert(1)</script>', /not a link/u],
		['1<script>', /damaged/u],
		['1', /damaged/u],
		[`${link}x`, /damaged/u],
		[link.slice(0, -1), /damaged/u],
		['1'.repeat(20_000), /too long/u]
	])('%s', (text, why) => {
		const found = decodeLink(text);
		expect(found.ok ? '' : found.why).toMatch(why);
	});

	it('when any letter has changed', () => {
		for (let i = 1; i < link.length; i++) {
			const other = link.charAt(i) === 'A' ? 'B' : 'A';
			expect(decodeLink(link.slice(0, i) + other + link.slice(i + 1))).toMatchObject({ ok: false });
		}
	});

	it('and any text is read without breaking', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				expect(decodeLink(text).ok).toBe(false);
				decodeLink(`1${text}`);
			}),
			{ numRuns: 300 }
		);
	});

	it('and any bytes are, even if the check fits', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
				const found = readBytes(bytes);
				if (found.ok) expect(parse(print(found.shared.scenario), { asIs: true }).ok).toBe(true);
				else expect(found.why).toMatch(/^[A-Z].*\.$/u);
			}),
			{ numRuns: 1_000 }
		);
	});

	it('and so are bytes that were a link but for one', () => {
		const coded = fc.tuple(shared, fc.nat(), fc.nat(255));
		fc.assert(
			fc.property(coded, ([whole, at, byte]) => {
				const bytes = bytesOf(encodeLink(whole));
				bytes[at % Math.max(1, bytes.length)] = byte;
				const found = readBytes(bytes);
				if (found.ok) expect(parse(print(found.shared.scenario), { asIs: true }).ok).toBe(true);
			}),
			{ numRuns: 500 }
		);
	});
});

/** What is behind the version and the check of a link. */
const bytesOf = (link: string): Uint8Array =>
	Uint8Array.from(Buffer.from(link.slice(1), 'base64url').subarray(2));

describe('the numbers of cards', () => {
	/** Digests of the first cards of the table: it is only ever added to. */
	it.each([[951, 'fd300ab14d7d23d50a5027661bfaedafca46a2e228594a99f427d55bc2d8c2ac']])(
		'of the first %i have not changed',
		(count, digest) => {
			const first = OFFICIAL_KEYS.slice(0, count);
			expect(first).toHaveLength(count);
			expect(createHash('sha256').update(first.join('\n')).digest('hex')).toBe(digest);
		}
	);

	it('are one for each card of the library', () => {
		expect([...LIBRARY.keys()].filter((key) => idOf(key) === null)).toEqual([]);
		const ids = [...LIBRARY.keys()].map(idOf);
		expect(new Set(ids).size).toBe(LIBRARY.size);
		expect(new Set(OFFICIAL_KEYS).size).toBe(OFFICIAL_KEYS.length);
	});
});

describe('what is added later', () => {
	const old = record({ always: { a: number() }, maybe: { b: number() } });
	const grown = record({
		always: { a: number() },
		maybe: { b: number() },
		since: [{ c: number() }, { d: number(), e: number() }]
	});
	const written = (codec: Codec, value: unknown): Uint8Array => {
		const coder = writer();
		codec(coder, value);
		return coder.bytes();
	};

	it.each([[{ a: 1 }], [{ a: 1, b: 2 }]])('lets old links open: %o', (value) => {
		expect(grown(reader(written(old, value)), undefined)).toEqual(value);
	});

	it.each([[{ a: 1, c: 3 }], [{ a: 1, e: 5 }], [{ a: 0, b: 0, c: 0, d: 0, e: 0 }]])(
		'is told to be newer by an old page: %o',
		(value) => {
			const bytes = written(grown, value);
			expect(grown(reader(bytes), undefined)).toEqual(value);
			expect(() => old(reader(bytes), undefined)).toThrow(/newer version/u);
		}
	);

	it('may be a word', () => {
		const few = word('x', 'y');
		const more = word('x', 'y', 'z');
		expect(more(reader(written(few, 'y')), undefined)).toBe('y');
		expect(() => few(reader(written(more, 'z')), undefined)).toThrow(/newer version/u);
	});
});

it('says everything in the order in which links have it: what is new stands at the end of its line', () => {
	const orders = ordersIn({ edition, variants, playerFacts, board, act, edit });
	const kept = readFileSync(join(TOP, 'tests/scenario/links.order.txt'), 'utf8');
	expect(`${orders.join('\n')}\n`).toBe(kept);
});

describe('links that must open for ever', () => {
	const golden = readFileSync(join(TOP, 'tests/scenario/links.golden.txt'), 'utf8')
		.split(/^=== /mu)
		.slice(1)
		.map((entry): readonly [string, string] => {
			const end = entry.indexOf('\n');
			return [entry.slice(0, end), entry.slice(end + 1)];
		});

	it.each(golden)('%s', (link, text) => {
		expect(goldenText(opened(link))).toBe(text);
	});

	it('are many', () => {
		expect(golden.length).toBeGreaterThan(15);
	});
});

/** Every scenario of the repository. */
const ALL = readdirSync(join(TOP, 'content/scenarios'), { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.souls'))
	.sort()
	.map((name): readonly [string, Scenario] => [
		name,
		read(readFileSync(join(TOP, 'content/scenarios', name), 'utf8'))
	]);

describe('the length of a link', () => {
	it('is under 300 letters for 95 of 100 scenarios of the repository', () => {
		const lengths = ALL.map(([, scenario]) => {
			const played = play(scenario);
			const link = linkFor({ scenario, at: 1, outcome: outcomeOf(played) });
			return link?.length ?? Infinity;
		});
		const short = lengths.filter((length) => length < 300).length;
		expect(short / lengths.length).toBeGreaterThan(0.95);
		expect(Math.max(...lengths)).toBeLessThan(Infinity);
	});

	it.each([1, 2, 3, 4, 5])('is under 700 for a full table: %i', (seed) => {
		const scenario = fullTable(seed);
		expect(scenario.script.length).toBe(80);
		const link = linkFor({ scenario, at: 40, outcome: 1 });
		expect(link).not.toBeNull();
		expect(link?.length).toBeLessThan(700);
	});
});

const FULL = `title: Four players, ten things on the stack: who wins the fight?
player Amy: Isaac, 1 HP, 12¢, 3 loot plays | items: The D6 (deactivated), The Relic, Book of Sin, Dad's Lost Coin | souls: Gurdy | hand: Bomb!, Soul Heart, 3 Cents!, Pills! (white/blue)
player Ben: Cain, 7¢, 2 loot plays | items: Sleight of Hand, Sacred Heart, Guppy's Collar, Meat! | hand: Butter Bean!, Bomb!, 2 unknown
player Cleo: Judas, 1 HP, 9¢, 3 loot plays | items: Book of Sin, Godhead, Suicide King, Bloody Penny | curses: empty | hand: Gold Bomb!!, XIII. Death, Dice Shard
player Dan: Isaac, 4¢, 2 loot plays | items: The D6, Yum Heart, Golden Razor Blade (2 counters) | souls: Stoney | hand: O. The Fool, Soul Heart, ?
monsters: Gurdy (3 HP), Fly over Fat Bat, Death (monster)
shop: The Curse, Lazarus' Rags
loot discard: Bomb!, Butter Bean!
attack: Amy on Gurdy
stack: combat damage 1 to Amy; The Relic (Amy, saw Ben and 1); Sleight of Hand (Ben) -> loot deck; Amy's roll 1 (was 4); Dad's Lost Coin (Ben, gone); Bomb! (Cleo) -> Gurdy; Butter Bean! (Dan) -> Bomb!; damage 2 to Ben from Gurdy; 3 Cents! (Amy); Soul Heart (Dan) -> Dan
---
`;

/** The table above, and eighty decisions of players who do whatever they can. */
function fullTable(seed: number): Scenario {
	const scenario = read(FULL);
	const started = start(scenario);
	if (!started.ok) return expect.fail(JSON.stringify(started.problems));
	const choices = Array.from({ length: 200 }, (_, i) => (i * 7919 + seed * 104_729) % 1_000_003);
	const script: Line[] = [];
	for (const { position, decision } of wander(started.position, choices))
		if (decision && script.length < 80) script.push(actOf(position, decision));
	return { ...scenario, script };
}

describe('the outcome in a link', () => {
	const digestOf = (text: string): number => outcomeOf(play(read(text)));
	const FLY = 'player Amy: | hand: Bomb!\n---\nAmy plays Bomb! -> Fly\neveryone passes';
	const DEAD = `${FLY}\neveryone passes\neveryone passes`;

	it('is the same for the same game, whatever it is called and whatever was expected', () => {
		expect(digestOf(`title: A\n${FLY}\nexpect stack: damage 1 to Fly`)).toBe(digestOf(FLY));
		expect(digestOf(FLY)).toBeLessThan(2 ** 24);
	});

	it('is another when somebody is elsewhere or has something else', () => {
		expect(digestOf(DEAD.replace('-> Fly', '-> Fat Bat'))).not.toBe(digestOf(DEAD));
		expect(digestOf(DEAD)).not.toBe(digestOf(FLY));
		expect(digestOf(FLY.replace('Amy: |', 'Amy: 2¢ |'))).not.toBe(digestOf(FLY));
		expect(digestOf(FLY.replace('Amy: |', 'Amy: | items: Meat! |'))).not.toBe(
			digestOf(FLY.replace('Amy: |', 'Amy: | items: Meat! (deactivated) |'))
		);
	});

	it('is another when the line cannot be played to its end', () => {
		expect(digestOf(`${FLY}\nAmy purchases`)).not.toBe(digestOf(FLY));
	});

	it('does not hang on the steps, or on what is on the way', () => {
		const played = play(read(DEAD));
		if (!played.ok) return expect.fail('It begins.');
		const entries = played.entries.map((entry) => ({
			...entry,
			decisions: entry.decisions.map((one) => ({ ...one, steps: [] }))
		}));
		expect(outcomeOf({ ...played, entries })).toBe(outcomeOf(played));
		const onWay = { ...played.position, stack: [], frames: [], waiting: [], nextId: 999 };
		expect(outcomeOf({ ...played, position: onWay })).toBe(outcomeOf(played));
	});

	it('of a link can be compared with that of today', () => {
		const scenario = read(FLY);
		const link = encodeLink({ scenario, outcome: outcomeOf(play(scenario)) });
		const { scenario: again, outcome } = opened(link);
		expect(outcomeOf(play(again))).toBe(outcome);
		expect(again.script.some(isExpectation)).toBe(false);
	});
});
