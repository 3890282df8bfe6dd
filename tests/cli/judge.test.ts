import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { JUDGE_VERSION } from '#lib/judge/version.ts';
import { judge } from '../support/command-line.ts';

const RELIC = 'content/scenarios/2023/relic-and-butter-bean.souls';
const folder = mkdtempSync(join(tmpdir(), 'fizzle-cli-'));

afterAll(() => {
	rmSync(folder, { recursive: true });
});

function file(name: string, text: string | Buffer): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

describe('for people', () => {
	it('prints every act with its steps and rules, in 80 columns', () => {
		const { code, out, err } = judge([RELIC]);
		expect(err).toBe('');
		expect(code).toBe(0);
		expect(out).toContain('Does The Relic still loot?\n');
		expect(out).toContain('  · Amy loots 1.\n    § 6.20 Loot: loot.draw\n');
		// Who has priority is what is argued about: a pass says by which rule it was theirs (14).
		expect(out).toContain(
			'(Amy passes)\n    § 14 Priority: priority.passes, priority.active-first\n' +
				'Ben activates Sleight of Hand -> loot deck\n'
		);
		expect(out).toContain(
			'(Ben passes)\n    § 14 Priority: priority.passes, priority.from-actor\n'
		);
		expect(out).toContain('everyone passes\n    § 14 Priority: priority.active-first\n');
		expect(out).toContain('the attack goes on.\n  § 14 Priority: priority.active-first\n');
		expect(out).toContain('All 18 expectations hold.');
		for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	});

	it('plays cards that were typed, and says which of their lines are left to the players', () => {
		const { code, out } = judge(['content/scenarios/2023/typed/by-hand.souls']);
		expect(code).toBe(0);
		expect(out).toContain('by-hand.souls:3:32: “Juggle three apples” cannot be read');
		expect(out).toContain(
			"The judge can't read “Juggle three apples” on Apple Tree, so the players"
		);
		expect(out).toContain('All 6 expectations hold.');
	});

	it('says where a typed card is not understood', () => {
		const { code, err } = judge([], 'card X: banana, 2 HP\n---\n');
		expect(code).toBe(2);
		expect(err).toContain('standard input:1:9: “banana” is nothing that is known of a card.');
	});

	it('prints what could be done, and why the rest could not', () => {
		const { code, out } = judge(['--legal'], 'player Amy: | hand: Bomb!\n---\n');
		expect(code).toBe(0);
		expect(out).toContain('  Amy plays Bomb! -> Fly | Fat Bat | Amy | Ben\n');
		expect(out).toContain(
			'  Ben activates Isaac (Ben): Amy has priority\n    § 14 Priority: priority.needed\n'
		);
	});

	it('prints every edit with what it led to', () => {
		const { code, out } = judge([], '---\nthe table sets Fly: 0 HP\nAmy passes\n');
		expect(code).toBe(0);
		expect(out).toContain(
			"the table sets Fly: 0 HP\n  · Fly's death goes on the stack.\n    § 11 Death: death.at-zero\nAmy passes\n"
		);
	});

	it.each([
		['---\nAmy attacks\neveryone passes', 'Amy chooses Fly'],
		['---\nAmy attacks\neveryone passes\nAmy chooses Fly', 'roll 6'],
		['monsters: empty\n---\n', 'reveal …']
	])('prints the answers to a question: %j', (text, answer) => {
		expect(judge(['--legal'], text).out).toContain(answer);
	});

	it('says whether the verdict depends on a reading', () => {
		const poor = '---\nAmy purchases\neveryone passes\n';
		const { out } = judge(['--readings', 'all'], poor);
		expect(out).toContain('It depends on how an open question is read.');
		expect(out).toContain(
			'  unpaid-purchase = kept\n    nothing was expected · Amy, purchases left: 1'
		);
		expect(judge(['--readings=all'], '---\nAmy passes').out).toContain(
			'No open reading was touched'
		);
	});

	// 9 leaves open whether the purchase is spent; after the turn nobody can tell.
	it('says that it is the same where a reading that was touched changes nothing', () => {
		const over = '---\nAmy purchases\neveryone passes\nAmy ends the turn\n';
		const { out } = judge(
			['--readings', 'all'],
			`player Amy: Isaac, 3¢\n${over}everyone passes\neveryone passes\nexpect rule: turn.next\n`
		);
		expect(out).toContain('unpaid-purchase (silent)');
		expect(out).toContain('The same happens under every reading.');
		expect(out).not.toContain('It depends');
	});

	it('says which expectation failed, what it expected and what it got', () => {
		const { code, out } = judge([file('failing.souls', '---\nAmy passes\nexpect priority: Amy\n')]);
		expect(code).toBe(1);
		expect(out).toContain('failing.souls:3: expected priority: Amy');
		expect(out).toContain('got priority: Ben');
		expect(out).toContain('1 of 1 expectation fails.');
	});
});

describe('what it cannot read', () => {
	it.each([
		['notation', 'player Amy: Isac', /:1:13: There is no card “Isac”\.[^]*did you mean Isaac\?/u],
		['an unknown card', '---\nAmy plays Bom! -> Ben', /:2:11: There is no card/u],
		['an impossible position', 'player Amy: Isaac, 9 HP', /:1:13: Amy has at most 2 HP/u],
		[
			'an illegal decision',
			'---\nBen attacks',
			/:2:1: The judge refuses: it is Amy's turn \(turn\.active-only\)/u
		],
		['an impossible edit', '---\nthe table sets Ben: 9 HP', /:2:1: Ben has at most 2 HP/u],
		['a megabyte of garbage', 'x'.repeat(1_000_000), /:1:1: This is far too long/u],
		['JSON that is none', '{"rules": ', /:1:1: This is not JSON/u],
		['JSON that is no scenario', '{"rules": "2023"}', /:1:1: script/u]
	])('%s', (_, text, message) => {
		const { code, err, out } = judge(['-'], text);
		expect(err).toMatch(message);
		expect(err).not.toMatch(/^\s+at /mu);
		expect(code).toBe(2);
		const data = judge(['--json'], text);
		expect(data.code).toBe(2);
		expect(() => void JSON.parse(data.out)).not.toThrow();
		expect(out.includes('\n    at ')).toBe(false);
	});

	it('bytes', () => {
		const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 256));
		expect(judge([file('bytes', bytes)]).code).toBe(2);
	});

	it.each([
		[['nowhere.souls'], /nowhere\.souls cannot be read/u],
		[['--jsn'], /There is no option “--jsn”/u],
		[['a', 'b'], /one too many/u],
		[['--readings', 'some'], /takes the word “all”/u]
	])('%j', (args, message) => {
		const { code, err } = judge(args);
		expect(code).toBe(2);
		expect(err).toMatch(message);
	});

	it('tells its usage when asked', () => {
		const { code, out } = judge(['--help']);
		expect(code).toBe(0);
		expect(out).toContain('Usage: npm run judge');
	});
});

/** The fields that the page on the notation promises. */
const momentFields = {
	steps: v.array(
		v.object({
			what: v.looseObject({ did: v.string() }),
			rules: v.array(v.string()),
			readings: v.array(v.string()),
			sentence: v.string()
		})
	),
	prompt: v.looseObject({
		kind: v.picklist(['over', 'priority', 'question']),
		sentence: v.string()
	}),
	position: v.looseObject({ edition: v.literal('2023'), stack: v.array(v.unknown()) })
};
const output = v.strictObject({
	format: v.literal(1),
	judge: v.literal(JUDGE_VERSION),
	file: v.string(),
	scenario: v.looseObject({ rules: v.literal('2023') }),
	runs: v.array(
		v.strictObject({
			readings: v.record(v.string(), v.string()),
			held: v.boolean(),
			begun: v.strictObject(momentFields),
			lines: v.array(
				v.strictObject({
					line: v.number(),
					text: v.string(),
					says: v.looseObject({}),
					outcome: v.exactOptional(
						v.strictObject({
							held: v.boolean(),
							expected: v.string(),
							got: v.string(),
							refusal: v.exactOptional(
								v.object({ refused: v.string(), rules: v.array(v.string()) })
							)
						})
					),
					edited: v.exactOptional(v.strictObject(momentFields)),
					decisions: v.exactOptional(
						v.array(
							v.strictObject({
								decision: v.looseObject({ do: v.string() }),
								implied: v.boolean(),
								...momentFields
							})
						)
					)
				})
			),
			stopped: v.nullable(
				v.looseObject({
					line: v.number(),
					message: v.string(),
					refusal: v.nullable(v.looseObject({ refused: v.string(), rules: v.array(v.string()) }))
				})
			),
			choices: v.exactOptional(
				v.array(
					v.strictObject({
						text: v.string(),
						refusal: v.nullable(v.looseObject({ refused: v.string() })),
						targets: v.array(v.array(v.string()))
					})
				)
			)
		})
	),
	agreement: v.exactOptional(
		v.strictObject({
			is: v.string(),
			sentence: v.string(),
			on: v.array(v.string()),
			ways: v.array(
				v.looseObject({ readings: v.record(v.string(), v.string()), fails: v.array(v.string()) })
			),
			complete: v.boolean()
		})
	),
	verdict: v.looseObject({ sentence: v.string() }),
	citations: v.record(
		v.string(),
		v.strictObject({
			title: v.string(),
			place: v.string(),
			text: v.string(),
			status: v.string()
		})
	),
	readings: v.record(v.string(), v.looseObject({ question: v.string() }))
});

describe('for programs', () => {
	it('gives the documented fields', () => {
		const { code, out } = judge([RELIC, '--json', '--legal']);
		expect(code).toBe(0);
		const data = v.parse(output, JSON.parse(out));
		const [run] = data.runs;
		expect(run?.held).toBe(true);
		const cited = run?.lines.flatMap(({ decisions = [] }) =>
			decisions.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules))
		);
		for (const rule of cited ?? []) expect(data.citations).toHaveProperty([rule]);
		// What could not be done is cited too: Ben cannot act while Amy has priority.
		expect(data.citations).toHaveProperty(['priority.needed']);
		expect(run?.lines[0]?.decisions?.[0]?.prompt.sentence).toBe('Amy has priority.');
		expect(run?.choices?.some(({ text, refusal }) => text === 'Amy passes' && !refusal)).toBe(true);
	});

	it('gives one run for each combination of readings', () => {
		const { out } = judge(['--json', '--readings', 'all'], '---\nAmy purchases\neveryone passes\n');
		const data = v.parse(output, JSON.parse(out));
		expect(data.runs.map(({ readings }) => readings)).toEqual([
			{ 'unpaid-purchase': 'spent' },
			{ 'unpaid-purchase': 'kept' }
		]);
		expect(Object.keys(data.readings)).toEqual(['unpaid-purchase']);
		expect(data.agreement).toMatchObject({
			is: 'depends',
			on: ['unpaid-purchase'],
			ways: [
				{ readings: { 'unpaid-purchase': 'spent' } },
				{ readings: { 'unpaid-purchase': 'kept' } }
			]
		});
	});

	it('gives what an edit led to', () => {
		const { code, out } = judge(['--json'], '---\nthe table sets Fly: 0 HP');
		expect(code).toBe(0);
		const [line] = v.parse(output, JSON.parse(out)).runs[0]?.lines ?? [];
		expect(line).toMatchObject({ line: 2, text: 'the table sets Fly: 0 HP' });
		expect(line?.decisions).toBeUndefined();
		expect(line?.edited?.steps.map(({ what }) => what.did)).toEqual(['put death']);
	});

	it('gives the refusal that stopped the script', () => {
		const { code, out } = judge(['--json'], '---\nBen attacks');
		expect(code).toBe(2);
		const data = v.parse(output, JSON.parse(out));
		expect(data.runs[0]?.stopped).toMatchObject({
			line: 2,
			refusal: { rules: ['turn.active-only'] }
		});
		expect(data.citations).toHaveProperty(['turn.active-only']);
	});

	it('gives the refusal that was expected, with its rules as the edition has them', () => {
		const { out } = judge(
			['--json'],
			'rules: original\n---\nexpect refused: Amy ends the turn (turn.passes)\n'
		);
		const data = v.parse(
			v.object({ runs: v.array(v.object({ lines: v.array(v.object({ outcome: v.unknown() })) })) }),
			JSON.parse(out)
		);
		expect(data.runs[0]?.lines[0]?.outcome).toMatchObject({
			held: true,
			refusal: { rules: ['turn.passes'] }
		});
		expect(JSON.parse(out)).toMatchObject({
			citations: { 'turn.passes': { place: 'Original ruleset, Turn Structure' } }
		});
	});

	it('reads the scenario that it gives', () => {
		const { scenario } = v.parse(output, JSON.parse(judge([RELIC, '--json']).out));
		const { code, out } = judge([], JSON.stringify(scenario));
		expect(out).toContain('All 18 expectations hold.');
		expect(code).toBe(0);
	});
});

describe('under the other edition', () => {
	const LOOT = 'content/scenarios/original/flows/loot-of-the-turn.souls';

	it('prints both traces side by side, and marks where they part', () => {
		const { code, out, err } = judge([LOOT, '--compare']);
		expect(err).toBe('');
		// They part, so the exit is 1 though every expectation holds under the scenario's own.
		expect(code).toBe(1);
		// "Turn Structure" of the original: loot 1 is put on the stack; 7.1 of 2023 loots at once.
		expect(out).toContain(
			"everyone passes\n   original · Amy's loot of the turn goes on the stack. [loot.on-stack]\n"
		);
		expect(out).toContain('>> 2023     · Amy loots 1. [loot.draw]\n');
		expect(out).toContain('everyone passes\n   2023: not needed.\n');
		expect(out).toContain('? stack: loot step of Amy  (original ✓, 2023 ✗)\n');
		expect(out).toContain('      2023 got stack: empty\n');
		expect(out).toContain('original: 12 of 12 expectations hold.\n');
		expect(out).toContain('The loot of the turn: ');
		for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
	});

	it('says so where the same happens in both', () => {
		const { code, out } = judge(
			['--compare'],
			'player Amy: | hand: A Penny!\n---\nAmy plays A Penny!\neveryone passes\nexpect Amy: 4¢\n'
		);
		expect(code).toBe(0);
		expect(out).toContain('   both     · Amy gains 1¢. [gain.cents]\n');
		expect(out).toContain('? Amy: 4¢  (2023 ✓, original ✓)\n');
		expect(out).toContain('The same happens under both editions.\n');
		expect(out).toContain('The tables at the end are the same.\n');
		expect(out).not.toContain('>>');
	});

	it('says what the other edition refuses, by which rule, and what differs at the ends', () => {
		const { code, out } = judge(
			['--compare'],
			[
				'player Ben: Cain, dead',
				'player Amy: | hand: Bomb!',
				'turn: Amy',
				'---',
				'Amy plays Bomb! -> Ben',
				''
			].join('\n')
		);
		expect(code).toBe(1);
		expect(out).toMatch(/original: left out\. The judge refuses:[^]*\(dead\.not-chosen\)/u);
		expect(out).toContain('They part at “Amy plays Bomb! -> Ben”.\n');
		expect(out).toContain('Amy, hand: none (2023), Bomb! (original)\n');
	});

	it('says which question stops it', () => {
		const { code, out } = judge(
			['--compare'],
			'monsters: Fly, Gurdy\n---\nAmy attacks\nAmy passes\neveryone passes\n'
		);
		expect(code).toBe(1);
		expect(out).toContain('original: not reached.\n');
		expect(out).toMatch(/original stops: Amy chooses[^]*The script does not\n? *say\./u);
	});

	it('exits with 1 where an expectation fails under its own edition', () => {
		const { code, out } = judge(['--compare'], '---\nexpect Amy: 4¢\n');
		expect(code).toBe(1);
		expect(out).toContain('2023: 0 of 1 expectations hold, 1 fails.\n');
	});

	it('says what keeps it from being laid under the other edition', () => {
		const timed = 'variants: solitaire\ntimer: 3\n---\nAmy passes\n';
		const { code, err } = judge(['--compare'], timed);
		expect(code).toBe(2);
		expect(err).toContain(
			':2:8: Under the rules of original: There is no timer in the usual game.'
		);
	});

	it('stops where the scenario itself cannot be played', () => {
		const { code, err } = judge(['--compare'], '---\nBen attacks\n');
		expect(code).toBe(2);
		expect(err).toContain('turn.active-only');
	});

	it('stands beside several, and says since when it goes as it does', () => {
		const HEALED = 'content/scenarios/2024/rules/no-healing-under-a-pending-death.souls';
		const { code, out } = judge([HEALED, '--compare=all']);
		expect(code).toBe(1);
		expect(out).toContain('(2024 ✓, 2023 ✗)');
		expect(out).toContain('(2024 ✓, original ✗)');
		// Row 23 of the differences: 2023 heals, online does not.
		expect(out).toContain('2023 → 2024: they part at “everyone passes”. Healing under a death.');
		expect(out).toContain('It goes otherwise since 2024.');
		const SHIELD = 'content/scenarios/compare/prevention.souls';
		expect(judge([SHIELD, '--compare=original,2024']).out).toContain(
			'  2023 → 2024: the same.\nIt goes as in 2024 since 2023.'
		);
		const data: unknown = JSON.parse(judge([SHIELD, '--compare=all', '--json']).out);
		expect(data).toMatchObject({
			alsoCompared: [{ editions: ['2023', 'original'] }],
			overTime: {
				since: '2023',
				turns: [
					{ from: 'original', to: '2023', parts: true },
					{ from: '2023', to: '2024', parts: false, at: null }
				]
			}
		});
	});

	it('refuses an edition that there is not', () => {
		expect(judge(['--compare=2022']).err).toContain(
			'--compare takes 2023, 2024, original, several with commas between, or all, not “2022”.'
		);
	});

	it('is asked for alone', () => {
		const { code, err } = judge(['--compare', '--legal']);
		expect(code).toBe(2);
		expect(err).toContain('--compare goes with --json alone');
	});

	it('gives the same as data', () => {
		const { code, out } = judge([LOOT, '--compare', '--json']);
		expect(code).toBe(1);
		const STEP = v.nullable(v.object({ sentence: v.string(), rules: v.array(v.string()) }));
		const { compared } = v.parse(
			v.object({
				compared: v.object({
					editions: v.tuple([v.literal('original'), v.literal('2023')]),
					lines: v.array(v.object({ text: v.string(), came: v.array(v.nullable(v.string())) })),
					rows: v.array(v.object({ at: v.number(), own: STEP, other: STEP })),
					parts: v.object({
						kind: v.string(),
						row: v.number(),
						matters: v.array(v.object({ id: v.string() }))
					}),
					expectations: v.array(v.unknown()),
					ends: v.array(v.unknown()),
					open: v.null(),
					citations: v.array(v.record(v.string(), v.object({ place: v.string() })))
				})
			}),
			JSON.parse(out)
		);
		expect(compared.parts.matters[0]?.id).toBe('loot-step');
		expect(compared.rows[compared.parts.row]?.other?.sentence).toBe('Amy loots 1.');
		expect(compared.rows[compared.parts.row]?.own).toBeNull();
		expect(compared.citations[0]).toHaveProperty(['loot.on-stack']);
		expect(compared.citations[1]).not.toHaveProperty(['loot.on-stack']);
		expect(compared.expectations).toHaveLength(12);
	});
});
