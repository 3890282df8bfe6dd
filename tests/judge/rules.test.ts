import { expect, test } from 'vitest';
import { RULES, isRuleId, placeOf, type RuleId } from '#lib/rules/index.ts';
import { READINGS } from '#lib/rules/readings.ts';

const ids = Object.keys(RULES).filter(isRuleId);

test('every rule says one thing in a sentence or two of its own', () => {
	const texts = ids.map((id) => RULES[id].text);
	expect(new Set(texts).size).toBe(texts.length);
	for (const text of texts) {
		expect(text).toMatch(/[.]$/);
		expect(text.length, text).toBeLessThan(220);
	}
});

test('every rule has its place in the document', () => {
	expect(placeOf('attack.hit')).toBe('8 Attacking, p. 36');
	expect(placeOf('death.player.penalty')).toBe('11.2 Player Death, p. 42');
	for (const id of ids) expect(placeOf(id)).toMatch(/^[\d.]+ .+, p\. \d+$/);
});

test('every reading stands beside a rule that says it is open', () => {
	for (const { near, values, status } of Object.values(READINGS)) {
		const rule: RuleId = near;
		expect(RULES[rule].status).toBe(status);
		expect(new Set(values).size).toBe(values.length);
	}
});
