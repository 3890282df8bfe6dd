/** The matters of `/compare` as a reader meets them: in groups, each with a position or the reason why there is none. */
import { readdirSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { MATTER_GROUPS, WITHOUT_POSITION } from '#lib/rules/compared.ts';
import { DIFFERENCES, otherOn, partedOn } from '#lib/rules/differences.ts';
import type { Difference } from '#lib/rules/difference.ts';
import type { RuleId } from '#lib/rules/index.ts';
import {
	check,
	isExpectation,
	parse,
	play,
	underBoth,
	type InBoth,
	type Row
} from '#lib/scenario/index.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import { differences } from '#lib/scenario/expect/ends.ts';
import { asPlayed } from '#lib/scenario/editions/index.ts';
import { shownDifference } from '#lib/ui/compare/shown.ts';
import { scenarioFiles } from '../support/scenarios.ts';

/**
 * What comes of the position of each matter under the edition that it is not written for, as that
 * edition's document says it: section by section in the scenario's `source`.
 */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
	'setting-up': ['turn: Ben, start triggers', 'pool: 94¢'],
	priority: ['priority: Amy'],
	'order-of-triggers': ['Amy: 0 cards'],
	'order-of-deaths': ['Cid: dead', 'Ben: dead'],
	'loot-step': ['Amy: | hand: Bomb!'],
	'loot-play': ['Amy: 0¢ | hand: 3 Cents!'],
	'ending-the-action-phase': ['turn: Amy, end triggers'],
	'ending-phase': ['turn: Ben', 'Amy: 2 HP, 10 cards'],
	purchase: ['Amy: 0¢ | items: Baby Haunt'],
	'failed-purchase': ['Amy: 10¢ | items: empty', 'refused: Amy purchases'],
	attack: ['monsters: Gurdy over Fly'],
	'attack-target-gone': ['asked: Amy (roll)'],
	'forced-attacks': ['Amy: 10¢ | items: empty', 'refused: Amy purchases (attack.forced-next)'],
	'non-monster-cards': ['monster discard: Gold Chest (cents)', 'Amy: 5¢'],
	curses: ['Ben: | curses: Curse of Pain', 'monsters: Fly, Gurdy'],
	'rolls-of-effects': ['Amy: 1 card', 'Ben: | hand: Butter Bean!'],
	'bonuses-to-rolls': ['Gurdy: 4 HP'],
	'resolving-a-roll': ['Amy: 1¢, 1 card'],
	'would-roll': ['Ben: 0 cards'],
	'monsters-and-rolls': ['stack: Book of Sin (Ben); Cursed Horf'],
	damage: ['Ben: 1 HP'],
	'combat-damage': ['Gurdy: 4 HP'],
	prevention: ['Amy: 1 HP'],
	'prevented-death': ['Ben: 2 HP, alive'],
	'monster-death': ['Amy: 1¢', "stack: Amy's death"],
	refilling: ['monsters: Gurdy, Fly'],
	penalty: ['Amy: 2 HP', 'Ben: dead, 0 cards'],
	'after-the-penalty': ['Ben: 3¢', 'turn: Amy, end triggers'],
	'dead-players': ['Amy: | hand: Bomb!', 'stack: empty'],
	activating: ['Amy: 0¢'],
	'copied-loot': ['Ben: 2 HP', 'Gurdy: 3 HP'],
	'multiplied-again': ['Amy: 6 cards'],
	votes: ['Amy: | items: empty'],
	'each-from-controller': ['Ben: | hand: Bomb!, Soul Heart', 'Amy: | hand: Dice Shard, A Penny!'],
	'healing-under-death': ['Amy: dead'],
	'reader-of-a-roll': ['stack: Tick Fly (Amy, rolled 1); The Relic (Amy)'],
	'later-choices': ['Amy: 0¢'],
	'preventing-at-a-time': ['stack: empty'],
	'copied-rewards': ['Amy: 2¢, 0 cards'],
	'special-counters': ['Amy: 2 HP, max HP 4']
};

/** Where the same comes of it, and only another rule brings it about. */
const ONLY_ANOTHER_RULE = ['setting-up'];

const TEXTS: ReadonlyMap<string, string> = new Map(
	scenarioFiles().flatMap(({ file, text }): [string, string][] => {
		const [, id] = /^compare[\\/](.+)\.souls$/u.exec(file) ?? [];
		return id === undefined ? [] : [[id, text]];
	})
);

const SHOWN = DIFFERENCES.filter(({ id }) => !Object.hasOwn(WITHOUT_POSITION, id));

function bothOf(id: string): InBoth {
	const parsed = parse(TEXTS.get(id) ?? '');
	if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
	const matter = DIFFERENCES.find((one) => one.id === id);
	const found = underBoth(parsed.scenario, matter && otherOn(matter, parsed.scenario.rules));
	if (!found.ok) return expect.fail(JSON.stringify(found.cannot.problems));
	return found.both;
}

test('every matter stands in one group, in the order of a game', () => {
	expect(MATTER_GROUPS.flatMap(({ matters }) => matters)).toEqual(DIFFERENCES.map(({ id }) => id));
	const anchors = [...MATTER_GROUPS, ...DIFFERENCES].map(({ id }) => id);
	expect(new Set(anchors).size).toBe(anchors.length);
});

test('every matter has its position, or the reason why it has none', () => {
	expect([...TEXTS.keys()].sort()).toEqual(SHOWN.map(({ id }) => id).sort());
	expect(Object.keys(ELSEWHERE).sort()).toEqual(SHOWN.map(({ id }) => id).sort());
	for (const id of Object.keys(WITHOUT_POSITION))
		expect(DIFFERENCES.some((matter) => matter.id === id)).toBe(true);
	expect(Object.keys(WITHOUT_POSITION).length).toBeLessThan(4);
	expect(readdirSync('content/scenarios/compare')).toHaveLength(TEXTS.size);
});

describe.each(SHOWN)('$id', (matter) => {
	it('is cited where the two editions part, or on the way there', () => {
		const { parts, rows } = bothOf(matter.id);
		const until = parts?.at ?? Infinity;
		const cited = rows.filter(({ at }) => at <= until).flatMap(rulesApart);
		const after = (parts?.after ?? []).flatMap(rulesApart);
		const there = [...(parts?.rules.flat() ?? []), ...cited, ...after];
		expect(there.filter((id) => isOf(matter, id))).not.toEqual([]);
	});

	it('comes to what the document of the other edition says', () => {
		const both = bothOf(matter.id);
		const { position, opening, entries } = both.other;
		const seen = { judge: JUDGE, before: opening.changed.position, position, steps: [] };
		for (const line of ELSEWHERE[matter.id] ?? []) {
			const [table = ''] = (TEXTS.get(matter.id) ?? '').split('---');
			const parsed = parse(`${table}---\nexpect ${line}\n`);
			const [expectation] = parsed.ok ? parsed.scenario.script : [];
			if (!expectation || !isExpectation(expectation)) return expect.fail(line);
			const { held, got } = check(expectation, seen);
			expect(held, `${line}, but ${got}`).toBe(true);
		}
		const apart = both.expectations.some(({ own, other }) => own?.held !== other?.held);
		const refused = entries.some(({ came }) => came === 'left out');
		const isApart = both.parts !== null || apart || refused || rowsAlone(both).length > 0;
		expect(isApart).toBe(!ONLY_ANOTHER_RULE.includes(matter.id));
	});

	it('is told with a place at which the two part, on both sides', () => {
		const shown = shownDifference(matter, TEXTS.get(matter.id) ?? '');
		expect(shown.sides.map(({ edition }) => edition)).toEqual(partedOn(matter));
		for (const { cells, letters } of shown.sides) {
			expect(cells.filter(({ parts }) => parts)).toHaveLength(1);
			expect(letters).not.toBeNull();
			for (const { row } of cells) expect(row).toBeLessThanOrEqual(shown.rows);
			expect(new Set(cells.map(({ row }) => row)).size).toBe(cells.length);
		}
	});

	it('can be played in place under each, and comes to the same', () => {
		const { own, other } = bothOf(matter.id);
		for (const run of [own, other]) {
			const played = play(asPlayed(run));
			if (!played.ok) return expect.fail(JSON.stringify(played.problems));
			expect(played.stopped).toBeNull();
			expect(differences(played.position, run.position)).toEqual([]);
		}
	});
});

/** The rules of a row that only one run has, or that the two cite differently. */
function rulesApart({ own, other }: Row): readonly RuleId[] {
	const [a, b] = [own?.step.rules ?? [], other?.step.rules ?? []];
	return a.join() === b.join() ? [] : [...a, ...b];
}

const rowsAlone = ({ rows }: InBoth): readonly Row[] =>
	rows.filter(({ own, other }) => !own || !other);

const isOf = (matter: Difference, id: RuleId): boolean =>
	[...matter['2023'], ...matter['2024'], ...matter.original].some((one) => one === id);
