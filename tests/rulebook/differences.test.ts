/** What `/compare` is made of: every rule that differs belongs to one matter, beside what it stands against. */
import { expect, test } from 'vitest';
import { DIFFERENCES, onlyIn, openInOne } from '#lib/rules/differences.ts';
import { differingFrom, RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';

const differing = (edition: '2023' | 'original'): readonly RuleId[] =>
	RULE_IDS_IN[edition].filter((id) => differingFrom(id).length > 0);

test('every matter has a name of its own, a sentence, and rules of both editions', () => {
	expect(new Set(DIFFERENCES.map(({ id }) => id)).size).toBe(DIFFERENCES.length);
	for (const one of DIFFERENCES) {
		expect(one.says).toMatch(/\.$/u);
		for (const id of one['2023']) expect(ruleIn(id, '2023'), id).not.toBeNull();
		for (const id of one.original) expect(ruleIn(id, 'original'), id).not.toBeNull();
		for (const id of one['2024']) expect(ruleIn(id, '2024'), id).not.toBeNull();
	}
});

test('every rule that differs stands in a matter, and there only with what it stands against', () => {
	const original = DIFFERENCES.flatMap((one) => one.original);
	expect([...original].sort()).toEqual(
		differing('original')
			.filter((id) => ruleIn(id, '2023') === null)
			.sort()
	);
	// A rule of 2023 that holds online too may have others beside it there.
	const rules2023 = new Set<RuleId>(
		DIFFERENCES.flatMap((one) => [
			...one['2023'].filter((id) => one.original.length > 0 || ruleIn(id, '2024') === null)
		])
	);
	expect([...rules2023].sort()).toEqual([...differing('2023')].sort());
	for (const one of DIFFERENCES.filter(({ original }) => original.length > 0)) {
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
	const open = openInOne('2023', 'original');
	expect(open).toContainEqual({ id: 'refill.order', statuses: ['silent', 'settled'] });
	// The FAQ goes against Timing; the Extended Rulebook, 8, says it once.
	expect(open).toContainEqual({ id: 'death.order', statuses: ['settled', 'disputed'] });
	// Chapter 11 of the online rulebook says what the penalty is to whoever cannot pay it.
	expect(openInOne('2023', '2024')).toContainEqual({
		id: 'death.player.nothing-to-pay',
		statuses: ['silent', 'settled']
	});
});

test('what only one edition has', () => {
	expect(onlyIn('2023', 'original')).toContain('room.discard');
	expect(onlyIn('original', '2023')).toContain('minions.first');
	expect(onlyIn('original', '2023')).not.toContain('penalty.on-stack');
	expect(onlyIn('2024', '2023')).toContain('team-up.rolls');
	expect(onlyIn('2023', '2024')).toEqual([]);
});

test('what an edition leaves open is not told as what it says', () => {
	for (const { id, says, 2023: rules } of DIFFERENCES) {
		const open = rules.every((one) => ruleIn(one, '2023')?.status !== 'settled');
		if (open) expect(says, id).toMatch(/doesn’t say/u);
	}
});
