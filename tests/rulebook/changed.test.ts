/** What a reader of one state of the rulebook is told of the other: nothing that changed is told in one alone. */
import { expect, test } from 'vitest';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import { RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';
import { chapterView, contents } from '../../src/routes/rules/book.server.ts';
import type { RuleView } from '#lib/ui/rulebook/book.ts';

const STATES = ['2023', '2024'] as const;
const rulesOf = (edition: (typeof STATES)[number]): ReadonlyMap<RuleId, RuleView> =>
	new Map(
		contents(edition).flatMap(({ slug }) =>
			(chapterView(edition, slug)?.rules ?? []).map((rule) => [rule.id, rule] as const)
		)
	);
const books = { '2023': rulesOf('2023'), '2024': rulesOf('2024') };
const ledTo = (rule: RuleView | undefined): readonly (readonly [RuleId, string])[] =>
	(rule?.differs ?? []).flatMap(({ rules }) => rules.map((ref) => [ref.id, ref.edition] as const));

test('whatever is new online is told somewhere in the chapters of 2023', () => {
	const told = new Set([...books['2023'].values()].flatMap(ledTo).map(([id]) => id));
	const fresh = RULE_IDS_IN['2024'].filter((id) => ruleIn(id, '2023') === null);
	expect(fresh.length).toBeGreaterThan(20);
	expect(fresh.filter((id) => !told.has(id))).toEqual([]);
});

test('a rule in other words leads from each state to the other', () => {
	const [first, second] = STATES;
	const other = RULE_IDS_IN[first].filter((id) => {
		const [here, there] = [ruleIn(id, first), ruleIn(id, second)];
		return there !== null && (here?.text !== there.text || here.status !== there.status);
	});
	expect(other).toContain('copy.object');
	for (const id of other) {
		const inMatter = DIFFERENCES.some(
			(one) => one['2024'].length > 0 && one['2023'].some((at) => at === id)
		);
		expect(books[first].get(id)?.differs.length, id).toBeGreaterThan(0);
		if (!inMatter) expect(ledTo(books[first].get(id)), id).toContainEqual([id, second]);
		expect(ledTo(books[second].get(id)), id).toContainEqual([id, first]);
	}
});

test('where one state only settles what the other leaves open, that is what is said of it', () => {
	const says = (edition: (typeof STATES)[number], id: RuleId): readonly string[] =>
		(books[edition].get(id)?.differs ?? []).map(({ head, text }) => `${head}: ${text}`);
	expect(says('2024', 'death.healed')).toContain(
		'In 2023: The rulebook does not say; this is how we read it.'
	);
	expect(says('2023', 'death.player.nothing-to-pay')).toContain(
		'Online in 2024: The rulebook decides this.'
	);
});

test('nothing is told of the other state where both say the same', () => {
	for (const edition of STATES)
		for (const { differs, pieces } of books[edition].values()) {
			const text = pieces.map((piece) => piece.text).join('');
			expect(differs.map((one) => one.text)).not.toContain(text);
		}
});
