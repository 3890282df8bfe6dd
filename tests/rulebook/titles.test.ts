import { expect, it } from 'vitest';
import { RULE_IDS, RULES } from '#lib/rules/index.ts';

const titles = RULE_IDS.map((id) => RULES[id].title);

it('gives each rule a title of its own', () => {
	expect(titles.filter((title, nth) => titles.indexOf(title) !== nth)).toEqual([]);
});

it('has titles that stand on one line, begin with a capital and end without a point', () => {
	const wrong = titles.filter(
		(title) => title.length > 50 || !/^["“0-9A-Z]/u.test(title) || /[.…]$/u.test(title)
	);
	expect(wrong).toEqual([]);
});
