import { expect, test } from 'vitest';
import { RULES, isRuleId, placeOf, ruleIn, type RuleId } from '#lib/rules/index.ts';
import { isReadingId, READINGS, readingsOf, type Reading } from '#lib/rules/readings.ts';

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
	expect(placeOf('attack.hit', 'original')).toBe('Original ruleset, Attacking');
	expect(placeOf('reward.roll')).toBe('Original FAQ, Monster Cards');
	for (const id of ids)
		expect(placeOf(id)).toMatch(
			/^[\d.]+ .+, p\. \d+$|^Original (?:ruleset|FAQ), [^,]+$|^Online rulebook, [^,]+$/
		);
});

test('every reading stands beside a rule that says it is open, in each of its editions', () => {
	for (const id of Object.keys(READINGS).filter(isReadingId)) {
		const { near, values, status, editions }: Reading = READINGS[id];
		const rule: RuleId = near;
		for (const edition of editions) {
			expect(ruleIn(rule, edition)?.status, `${id}, ${edition}`).toBe(status);
			expect(readingsOf(edition)).toContain(id);
		}
		expect(new Set(values).size).toBe(values.length);
	}
});
