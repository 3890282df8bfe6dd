/** The tables of points: each edition tells what happens by its own rules. */
import { expect, it } from 'vitest';
import { POINTS } from '#lib/editions/points.ts';
import { differingFrom, ruleIn, RULES } from '#lib/rules/index.ts';
import { TOLD_BY_2024, TOLD_BY_ORIGINAL } from '#lib/rules/points-told-once.ts';

it('of 2023 names only rules of 2023, but for what it has not', () => {
	const foreign = Object.entries(POINTS['2023']).flatMap(([point, rules]) =>
		point in TOLD_BY_ORIGINAL || point in TOLD_BY_2024
			? []
			: rules.filter((id) => ruleIn(id, '2023') === null).map((id) => `${point}: ${id}`)
	);
	expect(foreign).toEqual([]);
});

it('of 2024 names only rules that hold there, but for what only the original has', () => {
	const foreign = Object.entries(POINTS['2024']).flatMap(([point, rules]) =>
		point in TOLD_BY_ORIGINAL
			? []
			: rules.filter((id) => ruleIn(id, '2024') === null).map((id) => `${point}: ${id}`)
	);
	expect(foreign).toEqual([]);
});

it('of the original names no rule that it tells otherwise', () => {
	const foreign = Object.entries(POINTS.original).flatMap(([point, rules]) =>
		rules
			.filter((id) => ruleIn(id, 'original') === null && differingFrom(id).length > 0)
			.map((id) => `${point}: ${id}`)
	);
	expect(foreign).toEqual([]);
});

it('has no point by the name of a rule', () => {
	expect(Object.keys(POINTS['2023']).filter((point) => point in RULES)).toEqual([]);
});

it('names each rule of a point once', () => {
	for (const points of Object.values(POINTS))
		for (const [point, rules] of Object.entries(points))
			expect(new Set(rules).size, point).toBe(rules.length);
});
