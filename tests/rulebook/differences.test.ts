/** What `/compare` is made of: every rule that differs belongs to one matter, beside what it stands against. */
import { expect, test } from 'vitest';
import { DIFFERENCES, onlyIn, OPEN_IN_ONE } from '#lib/rules/differences.ts';
import { differingFrom, RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';

const differing = (edition: '2023' | 'original'): readonly RuleId[] =>
	RULE_IDS_IN[edition].filter((id) => differingFrom(id).length > 0);

test('every matter has a name of its own, a sentence, and rules of both editions', () => {
	expect(new Set(DIFFERENCES.map(({ id }) => id)).size).toBe(DIFFERENCES.length);
	for (const one of DIFFERENCES) {
		expect(one.says).toMatch(/\.$/u);
		for (const id of one['2023']) expect(ruleIn(id, '2023'), id).not.toBeNull();
		for (const id of one.original) expect(ruleIn(id, 'original'), id).not.toBeNull();
	}
});

test('every rule that differs stands in a matter, and there only with what it stands against', () => {
	const original = DIFFERENCES.flatMap((one) => one.original);
	expect([...original].sort()).toEqual(
		differing('original')
			.filter((id) => ruleIn(id, '2023') === null)
			.sort()
	);
	const rules2023 = new Set<RuleId>(DIFFERENCES.flatMap((one) => one['2023']));
	expect([...rules2023].sort()).toEqual([...differing('2023')].sort());
	for (const one of DIFFERENCES) {
		const here = new Set<RuleId>([...one['2023'], ...one.original]);
		for (const id of here)
			expect(
				differingFrom(id).some((other) => here.has(other)),
				`${id} in ${one.id}`
			).toBe(true);
	}
});

test('every pair of rules that differ meets in a matter', () => {
	const met = new Set(
		DIFFERENCES.flatMap((one) =>
			one.original.flatMap((own) => one['2023'].map((other) => `${own} ${other}`))
		)
	);
	const pairs = DIFFERENCES.flatMap((one) => one.original).flatMap((own) =>
		differingFrom(own).map((other) => `${own} ${other}`)
	);
	expect(pairs.filter((pair) => !met.has(pair))).toEqual([]);
});

test('what one edition settles and the other leaves open', () => {
	// Timing lets the active player order what it does not name; the Extended Rulebook, 10, is silent.
	expect(OPEN_IN_ONE).toContainEqual({
		id: 'refill.order',
		'2023': 'silent',
		original: 'settled'
	});
	// The FAQ goes against Timing; the Extended Rulebook, 8, says it once.
	expect(OPEN_IN_ONE).toContainEqual({
		id: 'death.order',
		'2023': 'settled',
		original: 'disputed'
	});
});

test('what only one edition has', () => {
	expect(onlyIn('2023')).toContain('room.discard');
	expect(onlyIn('original')).toContain('minions.first');
	expect(onlyIn('original')).not.toContain('penalty.on-stack');
});

test('what an edition leaves open is not told as what it says', () => {
	for (const { id, says, 2023: rules } of DIFFERENCES) {
		const open = rules.every((one) => ruleIn(one, '2023')?.status !== 'settled');
		if (open) expect(says, id).toMatch(/doesn’t say/u);
	}
});
