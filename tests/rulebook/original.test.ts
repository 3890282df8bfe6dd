/** The rules of the original edition: which it shares with 2023, where the two part, what cites them. */
import { expect, test } from 'vitest';
import { EDITIONS } from '#lib/model/words.ts';
import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { OWN_RULES, SHARED_RULES } from '#lib/rules/original/index.ts';
import { differingFrom, isRuleId, RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';
import { readingsOf } from '#lib/rules/readings.ts';
import { citedBy, citedIn } from '../support/rulebook.ts';
import { scenarios } from '../support/scenarios.ts';
import { NOT_CITED_ORIGINAL, ONLY_2023 } from './original-lists.ts';

const own = Object.keys(OWN_RULES).filter(isRuleId);

test('a rule of the original edition has an id of its own, or is one of 2023', () => {
	for (const id of own) expect(Object.hasOwn(RULES_2023, id), id).toBe(false);
	for (const id of Object.keys(SHARED_RULES)) expect(Object.hasOwn(RULES_2023, id), id).toBe(true);
	for (const id of RULE_IDS_IN.original) expect(ruleIn(id, 'original')).not.toBeNull();
});

test('every mechanical rule of 2023 is shared, stood against, or named here', () => {
	const rest = RULE_IDS_2023.filter(
		(id) =>
			RULES_2023[id].kind === 'mechanical' &&
			ruleIn(id, 'original') === null &&
			differingFrom(id).length === 0
	);
	expect([...rest].sort()).toEqual([...ONLY_2023].sort());
});

test('a rule that is shared is stood against only where it holds but for one thing', () => {
	const both = RULE_IDS_2023.filter(
		(id) =>
			ruleIn(id, 'original') !== null &&
			differingFrom(id).some((other) => ruleIn(other, 'original') !== null)
	);
	expect([...both].sort()).toEqual(['ability.no-activated', 'attack.hit', 'deactivate.turned']);
});

test('what differs is said in both directions', () => {
	expect(differingFrom('loot.on-stack')).toEqual(['turn.loot-step']);
	expect(differingFrom('turn.loot-step')).toEqual(['loot.on-stack']);
	for (const id of own)
		for (const other of differingFrom(id)) expect(differingFrom(other)).toContain(id);
});

test('the judge cites only rules of the edition that it plays by', () => {
	const strays = [...citedBy()].flatMap(([slug, { edition, rules }]) =>
		[...rules]
			.filter((id) => ruleIn(id, edition) === null)
			.map((id) => `${slug} cites ${id}, which is no rule of ${edition}`)
	);
	expect(strays).toEqual([]);
	expect(EDITIONS).toContain('original');
});

test('a scenario follows only readings of its edition', () => {
	const strays = scenarios().flatMap(({ file, scenario: { rules, readings = {} } }) => {
		const known: readonly string[] = readingsOf(rules);
		return Object.keys(readings)
			.filter((id) => !known.includes(id))
			.map((id) => `${file}: ${id}`);
	});
	expect(strays).toEqual([]);
});

test('every mechanical rule is cited by a scenario of the edition but those that are named', () => {
	const all = citedIn('original');
	const mechanical = (id: RuleId) => ruleIn(id, 'original')?.kind === 'mechanical';
	const uncited = RULE_IDS_IN.original.filter((id) => mechanical(id) && !all.has(id));
	expect([...uncited].sort()).toEqual([...NOT_CITED_ORIGINAL].sort());
	expect(RULE_IDS_IN.original.filter((id) => !mechanical(id) && all.has(id))).toEqual([]);
});
