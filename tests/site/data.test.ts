/** The JSON that other programs read: its shapes, and what they say of it. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { LIBRARY } from '#lib/cards/library.ts';
import { OFFICIAL_CARDS } from '#lib/cards/official/lookup.ts';
import { EDITIONS } from '#lib/model/words.ts';
import { DIFFERENCES } from '#lib/rules/differences.ts';
import { RULE_IDS_IN } from '#lib/rules/index.ts';
import { parse, parseRuling } from '#lib/scenario/index.ts';
import { cardsData } from '#lib/ui/data/cards-data.ts';
import { fieldsOf, jsonSchemaOf } from '#lib/ui/data/json-schema.ts';
import { rulesData } from '#lib/ui/data/rules-data.ts';
import { rulingsData } from '#lib/ui/data/rulings-data.ts';
import { cardsShape, DATA_NAMES, rulesShape, rulingsShape, SHAPES } from '#lib/ui/data/shapes.ts';
import { rulings } from '../support/rulings.ts';

/** As another program gets it. */
const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

describe('rules.json', () => {
	const all = rulings();
	const data = rulesData(
		(id, edition) => (id === 'attack.hit' && edition === '2023' ? ['2023/cards/fly-dies'] : []),
		all
	);

	it('has its shape after having been sent, and nothing is lost', () => {
		expect(v.parse(rulesShape, sent(data))).toEqual(data);
	});

	it('has every rule once for each edition, with its place and what leans on it', () => {
		for (const one of EDITIONS)
			expect(data.rules.flatMap(({ id, edition }) => (edition === one ? id : []))).toEqual(
				RULE_IDS_IN[one]
			);
		// Extended Rulebook, 8 Attacking, begins on p. 36.
		const hit = data.rules.find(({ id }) => id === 'attack.hit');
		expect(hit).toMatchObject({
			edition: '2023',
			section: '8',
			title: 'Attacking',
			page: 36,
			status: 'settled',
			kind: 'mechanical',
			url: 'rules/2023/attacking/#attack.hit',
			scenarios: ['2023/cards/fly-dies']
		});
		// The original ruleset has neither numbers nor pages; its Glossary looks at the bonus to attack late.
		expect(data.rules.findLast(({ id }) => id === 'attack.hit')).toMatchObject({
			edition: 'original',
			section: 'attacking',
			title: 'Attacking',
			page: null,
			differs: ['combat-damage.bonus-late'],
			url: 'rules/original/attacking/#attack.hit',
			scenarios: []
		});
	});

	it('has every matter on which the editions differ, with rules that it has too', () => {
		expect(data.differences.map(({ id }) => id)).toEqual(DIFFERENCES.map(({ id }) => id));
		for (const { id, '2023': of2023, original, scenario } of data.differences) {
			for (const [edition, ids] of [
				['2023', of2023],
				['original', original]
			] as const)
				for (const rule of ids)
					expect(
						data.rules.some((one) => one.id === rule && one.edition === edition),
						`${id}: ${rule}`
					).toBe(true);
			if (scenario !== null)
				expect(existsSync(`content/scenarios/${scenario}.souls`), id).toBe(true);
		}
	});

	it('names the rulings that name the rule', () => {
		for (const { slug, edition, rules, beside } of all)
			for (const id of [...rules, ...beside])
				expect(
					data.rules.find((rule) => rule.id === id && rule.edition === edition)?.rulings
				).toContain(slug);
	});
});

describe('rulings.json', () => {
	const all = rulings();
	const data = rulingsData(all);

	it('has its shape after having been sent, and nothing is lost', () => {
		expect(v.parse(rulingsShape, sent(data))).toEqual(data);
	});

	it('has every ruling, with scenarios that can be read', () => {
		expect(data.rulings.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
		for (const { scenario, twin, otherwise } of data.rulings)
			for (const { text } of [scenario, twin, ...otherwise]) expect(parse(text).ok).toBe(true);
		expect(parseRuling('none', '').ok).toBe(false);
	});
});

describe('cards.json', () => {
	const data = cardsData();
	const byKey = new Map(data.cards.map((card) => [card.key, card]));

	it('has its shape after having been sent, and nothing is lost', () => {
		expect(v.parse(cardsShape, sent(data))).toEqual(sent(data));
	});

	it('has every official card and every card of the library once', () => {
		expect(byKey.size).toBe(data.cards.length);
		for (const key of [...OFFICIAL_CARDS.keys(), ...LIBRARY.keys()])
			expect(byKey.has(key), key).toBe(true);
	});

	it('says of each what the judge runs of it', () => {
		expect(byKey.get('the-relic')).toMatchObject({
			name: 'The Relic',
			kind: 'treasure',
			coverage: 'fully',
			url: 'cards/the-relic/'
		});
		for (const { key, coverage, lines, leftOut, abilities, url } of data.cards) {
			expect(coverage === 'not yet', key).toBe(!LIBRARY.has(key));
			expect(leftOut.length > 0, key).toBe(coverage === 'by hand');
			for (const line of leftOut) expect(lines).toContain(line);
			if (coverage === 'not yet') expect([url, lines, abilities]).toEqual([null, [], []]);
			if (abilities.length > 0) expect(lines.length, key).toBeGreaterThan(0);
		}
	});
});

/** Treasure errata of the original comprehensive ruleset; Bomb! says the same in both editions. */
it('cards.json says what the original edition changes', () => {
	const cards = new Map(cardsData().cards.map((card) => [card.key, card]));
	expect(cards.get('jawbone')).toMatchObject({
		lines: ['↷: Steal 3¢ from a player.'],
		original: { lines: ['↷: Steal up to 3¢ from a player.'] }
	});
	expect(cards.get('bomb')?.original).toBeNull();
	for (const { key, original } of cards.values())
		expect(original !== null, key).toBe(LIBRARY.get(key)?.variants?.original !== undefined);
});

describe('the shapes', () => {
	it.each(DATA_NAMES)('%s says of every field what it is', (name) => {
		const schema = jsonSchemaOf(SHAPES[name]);
		const fields = fieldsOf(schema);
		expect(fields.map((field) => field.name)).toContain('version');
		expect(fields.length).toBeGreaterThan(8);
		for (const { name: field, type, description } of fields) {
			expect(type, field).not.toBe('anything');
			expect(description, field).not.toBe('');
		}
		expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
	});
});
