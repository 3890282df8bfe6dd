import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromJson, parse, play, print } from '#lib/scenario/index.ts';
import { scenarios } from './arbitrary/scenarios.ts';

/** A text, the place of what is wrong with it, and what the error says. */
type Row = [text: string, line: number, column: number, message: RegExp, meant?: string];

describe('what cannot be read', () => {
	it.each<Row>([
		['titel: x', 1, 1, /“titel” is not known/u, 'title'],
		['no colon here', 1, 1, /has a colon/u],
		['rules: 2025', 1, 8, /“2025” is not known/u, '2023'],
		['title: a\ntitle: b', 2, 1, /said before/u],
		['source:', 1, 1, /source is missing/u],
		['reading: unpaid-purchse = kept', 1, 10, /reading/u, 'unpaid-purchase'],
		['reading: unpaid-purchase = keept', 1, 28, /“keept” is not known/u, 'kept'],
		['reading: unpaid-purchase', 1, 10, /followed by “=”/u],
		['player Amy: Isac', 1, 13, /no card “Isac”/u, 'Isaac'],
		['player Amy: Isaac, 2 HPs', 1, 20, /“2 HPs” cannot be said/u],
		['player Amy: Isaac | itmes: Meat!', 1, 21, /section “itmes”/u, 'items'],
		['player Amy: Isaac | hand: Meat!', 1, 27, /treasure card, which cannot stand here/u],
		['player Amy: | hand: Bomb! (seen Ben)', 1, 28, /cannot be said of a card/u],
		['player Amy: | items: Meat! (big)', 1, 29, /cannot be said of an object/u],
		['player A:B: Isaac', 1, 10, /no card/u],
		['player Amy from Rome:', 1, 8, /cannot be called that/u],
		[`card X: monster, ${'9'.repeat(22)} HP`, 1, 18, /more than a card can have/u],
		['card X: monster, 1 HP, 1000+', 1, 24, /more than a card can have/u],
		['card X: monster, loot 12345', 1, 18, /more than a card can have/u],
		['attack: Amy on Fly #0', 1, 16, /counted from #1/u],
		['stack: Bomb! (line 0) -> Amy', 1, 15, /cannot be said of a card/u],
		['---\nAmy plays Bomb! (mode 0) -> Fly', 2, 18, /cannot be said of a loot/u],
		['---\nAmy chooses roll #0', 2, 13, /counted from #1/u],
		['player Everyone:', 1, 8, /cannot be called that/u],
		['player nobody:', 1, 8, /cannot be called that/u],
		['player Amy:\nplayer AMY:', 2, 8, /Two players/u],
		['monsters: Fly, Bomb!', 1, 16, /loot card, which cannot stand/u],
		['monsters:', 1, 10, /card is missing/u],
		['loot deck: Bomb!, Gurdi', 1, 19, /no card “Gurdi”/u],
		['pool: lots', 1, 7, /not an amount/u],
		['priority: Amie', 1, 11, /Nobody at the table/u, 'Amy'],
		['attack: Amy on the loot discard', 1, 16, /cannot be attacked/u],
		['turn: loot stepp', 1, 7, /Nobody at the table/u, 'loot step'],
		['stack: damage 1 to Amie', 1, 20, /no card “Amie”/u, 'Amy'],
		["stack: Amy's roll 4 (wos 1)", 1, 8, /cannot be said of a roll/u],
		['stack: Bomb! | Bomb!', 1, 8, /needs a death under way/u],
		['dying: Gurdy', 1, 8, /how far the death has come/u],
		['effects: +1 charm for Amy from Book of Sin', 1, 10, /“charm” is not something/u],
		['effects: more HP', 1, 10, /effect cannot be read/u],
		['---\nAmy attaks', 2, 5, /deed “attaks”/u, 'attacks'],
		['---\nAmy attacks Fly', 2, 13, /“Fly” is too much/u],
		['---\nBem passes', 2, 1, /“Bem”/u, 'Ben'],
		['---\nAmy plays', 2, 10, /card is missing/u],
		['---\nAmy plays Bomb! ->', 2, 19, /missing here/u],
		['---\nAmy plays Bmob! -> Ben', 2, 11, /no card “Bmob!”/u, 'Bomb!'],
		['---\nAmy plays Bomb! (loud)', 2, 18, /cannot be said of a loot/u],
		['---\nroll four', 2, 6, /What the die shows/u],
		['---\nreveal Gurdi', 2, 8, /no card “Gurdi”/u, 'Gurdy'],
		['---\nwait', 2, 1, /not something the judge can follow/u],
		['---\nexpect stack', 2, 8, /has a colon/u],
		['---\nexpect stak: empty', 2, 8, /“stak” is not known/u, 'stack'],
		[
			'---\nexpect refused: Amy attacks (stack.must-be-emty)',
			2,
			30,
			/rule/u,
			'stack.must-be-empty'
		],
		['---\nexpect step: rolld', 2, 14, /step “rolld”/u, 'rolled'],
		['---\nexpect Amy: 2 HP, happy', 2, 19, /no card “happy”/u],
		['---\nexpect Gurdy: big', 2, 15, /cannot be expected of an object/u]
	])('%s', (text, line, column, message, meant) => {
		const parsed = parse(text);
		expect(parsed.ok).toBe(false);
		if (parsed.ok) return;
		const [problem] = parsed.problems;
		expect(problem).toMatchObject({ line, column });
		expect(problem?.message).toMatch(message);
		if (meant !== undefined) expect(problem?.didYouMean).toContain(meant);
	});

	it('names the copies when a name has several variants', () => {
		const parsed = parse('---\nAmy plays Pills! (red/yellow)');
		expect(parsed.ok ? [] : parsed.problems).toMatchObject([{ line: 2, column: 11 }]);
	});

	it('is a ruling without its source', () => {
		expect(parse('title: x').ok).toBe(true);
		expect(parse('title: x\nsource: 8, p. 36', { ruling: true }).ok).toBe(true);
		const parsed = parse('title: x', { ruling: true });
		expect(parsed.ok ? [] : parsed.problems).toMatchObject([{ line: 1, column: 1 }]);
	});

	it('tells every line at once, but not more than anybody reads', () => {
		const parsed = parse('---\n' + 'foo\n'.repeat(1_000));
		expect(parsed.ok ? [] : parsed.problems).toHaveLength(20);
	});
});

/** What makes a table impossible: the text, the line of the header, and the sentence. */
describe('tables that cannot be', () => {
	it.each<[string, string, RegExp]>([
		['stack: penalty of Amy', 'stack', /does not put a penalty on the stack/u],
		['rules: original\nstack: reward of Fly', 'stack', /needs a death under way/u],
		['rules: original\nstack: declared attack', 'stack', /needs what is attacked/u],
		['rules: original\nstack: modifier +1', 'stack', /needs a roll below it/u],
		['player Amy: Isaac, 3 HP', 'player Amy', /at most 2 HP/u],
		['player Amy: | items: Meat! (2 HP)', 'player Amy', /Meat! has no HP/u],
		['player Amy: | hand: 5000 unknown', 'player Amy', /No pile holds/u],
		['attack: Ben on Fly\nturn: Amy', 'attack', /not the active player/u],
		['attack: Amy on Gurdy', 'attack', /Gurdy is not in play/u],
		['monsters: Fly, Fly\nattack: Amy on Fly', 'attack', /any of 2/u],
		['attack: Amy\nturn: loot step', 'attack', /action phase/u],
		['attack: Amy\npurchase: Amy', 'purchase', /at once/u],
		['priority: Amy, 2 passes', 'priority', /All players have passed/u],
		['player Amy: Isaac, 0 HP\npriority: Ben, 1 pass', 'priority', /Something happens before/u],
		['turn: start of turn\nstack: Bomb! -> Amy', 'turn', /before the start triggers/u],
		['stack: The Relic', 'stack', /The Relic is not in play/u],
		['stack: Bomb!', 'stack', /needs a target, and none is named/u],
		['stack: Bomb! -> Gurdy', 'stack', /not there to be named/u],
		['stack: roll 4', 'stack', /made in an attack/u],
		["attack: Amy on Fly\nstack: Amy's roll", 'stack', /number from 1 to 6/u],
		['stack: combat damage 1 to Amy', 'stack', /dealt in an attack/u],
		['stack: damage to Amy', 'stack', /has an amount/u],
		['player Amy: | items: Meat!\nstack: Meat!', 'stack', /no ability that could be there/u],
		[
			'player Amy: | items: Book of Sin\nstack: Book of Sin (rolled 7)',
			'stack',
			/no line for a roll of 7/u
		],
		['player Amy: | items: The Curse\nstack: The Curse', 'stack', /several abilities/u],
		['dying: Fly in slot 9 (before rewards)', 'dying', /no monster slot 9/u],
		['dying: Amy (before rewards)', 'dying', /players “before the penalty”/u]
	])('%s', (text, field, message) => {
		const parsed = parse(text);
		if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
		const played = play(parsed.scenario);
		expect(played.ok).toBe(false);
		if (played.ok) return;
		expect(played.problems[0]?.field).toBe(field);
		expect(played.problems[0]?.message).toMatch(message);
		expect(Object.keys(parsed.places.header)).toContain(field);
	});
});

describe('garbage', () => {
	const MEGABYTE = 1_000_000;

	it.each([
		['a megabyte', 'x'.repeat(MEGABYTE)],
		['a megabyte of lines', 'a: b\n'.repeat(MEGABYTE / 5)],
		['a long line', `title: ${'y'.repeat(3_000)}`],
		['brackets', `stack: ${'('.repeat(950)}${')'.repeat(950)}`],
		['arrows', `stack: ${'x -> '.repeat(390)}`],
		['a script of long names', `---\n${`Amy plays ${'a'.repeat(1_900)}\n`.repeat(90)}`],
		['possessives', `stack: ${"a's ".repeat(450)}roll`],
		['prepositions', `effects: +1 ${'for to from '.repeat(160)}`],
		['bars', `stack: ${'|'.repeat(1_900)}`],
		['many players', Array.from({ length: 15_000 }, (_, i) => `player P${String(i)}:`).join('\n')]
	])('%s is refused before the test runner gives up', (_, text) => {
		expect(parse(text).ok).toBe(false);
	});

	const words = fc.constantFrom(
		...[
			'Amy',
			'Ben',
			'player',
			'Fly',
			'Bomb!',
			'stack',
			':',
			'->',
			'(',
			')',
			',',
			';',
			'|',
			'#2',
			'---',
			'\n'
		],
		...[
			'expect',
			'roll',
			'4',
			'1 HP',
			'damage',
			'to',
			'from',
			'attacks',
			'plays',
			'dying',
			'attack',
			"'s death"
		]
	);

	it('never throws', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string({ unit: 'binary', maxLength: 300 }),
					fc.array(words, { maxLength: 60 }).map((list) => list.join(' '))
				),
				(text) => {
					const parsed = parse(text);
					if (parsed.ok) play(parsed.scenario);
					else expect(parsed.problems.length).toBeGreaterThan(0);
				}
			),
			{ numRuns: 500 }
		);
	});

	it('plays any scenario that can be said without breaking down', () => {
		fc.assert(
			fc.property(scenarios, (scenario) => {
				const played = play(scenario);
				const broken = played.ok
					? played.stopped?.trouble.message
					: played.problems.find(({ field }) => field === 'rules')?.message;
				expect(broken ?? '').not.toMatch(/broke down/u);
			}),
			{ numRuns: 500 }
		);
	});

	it('refuses JSON that is no scenario', () => {
		const deep: unknown = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000));
		for (const data of [null, 1, 'x', [], {}, deep, { rules: '2023', script: [{ do: 'fly' }] }])
			expect(fromJson(data).ok).toBe(false);
		const said = fromJson({ rules: '2023', title: 'a\nrules: original', script: [] });
		expect(said.ok).toBe(false);
		expect(print({ rules: '2023', script: [] })).toBe('rules: 2023\n');
	});
});
