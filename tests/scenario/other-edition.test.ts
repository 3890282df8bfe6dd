import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, playLeniently, type Scenario } from '#lib/scenario/index.ts';
import { withEdition } from '#lib/ui/table/board/played-by.ts';

const FOLDER = fileURLToPath(new URL('../../content/scenarios', import.meta.url));

const scenarios = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.souls'))
	.flatMap((name): readonly (readonly [string, Scenario])[] => {
		const parsed = parse(readFileSync(join(FOLDER, name), 'utf8'));
		return parsed.ok ? [[name, parsed.scenario]] : [];
	});

/** Played by the other edition: a mistake of the judge, or nothing. */
function breaks({ script, ...head }: Scenario): readonly string[] {
	const other = head.rules === '2023' ? 'original' : '2023';
	const played = playLeniently({ ...withEdition(head, other), script });
	const told = played.ok
		? played.entries.flatMap(({ refused, outcome }) => [
				refused?.trouble.message ?? '',
				outcome?.held === false ? outcome.got : ''
			])
		: played.problems.map(({ message }) => message);
	return told.filter((message) => message.includes('broke down'));
}

describe('a scenario by the rules of the other edition', () => {
	it('never breaks the judge: it is played, or it is said why not', () => {
		expect(scenarios.length).toBeGreaterThan(1000);
		const broken = scenarios.flatMap(([name, scenario]) =>
			breaks(scenario).map((message) => `${name}: ${message}`)
		);
		expect(broken).toEqual([]);
	});

	// Original ruleset, Attacking, Purchasing, Monster Death, Player Death, Turn Structure.
	it.each([
		['attack: Amy on the monster deck', 'attack', 'attack.declaration-on-stack'],
		['attack: Amy', 'attack', 'attack.declaration-on-stack'],
		['purchase: Amy', 'purchase', 'purchase.on-stack'],
		['dying: Ben (before the penalty)\nstack: |', 'dying', 'penalty.on-stack'],
		['dying: Ben (cleanup)', 'dying', 'penalty.on-stack'],
		['turn: Amy, end declared', 'turn', 'turn.passes']
	])('says of “%s” that the original has it otherwise', (line, field, rule) => {
		const parsed = parse(`player Amy:\nplayer Ben:\n${line}\n---\n`);
		if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
		const here = playLeniently(parsed.scenario);
		expect(here.ok).toBe(true);
		const there = playLeniently({ ...parsed.scenario, rules: 'original' });
		if (there.ok) return expect.fail('It can be laid.');
		expect(there.problems.map((problem) => problem.field)).toEqual([field]);
		expect(there.problems[0]?.rules).toContain(rule);
	});

	// Original ruleset, Monster Death: the card of the monster lies on the stack, its reward above it.
	it.each([
		['before rewards', 'monster card of Gurdy; reward of Gurdy'],
		['after rewards', 'monster card of Gurdy']
	])('lays what is left of a death %s on the stack', (at, stack) => {
		const parsed = parse(
			`rules: original\nmonsters: empty, Fly\ndying: Gurdy in slot 1 (${at})\nstack: damage 1 to Ben |\n---\nexpect stack: damage 1 to Ben; ${stack}\n`
		);
		const played = playLeniently(parsed.ok ? parsed.scenario : expect.fail());
		expect(played.ok && played.entries[0]?.outcome?.held).toBe(true);
	});
});
